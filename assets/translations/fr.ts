<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>Blitz Desktop</name>
  <message>
   <source>The record does not hold: {problem} Talk to the other player.</source>
   <translation>L’enregistrement ne tient pas : {problem} Parlez-en à l’autre joueur.</translation>
  </message>
  <message>
   <source>Not opened</source>
   <translation>Non ouverte</translation>
  </message>
  <message>
   <source>Open game</source>
   <translation>Ouvrir une partie</translation>
  </message>
  <message>
   <source>{name} is on the table.</source>
   <translation>{name} est sur la table.</translation>
  </message>
  <message>
   <source>Not discarded</source>
   <translation>Non abandonnée</translation>
  </message>
  <message>
   <source>Not begun</source>
   <translation>Non commencée</translation>
  </message>
  <message numerus="yes">
   <source>{n} entries</source>
   <translation>
    <numerusform>{n} coup</numerusform>
    <numerusform>{n} coups</numerusform>
   </translation>
  </message>
  <message>
   <source>Die</source>
   <translation>Dé</translation>
  </message>
  <message>
   <source>{hexes} to {side}</source>
   <translation>{hexes} à {side}</translation>
  </message>
  <message>
   <source>{change}, the hex with them</source>
   <translation>{change}, l’hexagone avec elles</translation>
  </message>
  <message>
   <source>Finish the decision at hand before you change anything by hand.</source>
   <translation>Terminez la décision en cours avant de modifier quoi que ce soit à la main.</translation>
  </message>
  <message>
   <source>There is nothing to change.</source>
   <translation>Il n’y a rien à modifier.</translation>
  </message>
  <message>
   <source>There is no place {place}.</source>
   <translation>Il n’y a pas de lieu {place}.</translation>
  </message>
  <message numerus="yes">
   <source>A unit cannot have {n} steps.</source>
   <translation>
    <numerusform>Une unité ne peut pas avoir {n} pas.</numerusform>
    <numerusform>Une unité ne peut pas avoir {n} pas.</numerusform>
   </translation>
  </message>
  <message>
   <source>There is no side {side}.</source>
   <translation>Il n’y a pas de camp {side}.</translation>
  </message>
  <message>
   <source>That would leave the game in no state it can be in: {fault}.</source>
   <translation>La partie serait dans un état impossible : {fault}.</translation>
  </message>
  <message>
   <source>{units} taken out of play</source>
   <translation>{units} hors jeu</translation>
  </message>
  <message>
   <source>{units} to {place}</source>
   <translation>{units} vers {place}</translation>
  </message>
  <message numerus="yes">
   <source>{units} at {n} steps</source>
   <translation>
    <numerusform>{units} à {n} pas</numerusform>
    <numerusform>{units} à {n} pas</numerusform>
   </translation>
  </message>
  <message>
   <source>Changed by hand: {change}</source>
   <translation>Modifié à la main : {change}</translation>
  </message>
  <message>
   <source>Pick the {what}, each once.</source>
   <translation>Choisissez {what}, une seule fois chacune.</translation>
  </message>
  <message>
   <source>Pick one unit.</source>
   <translation>Choisissez une unité.</translation>
  </message>
  <message>
   <source>units</source>
   <translation>les unités</translation>
  </message>
  <message>
   <source>printed in the rulebook</source>
   <translation>imprimés dans les règles</translation>
  </message>
  <message>
   <source>taken from history</source>
   <translation>d’après l’histoire</translation>
  </message>
  <message>
   <source>reconstructed, as the printed ones were not at hand</source>
   <translation>reconstitués, faute des valeurs imprimées</translation>
  </message>
  <message>
   <source>{label}: {value}</source>
   <translation>{label} : {value}</translation>
  </message>
  <message>
   <source>N</source>
   <translation>N</translation>
  </message>
  <message>
   <source>NE</source>
   <translation>NE</translation>
  </message>
  <message>
   <source>SE</source>
   <translation>SE</translation>
  </message>
  <message>
   <source>S</source>
   <translation>S</translation>
  </message>
  <message>
   <source>SW</source>
   <translation>SO</translation>
  </message>
  <message>
   <source>NW</source>
   <translation>NO</translation>
  </message>
  <message>
   <source>.</source>
   <translation>,</translation>
  </message>
  <message>
   <source>The scenario's file {path} is not there, or no longer as it was when this game was begun. The game goes on with the copy that it keeps.</source>
   <translation>Le fichier du scénario {path} n’est pas là, ou n’est plus ce qu’il était au début de cette partie. La partie continue avec la copie qu’elle garde.</translation>
  </message>
  <message>
   <source>The scenario is no longer as it was when this game was begun. The game goes on with the copy that it keeps.</source>
   <translation>Le scénario n’est plus ce qu’il était au début de cette partie. La partie continue avec la copie qu’elle garde.</translation>
  </message>
  <message>
   <source>Turn</source>
   <translation>Tour</translation>
  </message>
  <message>
   <source>Dates</source>
   <translation>Dates</translation>
  </message>
  <message>
   <source>Note</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>Turn track</source>
   <translation>Piste des tours</translation>
  </message>
  <message>
   <source>Bookmark</source>
   <translation>Signet</translation>
  </message>
  <message>
   <source>Undo</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Redo</source>
   <translation>Rétablir</translation>
  </message>
  <message>
   <source>Return to play</source>
   <translation>Revenir au jeu</translation>
  </message>
  <message>
   <source>Play on from here</source>
   <translation>Continuer d’ici</translation>
  </message>
  <message>
   <source>Look one entry back</source>
   <translation>Voir le coup précédent</translation>
  </message>
  <message>
   <source>Look one entry on</source>
   <translation>Voir le coup suivant</translation>
  </message>
  <message>
   <source>{words} (strict undo)</source>
   <translation>{words} (annulation stricte)</translation>
  </message>
  <message>
   <source>The table shows the present.</source>
   <translation>La table montre le présent.</translation>
  </message>
  <message>
   <source>Look at an earlier entry first.</source>
   <translation>Regardez d’abord un coup antérieur.</translation>
  </message>
  <message>
   <source>This is the beginning of the game.</source>
   <translation>C’est le début de la partie.</translation>
  </message>
  <message>
   <source>This is the latest entry.</source>
   <translation>C’est le dernier coup.</translation>
  </message>
  <message>
   <source>Next unit to move</source>
   <translation>Unité suivante à bouger</translation>
  </message>
  <message>
   <source>Previous unit to move</source>
   <translation>Unité précédente à bouger</translation>
  </message>
  <message>
   <source>No unit can be moved in this decision.</source>
   <translation>Aucune unité ne peut bouger dans cette décision.</translation>
  </message>
  <message>
   <source>no more: {reason}</source>
   <translation>plus rien : {reason}</translation>
  </message>
  <message>
   <source>this side</source>
   <translation>cette face</translation>
  </message>
  <message>
   <source>other side</source>
   <translation>autre face</translation>
  </message>
  <message>
   <source>may still be done</source>
   <translation>encore possible</translation>
  </message>
  <message>
   <source>may still attack {hexes}</source>
   <translation>peut encore attaquer {hexes}</translation>
  </message>
  <message>
   <source>has nothing to attack</source>
   <translation>n’a rien à attaquer</translation>
  </message>
  <message>
   <source>{prompt} ({missing} more)</source>
   <translation>{prompt} (encore {missing})</translation>
  </message>
  <message>
   <source>off the map</source>
   <translation>hors carte</translation>
  </message>
  <message>
   <source>turn {turn}</source>
   <translation>tour {turn}</translation>
  </message>
  <message>
   <source>On the map</source>
   <translation>Sur la carte</translation>
  </message>
  <message>
   <source>Unknown</source>
   <translation>Inconnu</translation>
  </message>
  <message>
   <source>No unit moves now. {prompt}</source>
   <translation>Aucune unité ne bouge maintenant. {prompt}</translation>
  </message>
  <message>
   <source>Chapter {number}</source>
   <translation>Chapitre {number}</translation>
  </message>
  <message numerus="yes">
   <source>{n} entries after entry {number}</source>
   <translation>
    <numerusform>{n} coup après le coup {number}</numerusform>
    <numerusform>{n} coups après le coup {number}</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>This line, {n} entries</source>
   <translation>
    <numerusform>Cette ligne, {n} coup</numerusform>
    <numerusform>Cette ligne, {n} coups</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} entries after the set-up</source>
   <translation>
    <numerusform>{n} coup après le déploiement</numerusform>
    <numerusform>{n} coups après le déploiement</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} entries after entry {number} of another line</source>
   <translation>
    <numerusform>{n} coup après le coup {number} d’une autre ligne</numerusform>
    <numerusform>{n} coups après le coup {number} d’une autre ligne</numerusform>
   </translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>La partie est finie</translation>
  </message>
  <message>
   <source>Note: </source>
   <translation>Note : </translation>
  </message>
  <message>
   <source>(taken back) </source>
   <translation>(repris) </translation>
  </message>
  <message>
   <source>(undone) </source>
   <translation>(annulé) </translation>
  </message>
  <message numerus="yes">
   <source>{n} throws that were taken back</source>
   <translation>
    <numerusform>{n} jet repris</numerusform>
    <numerusform>{n} jets repris</numerusform>
   </translation>
  </message>
  <message>
   <source>Movement</source>
   <translation>Mouvement</translation>
  </message>
  <message>
   <source>Battles</source>
   <translation>Combats</translation>
  </message>
  <message>
   <source>Dice</source>
   <translation>Dés</translation>
  </message>
  <message>
   <source>Control of hexes</source>
   <translation>Contrôle d’hexagones</translation>
  </message>
  <message>
   <source>Other events</source>
   <translation>Autres événements</translation>
  </message>
  <message>
   <source>There is none before.</source>
   <translation>Il n’y en a pas avant.</translation>
  </message>
  <message>
   <source>There is none after.</source>
   <translation>Il n’y en a pas après.</translation>
  </message>
  <message>
   <source>Look at the set-up</source>
   <translation>Voir le déploiement</translation>
  </message>
  <message>
   <source>Look one turn back</source>
   <translation>Voir le tour précédent</translation>
  </message>
  <message>
   <source>Look one turn on</source>
   <translation>Voir le tour suivant</translation>
  </message>
  <message>
   <source>Previous bookmark</source>
   <translation>Signet précédent</translation>
  </message>
  <message>
   <source>Next bookmark</source>
   <translation>Signet suivant</translation>
  </message>
  <message>
   <source>Bookmark this moment</source>
   <translation>Poser un signet ici</translation>
  </message>
  <message>
   <source>Add a note…</source>
   <translation>Ajouter une note…</translation>
  </message>
  <message>
   <source>Next: {label}.</source>
   <translation>À suivre – {label}.</translation>
  </message>
  <message>
   <source>Planned attacks not made: {text}.</source>
   <translation>Attaques prévues non faites : {text}.</translation>
  </message>
  <message numerus="yes">
   <source>{n} units have not moved.</source>
   <translation>
    <numerusform>{n} unité n’a pas bougé.</numerusform>
    <numerusform>{n} unités n’ont pas bougé.</numerusform>
   </translation>
  </message>
  <message>
   <source>Then {label} goes on, or ends.</source>
   <translation>Ensuite, {label} se poursuit ou s’achève.</translation>
  </message>
  <message>
   <source>Next: the turn ends.</source>
   <translation>Ensuite : fin du tour.</translation>
  </message>
  <message>
   <source>Next: play begins.</source>
   <translation>Ensuite : le jeu commence.</translation>
  </message>
  <message>
   <source>Control and front line</source>
   <translation>Contrôle et ligne de front</translation>
  </message>
  <message>
   <source>Countries</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>Stacks</source>
   <translation>Piles</translation>
  </message>
  <message>
   <source>Last moves</source>
   <translation>Derniers mouvements</translation>
  </message>
  <message>
   <source>Changes this turn</source>
   <translation>Changements du tour</translation>
  </message>
  <message>
   <source>Planned attacks</source>
   <translation>Attaques prévues</translation>
  </message>
  <message>
   <source>Counters and strength; {stacks}, {highest} in the highest.</source>
   <translation>Pions et force ; {stacks}, {highest} dans la plus haute.</translation>
  </message>
  <message>
   <source>targets</source>
   <translation>cibles</translation>
  </message>
  <message>
   <source>{units} can move to {hex}, from {hexes}.</source>
   <translation>Peuvent atteindre {hex} : {units}, depuis {hexes}.</translation>
  </message>
  <message numerus="yes">
   <source>{side}: {n} hexes</source>
   <translation>
    <numerusform>{side} : {n} hexagone</numerusform>
    <numerusform>{side} : {n} hexagones</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} stacks</source>
   <translation>
    <numerusform>{n} pile</numerusform>
    <numerusform>{n} piles</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} counters</source>
   <translation>
    <numerusform>{n} pion</numerusform>
    <numerusform>{n} pions</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} moves</source>
   <translation>
    <numerusform>{n} mouvement</numerusform>
    <numerusform>{n} mouvements</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} attacks</source>
   <translation>
    <numerusform>{n} attaque</numerusform>
    <numerusform>{n} attaques</numerusform>
   </translation>
  </message>
  <message>
   <source>taken: {side}</source>
   <translation>pris : {side}</translation>
  </message>
  <message>
   <source>steps lost</source>
   <translation>pas perdus</translation>
  </message>
  <message>
   <source>{taken}, {lost}.</source>
   <translation>{taken}, {lost}.</translation>
  </message>
  <message>
   <source>held: {side}</source>
   <translation>tenu : {side}</translation>
  </message>
  <message>
   <source>last moves</source>
   <translation>derniers mouvements</translation>
  </message>
  <message>
   <source>planned attacks</source>
   <translation>attaques prévues</translation>
  </message>
  <message>
   <source>units that can come here</source>
   <translation>unités pouvant venir ici</translation>
  </message>
  <message>
   <source>the hex asked about</source>
   <translation>l’hexagone en question</translation>
  </message>
  <message numerus="yes">
   <source>{n} units</source>
   <translation>
    <numerusform>{n} unité</numerusform>
    <numerusform>{n} unités</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hexes</source>
   <translation>
    <numerusform>{n} hexagone</numerusform>
    <numerusform>{n} hexagones</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hexes changed hands</source>
   <translation>
    <numerusform>{n} hexagone a changé de main</numerusform>
    <numerusform>{n} hexagones ont changé de main</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} steps were lost</source>
   <translation>
    <numerusform>{n} pas perdu</numerusform>
    <numerusform>{n} pas perdus</numerusform>
   </translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Déploiement</translation>
  </message>
  <message>
   <source>{game}: after-action report</source>
   <translation>{game} : compte rendu de partie</translation>
  </message>
  <message>
   <source>The map after {chapter}</source>
   <translation>La carte après {chapter}</translation>
  </message>
  <message>
   <source>Steps lost</source>
   <translation>Pas perdus</translation>
  </message>
  <message>
   <source>Hexes under control</source>
   <translation>Hexagones contrôlés</translation>
  </message>
  <message>
   <source>set-up</source>
   <translation>déploiement</translation>
  </message>
  <message>
   <source>The game is not over yet.</source>
   <translation>La partie n’est pas encore finie.</translation>
  </message>
  <message>
   <source>{side}: {losses}, {hexes}</source>
   <translation>{side} : {losses}, {hexes}</translation>
  </message>
  <message numerus="yes">
   <source>{n} steps lost</source>
   <translation>
    <numerusform>{n} pas perdu</numerusform>
    <numerusform>{n} pas perdus</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} hexes held</source>
   <translation>
    <numerusform>{n} hexagone tenu</numerusform>
    <numerusform>{n} hexagones tenus</numerusform>
   </translation>
  </message>
  <message>
   <source>; </source>
   <translation> ; </translation>
  </message>
  <message>
   <source>Victory</source>
   <translation>Victoire</translation>
  </message>
  <message>
   <source>It is not set up now.</source>
   <translation>Elle ne se déploie pas maintenant.</translation>
  </message>
  <message>
   <source>No place is open to it.</source>
   <translation>Aucun lieu ne lui est ouvert.</translation>
  </message>
  <message>
   <source>Auto-place</source>
   <translation>Placer d’office</translation>
  </message>
  <message>
   <source>Deal at random</source>
   <translation>Répartir au hasard</translation>
  </message>
  <message>
   <source>Nothing is being set up now.</source>
   <translation>Rien ne se déploie maintenant.</translation>
  </message>
  <message>
   <source>All units here have a place of their own.</source>
   <translation>Toutes les unités ici ont leur place.</translation>
  </message>
  <message>
   <source>{name} is damaged in line {line}: {text}.</source>
   <translation>{name} est abîmé à la ligne {line} : {text}.</translation>
  </message>
  <message>
   <source>The end of {name} is missing.</source>
   <translation>La fin de {name} manque.</translation>
  </message>
  <message>
   <source>{title} (automatic save)</source>
   <translation>{title} (sauvegarde automatique)</translation>
  </message>
  <message>
   <source>Open in another window</source>
   <translation>Ouverte dans une autre fenêtre</translation>
  </message>
  <message>
   <source>“{name}” cannot be the name of a file.</source>
   <translation>« {name} » ne peut pas être un nom de fichier.</translation>
  </message>
  <message>
   <source>There is a game called “{name}” already.</source>
   <translation>Une partie s’appelle déjà « {name} ».</translation>
  </message>
  <message>
   <source>{name} is damaged in its first line.</source>
   <translation>{name} est endommagé dès sa première ligne.</translation>
  </message>
  <message>
   <source>{name} is not a game of Blitz Desktop.</source>
   <translation>{name} n’est pas une partie de Blitz Desktop.</translation>
  </message>
  <message>
   <source>Turn {turn}</source>
   <translation>Tour {turn}</translation>
  </message>
  <message>
   <source>{name} cannot be renamed: {why}.</source>
   <translation>{name} ne peut pas être renommé : {why}.</translation>
  </message>
  <message>
   <source>Strict undo: thrown dice, units seen and turns handed over stand. Otherwise anything can be taken back.</source>
   <translation>Annulation stricte : dés jetés, unités vues et tours remis restent acquis. Sinon tout peut être repris.</translation>
  </message>
  <message>
   <source>Small choices of the other side, such as its losses, are made without passing the table, where they show nothing hidden.</source>
   <translation>Les petits choix de l’autre camp, comme ses pertes, se font sans passer la table, s’ils ne révèlent rien de caché.</translation>
  </message>
  <message>
   <source>Solitaire, all open</source>
   <translation>Solitaire, tout visible</translation>
  </message>
  <message>
   <source>Solitaire with fog of war</source>
   <translation>Solitaire avec brouillard de guerre</translation>
  </message>
  <message>
   <source>Two players, one screen</source>
   <translation>Deux joueurs, un écran</translation>
  </message>
  <message>
   <source>Two players, by file</source>
   <translation>Deux joueurs, par fichier</translation>
  </message>
  <message>
   <source>You play both sides and see everything.</source>
   <translation>Vous jouez les deux camps et voyez tout.</translation>
  </message>
  <message>
   <source>You play both sides, and look at the table as the side that decides. A curtain stands between the sides; you may open the table, and the log keeps it.</source>
   <translation>Vous jouez les deux camps et voyez la table comme le camp qui décide. Un rideau sépare les camps ; vous pouvez ouvrir la table, et le journal le note.</translation>
  </message>
  <message>
   <source>You pass the screen to each other. A curtain hides the table until the other player is ready.</source>
   <translation>Vous vous passez l’écran. Un rideau cache la table jusqu’à ce que l’autre joueur soit prêt.</translation>
  </message>
  <message>
   <source>You send each other the game as a file. Each player sees what that side may know. It is on trust, since the file holds all.</source>
   <translation>Vous vous envoyez la partie en fichier. Chaque joueur voit ce que son camp peut savoir. C’est sur l’honneur, car le fichier contient tout.</translation>
  </message>
  <message>
   <source>table open</source>
   <translation>table ouverte</translation>
  </message>
  <message>
   <source>strict undo</source>
   <translation>annulation stricte</translation>
  </message>
  <message>
   <source>free undo</source>
   <translation>annulation libre</translation>
  </message>
  <message>
   <source>From here on: {kind}.</source>
   <translation>Désormais : {kind}.</translation>
  </message>
  <message>
   <source>From here on undo is strict.</source>
   <translation>Désormais l’annulation est stricte.</translation>
  </message>
  <message>
   <source>Table opened.</source>
   <translation>Table ouverte.</translation>
  </message>
  <message>
   <source>Table closed again.</source>
   <translation>Table refermée.</translation>
  </message>
  <message>
   <source>Small choices are made without passing the table.</source>
   <translation>Les petits choix se font sans passer la table.</translation>
  </message>
  <message>
   <source>Small choices are passed to the side they belong to.</source>
   <translation>Les petits choix passent au camp concerné.</translation>
  </message>
  <message>
   <source>To decide now: {side}.</source>
   <translation>À décider maintenant : {side}.</translation>
  </message>
  <message>
   <source>{label}: only {text} can be meant.</source>
   <translation>{label} : il ne peut s’agir que de {text}.</translation>
  </message>
  <message>
   <source>{parts}, dice up to {risk} more</source>
   <translation>{parts}, dés jusqu’à {risk} de plus</translation>
  </message>
  <message>
   <source>{points} point</source>
   <translation>{points} point</translation>
  </message>
  <message>
   <source>{points} points</source>
   <translation>{points} points</translation>
  </message>
  <message>
   <source>{left} left</source>
   <translation>reste {left}</translation>
  </message>
  <message>
   <source>must stop there (§ {rule})</source>
   <translation>doit s’y arrêter (§ {rule})</translation>
  </message>
  <message>
   <source>dice may stop it short</source>
   <translation>les dés peuvent l’arrêter</translation>
  </message>
  <message>
   <source>{title} · units: {number}</source>
   <translation>{title} · unités : {number}</translation>
  </message>
  <message>
   <source>{name} is open in another window of Blitz Desktop.</source>
   <translation>{name} est ouverte dans une autre fenêtre de Blitz Desktop.</translation>
  </message>
  <message>
   <source>the disk is full</source>
   <translation>le disque est plein</translation>
  </message>
  <message>
   <source>the system does not allow it</source>
   <translation>le système ne l’autorise pas</translation>
  </message>
  <message>
   <source>nothing can be written there</source>
   <translation>on ne peut rien y écrire</translation>
  </message>
  <message>
   <source>there is no such file or folder</source>
   <translation>ce fichier ou ce dossier n’existe pas</translation>
  </message>
  <message>
   <source>it is a folder</source>
   <translation>c’est un dossier</translation>
  </message>
  <message>
   <source>it is a link that leads back to itself</source>
   <translation>c’est un lien qui ramène à lui-même</translation>
  </message>
  <message>
   <source>{name} is too large to be a game.</source>
   <translation>{name} est trop gros pour être une partie.</translation>
  </message>
  <message>
   <source>{name} cannot be opened: {why}.</source>
   <translation>{name} ne peut pas être ouvert : {why}.</translation>
  </message>
  <message>
   <source>Entry {number} does not fit the position before it.</source>
   <translation>Le coup {number} ne va pas avec la position qui le précède.</translation>
  </message>
  <message>
   <source>The game is not being recorded in {folder}: {why}. You can play on, and the program tries again after every move.</source>
   <translation>La partie n’est pas enregistrée dans {folder} : {why}. Vous pouvez continuer, le programme réessaie après chaque coup.</translation>
  </message>
  <message>
   <source>{file} does not begin like a game.</source>
   <translation>{file} ne commence pas comme une partie.</translation>
  </message>
  <message>
   <source>The journal {path} is not open.</source>
   <translation>Le journal {path} n’est pas ouvert.</translation>
  </message>
  <message>
   <source>{path} cannot be removed: {why}.</source>
   <translation>{path} ne peut pas être supprimé : {why}.</translation>
  </message>
  <message>
   <source>{path} cannot be kept: {why}.</source>
   <translation>{path} ne peut pas être conservé : {why}.</translation>
  </message>
  <message>
   <source>{name} is no longer where this game was saved.</source>
   <translation>{name} n’est plus là où cette partie a été enregistrée.</translation>
  </message>
  <message>
   <source>{name} has been changed since this game left it.</source>
   <translation>{name} a été modifié depuis que cette partie l’a quitté.</translation>
  </message>
  <message>
   <source>The game cannot be saved as {path}: {why}.</source>
   <translation>La partie ne peut pas être enregistrée sous {path} : {why}.</translation>
  </message>
  <message>
   <source>What was hidden stays hidden: this game cannot be made a more open one.</source>
   <translation>Ce qui était caché le reste : cette partie ne peut pas devenir plus ouverte.</translation>
  </message>
  <message>
   <source>This game is strict and stays so.</source>
   <translation>Cette partie est stricte et le reste.</translation>
  </message>
  <message>
   <source>Only a lone player can open the table.</source>
   <translation>Seul un joueur solitaire peut ouvrir la table.</translation>
  </message>
  <message>
   <source>A game by file is one from its beginning.</source>
   <translation>Une partie par fichier l’est dès son début.</translation>
  </message>
  <message>
   <source>Whether small choices are made for the other side is settled when the game is begun.</source>
   <translation>Décider si les petits choix se font pour l’autre camp se règle au début de la partie.</translation>
  </message>
  <message>
   <source>its checksum is wrong</source>
   <translation>sa somme de contrôle est fausse</translation>
  </message>
  <message>
   <source>This game was made by a newer version of Blitz Desktop ({version}). Please update the program to open it.</source>
   <translation>Cette partie vient d’une version plus récente de Blitz Desktop ({version}). Mettez le programme à jour pour l’ouvrir.</translation>
  </message>
  <message>
   <source>it does not follow from the lines before it</source>
   <translation>elle ne découle pas des lignes précédentes</translation>
  </message>
  <message>
   <source>it is no record of a game ({error})</source>
   <translation>ce n’est pas un enregistrement de partie ({error})</translation>
  </message>
  <message>
   <source>This entry cannot be told: it does not fit the game.</source>
   <translation>Ce coup ne peut pas être raconté : il ne va pas avec la partie.</translation>
  </message>
  <message>
   <source>{name} is damaged in its first line: nothing of it can be opened.</source>
   <translation>{name} est endommagé dès sa première ligne : rien n’en peut être ouvert.</translation>
  </message>
  <message>
   <source>{name} is damaged in line {line}: {text}. The game can be opened up to there, with {entries}.</source>
   <translation>{name} est abîmé à la ligne {line} : {text}. La partie peut être ouverte jusque-là, avec {entries}.</translation>
  </message>
  <message>
   <source>Entry {number} was recorded by rules that this version does not know. The game is opened up to there.</source>
   <translation>Le coup {number} a été enregistré par des règles que cette version ne connaît pas. La partie est ouverte jusque-là.</translation>
  </message>
  <message>
   <source>Entry {number} leads to a position that the rules of the game do not know. The game is opened up to there.</source>
   <translation>Le coup {number} mène à une position que les règles du jeu ne connaissent pas. La partie est ouverte jusque-là.</translation>
  </message>
  <message>
   <source>The file is damaged in line {line}. The game is opened up to there.</source>
   <translation>Le fichier est abîmé à la ligne {line}. La partie est ouverte jusque-là.</translation>
  </message>
  <message>
   <source>The scenario has changed since this game was begun. It is shown as it was recorded, but go on with care.</source>
   <translation>Le scénario a changé depuis le début de cette partie. Elle est montrée telle qu’enregistrée, mais continuez avec prudence.</translation>
  </message>
  <message>
   <source>{name} needs the scenario {key}, which is not here.</source>
   <translation>{name} demande le scénario {key}, qui n’est pas là.</translation>
  </message>
  <message>
   <source>The position is not quite the recorded one: the rules or the scenario have changed.</source>
   <translation>La position n’est pas tout à fait celle enregistrée : les règles ou le scénario ont changé.</translation>
  </message>
  <message>
   <source>{error} The game is opened up to there.</source>
   <translation>{error} La partie est ouverte jusque-là.</translation>
  </message>
  <message numerus="yes">
   <source>The end of the file is missing, and how many entries are lost with it is unknown. The game is opened with the {n} that are whole.</source>
   <translation>
    <numerusform>La fin du fichier manque, et l’on ne sait pas combien de coups sont perdus. La partie est ouverte avec ce qui est entier : {n} coup.</numerusform>
    <numerusform>La fin du fichier manque, et l’on ne sait pas combien de coups sont perdus. La partie est ouverte avec les {n} qui sont entiers.</numerusform>
   </translation>
  </message>
  <message>
   <source>The last line was not written to its end; the action under way then is lost.</source>
   <translation>La dernière ligne n’a pas été écrite jusqu’au bout ; l’action alors en cours est perdue.</translation>
  </message>
  <message>
   <source>The table shows the past; return to play first.</source>
   <translation>La table montre le passé ; revenez d’abord au jeu.</translation>
  </message>
  <message>
   <source>Nothing has been done that could be undone.</source>
   <translation>Rien n’a été fait qui puisse être annulé.</translation>
  </message>
  <message>
   <source>Nothing has been undone that could be done again.</source>
   <translation>Rien n’a été annulé qui puisse être rétabli.</translation>
  </message>
  <message>
   <source>There is no line {line}.</source>
   <translation>Il n’y a pas de ligne {line}.</translation>
  </message>
  <message>
   <source>In a game by file the program throws: the other player would not see your dice.</source>
   <translation>Dans une partie par fichier, le programme lance les dés : l’autre joueur ne verrait pas les vôtres.</translation>
  </message>
  <message>
   <source>In a strict game between two players the program throws.</source>
   <translation>Dans une partie stricte à deux joueurs, le programme lance les dés.</translation>
  </message>
  <message>
   <source>No dice were entered, so nothing has happened.</source>
   <translation>Aucun dé n’a été saisi, donc rien ne s’est passé.</translation>
  </message>
  <message>
   <source>The next entry was recorded by rules that this version does not know.</source>
   <translation>Le coup suivant a été enregistré par des règles que cette version ne connaît pas.</translation>
  </message>
  <message>
   <source>What follows in the file cannot be read.</source>
   <translation>La suite du fichier ne peut pas être lue.</translation>
  </message>
  <message>
   <source>The end of the file is missing, and how many entries are lost with it is unknown.</source>
   <translation>La fin du fichier manque, et l’on ne sait pas combien de coups sont perdus.</translation>
  </message>
  <message>
   <source>it is recorded for {side!r}, but {asked!r} had to decide</source>
   <translation>il est enregistré pour {side!r}, mais c’était à {asked!r} de décider</translation>
  </message>
  <message>
   <source>the action is not legal: {reason}</source>
   <translation>l’action n’est pas permise : {reason}</translation>
  </message>
  <message>
   <source>the events are others</source>
   <translation>les événements sont autres</translation>
  </message>
  <message>
   <source>the digest is {digest}, recorded is {then}</source>
   <translation>l’empreinte est {digest}, celle enregistrée {then}</translation>
  </message>
  <message>
   <source>Entry {number} does not come out as recorded: {difference}.</source>
   <translation>Le coup {number} ne donne pas ce qui est enregistré : {difference}.</translation>
  </message>
  <message>
   <source>throw {number} shows {faces}, which the seed does not give</source>
   <translation>le jet {number} montre {faces}, ce que la graine ne donne pas</translation>
  </message>
  <message>
   <source>the dice are others: {error}</source>
   <translation>les dés sont autres : {error}</translation>
  </message>
  <message>
   <source>{name} is your own copy of the game. Give that for the other player another name.</source>
   <translation>{name} est votre propre copie de la partie. Donnez un autre nom à celle de l’autre joueur.</translation>
  </message>
  <message>
   <source>Nothing was played before entry 1.</source>
   <translation>Rien n’a été joué avant le coup 1.</translation>
  </message>
  <message>
   <source>This game is strict: dice that were thrown stand.</source>
   <translation>Cette partie est stricte : les dés jetés restent acquis.</translation>
  </message>
  <message>
   <source>This game is strict: what was done before the table was passed on stands.</source>
   <translation>Cette partie est stricte : ce qui a été fait avant de passer la table reste acquis.</translation>
  </message>
  <message>
   <source>This game is strict: what let you see hidden units stands.</source>
   <translation>Cette partie est stricte : ce qui vous a montré des unités cachées reste acquis.</translation>
  </message>
  <message numerus="yes">
   <source>This line of play has {n} entries, and so no entry {number}.</source>
   <translation>
    <numerusform>Cette ligne de jeu a {n} coup, donc pas de coup {number}.</numerusform>
    <numerusform>Cette ligne de jeu a {n} coups, donc pas de coup {number}.</numerusform>
   </translation>
  </message>
  <message>
   <source>Commit the Royal Air Force to an all-out effort for the rest of the game? It cannot be taken back.</source>
   <translation>Engager la Royal Air Force à fond jusqu’à la fin ? C’est irrévocable.</translation>
  </message>
  <message>
   <source>RAF aircraft, one fewer than the die</source>
   <translation>avions de la RAF, un de moins que le dé</translation>
  </message>
  <message>
   <source>How many aircraft support the battle at {target}? Each shifts one column for the Allies.</source>
   <translation>Combien d’avions soutiennent le combat en {target} ? Chacun décale d’une colonne pour les Alliés.</translation>
  </message>
  <message numerus="yes">
   <source>{n} aircraft are available.</source>
   <translation>
    <numerusform>{n} avion disponible.</numerusform>
    <numerusform>{n} avions disponibles.</numerusform>
   </translation>
  </message>
  <message>
   <source>Answer yes or no.</source>
   <translation>Répondez oui ou non.</translation>
  </message>
  <message>
   <source>Hold the RAF back</source>
   <translation>Retenir la RAF</translation>
  </message>
  <message>
   <source>Commit the RAF</source>
   <translation>Engager la RAF</translation>
  </message>
  <message>
   <source>{planes} aircraft</source>
   <translation>{planes} avions</translation>
  </message>
  <message>
   <source>No aircraft</source>
   <translation>Aucun avion</translation>
  </message>
  <message>
   <source>landing of {unit} on {hex}, survives on {roll} or less</source>
   <translation>atterrissage de {unit} en {hex}, réussi sur {roll} ou moins</translation>
  </message>
  <message>
   <source>Airborne landings: drop units on their targets, then roll for each in any order.</source>
   <translation>Atterrissages : larguez les unités sur leurs cibles, puis jetez le dé pour chacune.</translation>
  </message>
  <message>
   <source>Drop</source>
   <translation>Larguer</translation>
  </message>
  <message>
   <source>Roll for a landing</source>
   <translation>Jeter pour un atterrissage</translation>
  </message>
  <message>
   <source>No further landings</source>
   <translation>Fin des atterrissages</translation>
  </message>
  <message>
   <source>Airborne landings: roll for the next unit in the air.</source>
   <translation>Atterrissages : jetez pour la prochaine unité en l’air.</translation>
  </message>
  <message>
   <source>The airborne landings are over.</source>
   <translation>Les atterrissages sont finis.</translation>
  </message>
  <message>
   <source>The landing in {hex} drives the units there out: move them to neighbouring hexes.</source>
   <translation>L’atterrissage en {hex} chasse les unités présentes : déplacez-les vers les hexagones voisins.</translation>
  </message>
  <message>
   <source>Choose the fort complex in {hex} that falls with the airborne unit.</source>
   <translation>Choisissez l’ouvrage de {hex} qui tombe avec l’unité aéroportée.</translation>
  </message>
  <message>
   <source>Units are still in the air.</source>
   <translation>Des unités sont encore en l’air.</translation>
  </message>
  <message>
   <source>Only airborne units not dropped yet.</source>
   <translation>Seulement des unités aéroportées pas encore larguées.</translation>
  </message>
  <message>
   <source>There is no such hex.</source>
   <translation>Cet hexagone n’existe pas.</translation>
  </message>
  <message>
   <source>No landing in {name} hexes.</source>
   <translation>Pas d’atterrissage en {name}.</translation>
  </message>
  <message>
   <source>One airborne unit a hex.</source>
   <translation>Une unité aéroportée par hexagone.</translation>
  </message>
  <message>
   <source>German units are in {hex} already.</source>
   <translation>Des unités allemandes sont déjà en {hex}.</translation>
  </message>
  <message>
   <source>All units are dropped before the first roll.</source>
   <translation>Toutes les unités sont larguées avant le premier jet.</translation>
  </message>
  <message>
   <source>Only airborne units not dropped yet, one by one.</source>
   <translation>Seulement des unités aéroportées pas encore larguées, une à une.</translation>
  </message>
  <message>
   <source>Only dropped units land.</source>
   <translation>Seules les unités larguées atterrissent.</translation>
  </message>
  <message>
   <source>Only mobile units in the landing hex.</source>
   <translation>Seulement les unités mobiles de l’hexagone visé.</translation>
  </message>
  <message>
   <source>They go to neighbouring hexes.</source>
   <translation>Elles vont vers les hexagones voisins.</translation>
  </message>
  <message>
   <source>Nothing goes from {start} to {hex}.</source>
   <translation>Rien ne va de {start} à {hex}.</translation>
  </message>
  <message>
   <source>German units are in {hex}.</source>
   <translation>Des unités allemandes sont en {hex}.</translation>
  </message>
  <message>
   <source>Mechanised units may not enter marsh.</source>
   <translation>Les unités mécanisées n’entrent pas dans les marais.</translation>
  </message>
  <message>
   <source>Only a fort complex in the landing hex.</source>
   <translation>Seulement un ouvrage de l’hexagone visé.</translation>
  </message>
  <message>
   <source>Pick an airborne unit</source>
   <translation>Choisissez une unité aéroportée</translation>
  </message>
  <message>
   <source>Pick a hex to land in</source>
   <translation>Choisissez où atterrir</translation>
  </message>
  <message>
   <source>Pick the next to roll for</source>
   <translation>Choisissez la suivante</translation>
  </message>
  <message>
   <source>{name} on {hex}</source>
   <translation>{name} sur {hex}</translation>
  </message>
  <message>
   <source>French national morale</source>
   <translation>moral national français</translation>
  </message>
  <message>
   <source>Drive out</source>
   <translation>Chasser</translation>
  </message>
  <message>
   <source>Destroy</source>
   <translation>Détruire</translation>
  </message>
  <message>
   <source>Pick the units to move</source>
   <translation>Choisissez les unités à déplacer</translation>
  </message>
  <message>
   <source>Pick a neighbouring hex</source>
   <translation>Choisissez un hexagone voisin</translation>
  </message>
  <message>
   <source>Pick a fort complex</source>
   <translation>Choisissez un ouvrage</translation>
  </message>
  <message>
   <source>capitulation of {country}, on {roll} or less</source>
   <translation>capitulation : {country}, sur {roll} ou moins</translation>
  </message>
  <message>
   <source>capitulation of {country}, on {roll} or more</source>
   <translation>capitulation : {country}, sur {roll} ou plus</translation>
  </message>
  <message>
   <source>The capitulation of {country} is about to be checked: launch the one terror bombing first?</source>
   <translation>Capitulation de ce pays sur le point d’être testée : {country}. Lancer d’abord l’unique bombardement de terreur ?</translation>
  </message>
  <message>
   <source>There is one terror bombing a game, in 1940 only.</source>
   <translation>Il y a un seul bombardement de terreur par partie, en 1940 seulement.</translation>
  </message>
  <message>
   <source>{hex} is not under Allied control.</source>
   <translation>{hex} n’est pas sous contrôle allié.</translation>
  </message>
  <message>
   <source>Only a city of that nation is bombed.</source>
   <translation>On ne bombarde qu’une ville de ce pays.</translation>
  </message>
  <message>
   <source>Roll without bombing</source>
   <translation>Jeter le dé sans bombarder</translation>
  </message>
  <message>
   <source>Terror bombing</source>
   <translation>Bombardement de terreur</translation>
  </message>
  <message>
   <source>Pick a city hex under Allied control</source>
   <translation>Choisissez un hexagone de ville sous contrôle allié</translation>
  </message>
  <message>
   <source>{divisions} of {divisions_2} divisions</source>
   <translation>{divisions} sur {divisions_2} divisions</translation>
  </message>
  <message>
   <source>{name} (neutral)</source>
   <translation>{name} (neutre)</translation>
  </message>
  <message>
   <source>no entry</source>
   <translation>entrée interdite</translation>
  </message>
  <message>
   <source>Volatile</source>
   <translation>Volatile</translation>
  </message>
  <message>
   <source>one die is added to its factor in each battle</source>
   <translation>un dé s’ajoute à son facteur à chaque combat</translation>
  </message>
  <message>
   <source>Country</source>
   <translation>Pays</translation>
  </message>
  <message>
   <source>Site</source>
   <translation>Site</translation>
  </message>
  <message>
   <source>Control</source>
   <translation>Contrôle</translation>
  </message>
  <message>
   <source>Zones of control</source>
   <translation>Zones de contrôle</translation>
  </message>
  <message>
   <source>Terrain</source>
   <translation>Terrain</translation>
  </message>
  <message>
   <source>{name}: {leg} MP on foot, {mechanised} mechanised</source>
   <translation>{name} : {leg} PM à pied, {mechanised} mécanisé</translation>
  </message>
  <message>
   <source>Hexside {direction}</source>
   <translation>Côté {direction}</translation>
  </message>
  <message>
   <source>Army</source>
   <translation>Armée</translation>
  </message>
  <message>
   <source>Type</source>
   <translation>Type</translation>
  </message>
  <message>
   <source>Stacking</source>
   <translation>Empilement</translation>
  </message>
  <message>
   <source>{divisions} division</source>
   <translation>{divisions} division</translation>
  </message>
  <message>
   <source>exerts one</source>
   <translation>en exerce une</translation>
  </message>
  <message>
   <source>none</source>
   <translation>aucune</translation>
  </message>
  <message>
   <source>Its numbers</source>
   <translation>Ses nombres</translation>
  </message>
  <message>
   <source>Movement points left</source>
   <translation>Points de mouvement restants</translation>
  </message>
  <message>
   <source>Moved</source>
   <translation>A bougé</translation>
  </message>
  <message>
   <source>Attacked</source>
   <translation>A attaqué</translation>
  </message>
  <message>
   <source>counts as a roll of {STEADY_ROLL} in the Basic Game</source>
   <translation>compte comme un jet de {STEADY_ROLL} dans le jeu de base</translation>
  </message>
  <message>
   <source>Supply</source>
   <translation>Ravitaillement</translation>
  </message>
  <message>
   <source>out of supply: {text}</source>
   <translation>non ravitaillée : {text}</translation>
  </message>
  <message>
   <source>Out of supply</source>
   <translation>Non ravitaillée</translation>
  </message>
  <message>
   <source>4 movement points at most, attack halved</source>
   <translation>4 points de mouvement au plus, attaque divisée par deux</translation>
  </message>
  <message>
   <source>nobody</source>
   <translation>personne</translation>
  </message>
  <message>
   <source>{name}: no entry</source>
   <translation>{name} : entrée interdite</translation>
  </message>
  <message>
   <source>Combat</source>
   <translation>Combat</translation>
  </message>
  <message>
   <source>{shift} for the defender</source>
   <translation>{shift} pour le défenseur</translation>
  </message>
  <message>
   <source>Steps</source>
   <translation>Pas</translation>
  </message>
  <message>
   <source>{steps} of {full_steps}</source>
   <translation>{steps} sur {full_steps}</translation>
  </message>
  <message>
   <source>, then </source>
   <translation>, puis </translation>
  </message>
  <message>
   <source>Printed factors</source>
   <translation>Facteurs imprimés</translation>
  </message>
  <message>
   <source>Zone of control</source>
   <translation>Zone de contrôle</translation>
  </message>
  <message>
   <source>About it</source>
   <translation>À savoir</translation>
  </message>
  <message>
   <source>no</source>
   <translation>non</translation>
  </message>
  <message numerus="yes">
   <source>yes, for {n} points</source>
   <translation>
    <numerusform>oui, pour {n} point</numerusform>
    <numerusform>oui, pour {n} points</numerusform>
   </translation>
  </message>
  <message>
   <source>yes</source>
   <translation>oui</translation>
  </message>
  <message>
   <source>in supply: first turn</source>
   <translation>ravitaillée : premier tour</translation>
  </message>
  <message>
   <source>in supply where it stands</source>
   <translation>ravitaillée sur place</translation>
  </message>
  <message numerus="yes">
   <source>in supply, {n} hexes from {line}</source>
   <translation>
    <numerusform>ravitaillée, à {n} hexagone de {line}</numerusform>
    <numerusform>ravitaillée, à {n} hexagones de {line}</numerusform>
   </translation>
  </message>
  <message>
   <source>Factors now</source>
   <translation>Facteurs actuels</translation>
  </message>
  <message>
   <source> and </source>
   <translation> et </translation>
  </message>
  <message>
   <source>Concentric assault (not on forts or the Siegfried Line)</source>
   <translation>Assaut concentrique (ni sur les forts ni sur la ligne Siegfried)</translation>
  </message>
  <message>
   <source>German attack, in a couplet that fights before it moves</source>
   <translation>Attaque allemande, dans une manche où l’on combat avant de bouger</translation>
  </message>
  <message>
   <source>Allied attack, in a couplet that moves before it fights</source>
   <translation>Attaque alliée, dans une manche où l’on bouge avant de combattre</translation>
  </message>
  <message>
   <source>Points to enter a hex; with + to cross a hexside. Columns are shifted left (L) for the defender, right (R) for the attacker. ½: factors halved.</source>
   <translation>Points pour entrer dans un hexagone ; avec + pour franchir un côté. Les colonnes se décalent à gauche (G) pour le défenseur, à droite (D) pour l’attaquant. ½ : facteurs divisés par deux.</translation>
  </message>
  <message>
   <source>½ mechanised</source>
   <translation>½ mécanisés</translation>
  </message>
  <message>
   <source>Into a hex of one's own side: nothing. Where points do not suffice the units stop, and the hexside is closed for the phase.</source>
   <translation>Vers un hexagone de son camp : rien. Là où les points ne suffisent pas, les unités s’arrêtent et le côté est fermé pour la phase.</translation>
  </message>
  <message>
   <source>Over a river or canal into an enemy hex</source>
   <translation>Par-dessus une rivière ou un canal vers un hexagone ennemi</translation>
  </message>
  <message>
   <source>Steps lost by the attacker, then by the defender. Odds are rounded for the defender; odds below the first column use it, the last needs no die.</source>
   <translation>Pas perdus par l’attaquant, puis par le défenseur. Les rapports s’arrondissent en faveur du défenseur ; en deçà de la première colonne on prend celle-ci, la dernière ne demande pas de dé.</translation>
  </message>
  <message>
   <source>Those halved are added up, divided once and rounded down; one factor is left. Supply never halves defence.</source>
   <translation>Ceux à diviser sont additionnés, divisés une fois et arrondis en dessous ; il reste au moins un facteur. Le ravitaillement ne divise jamais la défense.</translation>
  </message>
  <message>
   <source>Leg</source>
   <translation>À pied</translation>
  </message>
  <message>
   <source>Mechanised</source>
   <translation>Mécanisées</translation>
  </message>
  <message>
   <source>Remarks</source>
   <translation>Remarques</translation>
  </message>
  <message>
   <source>Terrain effects</source>
   <translation>Effets du terrain</translation>
  </message>
  <message>
   <source>½ attackers</source>
   <translation>½ attaquants</translation>
  </message>
  <message>
   <source>Allied sea movement apart</source>
   <translation>sauf le mouvement par mer allié</translation>
  </message>
  <message>
   <source>as the ground</source>
   <translation>comme le terrain</translation>
  </message>
  <message>
   <source>German defenders; every hex of the Line in 1940</source>
   <translation>Défenseurs allemands ; tous les hexagones de la Ligne en 1940</translation>
  </message>
  <message>
   <source>German defenders; in 1939 its hexes of 1939 alone</source>
   <translation>Défenseurs allemands ; en 1939, seulement ses hexagones de 1939</translation>
  </message>
  <message>
   <source>all points</source>
   <translation>tous les points</translation>
  </message>
  <message>
   <source>Other costs of movement</source>
   <translation>Autres coûts de mouvement</translation>
  </message>
  <message>
   <source>Combat results</source>
   <translation>Résultats de combat</translation>
  </message>
  <message>
   <source>Cause</source>
   <translation>Cause</translation>
  </message>
  <message>
   <source>Columns</source>
   <translation>Colonnes</translation>
  </message>
  <message>
   <source>Other column shifts</source>
   <translation>Autres décalages de colonne</translation>
  </message>
  <message>
   <source>Factors halved</source>
   <translation>Facteurs divisés par deux</translation>
  </message>
  <message>
   <source>mechanised units may attack into it</source>
   <translation>les unités mécanisées peuvent y attaquer</translation>
  </message>
  <message>
   <source>no airborne landing</source>
   <translation>pas d’atterrissage</translation>
  </message>
  <message>
   <source>closed on turn 1 with Sickle Cut</source>
   <translation>fermé au tour 1 avec le Coup de faucille</translation>
  </message>
  <message>
   <source>River or canal</source>
   <translation>Rivière ou canal</translation>
  </message>
  <message>
   <source>a die for an enemy hex</source>
   <translation>un dé vers un hexagone ennemi</translation>
  </message>
  <message>
   <source>Moerdijk causeway</source>
   <translation>Digue de Moerdijk</translation>
  </message>
  <message>
   <source>no zone of control across it</source>
   <translation>aucune zone de contrôle par-dessus</translation>
  </message>
  <message>
   <source>All-sea hex or hexside</source>
   <translation>Hexagone ou côté tout en mer</translation>
  </message>
  <message>
   <source>Blocked hexside</source>
   <translation>Côté infranchissable</translation>
  </message>
  <message>
   <source>none on this map</source>
   <translation>aucun sur cette carte</translation>
  </message>
  <message>
   <source>Flooded Roer hexside</source>
   <translation>Côté de la Roer en crue</translation>
  </message>
  <message>
   <source>no supply line either</source>
   <translation>ni ligne de ravitaillement</translation>
  </message>
  <message>
   <source>Town</source>
   <translation>Ville</translation>
  </message>
  <message>
   <source>City</source>
   <translation>Grande ville</translation>
  </message>
  <message>
   <source>Allied field works</source>
   <translation>Fortifications de campagne alliées</translation>
  </message>
  <message>
   <source>Allied defenders</source>
   <translation>Défenseurs alliés</translation>
  </message>
  <message>
   <source>Siegfried Line</source>
   <translation>Ligne Siegfried</translation>
  </message>
  <message>
   <source>Large Maginot fort, Eben-Emael</source>
   <translation>Gros ouvrage Maginot, Ében-Émael</translation>
  </message>
  <message>
   <source>volatile defence of the fort</source>
   <translation>défense volatile de l’ouvrage</translation>
  </message>
  <message>
   <source>Small Maginot fort</source>
   <translation>Petit ouvrage Maginot</translation>
  </message>
  <message>
   <source>panzers attack forts with their defence</source>
   <translation>les Panzer attaquent les ouvrages avec leur défense</translation>
  </message>
  <message>
   <source>Out of supply as the move begins</source>
   <translation>Non ravitaillée au début du mouvement</translation>
  </message>
  <message>
   <source>{n} points in all</source>
   <translation>{n} points en tout</translation>
  </message>
  <message>
   <source>One hex, where points do not suffice</source>
   <translation>Un hexagone, là où les points ne suffisent pas</translation>
  </message>
  <message>
   <source>What</source>
   <translation>Quoi</translation>
  </message>
  <message>
   <source>Points</source>
   <translation>Points</translation>
  </message>
  <message>
   <source>Points beside those of the hex</source>
   <translation>Points en plus de ceux de l’hexagone</translation>
  </message>
  <message>
   <source>1L or 1R</source>
   <translation>1G ou 1D</translation>
  </message>
  <message>
   <source>attackers</source>
   <translation>attaquants</translation>
  </message>
  <message>
   <source>Across a river, canal or causeway</source>
   <translation>Par-dessus une rivière, un canal ou une digue</translation>
  </message>
  <message>
   <source>Into marsh or watergangs</source>
   <translation>Vers des marais ou des watergangs</translation>
  </message>
  <message>
   <source>mechanised attackers</source>
   <translation>attaquants mécanisés</translation>
  </message>
  <message>
   <source>Out of the Sarreguemines gap</source>
   <translation>Hors de la trouée de Sarreguemines</translation>
  </message>
  <message>
   <source>In the Sarreguemines gap</source>
   <translation>Dans la trouée de Sarreguemines</translation>
  </message>
  <message>
   <source>defenders</source>
   <translation>défenseurs</translation>
  </message>
  <message>
   <source>When</source>
   <translation>Quand</translation>
  </message>
  <message>
   <source>Whose</source>
   <translation>À qui</translation>
  </message>
  <message>
   <source>+0, or a die</source>
   <translation>+0, ou un dé</translation>
  </message>
  <message>
   <source>Sarreguemines gap</source>
   <translation>Trouée de Sarreguemines</translation>
  </message>
  <message>
   <source>½ both sides</source>
   <translation>½ les deux camps</translation>
  </message>
  <message>
   <source>entered from the hex where the phase began</source>
   <translation>entrée depuis l’hexagone où la phase a commencé</translation>
  </message>
  <message>
   <source>Allies engage: into an enemy zone</source>
   <translation>Alliés qui s’engagent : entrée en zone ennemie</translation>
  </message>
  <message>
   <source>Allies disengage: out of an enemy zone</source>
   <translation>Alliés qui se dégagent : sortie d’une zone ennemie</translation>
  </message>
  <message>
   <source>Each RAF aircraft, for the Allies</source>
   <translation>Chaque avion de la RAF, pour les Alliés</translation>
  </message>
  <message>
   <source>A unit that does not survive counts as two German steps lost.</source>
   <translation>Une unité qui ne survit pas compte pour deux pas allemands perdus.</translation>
  </message>
  <message>
   <source>One roll, if an airborne unit has landed in Paris and survived.</source>
   <translation>Un seul jet, si une unité aéroportée a atterri dans Paris et survécu.</translation>
  </message>
  <message>
   <source>Each couplet, from {turns} turns after the nation was violated on, if Germany holds all hexes of {cities} of its cities or more. A terror bombing adds 1.</source>
   <translation>Chaque manche, à partir de {turns} tours après la violation du pays, si l’Allemagne tient tous les hexagones de {cities} de ses villes ou plus. Un bombardement de terreur ajoute 1.</translation>
  </message>
  <message>
   <source>Dutch and Belgian capitulation</source>
   <translation>Capitulation néerlandaise et belge</translation>
  </message>
  <message>
   <source>Every couplet from turn {turn} on. A terror bombing counts as one hex more. Any nation capitulates at once when its last step is gone or its last city is German (§ 8.9).</source>
   <translation>Chaque manche à partir du tour {turn}. Un bombardement de terreur compte pour un hexagone de plus. Tout pays capitule aussitôt que son dernier pas a disparu ou que sa dernière ville est allemande (§ 8.9).</translation>
  </message>
  <message>
   <source>At the start of each couplet once the RAF is committed (turn {turn}, § 12.6).</source>
   <translation>Au début de chaque manche une fois la RAF engagée (tour {turn}, § 12.6).</translation>
  </message>
  <message>
   <source>At the end of the game, if the RAF was committed.</source>
   <translation>À la fin de la partie, si la RAF a été engagée.</translation>
  </message>
  <message>
   <source>Germany wins with {goal} points or more at the end of the first couplet of turn 10, the Allies with fewer. The Maginot Line counts nothing beside the fall of France.</source>
   <translation>L’Allemagne gagne avec {goal} points ou plus à la fin de la première manche du tour 10, les Alliés avec moins. La ligne Maginot ne compte pas en plus de la chute de la France.</translation>
  </message>
  <message>
   <source>At the start of every couplet after the one in which the dams were opened.</source>
   <translation>Au début de chaque manche après celle où les barrages ont été ouverts.</translation>
  </message>
  <message>
   <source>Roer flood</source>
   <translation>Crue de la Roer</translation>
  </message>
  <message>
   <source>No reserves and no strategic movement in the first couplet of turn 1; none of either for the Dutch and Belgians.</source>
   <translation>Ni réserves ni mouvement stratégique dans la première manche du tour 1 ; aucun des deux pour les Néerlandais et les Belges.</translation>
  </message>
  <message>
   <source>Unit rolled for</source>
   <translation>Unité testée</translation>
  </message>
  <message>
   <source>Survives on</source>
   <translation>Survit sur</translation>
  </message>
  <message>
   <source>Airborne landings</source>
   <translation>Atterrissages</translation>
  </message>
  <message>
   <source>France rallies: French attacks 1R, attacks on the French 1L</source>
   <translation>La France se ressaisit : attaques françaises 1D, attaques contre les Français 1G</translation>
  </message>
  <message>
   <source>no effect</source>
   <translation>sans effet</translation>
  </message>
  <message>
   <source>Defeatism: French attacks 1L, attacks on the French 1R</source>
   <translation>Défaitisme : attaques françaises 1G, attaques contre les Français 1D</translation>
  </message>
  <message>
   <source>French morale</source>
   <translation>moral français</translation>
  </message>
  <message>
   <source>Until the end of the game</source>
   <translation>Jusqu’à la fin de la partie</translation>
  </message>
  <message>
   <source>capitulates</source>
   <translation>capitule</translation>
  </message>
  <message>
   <source>fights on for a couplet at least</source>
   <translation>continue au moins une manche</translation>
  </message>
  <message>
   <source>The nation</source>
   <translation>Le pays</translation>
  </message>
  <message>
   <source>German hexes of Paris</source>
   <translation>Hexagones de Paris allemands</translation>
  </message>
  <message>
   <source>France capitulates on</source>
   <translation>La France capitule sur</translation>
  </message>
  <message>
   <source>French capitulation</source>
   <translation>Capitulation française</translation>
  </message>
  <message>
   <source>RAF support</source>
   <translation>appui de la RAF</translation>
  </message>
  <message>
   <source>severe: {points}</source>
   <translation>lourdes : {points}</translation>
  </message>
  <message>
   <source>not severe</source>
   <translation>pas lourdes</translation>
  </message>
  <message>
   <source>RAF pilot losses</source>
   <translation>Pertes de pilotes de la RAF</translation>
  </message>
  <message>
   <source>Losses</source>
   <translation>Pertes</translation>
  </message>
  <message>
   <source>automatic</source>
   <translation>automatique</translation>
  </message>
  <message>
   <source>Points for Germany</source>
   <translation>Points pour l’Allemagne</translation>
  </message>
  <message>
   <source>VP</source>
   <translation>PV</translation>
  </message>
  <message>
   <source>Victory points</source>
   <translation>Points de victoire</translation>
  </message>
  <message>
   <source>the water recedes</source>
   <translation>les eaux refluent</translation>
  </message>
  <message>
   <source>the flood stays</source>
   <translation>la crue reste</translation>
  </message>
  <message>
   <source>The Roer</source>
   <translation>La Roer</translation>
  </message>
  <message>
   <source>Limits</source>
   <translation>Limites</translation>
  </message>
  <message>
   <source>{n} division</source>
   <translation>{n} division</translation>
  </message>
  <message>
   <source>{n} divisions</source>
   <translation>{n} divisions</translation>
  </message>
  <message>
   <source>{n} or more</source>
   <translation>{n} ou plus</translation>
  </message>
  <message>
   <source>Aircraft</source>
   <translation>Avions</translation>
  </message>
  <message>
   <source>BEF destroyed</source>
   <translation>BEF détruite</translation>
  </message>
  <message>
   <source>British steps, those out of supply at the end among them; not those of the emergency units.</source>
   <translation>Pas britanniques, y compris ceux non ravitaillés à la fin ; pas ceux des unités d’urgence.</translation>
  </message>
  <message>
   <source>German losses severe</source>
   <translation>Lourdes pertes allemandes</translation>
  </message>
  <message>
   <source>An airborne unit counts as two steps.</source>
   <translation>Une unité aéroportée compte pour deux pas.</translation>
  </message>
  <message>
   <source>A British or French unit enters a Ruhr city</source>
   <translation>Une unité britannique ou française entre dans une ville de la Ruhr</translation>
  </message>
  <message>
   <source>Allied victory</source>
   <translation>Victoire alliée</translation>
  </message>
  <message>
   <source>Stack of one side in a hex, at all times</source>
   <translation>Pile d’un camp dans un hexagone, à tout moment</translation>
  </message>
  <message>
   <source>Brigade, regiment, battalion, emergency or airborne unit</source>
   <translation>Brigade, régiment, bataillon, unité d’urgence ou aéroportée</translation>
  </message>
  <message>
   <source>⅓ division</source>
   <translation>⅓ de division</translation>
  </message>
  <message>
   <source>Out of a strategic reserve, a couplet</source>
   <translation>Hors d’une réserve stratégique, par manche</translation>
  </message>
  <message>
   <source>Strategic movement, a movement phase</source>
   <translation>Mouvement stratégique, par phase de mouvement</translation>
  </message>
  <message>
   <source>At most</source>
   <translation>Au plus</translation>
  </message>
  <message>
   <source>Destroyed on</source>
   <translation>Détruite sur</translation>
  </message>
  <message>
   <source>Severe on</source>
   <translation>Lourdes sur</translation>
  </message>
  <message>
   <source>{n} or fewer</source>
   <translation>{n} ou moins</translation>
  </message>
  <message>
   <source>never</source>
   <translation>jamais</translation>
  </message>
  <message>
   <source>A French unit enters the Ruhr Endangered Area by turn 7</source>
   <translation>Une unité française entre dans la zone menacée de la Ruhr avant la fin du tour 7</translation>
  </message>
  <message>
   <source>Outcome</source>
   <translation>Issue</translation>
  </message>
  <message>
   <source>Allied sea movement, a movement phase</source>
   <translation>Mouvement par mer allié, par phase de mouvement</translation>
  </message>
  <message>
   <source>Mechanised units in the cup of Sickle Cut</source>
   <translation>Unités mécanisées dans le gobelet du Coup de faucille</translation>
  </message>
  <message>
   <source>Other units in the cup</source>
   <translation>Autres unités dans le gobelet</translation>
  </message>
  <message>
   <source>volatility of {unit}</source>
   <translation>volatilité de {unit}</translation>
  </message>
  <message>
   <source>combat at {column}</source>
   <translation>combat à {column}</translation>
  </message>
  <message numerus="yes">
   <source>{n} steps</source>
   <translation>
    <numerusform>{n} pas</numerusform>
    <numerusform>{n} pas</numerusform>
   </translation>
  </message>
  <message>
   <source>Attack</source>
   <translation>Attaquer</translation>
  </message>
  <message>
   <source>{target} has been attacked this phase.</source>
   <translation>{target} a déjà été attaqué dans cette phase.</translation>
  </message>
  <message>
   <source>Take {steps}</source>
   <translation>Perdre {steps}</translation>
  </message>
  <message>
   <source>Choose which units lose {steps} in the battle at {target}.</source>
   <translation>Choisissez les unités qui perdent {steps} au combat de {target}.</translation>
  </message>
  <message>
   <source>{name} may not be eliminated while another unit has more than one step.</source>
   <translation>{name} ne peut être éliminée tant qu’une autre unité a plus d’un pas.</translation>
  </message>
  <message numerus="yes">
   <source>Exactly {n} steps must be lost.</source>
   <translation>
    <numerusform>Il faut perdre exactement {n} pas.</numerusform>
    <numerusform>Il faut perdre exactement {n} pas.</numerusform>
   </translation>
  </message>
  <message>
   <source>Pick the units that advance</source>
   <translation>Choisissez les unités qui avancent</translation>
  </message>
  <message>
   <source>The defenders of {target} are gone: choose which attackers advance into it, if any.</source>
   <translation>Les défenseurs de {target} ont disparu : choisissez les attaquants qui avancent, s’il y en a.</translation>
  </message>
  <message>
   <source>Only an enemy-held hex next to own units can be attacked.</source>
   <translation>On n’attaque qu’un hexagone ennemi voisin de ses unités.</translation>
  </message>
  <message>
   <source>Only adjacent units can attack.</source>
   <translation>Seules les unités voisines peuvent attaquer.</translation>
  </message>
  <message>
   <source>{name} belongs to the other side.</source>
   <translation>{name} est à l’autre camp.</translation>
  </message>
  <message>
   <source>{name} is not next to {target}.</source>
   <translation>{name} n’est pas à côté de {target}.</translation>
  </message>
  <message>
   <source>Forts never attack.</source>
   <translation>Les forts n’attaquent jamais.</translation>
  </message>
  <message>
   <source>{name} never attacks.</source>
   <translation>{name} n’attaque jamais.</translation>
  </message>
  <message>
   <source>{name} has attacked this phase.</source>
   <translation>{name} a déjà attaqué dans cette phase.</translation>
  </message>
  <message>
   <source>{name} landed this couplet and may not attack.</source>
   <translation>{name} a atterri dans cette manche et ne peut attaquer.</translation>
  </message>
  <message>
   <source>There is no enemy to attack there.</source>
   <translation>Il n’y a pas d’ennemi à attaquer là.</translation>
  </message>
  <message>
   <source>There is no unit {unknown}.</source>
   <translation>Il n’y a pas d’unité {unknown}.</translation>
  </message>
  <message>
   <source>Then the battle is settled: other losses, and an advance where the hex is empty.</source>
   <translation>Puis le combat se règle : autres pertes, et avance si l’hexagone est vide.</translation>
  </message>
  <message>
   <source>Only units of this battle lose steps.</source>
   <translation>Seules les unités de ce combat perdent des pas.</translation>
  </message>
  <message>
   <source>A unit cannot lose more steps than it has.</source>
   <translation>Une unité ne peut perdre plus de pas qu’elle n’en a.</translation>
  </message>
  <message>
   <source>Only units of this battle may advance.</source>
   <translation>Seules les unités de ce combat peuvent avancer.</translation>
  </message>
  <message>
   <source>{target} is still held.</source>
   <translation>{target} est encore tenu.</translation>
  </message>
  <message>
   <source>Mechanised units may not enter {name}.</source>
   <translation>Les unités mécanisées n’entrent pas en {name}.</translation>
  </message>
  <message>
   <source>A unit was named twice.</source>
   <translation>Une unité est nommée deux fois.</translation>
  </message>
  <message>
   <source>Pick the hex to attack</source>
   <translation>Choisissez l’hexagone à attaquer</translation>
  </message>
  <message>
   <source>Pick the attacking units</source>
   <translation>Choisissez les attaquants</translation>
  </message>
  <message>
   <source>attacking units</source>
   <translation>unités attaquantes</translation>
  </message>
  <message>
   <source>Lose {steps}</source>
   <translation>Perdre {steps}</translation>
  </message>
  <message>
   <source>Advance</source>
   <translation>Avancer</translation>
  </message>
  <message>
   <source>Stay</source>
   <translation>Rester</translation>
  </message>
  <message>
   <source>{name} has been reached: leave it in place, or remove it for good?</source>
   <translation>{name} a été atteint : le laisser, ou le retirer pour toujours ?</translation>
  </message>
  <message>
   <source>Remove it or leave it.</source>
   <translation>Retirez-le ou laissez-le.</translation>
  </message>
  <message>
   <source>Remove it</source>
   <translation>Le retirer</translation>
  </message>
  <message>
   <source>Leave it in place</source>
   <translation>Le laisser</translation>
  </message>
  <message>
   <source>Dummies have been revealed: move them to other German stacks, or leave them where they are.</source>
   <translation>Des leurres sont révélés : envoyez-les vers d’autres piles allemandes, ou laissez-les.</translation>
  </message>
  <message>
   <source>Dummies always need a real German unit with them.</source>
   <translation>Les leurres ont toujours besoin d’une vraie unité allemande.</translation>
  </message>
  <message>
   <source>Only revealed dummies are redeployed.</source>
   <translation>Seuls les leurres révélés sont redéployés.</translation>
  </message>
  <message>
   <source>Dummies go to another German stack.</source>
   <translation>Les leurres vont vers une autre pile allemande.</translation>
  </message>
  <message>
   <source>dummies</source>
   <translation>les leurres</translation>
  </message>
  <message>
   <source>No real unit is left with them.</source>
   <translation>Aucune vraie unité ne reste avec eux.</translation>
  </message>
  <message>
   <source>Leave them</source>
   <translation>Les laisser</translation>
  </message>
  <message>
   <source>Redeploy</source>
   <translation>Redéployer</translation>
  </message>
  <message>
   <source>Pick dummies</source>
   <translation>Choisissez des leurres</translation>
  </message>
  <message>
   <source>Pick another German stack</source>
   <translation>Choisissez une autre pile allemande</translation>
  </message>
  <message>
   <source>Emergency: place the British emergency units, one a hex, in hexes with British units.</source>
   <translation>Urgence : placez les unités britanniques d’urgence, une par hexagone, avec des unités britanniques.</translation>
  </message>
  <message>
   <source>They join British units on the map.</source>
   <translation>Elles rejoignent des unités britanniques sur la carte.</translation>
  </message>
  <message>
   <source>Only emergency units are placed now.</source>
   <translation>Seules les unités d’urgence se placent maintenant.</translation>
  </message>
  <message>
   <source>One emergency unit a hex.</source>
   <translation>Une unité d’urgence par hexagone.</translation>
  </message>
  <message>
   <source>Only emergency units are placed now, one by one.</source>
   <translation>Seules les unités d’urgence se placent maintenant, une à une.</translation>
  </message>
  <message>
   <source>Done</source>
   <translation>Fini</translation>
  </message>
  <message>
   <source>Place</source>
   <translation>Placer</translation>
  </message>
  <message>
   <source>Pick an emergency unit</source>
   <translation>Choisissez une unité d’urgence</translation>
  </message>
  <message>
   <source>Pick a hex with British units</source>
   <translation>Choisissez un hexagone avec des unités britanniques</translation>
  </message>
  <message>
   <source>Roer flood, recedes on {roll} or more</source>
   <translation>crue de la Roer, reflue sur {roll} ou plus</translation>
  </message>
  <message>
   <source>Open the Roer dams for good</source>
   <translation>Ouvrir les barrages de la Roer, pour de bon</translation>
  </message>
  <message>
   <source>The dams are opened at the start of a couplet only.</source>
   <translation>Les barrages ne s’ouvrent qu’au début d’une manche.</translation>
  </message>
  <message>
   <source>Start of the couplet: open the Roer dams now? The flood cannot be called twice.</source>
   <translation>Début de la manche : ouvrir maintenant les barrages de la Roer ? La crue ne se déclenche qu’une fois.</translation>
  </message>
  <message>
   <source>The dams have been opened already.</source>
   <translation>Les barrages ont déjà été ouverts.</translation>
  </message>
  <message>
   <source>Germany controls none of the three dam hexes.</source>
   <translation>L’Allemagne ne contrôle aucun des trois hexagones de barrage.</translation>
  </message>
  <message>
   <source>Keep them shut</source>
   <translation>Les laisser fermés</translation>
  </message>
  <message>
   <source>Open the dams</source>
   <translation>Ouvrir les barrages</translation>
  </message>
  <message>
   <source>{attack} against {defence}: about {middle}, {shift}, so {column}</source>
   <translation>{attack} contre {defence} : environ {middle}, {shift}, donc {column}</translation>
  </message>
  <message>
   <source>hidden units defend</source>
   <translation>des unités cachées défendent</translation>
  </message>
  <message>
   <source>unknown</source>
   <translation>inconnu</translation>
  </message>
  <message>
   <source>{attack} against {defence}: about {middle}</source>
   <translation>{attack} contre {defence} : environ {middle}</translation>
  </message>
  <message>
   <source>die</source>
   <translation>dé</translation>
  </message>
  <message>
   <source>{odds} at best; what lies below the top is unknown</source>
   <translation>{odds} au mieux ; ce qui est sous le dessus de la pile est inconnu</translation>
  </message>
  <message>
   <source>Attack on {target}</source>
   <translation>Attaque de {target}</translation>
  </message>
  <message>
   <source>Combat results (attacker/defender)</source>
   <translation>Résultats du combat (attaquant/défenseur)</translation>
  </message>
  <message>
   <source>{unit} attacks</source>
   <translation>{unit} attaque</translation>
  </message>
  <message>
   <source>{unit} defends</source>
   <translation>{unit} défend</translation>
  </message>
  <message>
   <source>die{printed}</source>
   <translation>dé{printed}</translation>
  </message>
  <message>
   <source>every defender falls</source>
   <translation>tous les défenseurs tombent</translation>
  </message>
  <message>
   <source>the attack costs nothing</source>
   <translation>l’attaque ne coûte rien</translation>
  </message>
  <message>
   <source>attacker loses</source>
   <translation>l’attaquant perd</translation>
  </message>
  <message>
   <source>defender loses</source>
   <translation>le défenseur perd</translation>
  </message>
  <message>
   <source>Steps the attacker loses</source>
   <translation>Pas perdus par l’attaquant</translation>
  </message>
  <message>
   <source>Steps the defender loses</source>
   <translation>Pas perdus par le défenseur</translation>
  </message>
  <message>
   <source>The Ardennes are closed during turn 1 of Sickle Cut.</source>
   <translation>Les Ardennes sont fermées au tour 1 du Coup de faucille.</translation>
  </message>
  <message>
   <source>{name} is frozen in the Ardennes this turn.</source>
   <translation>{name} est figée dans les Ardennes ce tour.</translation>
  </message>
  <message>
   <source>{taken} of {all} cities German</source>
   <translation>{taken} villes allemandes sur {all}</translation>
  </message>
  <message>
   <source>{taken} of {all} hexes of Paris German</source>
   <translation>{taken} hexagones de Paris allemands sur {all}</translation>
  </message>
  <message>
   <source>{n} of {all} border hexes without forts</source>
   <translation>{n} hexagones de frontière sur {all} sans ouvrage</translation>
  </message>
  <message numerus="yes">
   <source>{n} steps lost: {chance}</source>
   <translation>
    <numerusform>{n} pas perdu : {chance}</numerusform>
    <numerusform>{n} pas perdus : {chance}</numerusform>
   </translation>
  </message>
  <message>
   <source>Severe RAF pilot losses</source>
   <translation>Lourdes pertes de pilotes de la RAF</translation>
  </message>
  <message numerus="yes">
   <source>at peace; then {n} cities for a check</source>
   <translation>
    <numerusform>en paix ; puis {n} ville pour un test</numerusform>
    <numerusform>en paix ; puis {n} villes pour un test</numerusform>
   </translation>
  </message>
  <message>
   <source>a roll of {roll} or less</source>
   <translation>un jet de {roll} ou moins</translation>
  </message>
  <message>
   <source>a hex of Paris for a check</source>
   <translation>un hexagone de Paris pour un test</translation>
  </message>
  <message>
   <source>, from turn {turn} on</source>
   <translation>, à partir du tour {turn}</translation>
  </message>
  <message>
   <source>three in a row, or the Line cut off from Paris</source>
   <translation>trois à la suite, ou la Ligne coupée de Paris</translation>
  </message>
  <message>
   <source>; counts with the French capitulation</source>
   <translation> ; compte avec la capitulation française</translation>
  </message>
  <message>
   <source>Maginot Line breached</source>
   <translation>Ligne Maginot percée</translation>
  </message>
  <message>
   <source>cannot happen yet</source>
   <translation>encore impossible</translation>
  </message>
  <message>
   <source>the next line of the table at {n} steps</source>
   <translation>la ligne suivante de la table à {n} pas</translation>
  </message>
  <message>
   <source>committed</source>
   <translation>engagée</translation>
  </message>
  <message>
   <source>held back</source>
   <translation>retenue</translation>
  </message>
  <message>
   <source>a roll of {roll}+ at the end</source>
   <translation>un jet de {roll}+ à la fin</translation>
  </message>
  <message>
   <source>one is held, in supply</source>
   <translation>une est tenue et ravitaillée</translation>
  </message>
  <message>
   <source>none is held</source>
   <translation>aucune n’est tenue</translation>
  </message>
  <message>
   <source>a supplied city outside the Ruhr</source>
   <translation>une ville ravitaillée hors de la Ruhr</translation>
  </message>
  <message>
   <source>Allied control of a German city</source>
   <translation>Contrôle allié d’une ville allemande</translation>
  </message>
  <message>
   <source>a British or French unit in it</source>
   <translation>une unité britannique ou française qui y entre</translation>
  </message>
  <message>
   <source>a French unit in it</source>
   <translation>une unité française qui y entre</translation>
  </message>
  <message>
   <source>entered</source>
   <translation>atteinte</translation>
  </message>
  <message>
   <source>untouched</source>
   <translation>intacte</translation>
  </message>
  <message>
   <source>The Ruhr</source>
   <translation>La Ruhr</translation>
  </message>
  <message>
   <source>victory</source>
   <translation>victoire</translation>
  </message>
  <message>
   <source>has capitulated</source>
   <translation>a capitulé</translation>
  </message>
  <message numerus="yes">
   <source>{n} more cities for a check</source>
   <translation>
    <numerusform>encore {n} ville pour un test</numerusform>
    <numerusform>encore {n} villes pour un test</numerusform>
   </translation>
  </message>
  <message>
   <source>a roll of {roll}+</source>
   <translation>un jet de {roll}+</translation>
  </message>
  <message>
   <source>certain</source>
   <translation>certain</translation>
  </message>
  <message>
   <source>on a roll of {roll} or less</source>
   <translation>sur un jet de {roll} ou moins</translation>
  </message>
  <message>
   <source>No move leads from one enemy zone straight into another.</source>
   <translation>On ne passe pas directement d’une zone ennemie à une autre.</translation>
  </message>
  <message>
   <source>No move leads from one enemy zone straight into another, and by this step the zones of the country that it violates count for both hexes.</source>
   <translation>Aucun mouvement ne mène directement d’une zone ennemie à une autre, et pour ce pas les zones du pays qu’il viole comptent pour les deux hexagones.</translation>
  </message>
  <message>
   <source>The gap can only be entered from the hex where the phase was begun.</source>
   <translation>On n’entre dans la trouée que depuis l’hexagone de départ.</translation>
  </message>
  <message>
   <source>{hex} is held by the enemy.</source>
   <translation>{hex} est tenu par l’ennemi.</translation>
  </message>
  <message>
   <source>Only units of the moving side that stand on the map can move.</source>
   <translation>Seules les unités du camp actif sur la carte peuvent bouger.</translation>
  </message>
  <message>
   <source>{name} had to stop here for this phase.</source>
   <translation>{name} a dû s’arrêter ici pour cette phase.</translation>
  </message>
  <message>
   <source>{name} is not on the map.</source>
   <translation>{name} n’est pas sur la carte.</translation>
  </message>
  <message>
   <source>{name} never moves.</source>
   <translation>{name} ne bouge jamais.</translation>
  </message>
  <message>
   <source>{name} has finished its move: another stack has moved since.</source>
   <translation>{name} a fini son mouvement : une autre pile a bougé depuis.</translation>
  </message>
  <message>
   <source>{name} has no movement points left.</source>
   <translation>{name} n’a plus de points de mouvement.</translation>
  </message>
  <message>
   <source>Pick at least one unit.</source>
   <translation>Choisissez au moins une unité.</translation>
  </message>
  <message>
   <source>Units that move together must be in one hex.</source>
   <translation>Les unités qui bougent ensemble sont dans un même hexagone.</translation>
  </message>
  <message>
   <source>Only units that began the phase together may move together.</source>
   <translation>Seules les unités ensemble au début de la phase bougent ensemble.</translation>
  </message>
  <message>
   <source>Only units of one army may move as a stack.</source>
   <translation>Seules les unités d’une même armée bougent en pile.</translation>
  </message>
  <message>
   <source>crossing into {hex}, half the die in points</source>
   <translation>passage en {hex}, la moitié du dé en points</translation>
  </message>
  <message numerus="yes">
   <source>{n} movement points</source>
   <translation>
    <numerusform>{n} point de mouvement</numerusform>
    <numerusform>{n} points de mouvement</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} are left</source>
   <translation>
    <numerusform>il en reste {n}</numerusform>
    <numerusform>il en reste {n}</numerusform>
   </translation>
  </message>
  <message>
   <source>{hex} costs {points}; {left}.</source>
   <translation>{hex} coûte {points} ; {left}.</translation>
  </message>
  <message>
   <source>Move</source>
   <translation>Bouger</translation>
  </message>
  <message>
   <source>That is farther than the movement points allow.</source>
   <translation>C’est plus loin que les points de mouvement ne le permettent.</translation>
  </message>
  <message>
   <source>A path begins in the units' hex and leads out of it.</source>
   <translation>Un chemin part de l’hexagone des unités.</translation>
  </message>
  <message>
   <source>Units move from hex to adjacent hex.</source>
   <translation>Les unités vont d’hexagone en hexagone voisin.</translation>
  </message>
  <message>
   <source>No BEF unit ends its movement in Paris.</source>
   <translation>Aucune unité du BEF ne finit son mouvement à Paris.</translation>
  </message>
  <message>
   <source>{name} must leave Paris: no BEF unit ends its movement there.</source>
   <translation>{name} doit quitter Paris : aucune unité de la BEF n’y finit son mouvement.</translation>
  </message>
  <message>
   <source>Pick the units that move together</source>
   <translation>Choisissez les unités qui bougent ensemble</translation>
  </message>
  <message>
   <source>Pick where they go</source>
   <translation>Choisissez où elles vont</translation>
  </message>
  <message>
   <source>The move ends in {a}.</source>
   <translation>Le mouvement finit en {a}.</translation>
  </message>
  <message>
   <source>{units}: into the cup</source>
   <translation>{units} : dans le gobelet</translation>
  </message>
  <message>
   <source>{units} lands in {end}</source>
   <translation>{units} : atterrissage en {end}</translation>
  </message>
  <message>
   <source>{units}: from the cup to {end}</source>
   <translation>{units} : du gobelet vers {end}</translation>
  </message>
  <message>
   <source>France rallies.</source>
   <translation>La France se ressaisit.</translation>
  </message>
  <message>
   <source>Paris is unmoved.</source>
   <translation>Paris reste impassible.</translation>
  </message>
  <message>
   <source>French morale plummets.</source>
   <translation>Le moral français s’effondre.</translation>
  </message>
  <message>
   <source>At the end of the phase {place} holds {what}.</source>
   <translation>À la fin de la phase, {place} contient {what}.</translation>
  </message>
  <message numerus="yes">
   <source>{purpose} ({n} points)</source>
   <translation>
    <numerusform>{purpose} ({n} point)</numerusform>
    <numerusform>{purpose} ({n} points)</numerusform>
   </translation>
  </message>
  <message>
   <source>set up</source>
   <translation>déploiement</translation>
  </message>
  <message>
   <source>into the cup</source>
   <translation>dans le gobelet</translation>
  </message>
  <message>
   <source>move</source>
   <translation>mouvement</translation>
  </message>
  <message>
   <source>entry</source>
   <translation>entrée</translation>
  </message>
  <message>
   <source>strategic movement</source>
   <translation>mouvement stratégique</translation>
  </message>
  <message>
   <source>sea movement</source>
   <translation>mouvement par mer</translation>
  </message>
  <message>
   <source>advance</source>
   <translation>avance</translation>
  </message>
  <message>
   <source>driven out</source>
   <translation>délogement</translation>
  </message>
  <message>
   <source>placed</source>
   <translation>placement</translation>
  </message>
  <message>
   <source>out of the forest</source>
   <translation>sortie de la forêt</translation>
  </message>
  <message>
   <source>from the cup</source>
   <translation>hors du gobelet</translation>
  </message>
  <message>
   <source>redeployed</source>
   <translation>redéploiement</translation>
  </message>
  <message>
   <source>landing</source>
   <translation>atterrissage</translation>
  </message>
  <message numerus="yes">
   <source>, {n} points</source>
   <translation>
    <numerusform>, {n} point</numerusform>
    <numerusform>, {n} points</numerusform>
   </translation>
  </message>
  <message>
   <source>{units}: {move}, {origin} to {end}{cost}</source>
   <translation>{units} : {move}, de {origin} vers {end}{cost}</translation>
  </message>
  <message>
   <source>{name} is eliminated</source>
   <translation>{name} est éliminée</translation>
  </message>
  <message numerus="yes">
   <source>{name} loses {n} steps</source>
   <translation>
    <numerusform>{name} perd {n} pas</numerusform>
    <numerusform>{name} perd {n} pas</numerusform>
   </translation>
  </message>
  <message>
   <source>Operation Sickle Cut is launched.</source>
   <translation>L’opération Coup de faucille est lancée.</translation>
  </message>
  <message>
   <source>No Operation Sickle Cut.</source>
   <translation>Pas d’opération Coup de faucille.</translation>
  </message>
  <message>
   <source>The RAF is committed.</source>
   <translation>La RAF est engagée.</translation>
  </message>
  <message>
   <source>The RAF is held back.</source>
   <translation>La RAF est retenue.</translation>
  </message>
  <message>
   <source>too many units</source>
   <translation>trop d’unités</translation>
  </message>
  <message>
   <source>more than one nation</source>
   <translation>plus d’une nation</translation>
  </message>
  <message>
   <source>{side} {phase}</source>
   <translation>{side} : {phase}</translation>
  </message>
  <message>
   <source>{side} order: {order}</source>
   <translation>Ordre ({side}) : {order}</translation>
  </message>
  <message>
   <source>The crossing from {a} into {b} fails.</source>
   <translation>Le passage de {a} en {b} échoue.</translation>
  </message>
  <message>
   <source>{places} supplies nobody any more.</source>
   <translation>{places} ne ravitaille plus personne.</translation>
  </message>
  <message>
   <source>{attackers} against {defenders} in {target}</source>
   <translation>{attackers} contre {defenders} en {target}</translation>
  </message>
  <message>
   <source>{attack} against {defence}{shifted}: column {column}</source>
   <translation>{attack} contre {defence}{shifted} : colonne {column}</translation>
  </message>
  <message>
   <source>Result {result}: attacker loses {attacker}, defender {defender}</source>
   <translation>Résultat {result} : l’attaquant perd {attacker}, le défenseur {defender}</translation>
  </message>
  <message>
   <source>{unit} is dropped on {place}.</source>
   <translation>{unit} : largage sur {place}.</translation>
  </message>
  <message>
   <source>{country} capitulates; its units leave play.</source>
   <translation>Capitulation : {country} ; ses unités quittent le jeu.</translation>
  </message>
  <message>
   <source>Terror bombing of {place}.</source>
   <translation>Bombardement de terreur : {place}.</translation>
  </message>
  <message>
   <source>RAF aircraft available this couplet: {planes}</source>
   <translation>Avions de la RAF disponibles dans cette manche : {planes}</translation>
  </message>
  <message>
   <source>The Roer dams are opened.</source>
   <translation>Les barrages de la Roer sont ouverts.</translation>
  </message>
  <message>
   <source>The Roer's waters recede.</source>
   <translation>Les eaux de la Roer refluent.</translation>
  </message>
  <message>
   <source>The cup is emptied into the Ardennes.</source>
   <translation>Le gobelet est vidé dans les Ardennes.</translation>
  </message>
  <message>
   <source>Turn {turn}, couplet {part}</source>
   <translation>Tour {turn}, manche {part}</translation>
  </message>
  <message>
   <source>Out of supply: {units}</source>
   <translation>Non ravitaillées : {units}</translation>
  </message>
  <message>
   <source>The German deployment is cleared.</source>
   <translation>Le déploiement allemand est effacé.</translation>
  </message>
  <message>
   <source>The German set-up is finished.</source>
   <translation>Le déploiement allemand est terminé.</translation>
  </message>
  <message>
   <source>Nobody advances.</source>
   <translation>Personne n’avance.</translation>
  </message>
  <message>
   <source>The airborne unit is left in place.</source>
   <translation>L’unité aéroportée est laissée en place.</translation>
  </message>
  <message>
   <source>The end of the game</source>
   <translation>La fin de la partie</translation>
  </message>
  <message>
   <source>RAF support: {planes} aircraft</source>
   <translation>Soutien de la RAF : {planes} avions</translation>
  </message>
  <message>
   <source>Neutrality violated: {lands}.</source>
   <translation>Neutralité violée : {lands}.</translation>
  </message>
  <message>
   <source>, shifted {shift}</source>
   <translation>, décalage {shift}</translation>
  </message>
  <message>
   <source>{name} is still neutral; the Allies may not enter it.</source>
   <translation>{name} : encore neutre ; les Alliés ne peuvent y entrer.</translation>
  </message>
  <message>
   <source>The army of {home} may only enter {home_2} and Germany.</source>
   <translation>L’armée de {home} n’entre qu’en {home_2} et en Allemagne.</translation>
  </message>
  <message>
   <source>In 1939 French units go to Germany, Luxembourg, Belgium and the Maastricht salient only.</source>
   <translation>En 1939 les Français ne vont qu’en Allemagne, au Luxembourg, en Belgique et dans le saillant de Maastricht.</translation>
  </message>
  <message>
   <source>{home} is neutral: its army stays inside {home_2}.</source>
   <translation>{home} est neutre : son armée reste en {home_2}.</translation>
  </message>
  <message>
   <source>In 1939 German units stay in Germany.</source>
   <translation>En 1939 les unités allemandes restent en Allemagne.</translation>
  </message>
  <message numerus="yes">
   <source>{side}: {n} units are out of supply.</source>
   <translation>
    <numerusform>{side} : {n} unité n’est pas ravitaillée.</numerusform>
    <numerusform>{side} : {n} unités ne sont pas ravitaillées.</numerusform>
   </translation>
  </message>
  <message>
   <source>lines of {units} reach here</source>
   <translation>les lignes arrivent ici : {units}</translation>
  </message>
  <message>
   <source>German mechanised units</source>
   <translation>Mécanisés allemands</translation>
  </message>
  <message>
   <source>German units</source>
   <translation>unités allemandes</translation>
  </message>
  <message>
   <source>French units</source>
   <translation>unités françaises</translation>
  </message>
  <message>
   <source>British units</source>
   <translation>unités britanniques</translation>
  </message>
  <message>
   <source>2nd phase</source>
   <translation>2e phase</translation>
  </message>
  <message>
   <source>3rd phase</source>
   <translation>3e phase</translation>
  </message>
  <message>
   <source>4th phase or later</source>
   <translation>4e phase ou plus tard</translation>
  </message>
  <message>
   <source>Cities and victory</source>
   <translation>Villes et victoire</translation>
  </message>
  <message>
   <source>Fortifications</source>
   <translation>Fortifications</translation>
  </message>
  <message>
   <source>Movement cost</source>
   <translation>Coût de mouvement</translation>
  </message>
  <message>
   <source>Enemy reach</source>
   <translation>Portée de l’ennemi</translation>
  </message>
  <message>
   <source>Turns to arrive</source>
   <translation>Tours jusqu’à l’arrivée</translation>
  </message>
  <message>
   <source>supply source</source>
   <translation>source de ravitaillement</translation>
  </message>
  <message>
   <source>supply line of the selected unit</source>
   <translation>ligne de ravitaillement de l’unité choisie</translation>
  </message>
  <message>
   <source>{country}: {n} of {all} cities</source>
   <translation>{country} : {n} villes sur {all}</translation>
  </message>
  <message>
   <source>1 point</source>
   <translation>1 point</translation>
  </message>
  <message>
   <source>2 points</source>
   <translation>2 points</translation>
  </message>
  <message>
   <source>3 points and more, or closed</source>
   <translation>3 points et plus, ou interdit</translation>
  </message>
  <message>
   <source>the units selected</source>
   <translation>les unités choisies</translation>
  </message>
  <message>
   <source>units on foot</source>
   <translation>les unités à pied</translation>
  </message>
  <message>
   <source>up to 3 enemy units can come here</source>
   <translation>jusqu’à 3 unités ennemies peuvent venir ici</translation>
  </message>
  <message>
   <source>4 enemy units or more can come here</source>
   <translation>4 unités ennemies ou plus peuvent venir ici</translation>
  </message>
  <message numerus="yes">
   <source>{n} hexes lie in zones of both sides.</source>
   <translation>
    <numerusform>{n} hexagone est dans les zones des deux camps.</numerusform>
    <numerusform>{n} hexagones sont dans les zones des deux camps.</numerusform>
   </translation>
  </message>
  <message>
   <source>out of supply</source>
   <translation>non ravitaillée</translation>
  </message>
  <message>
   <source>city held: {side}</source>
   <translation>ville tenue : {side}</translation>
  </message>
  <message>
   <source>Ruhr</source>
   <translation>Ruhr</translation>
  </message>
  <message>
   <source>Maginot Line, border</source>
   <translation>Ligne Maginot, frontière</translation>
  </message>
  <message>
   <source>Points to enter a hex, for {who}; rivers and zones are extra.</source>
   <translation>Points pour entrer dans un hexagone, pour {who} ; rivières et zones en sus.</translation>
  </message>
  <message>
   <source>{side}: its units, as if they moved now.</source>
   <translation>{side} : ses unités, comme si elles bougeaient maintenant.</translation>
  </message>
  <message>
   <source>Movement phases from now on, the present one counted, beyond what is in reach now.</source>
   <translation>Phases de mouvement à partir de maintenant, celle-ci comprise, au-delà de ce qui est atteignable tout de suite.</translation>
  </message>
  <message>
   <source>Select units of one stack first.</source>
   <translation>Choisissez d’abord des unités d’une même pile.</translation>
  </message>
  <message>
   <source>field fortifications</source>
   <translation>fortifications de campagne</translation>
  </message>
  <message>
   <source>fort complex standing</source>
   <translation>ouvrage encore debout</translation>
  </message>
  <message>
   <source>{side} zone of control</source>
   <translation>{side} : zone de contrôle</translation>
  </message>
  <message>
   <source>The Roer is flooded.</source>
   <translation>La Roer est inondée.</translation>
  </message>
  <message>
   <source>A crossing failed here: the side is closed this phase.</source>
   <translation>Un passage a échoué ici : ce côté est fermé pour la phase.</translation>
  </message>
  <message>
   <source>Nothing crosses a blocked hexside.</source>
   <translation>Rien ne passe un côté bloqué.</translation>
  </message>
  <message>
   <source>Nothing crosses an all-sea hexside.</source>
   <translation>Rien ne passe un côté de pleine mer.</translation>
  </message>
  <message>
   <source>gap: all points</source>
   <translation>trouée : tous les points</translation>
  </message>
  <message>
   <source>minimum move: all points</source>
   <translation>mouvement minimal : tous les points</translation>
  </message>
  <message>
   <source>Two divisions may leave the reserve each couplet; {left}.</source>
   <translation>Deux divisions peuvent quitter la réserve par manche ; {left}.</translation>
  </message>
  <message>
   <source>Bring on reinforcements</source>
   <translation>Faire entrer des renforts</translation>
  </message>
  <message>
   <source>{name} has come here in this phase.</source>
   <translation>{name} est arrivée ici dans cette phase.</translation>
  </message>
  <message>
   <source>{name} is placed at the start of a turn in an emergency.</source>
   <translation>{name} se place au début d’un tour, en urgence.</translation>
  </message>
  <message>
   <source>{name} has sailed home: it comes back by sea movement only.</source>
   <translation>{name} est rentrée par mer : elle ne revient que par mouvement par mer.</translation>
  </message>
  <message>
   <source>It is placed in a supplied hex of the west map, free of Germans and their zones.</source>
   <translation>Elle se place dans un hexagone ravitaillé de la carte ouest, sans Allemands ni leurs zones.</translation>
  </message>
  <message>
   <source>British reinforcements land in a French Channel port.</source>
   <translation>Les renforts britanniques débarquent dans un port français de la Manche.</translation>
  </message>
  <message>
   <source>{name} does not wait off the map.</source>
   <translation>{name} n’attend pas hors carte.</translation>
  </message>
  <message>
   <source>{name} arrives on turn {turn}.</source>
   <translation>{name} arrive au tour {turn}.</translation>
  </message>
  <message>
   <source>{name} comes only in an emergency.</source>
   <translation>{name} ne vient qu’en urgence.</translation>
  </message>
  <message>
   <source>Reserves enter from the second couplet of turn 1 on.</source>
   <translation>Les réserves entrent dès la seconde manche du tour 1.</translation>
  </message>
  <message>
   <source>Units that enter together must wait in one box.</source>
   <translation>Les unités qui entrent ensemble attendent dans une même case.</translation>
  </message>
  <message>
   <source>Only units that wait off the map enter.</source>
   <translation>Seules les unités qui attendent hors carte entrent.</translation>
  </message>
  <message>
   <source>They enter through a supply source of their army on the map edge.</source>
   <translation>Elles entrent par une source de ravitaillement de leur armée au bord.</translation>
  </message>
  <message>
   <source>There is no such unit or hex.</source>
   <translation>Cette unité ou cet hexagone n’existe pas.</translation>
  </message>
  <message>
   <source>Pick units from a reserve</source>
   <translation>Choisissez des unités d’une réserve</translation>
  </message>
  <message>
   <source>Pick where they enter</source>
   <translation>Choisissez où elles entrent</translation>
  </message>
  <message>
   <source>In 1939 French reserves enter in E1035 only.</source>
   <translation>En 1939 les réserves françaises n’entrent qu’en E1035.</translation>
  </message>
  <message>
   <source>All your attacks in this couplet, half a turn, go one column to the left: worse odds.</source>
   <translation>Toutes vos attaques de cette manche (un demi-tour) vont d’une colonne vers la gauche : moins favorable.</translation>
  </message>
  <message>
   <source>Phase order</source>
   <translation>Ordre des phases</translation>
  </message>
  <message>
   <source>Capitulation check</source>
   <translation>Test de capitulation</translation>
  </message>
  <message>
   <source>End of turn</source>
   <translation>Fin du tour</translation>
  </message>
  <message>
   <source>German</source>
   <translation>Allemagne</translation>
  </message>
  <message>
   <source>Allied</source>
   <translation>Alliés</translation>
  </message>
  <message>
   <source>move, then fight</source>
   <translation>bouger, puis combattre</translation>
  </message>
  <message>
   <source>fight, then move</source>
   <translation>combattre, puis bouger</translation>
  </message>
  <message>
   <source>{side} couplet {part}: choose whether to move or to fight first.</source>
   <translation>{side}, manche {part} : choisissez de bouger ou de combattre d’abord.</translation>
  </message>
  <message>
   <source>Your attacks in this couplet, half a turn, are shifted to neither side.</source>
   <translation>Vos attaques de cette manche (un demi-tour) ne sont décalées d’aucun côté.</translation>
  </message>
  <message>
   <source>All your attacks in this couplet, half a turn, go one column to the right: better odds.</source>
   <translation>Toutes vos attaques de cette manche (un demi-tour) vont d’une colonne vers la droite : plus favorable.</translation>
  </message>
  <message>
   <source>{side} movement: drag units to where they shall go.</source>
   <translation>{side}, mouvement : glissez les unités vers leur but.</translation>
  </message>
  <message>
   <source>{side} combat: pick a hex to attack, or drag attackers on it.</source>
   <translation>{side}, combat : choisissez un hexagone à attaquer, ou glissez-y des attaquants.</translation>
  </message>
  <message>
   <source>Pick the units to remove</source>
   <translation>Choisissez les unités à retirer</translation>
  </message>
  <message>
   <source>The stack at {at} breaks the stacking rules as the phase ends: choose units to eliminate.</source>
   <translation>La pile en {at} enfreint l’empilement en fin de phase : choisissez les unités à éliminer.</translation>
  </message>
  <message>
   <source>Next: the phase that you choose to come first.</source>
   <translation>Ensuite : la phase que vous choisissez de jouer d’abord.</translation>
  </message>
  <message>
   <source>Choose to move first or to fight first.</source>
   <translation>Choisissez de bouger ou de combattre d’abord.</translation>
  </message>
  <message>
   <source>Only units of that stack can be removed.</source>
   <translation>Seules les unités de cette pile peuvent être retirées.</translation>
  </message>
  <message>
   <source>The stack would still break the stacking rules.</source>
   <translation>La pile enfreindrait encore l’empilement.</translation>
  </message>
  <message>
   <source>{name} could stay.</source>
   <translation>{name} pourrait rester.</translation>
  </message>
  <message>
   <source>no shift</source>
   <translation>aucun décalage</translation>
  </message>
  <message>
   <source>all attacks 1L</source>
   <translation>toutes les attaques 1G</translation>
  </message>
  <message>
   <source>End the movement phase</source>
   <translation>Finir la phase de mouvement</translation>
  </message>
  <message>
   <source>End the combat phase</source>
   <translation>Finir la phase de combat</translation>
  </message>
  <message>
   <source>Eliminate</source>
   <translation>Éliminer</translation>
  </message>
  <message>
   <source>all attacks 1R</source>
   <translation>toutes les attaques 1D</translation>
  </message>
  <message>
   <source>Begin the game</source>
   <translation>Commencer la partie</translation>
  </message>
  <message>
   <source>Clear the deployment</source>
   <translation>Vider le déploiement</translation>
  </message>
  <message>
   <source>Set up the German army: drag units to other hexes inside Germany, or begin with this deployment.</source>
   <translation>Déployez l’armée allemande : glissez les unités vers d’autres hexagones d’Allemagne, ou commencez ainsi.</translation>
  </message>
  <message numerus="yes">
   <source>{n} units have still to be set up.</source>
   <translation>
    <numerusform>{n} unité reste à déployer.</numerusform>
    <numerusform>{n} unités restent à déployer.</numerusform>
   </translation>
  </message>
  <message>
   <source>German units set up inside Germany.</source>
   <translation>Les unités allemandes se déploient en Allemagne.</translation>
  </message>
  <message>
   <source>Only German units that start on the map are set up freely.</source>
   <translation>Seules les unités allemandes qui débutent sur la carte se déploient librement.</translation>
  </message>
  <message>
   <source>Mechanised units may not stand there.</source>
   <translation>Des unités mécanisées ne peuvent s’y tenir.</translation>
  </message>
  <message>
   <source>Dummies go where a real German unit is.</source>
   <translation>Les leurres vont avec une vraie unité allemande.</translation>
  </message>
  <message>
   <source>There is no hex {hex}.</source>
   <translation>Il n’y a pas d’hexagone {hex}.</translation>
  </message>
  <message>
   <source>Pick units to place</source>
   <translation>Choisissez des unités à placer</translation>
  </message>
  <message>
   <source>Pick a hex inside Germany</source>
   <translation>Choisissez un hexagone d’Allemagne</translation>
  </message>
  <message>
   <source>Dummies would be left behind alone.</source>
   <translation>Des leurres resteraient seuls.</translation>
  </message>
  <message>
   <source>Launch Operation Sickle Cut? It hides an army for turn 1, closes the Ardennes until turn 2 and violates Belgian neutrality.</source>
   <translation>Lancer l’opération Coup de faucille ? Elle cache une armée au tour 1, ferme les Ardennes jusqu’au tour 2 et viole la neutralité belge.</translation>
  </message>
  <message>
   <source>Launch Operation Sickle Cut? It hides an army for turn 1 and closes the Ardennes until turn 2.</source>
   <translation>Lancer l’opération Coup de faucille ? Elle cache une armée au tour 1 et ferme les Ardennes jusqu’au tour 2.</translation>
  </message>
  <message>
   <source>Put in the cup</source>
   <translation>Mettre dans le gobelet</translation>
  </message>
  <message>
   <source>End of turn 1: move the Belgian units in the Ardennes to Belgian hexes that border the forest.</source>
   <translation>Fin du tour 1 : envoyez les unités belges des Ardennes vers des hexagones belges en lisière.</translation>
  </message>
  <message>
   <source>They go to Belgian hexes that border the forest.</source>
   <translation>Elles vont vers des hexagones belges en lisière.</translation>
  </message>
  <message>
   <source>End of turn 1: set the units from the cup up in the Ardennes; only mechanised units on its rim.</source>
   <translation>Fin du tour 1 : placez dans les Ardennes les unités du gobelet ; sur le pourtour, les mécanisées seulement.</translation>
  </message>
  <message>
   <source>Units from the cup are set up in the Ardennes.</source>
   <translation>Les unités du gobelet se déploient dans les Ardennes.</translation>
  </message>
  <message>
   <source>Only mechanised units are set up on the rim of the forest.</source>
   <translation>Seules les unités mécanisées se déploient en lisière.</translation>
  </message>
  <message>
   <source>Drop them in the cup.</source>
   <translation>Déposez-les dans le gobelet.</translation>
  </message>
  <message>
   <source>The cup takes {CUP_MECHANISED} mechanised units.</source>
   <translation>Le gobelet prend {CUP_MECHANISED} unités mécanisées.</translation>
  </message>
  <message>
   <source>The cup takes {CUP_OTHERS} other units.</source>
   <translation>Le gobelet prend {CUP_OTHERS} autres unités.</translation>
  </message>
  <message>
   <source>Operation Sickle Cut was not launched.</source>
   <translation>L’opération Coup de faucille n’a pas été lancée.</translation>
  </message>
  <message>
   <source>Pick the units, each once, and drop them in the cup.</source>
   <translation>Choisissez chaque unité une fois et déposez-les dans le gobelet.</translation>
  </message>
  <message>
   <source>Only the Belgian units in the Ardennes.</source>
   <translation>Seulement les unités belges des Ardennes.</translation>
  </message>
  <message>
   <source>Only units from the cup.</source>
   <translation>Seulement des unités du gobelet.</translation>
  </message>
  <message>
   <source>Allied units are in {hex}.</source>
   <translation>Des unités alliées sont en {hex}.</translation>
  </message>
  <message>
   <source>No Sickle Cut</source>
   <translation>Sans Coup de faucille</translation>
  </message>
  <message>
   <source>Launch Sickle Cut</source>
   <translation>Lancer le Coup de faucille</translation>
  </message>
  <message>
   <source>Pick units for the cup</source>
   <translation>Choisissez des unités pour le gobelet</translation>
  </message>
  <message>
   <source>Drop them in the cup</source>
   <translation>Les déposer dans le gobelet</translation>
  </message>
  <message>
   <source>Move out</source>
   <translation>Évacuer</translation>
  </message>
  <message>
   <source>The cup is not empty yet.</source>
   <translation>Le gobelet n’est pas encore vide.</translation>
  </message>
  <message>
   <source>Pick Belgian units in the Ardennes</source>
   <translation>Choisissez des unités belges des Ardennes</translation>
  </message>
  <message>
   <source>Pick a Belgian hex that borders the forest</source>
   <translation>Choisissez un hexagone belge en lisière</translation>
  </message>
  <message>
   <source>Pick units from the cup</source>
   <translation>Choisissez des unités du gobelet</translation>
  </message>
  <message>
   <source>Pick an Ardennes hex</source>
   <translation>Choisissez un hexagone des Ardennes</translation>
  </message>
  <message numerus="yes">
   <source>{left} are left</source>
   <translation>
    <numerusform>il en reste {left}</numerusform>
    <numerusform>il en reste {left}</numerusform>
   </translation>
  </message>
  <message>
   <source>{hex} would hold {n} divisions; four is the limit at all times.</source>
   <translation>{hex} contiendrait {n} divisions ; la limite est de quatre à tout moment.</translation>
  </message>
  <message>
   <source>There is no strategic movement in the first couplet of the game.</source>
   <translation>Pas de mouvement stratégique dans la première manche.</translation>
  </message>
  <message>
   <source>Strategic movement</source>
   <translation>Mouvement stratégique</translation>
  </message>
  <message>
   <source>{name}'s army never uses strategic movement.</source>
   <translation>L’armée de {name} n’a pas de mouvement stratégique.</translation>
  </message>
  <message>
   <source>{name} has moved: strategic movement goes with no other movement.</source>
   <translation>{name} a bougé : le mouvement stratégique exclut tout autre.</translation>
  </message>
  <message>
   <source>{name} is not in a city of the network.</source>
   <translation>{name} n’est pas dans une ville du réseau.</translation>
  </message>
  <message>
   <source>{name} can only land in this couplet.</source>
   <translation>{name} ne peut qu’atterrir dans cette manche.</translation>
  </message>
  <message>
   <source>Two divisions may use strategic movement each phase; {left}.</source>
   <translation>Deux divisions peuvent faire un mouvement stratégique par phase ; {left}.</translation>
  </message>
  <message>
   <source>No path to {name} is free of enemy zones, marsh and enemy cities.</source>
   <translation>Aucun chemin vers {name} sans zones ennemies, marais ni villes ennemies.</translation>
  </message>
  <message>
   <source>Sea movement</source>
   <translation>Mouvement par mer</translation>
  </message>
  <message>
   <source>British units sail home to Britain, French units to the French reserve.</source>
   <translation>Les Britanniques rentrent par mer, les Français vont à la réserve française.</translation>
  </message>
  <message>
   <source>{name} is placed on the west map.</source>
   <translation>{name} se place sur la carte ouest.</translation>
  </message>
  <message>
   <source>Only units of the moving side can move.</source>
   <translation>Seules les unités du camp actif bougent.</translation>
  </message>
  <message>
   <source>Pick units that start in one place.</source>
   <translation>Choisissez des unités d’un même lieu.</translation>
  </message>
  <message>
   <source>Strategic movement ends in a city.</source>
   <translation>Le mouvement stratégique finit dans une ville.</translation>
  </message>
  <message>
   <source>{hex} is no city of the network.</source>
   <translation>{hex} n’est pas une ville du réseau.</translation>
  </message>
  <message>
   <source>The units are in that city.</source>
   <translation>Les unités sont dans cette ville.</translation>
  </message>
  <message>
   <source>{name} is in enemy hands.</source>
   <translation>{name} est à l’ennemi.</translation>
  </message>
  <message>
   <source>{name} is neutral.</source>
   <translation>{name} est neutre.</translation>
  </message>
  <message>
   <source>{name} has been bombed this couplet.</source>
   <translation>{name} a été bombardée dans cette manche.</translation>
  </message>
  <message>
   <source>There is sea movement in 1940 only.</source>
   <translation>Le mouvement par mer n’existe qu’en 1940.</translation>
  </message>
  <message>
   <source>Only British and French units are shipped.</source>
   <translation>Seuls Britanniques et Français embarquent.</translation>
  </message>
  <message>
   <source>{name} is never shipped.</source>
   <translation>{name} n’embarque jamais.</translation>
  </message>
  <message>
   <source>{name} has moved this phase.</source>
   <translation>{name} a bougé dans cette phase.</translation>
  </message>
  <message>
   <source>{name} is not in a French Channel port.</source>
   <translation>{name} n’est pas dans un port français de la Manche.</translation>
  </message>
  <message>
   <source>Sea movement starts in a port or off the map.</source>
   <translation>Le mouvement par mer part d’un port ou hors carte.</translation>
  </message>
  <message>
   <source>One division may be shipped each phase.</source>
   <translation>Une division peut embarquer par phase.</translation>
  </message>
  <message>
   <source>Ships sail to French Channel ports.</source>
   <translation>Les navires vont aux ports français de la Manche.</translation>
  </message>
  <message>
   <source>The units are there.</source>
   <translation>Les unités y sont.</translation>
  </message>
  <message>
   <source>{to} is not under Allied control.</source>
   <translation>{to} n’est pas sous contrôle allié.</translation>
  </message>
  <message>
   <source>There is no such unit.</source>
   <translation>Cette unité n’existe pas.</translation>
  </message>
  <message>
   <source>Pick units in one city or reserve</source>
   <translation>Choisissez des unités d’une ville ou réserve</translation>
  </message>
  <message>
   <source>Pick the city they go to</source>
   <translation>Choisissez leur ville</translation>
  </message>
  <message>
   <source>Pick units in a Channel port or waiting off the map</source>
   <translation>Choisissez des unités dans un port de la Manche ou hors carte</translation>
  </message>
  <message>
   <source>Pick a port, or the box off the map</source>
   <translation>Choisissez un port, ou la case hors carte</translation>
  </message>
  <message>
   <source>{n}R</source>
   <translation>{n}D</translation>
  </message>
  <message>
   <source>{n}L</source>
   <translation>{n}G</translation>
  </message>
  <message>
   <source>water</source>
   <translation>un cours d’eau</translation>
  </message>
  <message>
   <source>across the {side}</source>
   <translation>par-dessus : {side}</translation>
  </message>
  <message>
   <source>mechanised into {name}</source>
   <translation>mécanisé vers {name}</translation>
  </message>
  <message>
   <source>out of the gap</source>
   <translation>hors de la trouée</translation>
  </message>
  <message>
   <source>in the gap</source>
   <translation>dans la trouée</translation>
  </message>
  <message>
   <source>concentric assault</source>
   <translation>assaut concentrique</translation>
  </message>
  <message>
   <source>fight before move</source>
   <translation>combat avant mouvement</translation>
  </message>
  <message>
   <source>move before fight</source>
   <translation>mouvement avant combat</translation>
  </message>
  <message>
   <source>field fortification</source>
   <translation>fortification de campagne</translation>
  </message>
  <message>
   <source>enemy units are in {}</source>
   <translation>des unités ennemies sont en {}</translation>
  </message>
  <message>
   <source>the city hex {} is in enemy hands</source>
   <translation>la ville {} est à l’ennemi</translation>
  </message>
  <message>
   <source>{} is neutral</source>
   <translation>{} est neutre</translation>
  </message>
  <message>
   <source>nothing supplies its army abroad</source>
   <translation>rien ne ravitaille son armée à l’étranger</translation>
  </message>
  <message>
   <source>no source is left to it</source>
   <translation>il ne lui reste aucune source</translation>
  </message>
  <message>
   <source>the flooded Roer lies between {way} and {hex}</source>
   <translation>la Roer inondée sépare {way} de {hex}</translation>
  </message>
  <message>
   <source>{} lies in an enemy zone of control</source>
   <translation>{} est dans une zone de contrôle ennemie</translation>
  </message>
  <message>
   <source>That cannot be done in this phase.</source>
   <translation>Cela ne peut pas se faire dans cette phase.</translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation>La partie est finie.</translation>
  </message>
  <message>
   <source>Mechanised units may not enter {terrain}.</source>
   <translation>Les unités mécanisées n’entrent pas en {terrain}.</translation>
  </message>
  <message>
   <source>No unit may enter an all-sea hex.</source>
   <translation>Aucune unité n’entre en pleine mer.</translation>
  </message>
  <message>
   <source>engage</source>
   <translation>engagement</translation>
  </message>
  <message>
   <source>disengage</source>
   <translation>désengagement</translation>
  </message>
  <message>
   <source>violates {name}</source>
   <translation>viole {name}</translation>
  </message>
  <message>
   <source>The cup holds dummies alone: with no real unit beside them they stay out of the game.</source>
   <translation>Le gobelet ne contient que des leurres : sans unité réelle à leurs côtés, ils restent hors du jeu.</translation>
  </message>
  <message>
   <source>The stack at {hex} breaks the stacking rules: units in it will be eliminated.</source>
   <translation>La pile en {hex} enfreint l’empilement : des unités seront éliminées.</translation>
  </message>
  <message numerus="yes">
   <source>{name}: of {n} units some could still come onto the map.</source>
   <translation>
    <numerusform>{name} : {n} unité pourrait encore entrer.</numerusform>
    <numerusform>{name} : sur {n} unités, certaines pourraient encore entrer.</numerusform>
   </translation>
  </message>
  <message>
   <source>RAF pilot losses, severe on {roll} or more</source>
   <translation>pertes de pilotes de la RAF, lourdes sur {roll} ou plus</translation>
  </message>
  <message>
   <source>destruction of the BEF, on {roll} or less</source>
   <translation>destruction de la BEF, sur {roll} ou moins</translation>
  </message>
  <message>
   <source>severe German losses, on {roll} or less</source>
   <translation>lourdes pertes allemandes, sur {roll} ou moins</translation>
  </message>
  <message>
   <source>Dutch capitulation</source>
   <translation>Capitulation néerlandaise</translation>
  </message>
  <message>
   <source>Belgian capitulation</source>
   <translation>Capitulation belge</translation>
  </message>
  <message numerus="yes">
   <source>{n} victory points</source>
   <translation>
    <numerusform>{n} point de victoire</numerusform>
    <numerusform>{n} points de victoire</numerusform>
   </translation>
  </message>
  <message>
   <source>Germany wins: {tally}, {goal} needed.</source>
   <translation>L’Allemagne gagne : {tally}, il en fallait {goal}.</translation>
  </message>
  <message>
   <source>The Allies win: {tally}, {goal} needed.</source>
   <translation>Les Alliés gagnent : {tally}, il en fallait {goal}.</translation>
  </message>
  <message>
   <source>The Ruhr has been kept out of French reach: Germany wins.</source>
   <translation>La Ruhr est restée hors de portée des Français : l’Allemagne gagne.</translation>
  </message>
  <message>
   <source>{n} VP</source>
   <translation>{n} PV</translation>
  </message>
  <message>
   <source>Concede defeat</source>
   <translation>Concéder la défaite</translation>
  </message>
  <message>
   <source>The German side has conceded defeat.</source>
   <translation>L’Allemagne a concédé la défaite.</translation>
  </message>
  <message>
   <source>The Allied side has conceded defeat.</source>
   <translation>Les Alliés ont concédé la défaite.</translation>
  </message>
  <message>
   <source>An Allied unit has entered the Ruhr: strategic victory.</source>
   <translation>Une unité alliée est entrée dans la Ruhr : victoire stratégique.</translation>
  </message>
  <message>
   <source>A French unit has entered the Ruhr Endangered Area: France wins.</source>
   <translation>Une unité française est entrée dans la zone menacée de la Ruhr : la France gagne.</translation>
  </message>
  <message>
   <source>German steps lost</source>
   <translation>Pas perdus par l’Allemagne</translation>
  </message>
  <message>
   <source>BEF steps lost</source>
   <translation>Pas perdus par la BEF</translation>
  </message>
  <message>
   <source>Maginot hexes cleared</source>
   <translation>Hexagones Maginot dégagés</translation>
  </message>
  <message>
   <source>severe on a roll of</source>
   <translation>lourdes sur un jet de</translation>
  </message>
  <message>
   <source>destroyed on a roll of</source>
   <translation>détruite sur un jet de</translation>
  </message>
  <message>
   <source>any</source>
   <translation>tout</translation>
  </message>
  <message>
   <source>Operation Sickle Cut</source>
   <translation>Opération Coup de faucille</translation>
  </message>
  <message>
   <source>German set-up</source>
   <translation>Déploiement allemand</translation>
  </message>
  <message>
   <source>First couplet</source>
   <translation>Première manche</translation>
  </message>
  <message>
   <source>Second couplet</source>
   <translation>Seconde manche</translation>
  </message>
  <message>
   <source>Hidden unit</source>
   <translation>Unité cachée</translation>
  </message>
  <message>
   <source>must stop here this phase</source>
   <translation>doit s’arrêter ici pour cette phase</translation>
  </message>
  <message>
   <source>has attacked this phase</source>
   <translation>a attaqué dans cette phase</translation>
  </message>
  <message>
   <source>terror bombing</source>
   <translation>bombardement de terreur</translation>
  </message>
  <message>
   <source>dams open</source>
   <translation>barrages ouverts</translation>
  </message>
  <message>
   <source>has moved this phase</source>
   <translation>a bougé dans cette phase</translation>
  </message>
  <message numerus="yes">
   <source>{n} hidden units</source>
   <translation>
    <numerusform>{n} unité cachée</numerusform>
    <numerusform>{n} unités cachées</numerusform>
   </translation>
  </message>
  <message>
   <source>barrage on {hex}</source>
   <translation>tir sur {hex}</translation>
  </message>
  <message>
   <source>No headquarters with fire left commands that far, or no enemy unit is there.</source>
   <translation>Aucun EM ayant encore du feu ne commande si loin, ou aucune unité ennemie n’est là.</translation>
  </message>
  <message>
   <source>Only headquarters within command range that have artillery points left fire.</source>
   <translation>Seuls tirent les EM à portée de commandement à qui il reste des points d’artillerie.</translation>
  </message>
  <message>
   <source>A barrage takes artillery points, or one or two aviation points.</source>
   <translation>Un barrage prend des points d’artillerie, ou un ou deux points d’aviation.</translation>
  </message>
  <message>
   <source>Barrage: fire on enemy hexes with artillery and aviation, or hold it back.</source>
   <translation>Barrage : tirez sur des hexagones ennemis avec l’artillerie et l’aviation, ou gardez-les.</translation>
  </message>
  <message>
   <source>Pick the hex to fire on</source>
   <translation>Choisissez l’hexagone visé</translation>
  </message>
  <message>
   <source>Give artillery points</source>
   <translation>Donnez des points d’artillerie</translation>
  </message>
  <message>
   <source>Add aviation points</source>
   <translation>Ajoutez des points d’aviation</translation>
  </message>
  <message>
   <source>Fire on {hex} is plotted already.</source>
   <translation>Un tir sur {hex} est déjà prévu.</translation>
  </message>
  <message>
   <source>Four artillery points fire on one hex at most.</source>
   <translation>Quatre points d’artillerie au plus tirent sur un hexagone.</translation>
  </message>
  <message>
   <source>Barrage</source>
   <translation>Barrage</translation>
  </message>
  <message>
   <source>No more barrages</source>
   <translation>Fin des tirs</translation>
  </message>
  <message>
   <source>{unit} has not so many points left.</source>
   <translation>{unit} n’a plus autant de points.</translation>
  </message>
  <message>
   <source>Only a hex whose units passed their test stops the armour.</source>
   <translation>Seul un hexagone dont les unités ont réussi leur test arrête les blindés.</translation>
  </message>
  <message>
   <source>Break through</source>
   <translation>Percer</translation>
  </message>
  <message>
   <source>{unit} is a headquarters and takes part in no breakthrough.</source>
   <translation>{unit} est un état-major et ne prend part à aucune percée.</translation>
  </message>
  <message>
   <source>{unit} has ended its movement: another unit has moved since.</source>
   <translation>{unit} a fini son mouvement : une autre unité a bougé depuis.</translation>
  </message>
  <message>
   <source>{unit} is in no enemy zone of control.</source>
   <translation>{unit} n’est dans aucune zone de contrôle ennemie.</translation>
  </message>
  <message>
   <source>A breakthrough from {hex} has been stopped; no other is tried there.</source>
   <translation>Une percée depuis {hex} a été arrêtée ; on n’en tente plus d’autre là.</translation>
  </message>
  <message>
   <source>A breakthrough may not overstack {hex}.</source>
   <translation>Une percée ne peut pas dépasser l’empilement en {hex}.</translation>
  </message>
  <message>
   <source>Breakthrough of {units} from {a} to {b}: test to stop it, or let it pass.</source>
   <translation>Percée de {units} de {a} à {b} : testez pour l’arrêter, ou laissez passer.</translation>
  </message>
  <message>
   <source>Pick the hex that stops it</source>
   <translation>Choisissez l’hexagone qui l’arrête</translation>
  </message>
  <message>
   <source>Several hexes stop {units}: choose the one to be attacked.</source>
   <translation>Plusieurs hexagones arrêtent {units} : choisissez celui qui sera attaqué.</translation>
  </message>
  <message>
   <source>The armour could not attack over the Meuse.</source>
   <translation>Les blindés ne pourraient pas attaquer par-dessus la Meuse.</translation>
  </message>
  <message>
   <source>Only the active side's units move.</source>
   <translation>Seules bougent les unités du camp actif.</translation>
  </message>
  <message>
   <source>Only armour breaks through.</source>
   <translation>Seuls les blindés percent.</translation>
  </message>
  <message>
   <source>Pick an adjacent hex.</source>
   <translation>Choisissez un hexagone adjacent.</translation>
  </message>
  <message>
   <source>Test or let pass.</source>
   <translation>Testez ou laissez passer.</translation>
  </message>
  <message>
   <source>Pick the armour, and its companion</source>
   <translation>Choisissez les blindés et leur accompagnement</translation>
  </message>
  <message>
   <source>Pick the adjacent hex to break through to</source>
   <translation>Choisissez l’hexagone adjacent à percer</translation>
  </message>
  <message>
   <source>Test to stop it ({odds})</source>
   <translation>Tester pour l’arrêter ({odds})</translation>
  </message>
  <message>
   <source>Let it pass</source>
   <translation>Laisser passer</translation>
  </message>
  <message>
   <source>cohesion and defence against a breakthrough</source>
   <translation>cohésion et défense contre une percée</translation>
  </message>
  <message>
   <source>Stop it here</source>
   <translation>L’arrêter ici</translation>
  </message>
  <message>
   <source>ford between {a} and {b}</source>
   <translation>gué entre {a} et {b}</translation>
  </message>
  <message>
   <source>Only German engineer battalions build bridges.</source>
   <translation>Seuls les bataillons de génie allemands construisent des ponts.</translation>
  </message>
  <message>
   <source>A bridge leads over the Meuse into an adjacent hex.</source>
   <translation>Un pont mène par-dessus la Meuse dans un hexagone adjacent.</translation>
  </message>
  <message>
   <source>Begin a bridge</source>
   <translation>Commencer un pont</translation>
  </message>
  <message>
   <source>A bridge from {a} to {b} has been begun already.</source>
   <translation>Un pont de {a} à {b} est déjà commencé.</translation>
  </message>
  <message>
   <source>Blow the sluice at Houx? Fords upstream, to the south, may come of it.</source>
   <translation>Faire sauter l’écluse de Houx ? Des gués peuvent apparaître en amont, au sud.</translation>
  </message>
  <message>
   <source>Blow the sluice, or leave it.</source>
   <translation>Faites sauter l’écluse, ou laissez-la.</translation>
  </message>
  <message>
   <source>Name a point on the Meuse south of Houx, upstream; a ford exists on 1 to 3. {n} left to name.</source>
   <translation>Désignez un point de la Meuse au sud de Houx, en amont ; un gué existe sur 1 à 3. Encore {n} à désigner.</translation>
  </message>
  <message>
   <source>A ford lies on the Meuse upstream of the sluice, to the south.</source>
   <translation>Un gué se trouve sur la Meuse en amont de l’écluse, au sud.</translation>
  </message>
  <message>
   <source>{unit} is held in close combat.</source>
   <translation>{unit} est tenue en combat rapproché.</translation>
  </message>
  <message>
   <source>{unit} is building already.</source>
   <translation>{unit} construit déjà.</translation>
  </message>
  <message>
   <source>{unit} is not beside the Meuse.</source>
   <translation>{unit} n’est pas au bord de la Meuse.</translation>
  </message>
  <message>
   <source>A bridge leads from {a} to {b} already.</source>
   <translation>Un pont mène déjà de {a} à {b}.</translation>
  </message>
  <message>
   <source>Pick the engineer battalion</source>
   <translation>Choisissez le bataillon de génie</translation>
  </message>
  <message>
   <source>Pick the hex over the Meuse</source>
   <translation>Choisissez l’hexagone de l’autre côté de la Meuse</translation>
  </message>
  <message>
   <source>Leave the sluice</source>
   <translation>Laisser l’écluse</translation>
  </message>
  <message>
   <source>Blow the sluice</source>
   <translation>Faire sauter l’écluse</translation>
  </message>
  <message>
   <source>Look for a ford</source>
   <translation>Chercher un gué</translation>
  </message>
  <message>
   <source>That point has been tried.</source>
   <translation>Ce point a déjà été essayé.</translation>
  </message>
  <message>
   <source>Pick a hex on the Meuse</source>
   <translation>Choisissez un hexagone sur la Meuse</translation>
  </message>
  <message>
   <source>Pick the hex on the other bank</source>
   <translation>Choisissez l’hexagone de l’autre rive</translation>
  </message>
  <message>
   <source>foot</source>
   <translation>à pied</translation>
  </message>
  <message>
   <source>mechanised</source>
   <translation>mécanisé</translation>
  </message>
  <message>
   <source>armour</source>
   <translation>blindé</translation>
  </message>
  <message>
   <source>in supply</source>
   <translation>ravitaillée</translation>
  </message>
  <message>
   <source>{kind} {points}</source>
   <translation>{kind} {points}</translation>
  </message>
  <message numerus="yes">
   <source>in supply, {n} hexes from its headquarters</source>
   <translation>
    <numerusform>ravitaillée, à {n} hexagone de son EM</numerusform>
    <numerusform>ravitaillée, à {n} hexagones de son EM</numerusform>
   </translation>
  </message>
  <message>
   <source>Combat scale</source>
   <translation>Échelle de combat</translation>
  </message>
  <message>
   <source>bridge</source>
   <translation>pont</translation>
  </message>
  <message>
   <source>ford</source>
   <translation>gué</translation>
  </message>
  <message>
   <source>bridge under construction</source>
   <translation>pont en construction</translation>
  </message>
  <message>
   <source>Formation</source>
   <translation>Formation</translation>
  </message>
  <message>
   <source>Moves as</source>
   <translation>Se déplace comme</translation>
  </message>
  <message>
   <source>attack {a}, defence {d}, cohesion {c}</source>
   <translation>attaque {a}, défense {d}, cohésion {c}</translation>
  </message>
  <message>
   <source>no line now: {why}</source>
   <translation>pas de ligne maintenant : {why}</translation>
  </message>
  <message>
   <source>Height</source>
   <translation>Niveau</translation>
  </message>
  <message>
   <source>{n} m</source>
   <translation>{n} m</translation>
  </message>
  <message>
   <source>Range, artillery, movement</source>
   <translation>Portée, artillerie, mouvement</translation>
  </message>
  <message>
   <source>{n} of {full}</source>
   <translation>{n} sur {full}</translation>
  </message>
  <message>
   <source>Attack, defence, movement, cohesion</source>
   <translation>Attaque, défense, mouvement, cohésion</translation>
  </message>
  <message>
   <source>Marker</source>
   <translation>Marqueur</translation>
  </message>
  <message>
   <source>out of supply: all values one less, half movement</source>
   <translation>non ravitaillée : toutes les valeurs moins un, mouvement divisé par deux</translation>
  </message>
  <message>
   <source>Must attack</source>
   <translation>Doit attaquer</translation>
  </message>
  <message>
   <source>Artillery points left</source>
   <translation>Points d’artillerie restants</translation>
  </message>
  <message>
   <source>Now</source>
   <translation>Maintenant</translation>
  </message>
  <message>
   <source>Over a river</source>
   <translation>Par-dessus une rivière</translation>
  </message>
  <message>
   <source>Over the Meuse on foot</source>
   <translation>La Meuse, à pied</translation>
  </message>
  <message>
   <source>Different elevation</source>
   <translation>Niveau différent</translation>
  </message>
  <message>
   <source>Fatigued attacker</source>
   <translation>Attaquant fatigué</translation>
  </message>
  <message>
   <source>Fatigued defender</source>
   <translation>Défenseur fatigué</translation>
  </message>
  <message>
   <source>Broken attacker</source>
   <translation>Attaquant rompu</translation>
  </message>
  <message>
   <source>Each German regiment that attacks whole</source>
   <translation>Chaque régiment allemand qui attaque en entier</translation>
  </message>
  <message>
   <source>Combined arms</source>
   <translation>Armes combinées</translation>
  </message>
  <message>
   <source>Bank of the Meuse</source>
   <translation>Berge de la Meuse</translation>
  </message>
  <message>
   <source>Fatigued target</source>
   <translation>Cible fatiguée</translation>
  </message>
  <message>
   <source>Attack less defence, with guns and aircraft, finds the column in the row of the defender's terrain; lower values use the first column. The modified die finds the row.</source>
   <translation>L’attaque moins la défense, avec artillerie et aviation, donne la colonne dans la ligne du terrain du défenseur ; les valeurs plus basses prennent la première colonne. Le dé modifié donne la ligne.</translation>
  </message>
  <message>
   <source>The difference of cohesion of the units that both sides name is added too (§ 7.3/10).</source>
   <translation>S’ajoute la différence de cohésion des unités que nomment les deux camps (§ 7.3/10).</translation>
  </message>
  <message>
   <source>Foot</source>
   <translation>À pied</translation>
  </message>
  <message>
   <source>Armour</source>
   <translation>Blindés</translation>
  </message>
  <message>
   <source>Terrain effects: movement points</source>
   <translation>Effets du terrain : points de mouvement</translation>
  </message>
  <message>
   <source>Die {n} or less</source>
   <translation>Dé de {n} ou moins</translation>
  </message>
  <message>
   <source>Die {n} or more</source>
   <translation>Dé de {n} ou plus</translation>
  </message>
  <message>
   <source>Final value at least</source>
   <translation>Valeur finale minimale</translation>
  </message>
  <message>
   <source>What the results mean</source>
   <translation>Ce que veulent dire les résultats</translation>
  </message>
  <message>
   <source>Die modifiers in combat</source>
   <translation>Modificateurs de dé au combat</translation>
  </message>
  <message>
   <source>attacker, defender loses so many steps</source>
   <translation>l’attaquant, le défenseur perd autant de pas</translation>
  </message>
  <message>
   <source>all of its units are destroyed</source>
   <translation>toutes ses unités sont détruites</translation>
  </message>
  <message>
   <source>retreats so many hexes, or loses steps instead</source>
   <translation>retraite d’autant d’hexagones, ou perd des pas à la place</translation>
  </message>
  <message>
   <source>the defender's units test in order not to break</source>
   <translation>les unités du défenseur testent pour ne pas rompre</translation>
  </message>
  <message>
   <source>close combat, and a step each</source>
   <translation>combat rapproché, et un pas chacun</translation>
  </message>
  <message>
   <source>close combat</source>
   <translation>combat rapproché</translation>
  </message>
  <message>
   <source>Result</source>
   <translation>Résultat</translation>
  </message>
  <message>
   <source>Effect</source>
   <translation>Effet</translation>
  </message>
  <message>
   <source>Die {n}</source>
   <translation>Dé {n}</translation>
  </message>
  <message>
   <source>Enemy infantry destroyed</source>
   <translation>Infanterie ennemie détruite</translation>
  </message>
  <message>
   <source>Enemy mechanised unit destroyed</source>
   <translation>Unité mécanisée ennemie détruite</translation>
  </message>
  <message>
   <source>Enemy armour destroyed</source>
   <translation>Blindés ennemis détruits</translation>
  </message>
  <message>
   <source>Enemy headquarters destroyed</source>
   <translation>EM ennemi détruit</translation>
  </message>
  <message>
   <source>Enemy headquarters of a corps destroyed</source>
   <translation>EM de corps d’armée ennemi détruit</translation>
  </message>
  <message>
   <source>Two dice and their modifiers. At most {guns} artillery points and {planes} of aviation on a hex.</source>
   <translation>Deux dés et leurs modificateurs. Au plus {guns} points d’artillerie et {planes} d’aviation sur un hexagone.</translation>
  </message>
  <message>
   <source>At most {guns} artillery points and {planes} of aviation of a side in one battle.</source>
   <translation>Au plus {guns} points d’artillerie et {planes} d’aviation par camp dans un combat.</translation>
  </message>
  <message>
   <source>For each of the {n} points that the Germans name once the sluice at Houx is blown.</source>
   <translation>Pour chacun des {n} points que nomment les Allemands une fois l’écluse de Houx sautée.</translation>
  </message>
  <message>
   <source>A regiment to a hex: any one of these. Headquarters count nothing.</source>
   <translation>Un régiment par hexagone : l’un de ceux-ci. Les états-majors ne comptent pas.</translation>
  </message>
  <message>
   <source>For the side that holds every hex of the place at the end.</source>
   <translation>Pour le camp qui tient tous les hexagones du lieu à la fin.</translation>
  </message>
  <message>
   <source>Factors at least</source>
   <translation>Facteurs au moins</translation>
  </message>
  <message>
   <source>One step on</source>
   <translation>Un pas sur</translation>
  </message>
  <message>
   <source>Two steps on</source>
   <translation>Deux pas sur</translation>
  </message>
  <message>
   <source>Artillery and air table</source>
   <translation>Table d’artillerie et d’aviation</translation>
  </message>
  <message>
   <source>Each point of</source>
   <translation>Chaque point de</translation>
  </message>
  <message>
   <source>Battle</source>
   <translation>Combat</translation>
  </message>
  <message>
   <source>Artillery and aviation</source>
   <translation>Artillerie et aviation</translation>
  </message>
  <message>
   <source>Artillery reserve</source>
   <translation>Réserve d’artillerie</translation>
  </message>
  <message>
   <source>all of it</source>
   <translation>tout</translation>
  </message>
  <message>
   <source>half</source>
   <translation>moitié</translation>
  </message>
  <message>
   <source>no movement</source>
   <translation>aucun mouvement</translation>
  </message>
  <message>
   <source>Two dice</source>
   <translation>Deux dés</translation>
  </message>
  <message>
   <source>Movement in supply</source>
   <translation>Mouvement, ravitaillé</translation>
  </message>
  <message>
   <source>Engines of the 1st DCR</source>
   <translation>Moteurs de la 1re DCR</translation>
  </message>
  <message>
   <source>turn {n}</source>
   <translation>tour {n}</translation>
  </message>
  <message>
   <source>Arrival of the 1st DCR</source>
   <translation>Arrivée de la 1re DCR</translation>
  </message>
  <message>
   <source>It comes on</source>
   <translation>Elle vient sur</translation>
  </message>
  <message>
   <source>a ford</source>
   <translation>un gué</translation>
  </message>
  <message>
   <source>no ford</source>
   <translation>pas de gué</translation>
  </message>
  <message>
   <source>Fords</source>
   <translation>Gués</translation>
  </message>
  <message>
   <source>The Meuse there has</source>
   <translation>La Meuse y a</translation>
  </message>
  <message>
   <source>Other battalions</source>
   <translation>Autres bataillons</translation>
  </message>
  <message>
   <source>Tanks and reconnaissance</source>
   <translation>Chars et reconnaissance</translation>
  </message>
  <message>
   <source>For</source>
   <translation>Pour</translation>
  </message>
  <message>
   <source>Other points</source>
   <translation>Autres points</translation>
  </message>
  <message>
   <source>Modifiers of the throw at a barrage</source>
   <translation>Modificateurs du jet de barrage</translation>
  </message>
  <message>
   <source>{n} a battle</source>
   <translation>{n} par combat</translation>
  </message>
  <message>
   <source>aviation, {side}</source>
   <translation>aviation, {side}</translation>
  </message>
  <message>
   <source>{n} a turn</source>
   <translation>{n} par tour</translation>
  </message>
  <message>
   <source>Corps</source>
   <translation>Corps d’armée</translation>
  </message>
  <message>
   <source>Divisions it supports</source>
   <translation>Divisions soutenues</translation>
  </message>
  <message>
   <source>Objectives</source>
   <translation>Objectifs</translation>
  </message>
  <message>
   <source>First unit over the western frontier</source>
   <translation>Première unité au-delà de la frontière ouest</translation>
  </message>
  <message>
   <source>{n} times the other side's points</source>
   <translation>{n} fois les points de l’autre camp</translation>
  </message>
  <message>
   <source>fewer</source>
   <translation>moins</translation>
  </message>
  <message>
   <source>draw</source>
   <translation>nul</translation>
  </message>
  <message>
   <source>Points at least</source>
   <translation>Points au moins</translation>
  </message>
  <message>
   <source>artillery of a division</source>
   <translation>artillerie d’une division</translation>
  </message>
  <message>
   <source>artillery of a corps</source>
   <translation>artillerie d’un corps d’armée</translation>
  </message>
  <message>
   <source>Objective</source>
   <translation>Objectif</translation>
  </message>
  <message>
   <source>strategic victory</source>
   <translation>victoire stratégique</translation>
  </message>
  <message>
   <source>tactical victory</source>
   <translation>victoire tactique</translation>
  </message>
  <message>
   <source>Only an enemy hex next to own units can be attacked.</source>
   <translation>On n’attaque qu’un hexagone ennemi voisin de ses unités.</translation>
  </message>
  <message>
   <source>{unit} must take part in the attack on {hex}.</source>
   <translation>{unit} doit prendre part à l’attaque de {hex}.</translation>
  </message>
  <message>
   <source>Units in {hex} have been attacked this phase.</source>
   <translation>Des unités de {hex} ont été attaquées dans cette phase.</translation>
  </message>
  <message>
   <source>{unit} must attack {hex}, which stopped its breakthrough.</source>
   <translation>{unit} doit attaquer {hex}, qui a arrêté sa percée.</translation>
  </message>
  <message>
   <source>{unit} is held in close combat and fights only those that hold it.</source>
   <translation>{unit} est tenue en combat rapproché et ne combat que celles qui la tiennent.</translation>
  </message>
  <message>
   <source>German units of different divisions do not attack together ({names}).</source>
   <translation>Des unités allemandes de divisions différentes n’attaquent pas ensemble ({names}).</translation>
  </message>
  <message>
   <source>{hex} is not attacked without any of these: {units}.</source>
   <translation>{hex} ne peut être attaqué sans l’une de ces unités : {units}.</translation>
  </message>
  <message>
   <source>One hex of a close combat has been attacked; {hex} takes no part.</source>
   <translation>Un hexagone d’un combat rapproché a été attaqué ; {hex} n’y prend pas part.</translation>
  </message>
  <message>
   <source>Only adjacent units attack.</source>
   <translation>Seules les unités adjacentes attaquent.</translation>
  </message>
  <message>
   <source>{unit} has attacked this phase.</source>
   <translation>{unit} a déjà attaqué dans cette phase.</translation>
  </message>
  <message>
   <source>{unit} never attacks.</source>
   <translation>{unit} n’attaque jamais.</translation>
  </message>
  <message>
   <source>{unit} must attack {hex}.</source>
   <translation>{unit} doit attaquer {hex}.</translation>
  </message>
  <message>
   <source>One hex of a close combat must be attacked by {units}.</source>
   <translation>Un hexagone du combat rapproché doit être attaqué par {units}.</translation>
  </message>
  <message>
   <source>{hex} would hold more than a regiment, and nobody there could still leave.</source>
   <translation>{hex} contiendrait plus d’un régiment, et nul ne pourrait plus en sortir.</translation>
  </message>
  <message>
   <source>Only battalions of the 1st DCR try their engines, once a turn.</source>
   <translation>Seuls les bataillons de la 1re DCR essaient leurs moteurs, une fois par tour.</translation>
  </message>
  <message>
   <source>Pick the battalion that tries its engines</source>
   <translation>Choisissez le bataillon qui essaie ses moteurs</translation>
  </message>
  <message>
   <source>Try the engines</source>
   <translation>Essayer les moteurs</translation>
  </message>
  <message>
   <source>{unit} must try its engines first.</source>
   <translation>{unit} doit d’abord essayer ses moteurs.</translation>
  </message>
  <message>
   <source>{unit} has broken down and may not move this turn.</source>
   <translation>{unit} est en panne et ne peut bouger ce tour.</translation>
  </message>
  <message>
   <source>engines of the 1st DCR</source>
   <translation>moteurs de la 1re DCR</translation>
  </message>
  <message>
   <source>{unit} does not exploit: it is of no Panzer division or DLC.</source>
   <translation>{unit} n’exploite pas : elle n’est ni d’une division de Panzer ni d’une DLC.</translation>
  </message>
  <message>
   <source>{unit} does not exploit: it moves on foot.</source>
   <translation>{unit} n’exploite pas : unité à pied.</translation>
  </message>
  <message>
   <source>{unit} is fatigued and cannot exploit.</source>
   <translation>{unit} est fatiguée et ne peut exploiter.</translation>
  </message>
  <message numerus="yes">
   <source>{unit}: {n} artillery points</source>
   <translation>
    <numerusform>{unit} : {n} point d’artillerie</numerusform>
    <numerusform>{unit} : {n} points d’artillerie</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} aviation points</source>
   <translation>
    <numerusform>{n} point d’aviation</numerusform>
    <numerusform>{n} points d’aviation</numerusform>
   </translation>
  </message>
  <message>
   <source>No loss</source>
   <translation>Aucune perte</translation>
  </message>
  <message>
   <source>Barrage on {hex}</source>
   <translation>Barrage sur {hex}</translation>
  </message>
  <message>
   <source>Factors {size}, throw {add:+d}</source>
   <translation>Facteurs {size}, jet {add:+d}</translation>
  </message>
  <message>
   <source>Ground and fatigue, to the throw</source>
   <translation>Terrain et fatigue, au jet</translation>
  </message>
  <message>
   <source>one step or more</source>
   <translation>un pas ou plus</translation>
  </message>
  <message>
   <source>two steps</source>
   <translation>deux pas</translation>
  </message>
  <message>
   <source>Pick the unit that makes a forced march</source>
   <translation>Choisissez l’unité qui fait une marche forcée</translation>
  </message>
  <message>
   <source>Forced march</source>
   <translation>Marche forcée</translation>
  </message>
  <message>
   <source>{unit} has begun to move; a forced march is declared before.</source>
   <translation>{unit} a commencé à bouger ; une marche forcée se déclare avant.</translation>
  </message>
  <message>
   <source>{unit} has engine trouble and cannot force the pace.</source>
   <translation>{unit} a des ennuis de moteur et ne peut forcer l’allure.</translation>
  </message>
  <message>
   <source>{unit} is fatigued already.</source>
   <translation>{unit} est déjà fatiguée.</translation>
  </message>
  <message>
   <source>{unit} is broken.</source>
   <translation>{unit} est rompue.</translation>
  </message>
  <message>
   <source>all guns in reach</source>
   <translation>toute l’artillerie à portée</translation>
  </message>
  <message>
   <source>all aircraft</source>
   <translation>toute l’aviation</translation>
  </message>
  <message>
   <source>all guns and aircraft</source>
   <translation>toute l’artillerie et l’aviation</translation>
  </message>
  <message>
   <source>all guns on both sides</source>
   <translation>toute l’artillerie des deux camps</translation>
  </message>
  <message>
   <source>all that either side has</source>
   <translation>tout ce qu’a chaque camp</translation>
  </message>
  <message>
   <source>Attack on {hex}</source>
   <translation>Attaque sur {hex}</translation>
  </message>
  <message>
   <source>Final value {value:+d}, die {modifier:+d}</source>
   <translation>Valeur finale {value:+d}, dé {modifier:+d}</translation>
  </message>
  <message>
   <source>Combat results, {scale}</source>
   <translation>Résultats de combat, {scale}</translation>
  </message>
  <message>
   <source>the defender must retreat</source>
   <translation>le défenseur doit reculer</translation>
  </message>
  <message>
   <source>the defender is destroyed</source>
   <translation>le défenseur est détruit</translation>
  </message>
  <message>
   <source>the defender may break</source>
   <translation>le défenseur peut rompre</translation>
  </message>
  <message>
   <source>a close combat</source>
   <translation>un combat rapproché</translation>
  </message>
  <message>
   <source>A headquarters returns on or beside a unit of its division.</source>
   <translation>Un EM revient sur une unité de sa division, ou à côté.</translation>
  </message>
  <message>
   <source>No retreat leads from {a} into {b}: the way is impassable.</source>
   <translation>Aucune retraite ne mène de {a} en {b} : le passage est impossible.</translation>
  </message>
  <message>
   <source>Pick the hex it goes back to</source>
   <translation>Choisissez l’hexagone où il recule</translation>
  </message>
  <message>
   <source>{unit} has been overrun: move it back one hex.</source>
   <translation>{unit} a été submergé : reculez-le d’un hexagone.</translation>
  </message>
  <message>
   <source>Pick its hex</source>
   <translation>Choisissez son hexagone</translation>
  </message>
  <message>
   <source>{unit} comes back: place it on or beside one of its units.</source>
   <translation>{unit} revient : placez-le sur une de ses unités ou à côté.</translation>
  </message>
  <message>
   <source>It moves back one hex.</source>
   <translation>Il recule d’un hexagone.</translation>
  </message>
  <message>
   <source>The enemy is in {hex}.</source>
   <translation>L’ennemi est en {hex}.</translation>
  </message>
  <message>
   <source>Move back</source>
   <translation>Reculer</translation>
  </message>
  <message>
   <source>Only units that were hit lose steps.</source>
   <translation>Seules les unités touchées perdent des pas.</translation>
  </message>
  <message numerus="yes">
   <source>Exactly {n} steps must be lost by the units that were hit.</source>
   <translation>
    <numerusform>Les unités touchées doivent perdre exactement {n} pas.</numerusform>
    <numerusform>Les unités touchées doivent perdre exactement {n} pas.</numerusform>
   </translation>
  </message>
  <message>
   <source>Take the losses</source>
   <translation>Prendre les pertes</translation>
  </message>
  <message numerus="yes">
   <source>Choose which units at {hex} lose {n} steps.</source>
   <translation>
    <numerusform>Choisissez l’unité en {hex} qui perd un pas.</numerusform>
    <numerusform>Choisissez les unités en {hex} qui perdent {n} pas.</numerusform>
   </translation>
  </message>
  <message>
   <source>Germany</source>
   <translation>Allemagne</translation>
  </message>
  <message>
   <source>France</source>
   <translation>France</translation>
  </message>
  <message>
   <source>{unit} has no movement points left.</source>
   <translation>{unit} n’a plus de points de mouvement.</translation>
  </message>
  <message>
   <source>Out of reach: too far, behind enemy zones of control, or no way leads there.</source>
   <translation>Hors d’atteinte : trop loin, derrière des zones de contrôle ennemies, ou sans chemin.</translation>
  </message>
  <message>
   <source>Movement points: {hex} costs {cost}, {left} left.</source>
   <translation>PM : {hex} en coûte {cost}, il en reste {left}.</translation>
  </message>
  <message>
   <source>The move ends in {hex} until the enemy headquarters there has gone back.</source>
   <translation>Le mouvement s’arrête en {hex} jusqu’à ce que l’EM ennemi ait reculé.</translation>
  </message>
  <message>
   <source>{unit} belongs to the other side.</source>
   <translation>{unit} est à l’autre camp.</translation>
  </message>
  <message>
   <source>{unit} is not on the map.</source>
   <translation>{unit} n’est pas sur la carte.</translation>
  </message>
  <message>
   <source>{unit} had to stop here for this phase.</source>
   <translation>{unit} a dû s’arrêter ici pour cette phase.</translation>
  </message>
  <message>
   <source>Units move one by one; only armour takes one companion of another kind with it.</source>
   <translation>Les unités bougent une à une ; seuls les blindés emmènent une unité d’un autre genre.</translation>
  </message>
  <message>
   <source>The move ends in {hex}, in an enemy zone of control.</source>
   <translation>Le mouvement se termine en {hex}, dans une zone de contrôle ennemie.</translation>
  </message>
  <message>
   <source>Pick the units, each once.</source>
   <translation>Choisissez les unités, une seule fois chacune.</translation>
  </message>
  <message>
   <source>Armour and its companion must begin in the same hex.</source>
   <translation>Les blindés et leur accompagnement doivent partir du même hexagone.</translation>
  </message>
  <message>
   <source>There is no unit {unit}.</source>
   <translation>Il n’y a pas d’unité {unit}.</translation>
  </message>
  <message>
   <source>Pick a unit, or armour with one companion</source>
   <translation>Choisissez une unité, ou des blindés avec une autre</translation>
  </message>
  <message>
   <source>Pick where it goes</source>
   <translation>Choisissez où elle va</translation>
  </message>
  <message>
   <source>{units}: taken back off the map</source>
   <translation>{units} : retrait de la carte</translation>
  </message>
  <message>
   <source>Barrage by {side} on {hex}</source>
   <translation>Barrage, {side}, sur {hex}</translation>
  </message>
  <message>
   <source>{units}: set up in {end}</source>
   <translation>{units} : placement en {end}</translation>
  </message>
  <message>
   <source>{units}: entry at {end}</source>
   <translation>{units} : entrée en {end}</translation>
  </message>
  <message>
   <source>{units}: back in {end}</source>
   <translation>{units} : retour en {end}</translation>
  </message>
  <message>
   <source>{units}: {start} to {end}, {points}</source>
   <translation>{units} : de {start} à {end}, {points}</translation>
  </message>
  <message>
   <source>{units}: breakthrough, {start} to {end}</source>
   <translation>{units} : percée de {start} à {end}</translation>
  </message>
  <message>
   <source>{units}: driven back, {start} to {end}</source>
   <translation>{units} : refoulement de {start} à {end}</translation>
  </message>
  <message>
   <source>{units}: retreat, {start} to {end}</source>
   <translation>{units} : retraite de {start} à {end}</translation>
  </message>
  <message>
   <source>{units}: advance into {end}</source>
   <translation>{units} : avance en {end}</translation>
  </message>
  <message>
   <source>{unit} is destroyed.</source>
   <translation>{unit} : détruite.</translation>
  </message>
  <message numerus="yes">
   <source>{unit} loses {n} steps.</source>
   <translation>
    <numerusform>{unit} perd un pas.</numerusform>
    <numerusform>{unit} perd {n} pas.</numerusform>
   </translation>
  </message>
  <message>
   <source>On {hex}: {factors} factors, {add:+d} to the throw: {result}</source>
   <translation>Sur {hex} : {factors} facteurs, {add:+d} au jet : {result}</translation>
  </message>
  <message>
   <source>A ford is looked for between {a} and {b}.</source>
   <translation>On cherche un gué entre {a} et {b}.</translation>
  </message>
  <message>
   <source>{units}: breakthrough declared, {a} to {b}</source>
   <translation>{units} : percée déclarée de {a} à {b}</translation>
  </message>
  <message>
   <source>{units}: stopped in {at}, with {target} to attack</source>
   <translation>{units} : arrêt en {at}, {target} à attaquer</translation>
  </message>
  <message>
   <source>{unit} has no units left and leaves the game.</source>
   <translation>{unit} n’a plus d’unités et quitte la partie.</translation>
  </message>
  <message>
   <source>Attack on {hex}: {units}</source>
   <translation>Attaque de {hex} : {units}</translation>
  </message>
  <message numerus="yes">
   <source>Aviation, {side}: {n} points</source>
   <translation>
    <numerusform>Aviation, {side} : {n} point</numerusform>
    <numerusform>Aviation, {side} : {n} points</numerusform>
   </translation>
  </message>
  <message>
   <source>Final attack value {value:+d}, die {modifier:+d}</source>
   <translation>Valeur finale de l’attaque {value:+d}, dé {modifier:+d}</translation>
  </message>
  <message>
   <source>Close combat: {units}</source>
   <translation>Combat rapproché : {units}</translation>
  </message>
  <message>
   <source>aviation ×{n}</source>
   <translation>aviation ×{n}</translation>
  </message>
  <message>
   <source>{unit} begins a bridge from {a} to {b}.</source>
   <translation>{unit} commence un pont de {a} à {b}.</translation>
  </message>
  <message>
   <source>Turn {turn}, {side}</source>
   <translation>Tour {turn}, {side}</translation>
  </message>
  <message>
   <source>does not move this turn</source>
   <translation>ne bouge pas ce tour</translation>
  </message>
  <message>
   <source>moves at half its rating</source>
   <translation>bouge à la moitié de sa valeur</translation>
  </message>
  <message>
   <source>{units}: stopped in {at}</source>
   <translation>{units} : arrêt en {at}</translation>
  </message>
  <message>
   <source>The sluice at Houx is blown.</source>
   <translation>L’écluse de Houx a sauté.</translation>
  </message>
  <message>
   <source>The sluice at Houx is left.</source>
   <translation>L’écluse de Houx est laissée.</translation>
  </message>
  <message>
   <source>The French army is taken off the map.</source>
   <translation>L’armée française est retirée de la carte.</translation>
  </message>
  <message>
   <source>The French set-up is finished.</source>
   <translation>Le déploiement français est terminé.</translation>
  </message>
  <message>
   <source>The armour is let pass.</source>
   <translation>On laisse passer les blindés.</translation>
  </message>
  <message>
   <source>Aircraft are chosen in secret.</source>
   <translation>L’aviation est choisie en secret.</translation>
  </message>
  <message>
   <source>{n} point</source>
   <translation>{n} point</translation>
  </message>
  <message>
   <source>{n} points</source>
   <translation>{n} points</translation>
  </message>
  <message>
   <source>{units}: forced march</source>
   <translation>{units} : marche forcée</translation>
  </message>
  <message>
   <source>runs well</source>
   <translation>tourne bien</translation>
  </message>
  <message>
   <source>{unit} is overrun.</source>
   <translation>{unit} : submergé.</translation>
  </message>
  <message>
   <source>It comes back on turn {turn}.</source>
   <translation>Retour au tour {turn}.</translation>
  </message>
  <message>
   <source>Artillery support: {hqs}</source>
   <translation>Soutien d’artillerie : {hqs}</translation>
  </message>
  <message>
   <source>Result {result}</source>
   <translation>Résultat {result}</translation>
  </message>
  <message>
   <source>Broken: {units}</source>
   <translation>Rompues : {units}</translation>
  </message>
  <message>
   <source>Recovered: {units}</source>
   <translation>Ralliées : {units}</translation>
  </message>
  <message>
   <source>A ford exists between {a} and {b}.</source>
   <translation>Un gué existe entre {a} et {b}.</translation>
  </message>
  <message>
   <source>The 1st DCR arrives on turn {turn}.</source>
   <translation>La 1re DCR arrive au tour {turn}.</translation>
  </message>
  <message>
   <source>The bridge from {a} to {b} is left unfinished.</source>
   <translation>Le pont de {a} à {b} est abandonné avant d’être fini.</translation>
  </message>
  <message>
   <source>A bridge leads from {a} to {b}.</source>
   <translation>Un pont mène de {a} à {b}.</translation>
  </message>
  <message>
   <source>In supply again: {units}</source>
   <translation>De nouveau ravitaillées : {units}</translation>
  </message>
  <message>
   <source>Only units of this battle advance.</source>
   <translation>Seules avancent les unités de ce combat.</translation>
  </message>
  <message>
   <source>{hex} is cleared: choose which attackers advance into it, if any.</source>
   <translation>{hex} est dégagé : choisissez les attaquants qui y avancent, s’il y en a.</translation>
  </message>
  <message>
   <source>The ground before {hex} is closed to {unit}.</source>
   <translation>Le terrain devant {hex} est fermé à {unit}.</translation>
  </message>
  <message>
   <source>combat</source>
   <translation>combat</translation>
  </message>
  <message>
   <source>{hex} is still held.</source>
   <translation>{hex} est encore tenu.</translation>
  </message>
  <message>
   <source>Command and guns</source>
   <translation>Commandement et artillerie</translation>
  </message>
  <message>
   <source>way to the western frontier</source>
   <translation>voie vers la frontière ouest</translation>
  </message>
  <message numerus="yes">
   <source>{n} units have no line now.</source>
   <translation>
    <numerusform>{n} unité n’a pas de ligne à présent.</numerusform>
    <numerusform>{n} unités n’ont pas de ligne à présent.</numerusform>
   </translation>
  </message>
  <message numerus="yes">
   <source>{n} artillery points are left.</source>
   <translation>
    <numerusform>Il reste {n} point d’artillerie.</numerusform>
    <numerusform>Il reste {n} points d’artillerie.</numerusform>
   </translation>
  </message>
  <message>
   <source>held by {side}</source>
   <translation>tenu : {side}</translation>
  </message>
  <message>
   <source>held by nobody</source>
   <translation>tenu par personne</translation>
  </message>
  <message>
   <source>map edge of supply</source>
   <translation>bord de carte de ravitaillement</translation>
  </message>
  <message>
   <source>headquarters are supplied here</source>
   <translation>les EM sont ravitaillés ici</translation>
  </message>
  <message>
   <source>units without supply</source>
   <translation>unités sans ravitaillement</translation>
  </message>
  <message>
   <source>within command range</source>
   <translation>à portée de commandement</translation>
  </message>
  <message>
   <source>its units</source>
   <translation>ses unités</translation>
  </message>
  <message>
   <source>units beyond the range</source>
   <translation>unités hors de portée</translation>
  </message>
  <message>
   <source>zone of control, {side}</source>
   <translation>ZOC, {side}</translation>
  </message>
  <message>
   <source>line to the headquarters</source>
   <translation>ligne vers l’EM</translation>
  </message>
  <message>
   <source>road</source>
   <translation>route</translation>
  </message>
  <message>
   <source>change of elevation</source>
   <translation>changement de niveau</translation>
  </message>
  <message>
   <source>steep bank</source>
   <translation>berge escarpée</translation>
  </message>
  <message>
   <source>stream</source>
   <translation>ruisseau</translation>
  </message>
  <message>
   <source>the Meuse by boat</source>
   <translation>la Meuse en bateau</translation>
  </message>
  <message>
   <source>the Meuse at Houx</source>
   <translation>la Meuse à Houx</translation>
  </message>
  <message>
   <source>full stack</source>
   <translation>pile pleine</translation>
  </message>
  <message>
   <source>enemy headquarters</source>
   <translation>EM ennemi</translation>
  </message>
  <message>
   <source>{unit} attacks over the Meuse only at Houx and over bridges and fords.</source>
   <translation>{unit} n’attaque par-dessus la Meuse qu’à Houx et par les ponts et les gués.</translation>
  </message>
  <message>
   <source>Motor troops cross the Meuse only at Houx and over bridges and fords.</source>
   <translation>Les troupes motorisées ne passent la Meuse qu’à Houx et par les ponts et les gués.</translation>
  </message>
  <message>
   <source>{kind} units cannot cross into {hex}: {cause}.</source>
   <translation>{kind} : passage interdit vers {hex} ({cause}).</translation>
  </message>
  <message>
   <source>Only a combat unit drives an enemy headquarters out of {hex}.</source>
   <translation>Seule une unité de combat chasse un EM ennemi de {hex}.</translation>
  </message>
  <message>
   <source>{hex} is in an enemy zone of control; none may be entered in exploitation.</source>
   <translation>{hex} est en zone de contrôle ennemie ; on n’y entre pas en exploitation.</translation>
  </message>
  <message>
   <source>A broken unit does not enter an enemy zone of control ({hex}).</source>
   <translation>Une unité rompue n’entre pas en zone de contrôle ennemie ({hex}).</translation>
  </message>
  <message>
   <source>No unit moves from enemy zone to enemy zone ({a} to {b}).</source>
   <translation>Aucune unité ne passe de zone ennemie à zone ennemie ({a} à {b}).</translation>
  </message>
  <message>
   <source>all it has, for the one hex it can always move</source>
   <translation>tout ce qu’elle a, pour l’unique hexagone toujours permis</translation>
  </message>
  <message>
   <source>Enemy units hold {hex}.</source>
   <translation>Des unités ennemies tiennent {hex}.</translation>
  </message>
  <message>
   <source>They enter at {hex}, or nearest to it on the edge if the enemy is there.</source>
   <translation>Elles entrent en {hex}, ou au plus près sur le bord si l’ennemi y est.</translation>
  </message>
  <message>
   <source>Reinforcements: place the units that arrive.</source>
   <translation>Renforts : placez les unités qui arrivent.</translation>
  </message>
  <message>
   <source>{unit} arrives on turn {turn}.</source>
   <translation>{unit} arrive au tour {turn}.</translation>
  </message>
  <message>
   <source>Units that enter together must have the same entry hex.</source>
   <translation>Des unités qui entrent ensemble doivent avoir le même hexagone d’entrée.</translation>
  </message>
  <message>
   <source>Pick the units that arrive</source>
   <translation>Choisissez les unités qui arrivent</translation>
  </message>
  <message>
   <source>Pick the hex where they enter</source>
   <translation>Choisissez l’hexagone d’entrée</translation>
  </message>
  <message>
   <source>Only units that wait to enter arrive.</source>
   <translation>Seules arrivent les unités qui attendent d’entrer.</translation>
  </message>
  <message>
   <source>Bring in</source>
   <translation>Faire entrer</translation>
  </message>
  <message>
   <source>End the reinforcements</source>
   <translation>Finir les renforts</translation>
  </message>
  <message>
   <source>cohesion of {unit}, {most} or less</source>
   <translation>cohésion de {unit}, {most} ou moins</translation>
  </message>
  <message>
   <source>Only units that passed the test stand.</source>
   <translation>Seules tiennent les unités qui ont réussi le test.</translation>
  </message>
  <message numerus="yes">
   <source>Retreat of {n} hexes for {units}: test cohesion to lose a step instead of one hex, or go.</source>
   <translation>
    <numerusform>Retraite de {n} hexagone pour {units} : testez la cohésion pour perdre un pas à la place, ou reculez.</numerusform>
    <numerusform>Retraite de {n} hexagones pour {units} : testez la cohésion pour perdre un pas au lieu d’un hexagone, ou reculez.</numerusform>
   </translation>
  </message>
  <message>
   <source>Test to stand, or retreat.</source>
   <translation>Testez pour tenir, ou retraitez.</translation>
  </message>
  <message>
   <source>Pick the units that lose a step</source>
   <translation>Choisissez les unités qui perdent un pas</translation>
  </message>
  <message>
   <source>Passed: {units}. Choose who loses a step and retreats one hex less.</source>
   <translation>Test réussi : {units}. Choisissez qui perd un pas et recule d’un hexagone de moins.</translation>
  </message>
  <message>
   <source>Pick the hex they retreat to</source>
   <translation>Choisissez l’hexagone de retraite</translation>
  </message>
  <message numerus="yes">
   <source>Retreat: {units}, {n} hexes to go.</source>
   <translation>
    <numerusform>Retraite : {units}, encore {n} hexagone.</numerusform>
    <numerusform>Retraite : {units}, encore {n} hexagones.</numerusform>
   </translation>
  </message>
  <message>
   <source>The retreat has come through {hex}.</source>
   <translation>La retraite est déjà passée par {hex}.</translation>
  </message>
  <message>
   <source>There is a better way for a retreat than {hex}.</source>
   <translation>Il y a un meilleur chemin de retraite que {hex}.</translation>
  </message>
  <message>
   <source>A retreat goes hex by hex.</source>
   <translation>Une retraite va d’hexagone en hexagone.</translation>
  </message>
  <message>
   <source>Other units retreat first.</source>
   <translation>D’autres unités retraitent d’abord.</translation>
  </message>
  <message>
   <source>Test to stand ({odds})</source>
   <translation>Tester pour tenir ({odds})</translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation>Retraite</translation>
  </message>
  <message>
   <source>cohesion to stand</source>
   <translation>cohésion pour tenir</translation>
  </message>
  <message>
   <source>Lose a step</source>
   <translation>Perdre un pas</translation>
  </message>
  <message>
   <source>Retreat all</source>
   <translation>Tout retraiter</translation>
  </message>
  <message>
   <source>The sluice at Houx</source>
   <translation>L’écluse de Houx</translation>
  </message>
  <message>
   <source>Reinforcements</source>
   <translation>Renforts</translation>
  </message>
  <message>
   <source>Barrage fire</source>
   <translation>Tir de barrage</translation>
  </message>
  <message>
   <source>Exploitation</source>
   <translation>Exploitation</translation>
  </message>
  <message>
   <source>Supply check</source>
   <translation>Test de ravitaillement</translation>
  </message>
  <message>
   <source>{hex} holds more than a regiment: move units out.</source>
   <translation>{hex} contient plus d’un régiment : faites-en sortir des unités.</translation>
  </message>
  <message>
   <source>Movement: drag units, one after another.</source>
   <translation>Mouvement : faites glisser les unités, l’une après l’autre.</translation>
  </message>
  <message>
   <source>Combat: pick a hex to attack, or drag attackers on it.</source>
   <translation>Combat : choisissez un hexagone à attaquer, ou faites-y glisser les attaquants.</translation>
  </message>
  <message>
   <source>Exploitation: move again at half the rating.</source>
   <translation>Exploitation : déplacez de nouveau, à la moitié du potentiel.</translation>
  </message>
  <message>
   <source>End the movement</source>
   <translation>Finir le mouvement</translation>
  </message>
  <message>
   <source>End the combat</source>
   <translation>Finir le combat</translation>
  </message>
  <message>
   <source>End the exploitation</source>
   <translation>Finir l’exploitation</translation>
  </message>
  <message>
   <source>The French set up west of the Meuse.</source>
   <translation>Les Français se déploient à l’ouest de la Meuse.</translation>
  </message>
  <message>
   <source>Only French units that begin in play are set up.</source>
   <translation>Seules se déploient les unités françaises présentes au début.</translation>
  </message>
  <message>
   <source>Clear the set-up</source>
   <translation>Effacer le déploiement</translation>
  </message>
  <message>
   <source>End the set-up</source>
   <translation>Finir le déploiement</translation>
  </message>
  <message>
   <source>Set up the French army west of the Meuse.</source>
   <translation>Déployez l’armée française à l’ouest de la Meuse.</translation>
  </message>
  <message>
   <source>The 4th DINA sets up in column {column} or west of it.</source>
   <translation>La 4e DINA se déploie dans la colonne {column} ou à l’ouest de celle-ci.</translation>
  </message>
  <message>
   <source>Pick units to set up</source>
   <translation>Choisissez des unités à déployer</translation>
  </message>
  <message>
   <source>Pick a hex west of the Meuse, or the box to take them back</source>
   <translation>Choisissez un hexagone à l’ouest de la Meuse, ou la case pour les reprendre</translation>
  </message>
  <message>
   <source>Set up</source>
   <translation>Déployer</translation>
  </message>
  <message>
   <source>arrival of the 1st DCR</source>
   <translation>arrivée de la 1re DCR</translation>
  </message>
  <message>
   <source>{hex} would hold more than a regiment.</source>
   <translation>{hex} contiendrait plus d’un régiment.</translation>
  </message>
  <message>
   <source>Cohesion of {a} against {b}</source>
   <translation>Cohésion de {a} contre {b}</translation>
  </message>
  <message>
   <source>Artillery, the difference</source>
   <translation>Artillerie, la différence</translation>
  </message>
  <message>
   <source>Aviation not neutralised</source>
   <translation>Aviation non neutralisée</translation>
  </message>
  <message>
   <source>All of {regiment} attacks</source>
   <translation>Tout {regiment} attaque</translation>
  </message>
  <message>
   <source>{hq} is {n} hexes away, its range is {range}</source>
   <translation>{hq} est à {n} hexagones, sa portée est de {range}</translation>
  </message>
  <message>
   <source>the enemy cuts its line to {hq}</source>
   <translation>l’ennemi coupe sa ligne vers {hq}</translation>
  </message>
  <message>
   <source>its headquarters is not on the map</source>
   <translation>son EM n’est pas sur la carte</translation>
  </message>
  <message>
   <source>{hq} has no line to its map edge</source>
   <translation>{hq} n’a pas de ligne vers son bord de carte</translation>
  </message>
  <message>
   <source>Only headquarters of units in the battle, in supply and within command range, give artillery.</source>
   <translation>Seuls donnent de l’artillerie les EM d’unités du combat, ravitaillés et à portée de commandement.</translation>
  </message>
  <message numerus="yes">
   <source>Send {n} aviation points at most.</source>
   <translation>
    <numerusform>Envoyez au plus {n} point d’aviation.</numerusform>
    <numerusform>Envoyez au plus {n} points d’aviation.</numerusform>
   </translation>
  </message>
  <message>
   <source>Only a unit of this battle gives its cohesion.</source>
   <translation>Seule une unité de ce combat donne sa cohésion.</translation>
  </message>
  <message>
   <source>Battle at {hex}: give artillery points to your units, or none.</source>
   <translation>Combat en {hex} : donnez des points d’artillerie à vos unités, ou aucun.</translation>
  </message>
  <message>
   <source>Battle at {hex}: send aircraft? Both sides choose before either is shown.</source>
   <translation>Combat en {hex} : envoyer l’aviation ? Les deux camps choisissent avant que rien ne soit montré.</translation>
  </message>
  <message>
   <source>Pick the unit</source>
   <translation>Choisissez l’unité</translation>
  </message>
  <message>
   <source>Battle at {hex}: name the unit whose cohesion counts; it takes the first loss.</source>
   <translation>Combat en {hex} : nommez l’unité dont la cohésion compte ; elle prend la première perte.</translation>
  </message>
  <message>
   <source>Five artillery points join one battle at most.</source>
   <translation>Cinq points d’artillerie au plus se joignent à un combat.</translation>
  </message>
  <message numerus="yes">
   <source>{unit} gives {n} points to this battle at most.</source>
   <translation>
    <numerusform>{unit} donne au plus {n} point à ce combat.</numerusform>
    <numerusform>{unit} donne au plus {n} points à ce combat.</numerusform>
   </translation>
  </message>
  <message>
   <source>Two corps points join one battle at most.</source>
   <translation>Deux points de corps d’armée au plus se joignent à un combat.</translation>
  </message>
  <message>
   <source>One aviation point</source>
   <translation>Un point d’aviation</translation>
  </message>
  <message>
   <source>Two aviation points</source>
   <translation>Deux points d’aviation</translation>
  </message>
  <message>
   <source>Name one unit.</source>
   <translation>Nommez une unité.</translation>
  </message>
  <message>
   <source>No artillery</source>
   <translation>Pas d’artillerie</translation>
  </message>
  <message>
   <source>Give artillery</source>
   <translation>Donner de l’artillerie</translation>
  </message>
  <message>
   <source>Name the unit</source>
   <translation>Nommer l’unité</translation>
  </message>
  <message>
   <source>cohesion {n}</source>
   <translation>cohésion {n}</translation>
  </message>
  <message numerus="yes">
   <source>{n} units that could arrive wait off the map.</source>
   <translation>
    <numerusform>{n} unité qui pourrait arriver attend hors de la carte.</numerusform>
    <numerusform>{n} unités qui pourraient arriver attendent hors de la carte.</numerusform>
   </translation>
  </message>
  <message>
   <source>{german} points for Germany, {french} for France</source>
   <translation>{german} points pour l’Allemagne, {french} pour la France</translation>
  </message>
  <message>
   <source>Only German units on the roads to the western frontier leave the map.</source>
   <translation>Seules sortent de la carte les unités allemandes sur les routes vers la frontière ouest.</translation>
  </message>
  <message>
   <source>{side}: concede</source>
   <translation>{side} : concéder</translation>
  </message>
  <message>
   <source>nobody holds all of it</source>
   <translation>personne ne tient le tout</translation>
  </message>
  <message>
   <source>passed</source>
   <translation>passée</translation>
  </message>
  <message>
   <source>not reached</source>
   <translation>pas atteinte</translation>
  </message>
  <message>
   <source>a German unit that leaves by the marked hexes of the west edge</source>
   <translation>une unité allemande qui sort par les hexagones marqués du bord ouest</translation>
  </message>
  <message>
   <source>Western French frontier</source>
   <translation>Frontière française de l’ouest</translation>
  </message>
  <message>
   <source>{side} gives up.</source>
   <translation>Défaite concédée : {side}.</translation>
  </message>
  <message>
   <source>A draw: {tally}.</source>
   <translation>Match nul : {tally}.</translation>
  </message>
  <message>
   <source>Pick the units that cross the frontier</source>
   <translation>Choisissez les unités qui passent la frontière</translation>
  </message>
  <message>
   <source>Cross the frontier</source>
   <translation>Passer la frontière</translation>
  </message>
  <message>
   <source>Holds {place}</source>
   <translation>Tient {place}</translation>
  </message>
  <message>
   <source>{n} {kind} destroyed</source>
   <translation>Détruit : {n} × {kind}</translation>
  </message>
  <message>
   <source>Strategic victory: {tally}.</source>
   <translation>Victoire stratégique : {tally}.</translation>
  </message>
  <message>
   <source>Tactical victory: {tally}.</source>
   <translation>Victoire tactique : {tally}.</translation>
  </message>
  <message>
   <source>Western French frontier passed</source>
   <translation>Frontière française de l’ouest passée</translation>
  </message>
  <message>
   <source>won</source>
   <translation>acquis</translation>
  </message>
  <message>
   <source>held in close combat</source>
   <translation>tenue en combat rapproché</translation>
  </message>
  <message>
   <source>broken</source>
   <translation>rompue</translation>
  </message>
  <message>
   <source>fatigued</source>
   <translation>fatiguée</translation>
  </message>
  <message>
   <source>no artillery left this turn</source>
   <translation>plus d’artillerie ce tour</translation>
  </message>
  <message>
   <source>builds a bridge</source>
   <translation>construit un pont</translation>
  </message>
  <message>
   <source>{side}: artillery points left</source>
   <translation>{side} : points d’artillerie restants</translation>
  </message>
  <message>
   <source>{side}: aviation points left</source>
   <translation>{side} : points d’aviation restants</translation>
  </message>
  <message>
   <source>named for a ford</source>
   <translation>désigné pour un gué</translation>
  </message>
  <message>
   <source>barrage</source>
   <translation>barrage</translation>
  </message>
  <message>
   <source>The program itself is under the MIT licence. It stands on these packages:</source>
   <translation>Le programme est sous licence MIT. Il repose sur ces paquets :</translation>
  </message>
  <message>
   <source>The fonts are under the SIL Open Font License:</source>
   <translation>Les polices sont sous licence SIL Open Font License :</translation>
  </message>
  <message>
   <source>A table for published hex-and-counter games on the campaign of May 1940, with their rules enforced.</source>
   <translation>Une table pour les jeux d’histoire à hexagones publiés sur la campagne de mai 1940, dont elle applique les règles.</translation>
  </message>
  <message>
   <source>This is an unofficial aid for players who own the games. The games and their names belong to their owners. No rulebook text, scans or artwork of theirs are included; rules are cited by paragraph and told in our own words.</source>
   <translation>Aide non officielle pour les joueurs qui possèdent les jeux. Les jeux et leurs noms appartiennent à leurs propriétaires. Aucun texte de règles, scan ni dessin n’est inclus ; les règles sont citées par paragraphe et dites avec nos mots.</translation>
  </message>
  <message>
   <source>No warranty of any kind. Nothing is sent over the network.</source>
   <translation>Sans aucune garantie. Rien n’est envoyé sur le réseau.</translation>
  </message>
  <message>
   <source>About Blitz Desktop</source>
   <translation>À propos de Blitz Desktop</translation>
  </message>
  <message>
   <source>About</source>
   <translation>À propos</translation>
  </message>
  <message>
   <source>Licences</source>
   <translation>Licences</translation>
  </message>
  <message>
   <source>Plan</source>
   <translation>Plan</translation>
  </message>
  <message>
   <source>Attackers</source>
   <translation>Attaquants</translation>
  </message>
  <message>
   <source>Note as a plan</source>
   <translation>Noter comme plan</translation>
  </message>
  <message>
   <source>Keeps target and attackers in the list of plans; nothing is done yet.</source>
   <translation>Garde la cible et les attaquants dans la liste des plans ; rien n’est encore fait.</translation>
  </message>
  <message>
   <source>Supposing</source>
   <translation>En supposant</translation>
  </message>
  <message>
   <source>nothing more</source>
   <translation>rien de plus</translation>
  </message>
  <message>
   <source>Defenders</source>
   <translation>Défenseurs</translation>
  </message>
  <message>
   <source>Next</source>
   <translation>Suivant</translation>
  </message>
  <message>
   <source>Special area</source>
   <translation>Zone spéciale</translation>
  </message>
  <message>
   <source>Way off the map</source>
   <translation>Sortie de la carte</translation>
  </message>
  <message>
   <source>Fort</source>
   <translation>Fort</translation>
  </message>
  <message>
   <source>Gap in the forts</source>
   <translation>Trouée entre les forts</translation>
  </message>
  <message>
   <source>Maginot Line, forts</source>
   <translation>Ligne Maginot, ouvrages</translation>
  </message>
  <message>
   <source>Port</source>
   <translation>Port</translation>
  </message>
  <message>
   <source>Industry</source>
   <translation>Industrie</translation>
  </message>
  <message>
   <source>Supply edge</source>
   <translation>Bord de ravitaillement</translation>
  </message>
  <message>
   <source>Field works</source>
   <translation>Fortifications de campagne</translation>
  </message>
  <message>
   <source>one hex: {km} km</source>
   <translation>un hexagone : {km} km</translation>
  </message>
  <message>
   <source>Map</source>
   <translation>Carte</translation>
  </message>
  <message>
   <source>{left} of {full} steps</source>
   <translation>{left} pas sur {full}</translation>
  </message>
  <message>
   <source>selected</source>
   <translation>sélectionnée</translation>
  </message>
  <message>
   <source>No hex is pointed at</source>
   <translation>Aucun hexagone n’est désigné</translation>
  </message>
  <message>
   <source>Stopped in {hex}: drag on, or let go here.</source>
   <translation>Arrêt en {hex} : continuez à glisser, ou lâchez ici.</translation>
  </message>
  <message>
   <source>That is off the map: the units stay where they are.</source>
   <translation>C’est hors de la carte : les unités restent où elles sont.</translation>
  </message>
  <message>
   <source>A stack of two or more can be parted on the way.</source>
   <translation>Une pile de deux ou plus peut être séparée en chemin.</translation>
  </message>
  <message>
   <source>Put back where it was</source>
   <translation>Remis à sa place</translation>
  </message>
  <message>
   <source>&amp;Colour-blind palette</source>
   <translation>&amp;Couleurs pour daltoniens</translation>
  </message>
  <message>
   <source>To move there, drag the units, press M, or choose it with the right button.</source>
   <translation>Pour y aller, glissez les unités, appuyez sur M, ou choisissez-le avec le bouton droit.</translation>
  </message>
  <message>
   <source>The program has met a fault of its own. The game stands as it was, and you can play on or save it.{kept}</source>
   <translation>Le programme a rencontré une de ses erreurs. La partie est restée telle quelle, vous pouvez continuer ou enregistrer.{kept}</translation>
  </message>
  <message>
   <source>

A report with the record of the game has been kept as {place}.</source>
   <translation>

Un rapport avec l’enregistrement de la partie est conservé : {place}.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Un problème est survenu</translation>
  </message>
  <message>
   <source>Curtain</source>
   <translation>Rideau</translation>
  </message>
  <message>
   <source>What has happened</source>
   <translation>Ce qui s’est passé</translation>
  </message>
  <message>
   <source>Ready</source>
   <translation>Prêt</translation>
  </message>
  <message>
   <source>Open the table</source>
   <translation>Ouvrir la table</translation>
  </message>
  <message>
   <source>To the table</source>
   <translation>À la table</translation>
  </message>
  <message>
   <source>Nothing of the table shows until you press Ready.</source>
   <translation>La table reste cachée jusqu’à ce que vous pressiez Prêt.</translation>
  </message>
  <message>
   <source>{now}. Next to decide: {side}.</source>
   <translation>{now}. Ensuite décide : {side}.</translation>
  </message>
  <message>
   <source>To decide now: {side}. Hand the game over by file to let it go on.</source>
   <translation>À décider : {side}. Remettez la partie par fichier pour continuer.</translation>
  </message>
  <message>
   <source>It is for you to decide now.</source>
   <translation>C’est à vous de décider.</translation>
  </message>
  <message>
   <source>&amp;Hand over by file…</source>
   <translation>&amp;Remettre par fichier…</translation>
  </message>
  <message>
   <source>Op&amp;en the table</source>
   <translation>&amp;Ouvrir la table</translation>
  </message>
  <message>
   <source>Close the &amp;table again</source>
   <translation>Refermer la &amp;table</translation>
  </message>
  <message>
   <source>Ho&amp;w this game is played…</source>
   <translation>&amp;Comment se joue cette partie…</translation>
  </message>
  <message>
   <source>Since you looked last. The log has it too.</source>
   <translation>Depuis votre dernier regard. Le journal l’a aussi.</translation>
  </message>
  <message>
   <source>Hand over by file</source>
   <translation>Remettre par fichier</translation>
  </message>
  <message>
   <source>Handed over as {file}. Send it to the other player.</source>
   <translation>Remise sous {file}. Envoyez-la à l’autre joueur.</translation>
  </message>
  <message>
   <source>Pass the table to</source>
   <translation>Passez la table à</translation>
  </message>
  <message>
   <source>This game is not played by file.</source>
   <translation>Cette partie ne se joue pas par fichier.</translation>
  </message>
  <message>
   <source>Only a lone player in the fog of war can open the table.</source>
   <translation>Seul un joueur en solitaire avec brouillard peut ouvrir la table.</translation>
  </message>
  <message>
   <source>The table is open.</source>
   <translation>La table est ouverte.</translation>
  </message>
  <message>
   <source>The table has not been opened.</source>
   <translation>La table n’a pas été ouverte.</translation>
  </message>
  <message>
   <source>Not handed over</source>
   <translation>Non remise</translation>
  </message>
  <message>
   <source>Now look as</source>
   <translation>Regardez maintenant comme</translation>
  </message>
  <message>
   <source>This copy is for</source>
   <translation>Cette copie est pour</translation>
  </message>
  <message>
   <source>How this game is played</source>
   <translation>Comment se joue cette partie</translation>
  </message>
  <message>
   <source>Kind of game</source>
   <translation>Type de partie</translation>
  </message>
  <message>
   <source>Strict undo</source>
   <translation>Annulation stricte</translation>
  </message>
  <message>
   <source>Small choices without passing</source>
   <translation>Petits choix sans passer la table</translation>
  </message>
  <message>
   <source>Unsaved game</source>
   <translation>Partie non enregistrée</translation>
  </message>
  <message>
   <source>Save</source>
   <translation>Enregistrer</translation>
  </message>
  <message>
   <source>Leave unsaved</source>
   <translation>Quitter sans enregistrer</translation>
  </message>
  <message>
   <source>Not the file it was</source>
   <translation>Ce n’est plus le même fichier</translation>
  </message>
  <message>
   <source>Save under another name…</source>
   <translation>Enregistrer sous un autre nom…</translation>
  </message>
  <message>
   <source>Game broken off</source>
   <translation>Partie interrompue</translation>
  </message>
  <message>
   <source>“{name}” was played on and left unsaved.</source>
   <translation>« {name} » a été poursuivie et quittée sans être enregistrée.</translation>
  </message>
  <message>
   <source>Resume</source>
   <translation>Reprendre</translation>
  </message>
  <message>
   <source>Open as saved</source>
   <translation>Ouvrir telle qu’enregistrée</translation>
  </message>
  <message>
   <source>Write over a file</source>
   <translation>Écraser un fichier</translation>
  </message>
  <message>
   <source>{name} is there already.</source>
   <translation>{name} existe déjà.</translation>
  </message>
  <message>
   <source>What it holds would be lost.</source>
   <translation>Ce qu’il contient serait perdu.</translation>
  </message>
  <message>
   <source>Write over it</source>
   <translation>Écraser</translation>
  </message>
  <message>
   <source>The file opens on the table as {side} may see it.</source>
   <translation>Le fichier s’ouvre sur la table telle que {side} peut la voir.</translation>
  </message>
  <message>
   <source>It is on trust, as games by mail are: the file holds the whole game and its dice, and only the program hides from each player what he may not see. Every throw is on record, and the game is played over again and checked when the file is opened. Notes and plans that you make from now on stay in your own copy.</source>
   <translation>C’est sur l’honneur, comme les parties par courrier : le fichier contient toute la partie et ses dés, et seul le programme cache à chacun ce qu’il ne doit pas voir. Chaque jet est enregistré, et la partie est rejouée et vérifiée à l’ouverture. Les notes et les plans que vous ferez désormais restent dans votre propre copie.</translation>
  </message>
  <message>
   <source>Choose a file…</source>
   <translation>Choisir un fichier…</translation>
  </message>
  <message>
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Take back the other side’s play</source>
   <translation>Reprendre le jeu de l’autre camp</translation>
  </message>
  <message>
   <source>This takes back what {side} has done.</source>
   <translation>Ceci annule ce qui a été joué (camp : {side}).</translation>
  </message>
  <message>
   <source>The other player’s copy still has it. Take it back only as you have agreed with each other.</source>
   <translation>La copie de l’autre joueur le garde. N’annulez que si vous en êtes convenus ensemble.</translation>
  </message>
  <message>
   <source>Take it back</source>
   <translation>Annuler ce jeu</translation>
  </message>
  <message>
   <source>Damaged game</source>
   <translation>Partie abîmée</translation>
  </message>
  <message>
   <source>Open up to there</source>
   <translation>Ouvrir jusque-là</translation>
  </message>
  <message>
   <source>Discard game</source>
   <translation>Abandonner la partie</translation>
  </message>
  <message>
   <source>Discard “{title}”?</source>
   <translation>Abandonner « {title} » ?</translation>
  </message>
  <message>
   <source>What was played since the last save cannot be brought back. Saved games stay.</source>
   <translation>Ce qui a été joué depuis le dernier enregistrement sera perdu. Les parties enregistrées restent.</translation>
  </message>
  <message>
   <source>Discard</source>
   <translation>Abandonner</translation>
  </message>
  <message>
   <source>Move to the trash</source>
   <translation>Mettre à la corbeille</translation>
  </message>
  <message>
   <source>Move “{game}” to the trash?</source>
   <translation>Mettre « {game} » à la corbeille ?</translation>
  </message>
  <message>
   <source>It can be taken out again there.</source>
   <translation>Elle pourra en être ressortie.</translation>
  </message>
  <message>
   <source>Rename</source>
   <translation>Renommer</translation>
  </message>
  <message>
   <source>New name</source>
   <translation>Nouveau nom</translation>
  </message>
  <message>
   <source>What is not saved will be lost. {trouble}</source>
   <translation>Ce qui n’est pas enregistré sera perdu. {trouble}</translation>
  </message>
  <message>
   <source>Nothing is lost either way: left unsaved, the game is offered again in the start window.</source>
   <translation>Rien ne se perd : non enregistrée, la partie sera proposée de nouveau à l’accueil.</translation>
  </message>
  <message>
   <source>It was renamed, moved or thrown away, or its disk is not there.</source>
   <translation>Il a été renommé, déplacé ou supprimé, ou son disque n’est pas là.</translation>
  </message>
  <message>
   <source>It was played on from another window, put back from a copy, or another game was saved there. Written over, that would be lost.</source>
   <translation>On y a joué depuis une autre fenêtre, une copie a été remise à sa place ou une autre partie y a été enregistrée. L’écraser ferait perdre cela.</translation>
  </message>
  <message>
   <source>Save there again</source>
   <translation>Enregistrer de nouveau au même endroit</translation>
  </message>
  <message>
   <source>Save game</source>
   <translation>Enregistrer la partie</translation>
  </message>
  <message>
   <source>All files</source>
   <translation>Tous les fichiers</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Parties enregistrées</translation>
  </message>
  <message>
   <source>Last played {time}</source>
   <translation>Dernier coup : {time}</translation>
  </message>
  <message numerus="yes">
   <source>Throw {n} dice with {sides} sides:</source>
   <translation>
    <numerusform>Jetez {n} dé à {sides} faces :</numerusform>
    <numerusform>Jetez {n} dés à {sides} faces :</numerusform>
   </translation>
  </message>
  <message>
   <source>Throw your dice</source>
   <translation>Jetez vos dés</translation>
  </message>
  <message>
   <source>Die {number}</source>
   <translation>Dé {number}</translation>
  </message>
  <message>
   <source>Filled: printed in the rulebook. Open: reconstructed, as the printed chart was not at hand.</source>
   <translation>Plein : imprimé dans les règles. Vide : reconstitué, la table imprimée n’étant pas disponible.</translation>
  </message>
  <message>
   <source>{title} · charts</source>
   <translation>{title} · tables</translation>
  </message>
  <message>
   <source>backs, to be set behind the fronts</source>
   <translation>revers, à mettre derrière les faces</translation>
  </message>
  <message>
   <source>fronts</source>
   <translation>faces</translation>
  </message>
  <message>
   <source> {number} of {all}</source>
   <translation> {number} sur {all}</translation>
  </message>
  <message>
   <source>markers</source>
   <translation>marqueurs</translation>
  </message>
  <message>
   <source>{title}: set-up</source>
   <translation>{title} : déploiement</translation>
  </message>
  <message>
   <source>Web page (*.html);;Markdown (*.md)</source>
   <translation>Page web (*.html);;Markdown (*.md)</translation>
  </message>
  <message>
   <source>Animated picture (*.gif);;A folder of pictures (*)</source>
   <translation>Image animée (*.gif);;Un dossier d’images (*)</translation>
  </message>
  <message>
   <source>Text (*.txt);;Table for spreadsheets (*.csv)</source>
   <translation>Texte (*.txt);;Tableau pour tableur (*.csv)</translation>
  </message>
  <message>
   <source>Writing the report</source>
   <translation>Écriture du rapport</translation>
  </message>
  <message>
   <source>Writing the replay</source>
   <translation>Écriture du film</translation>
  </message>
  <message>
   <source>Writing the log</source>
   <translation>Écriture du journal</translation>
  </message>
  <message>
   <source>Written: {path}</source>
   <translation>Écrit : {path}</translation>
  </message>
  <message>
   <source>Write a report</source>
   <translation>Écrire un rapport</translation>
  </message>
  <message>
   <source>Write a replay</source>
   <translation>Écrire un film</translation>
  </message>
  <message>
   <source>Write the log</source>
   <translation>Écrire le journal</translation>
  </message>
  <message>
   <source>Nothing has been played yet.</source>
   <translation>Rien n’a encore été joué.</translation>
  </message>
  <message>
   <source>Write a report…</source>
   <translation>Écrire un rapport…</translation>
  </message>
  <message>
   <source>Write a replay…</source>
   <translation>Écrire un film…</translation>
  </message>
  <message>
   <source>Write the log…</source>
   <translation>Écrire le journal…</translation>
  </message>
  <message>
   <source>Not written</source>
   <translation>Non écrit</translation>
  </message>
  <message>
   <source>Given up; nothing was written</source>
   <translation>Abandonné ; rien n’a été écrit</translation>
  </message>
  <message>
   <source>Find</source>
   <translation>Chercher</translation>
  </message>
  <message>
   <source>Unit, town or hex number</source>
   <translation>Unité, ville ou numéro d’hexagone</translation>
  </message>
  <message>
   <source>Suggestions</source>
   <translation>Suggestions</translation>
  </message>
  <message>
   <source>Nothing of that name.</source>
   <translation>Rien de ce nom.</translation>
  </message>
  <message>
   <source>Of &amp;anything left undone</source>
   <translation>De &amp;tout ce qui reste à faire</translation>
  </message>
  <message>
   <source>Only of what would be &amp;lost</source>
   <translation>Seulement de ce qui serait &amp;perdu</translation>
  </message>
  <message>
   <source>&amp;Never</source>
   <translation>&amp;Jamais</translation>
  </message>
  <message>
   <source>Save set-up…</source>
   <translation>Enregistrer le déploiement…</translation>
  </message>
  <message>
   <source>Load set-up…</source>
   <translation>Charger un déploiement…</translation>
  </message>
  <message>
   <source>Set-up saved as {name}</source>
   <translation>Déploiement enregistré : {name}</translation>
  </message>
  <message>
   <source>Save set-up</source>
   <translation>Enregistrer le déploiement</translation>
  </message>
  <message>
   <source>Load set-up</source>
   <translation>Charger un déploiement</translation>
  </message>
  <message numerus="yes">
   <source>{n} units placed</source>
   <translation>
    <numerusform>{n} unité placée</numerusform>
    <numerusform>{n} unités placées</numerusform>
   </translation>
  </message>
  <message>
   <source>Set-ups</source>
   <translation>Déploiements</translation>
  </message>
  <message>
   <source>Not everything could be placed</source>
   <translation>Tout n’a pas pu être placé</translation>
  </message>
  <message>
   <source>Not saved</source>
   <translation>Non enregistré</translation>
  </message>
  <message>
   <source>Not loaded</source>
   <translation>Non chargé</translation>
  </message>
  <message>
   <source>… and {number} more</source>
   <translation>… et {number} de plus</translation>
  </message>
  <message>
   <source>{text} {rule_link} – beside each result its chance in per cent</source>
   <translation>{text} {rule_link} – à côté de chaque résultat, sa chance en pour cent</translation>
  </message>
  <message>
   <source>{value} on average; in per cent:</source>
   <translation>{value} en moyenne ; en pour cent :</translation>
  </message>
  <message>
   <source>Calculation</source>
   <translation>Calcul</translation>
  </message>
  <message>
   <source>Chances</source>
   <translation>Chances</translation>
  </message>
  <message>
   <source>{text}: {value} on average</source>
   <translation>{text} : {value} en moyenne</translation>
  </message>
  <message>
   <source>From now on ask only where something would be lost</source>
   <translation>Désormais ne demander que si quelque chose serait perdu</translation>
  </message>
  <message>
   <source>Something is left undone:</source>
   <translation>Il reste quelque chose à faire :</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Montrer</translation>
  </message>
  <message>
   <source>R&amp;ules of the game</source>
   <translation>Règles d&amp;u jeu</translation>
  </message>
  <message>
   <source>&amp;Charts</source>
   <translation>&amp;Tables</translation>
  </message>
  <message>
   <source>&amp;Keys and mouse</source>
   <translation>T&amp;ouches et souris</translation>
  </message>
  <message>
   <source>&amp;Tour of the table</source>
   <translation>&amp;Visite de la table</translation>
  </message>
  <message>
   <source>&amp;About Blitz Desktop</source>
   <translation>À &amp;propos de Blitz Desktop</translation>
  </message>
  <message>
   <source>Drag a counter</source>
   <translation>Glisser un pion</translation>
  </message>
  <message>
   <source>Move it or attack with it, and the selected part of its stack</source>
   <translation>Le bouger ou attaquer, avec la partie choisie de sa pile</translation>
  </message>
  <message>
   <source>Click a target</source>
   <translation>Cliquer sur une cible</translation>
  </message>
  <message>
   <source>Plan an attack on it</source>
   <translation>Préparer une attaque</translation>
  </message>
  <message>
   <source>Double-click a counter</source>
   <translation>Double-cliquer sur un pion</translation>
  </message>
  <message>
   <source>Select its whole stack</source>
   <translation>Choisir toute sa pile</translation>
  </message>
  <message>
   <source>Ctrl+click, Shift+click</source>
   <translation>Ctrl+clic, Maj+clic</translation>
  </message>
  <message>
   <source>Add to the selection, or take out of it</source>
   <translation>Ajouter à la sélection ou en retirer</translation>
  </message>
  <message>
   <source>Shift and drag</source>
   <translation>Maj et glisser</translation>
  </message>
  <message>
   <source>Draw a band around counters to select them</source>
   <translation>Entourer des pions pour les choisir</translation>
  </message>
  <message>
   <source>Shift+click a hex in reach</source>
   <translation>Maj+clic sur un hexagone atteignable</translation>
  </message>
  <message>
   <source>Let the path pass there; then click its end</source>
   <translation>Y faire passer le chemin ; puis cliquer sur sa fin</translation>
  </message>
  <message>
   <source>Shift while dragging</source>
   <translation>Maj en glissant</translation>
  </message>
  <message>
   <source>Let the path pass the hex under the counters</source>
   <translation>Faire passer le chemin par l’hexagone sous les pions</translation>
  </message>
  <message>
   <source>Space while dragging</source>
   <translation>Espace en faisant glisser</translation>
  </message>
  <message>
   <source>Leave the uppermost counter there and go on with the others</source>
   <translation>Laisser là le pion du dessus et continuer avec les autres</translation>
  </message>
  <message>
   <source>Rest on a counter or path</source>
   <translation>S’arrêter sur un pion ou un chemin</translation>
  </message>
  <message>
   <source>Read all about it, or what each hex costs</source>
   <translation>Tout lire à son sujet, ou le coût de chaque hexagone</translation>
  </message>
  <message>
   <source>Wheel</source>
   <translation>Molette</translation>
  </message>
  <message>
   <source>Zoom about the pointer</source>
   <translation>Zoomer autour du pointeur</translation>
  </message>
  <message>
   <source>Drag the map where no counter lies</source>
   <translation>Glisser la carte hors des pions</translation>
  </message>
  <message>
   <source>Pan</source>
   <translation>Déplacer la vue</translation>
  </message>
  <message>
   <source>Middle button, Space and drag</source>
   <translation>Bouton du milieu, Espace et glisser</translation>
  </message>
  <message>
   <source>Pan from anywhere</source>
   <translation>Déplacer la vue de partout</translation>
  </message>
  <message>
   <source>Mouse</source>
   <translation>Souris</translation>
  </message>
  <message>
   <source>Keys</source>
   <translation>Touches</translation>
  </message>
  <message>
   <source>Bold: printed in the rulebook. The rest is reconstructed, as the printed chart was not at hand.</source>
   <translation>En gras : imprimé dans les règles. Le reste est reconstitué, la table imprimée n’étant pas disponible.</translation>
  </message>
  <message>
   <source>Optional, and not offered by the program.</source>
   <translation>Optionnel, et non proposé par le programme.</translation>
  </message>
  <message>
   <source>The program does not enforce this yet.</source>
   <translation>Le programme ne l’applique pas encore.</translation>
  </message>
  <message>
   <source>How this program reads it:</source>
   <translation>Lecture de ce programme :</translation>
  </message>
  <message>
   <source>No paragraph has all these words.</source>
   <translation>Aucun paragraphe ne contient tous ces mots.</translation>
  </message>
  <message>
   <source>Help</source>
   <translation>Aide</translation>
  </message>
  <message>
   <source>Rules</source>
   <translation>Règles</translation>
  </message>
  <message>
   <source>Charts</source>
   <translation>Tables</translation>
  </message>
  <message>
   <source>Keys and mouse</source>
   <translation>Touches et souris</translation>
  </message>
  <message>
   <source>Search the rules</source>
   <translation>Chercher dans les règles</translation>
  </message>
  <message>
   <source>Contents</source>
   <translation>Sommaire</translation>
  </message>
  <message>
   <source>This paragraph is not among the rules. See the game's rulebook.</source>
   <translation>Ce paragraphe n’est pas ici. Voyez le livret de règles du jeu.</translation>
  </message>
  <message>
   <source>Click at the cursor</source>
   <translation>Cliquer au curseur</translation>
  </message>
  <message>
   <source>Add at the cursor</source>
   <translation>Ajouter au curseur</translation>
  </message>
  <message>
   <source>Select the stack at the cursor</source>
   <translation>Choisir la pile au curseur</translation>
  </message>
  <message>
   <source>Move the selected units to the cursor</source>
   <translation>Envoyer les unités choisies au curseur</translation>
  </message>
  <message>
   <source>Menu at the cursor</source>
   <translation>Menu au curseur</translation>
  </message>
  <message>
   <source>Next target</source>
   <translation>Cible suivante</translation>
  </message>
  <message>
   <source>Previous target</source>
   <translation>Cible précédente</translation>
  </message>
  <message>
   <source>Cursor up</source>
   <translation>Curseur en haut</translation>
  </message>
  <message>
   <source>Cursor down</source>
   <translation>Curseur en bas</translation>
  </message>
  <message>
   <source>Cursor left</source>
   <translation>Curseur à gauche</translation>
  </message>
  <message>
   <source>Cursor right</source>
   <translation>Curseur à droite</translation>
  </message>
  <message>
   <source>There is no target now.</source>
   <translation>Il n’y a pas de cible maintenant.</translation>
  </message>
  <message>
   <source>Next &amp;panel</source>
   <translation>&amp;Panneau suivant</translation>
  </message>
  <message>
   <source>Pre&amp;vious panel</source>
   <translation>Panneau pré&amp;cédent</translation>
  </message>
  <message>
   <source>Take offer {number}</source>
   <translation>Prendre le choix {number}</translation>
  </message>
  <message>
   <source>Set &amp;keys…</source>
   <translation>Régler les &amp;touches…</translation>
  </message>
  <message>
   <source>{key} is the key of “{command}”, which will have none.</source>
   <translation>{key} est la touche de « {command} », qui n’en aura plus.</translation>
  </message>
  <message>
   <source>Search</source>
   <translation>Chercher</translation>
  </message>
  <message>
   <source>Commands</source>
   <translation>Commandes</translation>
  </message>
  <message>
   <source>New key</source>
   <translation>Nouvelle touche</translation>
  </message>
  <message>
   <source>&amp;Set</source>
   <translation>&amp;Régler</translation>
  </message>
  <message>
   <source>&amp;No key</source>
   <translation>&amp;Aucune touche</translation>
  </message>
  <message>
   <source>&amp;Usual key</source>
   <translation>Touche &amp;habituelle</translation>
  </message>
  <message>
   <source>&amp;All usual keys</source>
   <translation>&amp;Toutes les touches habituelles</translation>
  </message>
  <message>
   <source>Command</source>
   <translation>Commande</translation>
  </message>
  <message>
   <source>Legend</source>
   <translation>Légende</translation>
  </message>
  <message>
   <source>Hide {name}</source>
   <translation>Cacher {name}</translation>
  </message>
  <message>
   <source>{path} · last hex: {leg}</source>
   <translation>{path} · dernier hexagone : {leg}</translation>
  </message>
  <message>
   <source>Lines of play</source>
   <translation>Lignes de jeu</translation>
  </message>
  <message>
   <source>Search the lines of play</source>
   <translation>Rechercher dans les lignes de jeu</translation>
  </message>
  <message>
   <source>No line of play fits.</source>
   <translation>Aucune ligne de jeu ne convient.</translation>
  </message>
  <message numerus="yes">
   <source>Show {n} lines of one or two entries too</source>
   <translation>
    <numerusform>Montrer aussi {n} ligne d’un ou deux coups</numerusform>
    <numerusform>Montrer aussi {n} lignes d’un ou deux coups</numerusform>
   </translation>
  </message>
  <message>
   <source>&amp;Go on there</source>
   <translation>&amp;Continuer là</translation>
  </message>
  <message>
   <source>Luck</source>
   <translation>Chance</translation>
  </message>
  <message>
   <source>Throws for</source>
   <translation>Jets pour</translation>
  </message>
  <message>
   <source>Expected</source>
   <translation>Attendu</translation>
  </message>
  <message>
   <source>Rolled</source>
   <translation>Obtenu</translation>
  </message>
  <message>
   <source>Off by</source>
   <translation>Écart</translation>
  </message>
  <message>
   <source>all dice with {sides} sides</source>
   <translation>tous les dés à {sides} faces</translation>
  </message>
  <message>
   <source>No dice have been thrown yet.</source>
   <translation>Aucun dé n’a encore été jeté.</translation>
  </message>
  <message>
   <source>Off by: how far the average lies from the expected one, in standard deviations. Two in three times it is within 1, nineteen in twenty times within 2.</source>
   <translation>Écart : distance de la moyenne à la moyenne attendue, en écarts types. Deux fois sur trois il est sous 1, dix-neuf fois sur vingt sous 2.</translation>
  </message>
  <message>
   <source>&amp;New…</source>
   <translation>&amp;Nouvelle…</translation>
  </message>
  <message>
   <source>&amp;Open…</source>
   <translation>&amp;Ouvrir…</translation>
  </message>
  <message>
   <source>Pre&amp;ferences…</source>
   <translation>Pré&amp;férences…</translation>
  </message>
  <message>
   <source>&amp;Close the game</source>
   <translation>&amp;Fermer la partie</translation>
  </message>
  <message>
   <source>&amp;Find…</source>
   <translation>&amp;Chercher…</translation>
  </message>
  <message>
   <source>&amp;Whole map, small</source>
   <translation>Carte entière en &amp;petit</translation>
  </message>
  <message>
   <source>Reset la&amp;yout</source>
   <translation>&amp;Disposition d’origine</translation>
  </message>
  <message>
   <source>&amp;Rule at work</source>
   <translation>&amp;Règle en jeu</translation>
  </message>
  <message>
   <source>This is the past. Return to play, or play on from here.</source>
   <translation>C’est le passé. Revenez au jeu, ou continuez d’ici.</translation>
  </message>
  <message>
   <source>Inspector</source>
   <translation>Inspecteur</translation>
  </message>
  <message>
   <source>Log</source>
   <translation>Journal</translation>
  </message>
  <message>
   <source>Plans</source>
   <translation>Plans</translation>
  </message>
  <message>
   <source>Forces</source>
   <translation>Forces</translation>
  </message>
  <message>
   <source>Whole map</source>
   <translation>Carte entière</translation>
  </message>
  <message>
   <source>Who can come here</source>
   <translation>Qui peut venir ici</translation>
  </message>
  <message>
   <source>Never</source>
   <translation>Jamais</translation>
  </message>
  <message>
   <source>At once</source>
   <translation>Tout de suite</translation>
  </message>
  <message>
   <source>After a moment</source>
   <translation>Après un instant</translation>
  </message>
  <message>
   <source>After a second</source>
   <translation>Après une seconde</translation>
  </message>
  <message>
   <source>Zoom &amp;in</source>
   <translation>&amp;Agrandir</translation>
  </message>
  <message>
   <source>Zoom &amp;out</source>
   <translation>&amp;Réduire</translation>
  </message>
  <message>
   <source>&amp;Full size</source>
   <translation>&amp;Taille réelle</translation>
  </message>
  <message>
   <source>Whole &amp;map</source>
   <translation>&amp;Carte entière</translation>
  </message>
  <message>
   <source>Hide all overlays</source>
   <translation>Cacher tous les calques</translation>
  </message>
  <message>
   <source>Who can come &amp;here</source>
   <translation>Qui peut venir &amp;ici</translation>
  </message>
  <message>
   <source>&amp;Turn the map round</source>
   <translation>&amp;Retourner la carte</translation>
  </message>
  <message>
   <source>&amp;North up</source>
   <translation>&amp;Nord en haut</translation>
  </message>
  <message>
   <source>Dot units that may act</source>
   <translation>Marquer les unités qui peuvent agir</translation>
  </message>
  <message>
   <source>Hide the counters while held</source>
   <translation>Cacher les pions tant que pressé</translation>
  </message>
  <message>
   <source>Move by the waypoints</source>
   <translation>Suivre les étapes</translation>
  </message>
  <message>
   <source>&amp;Overlays</source>
   <translation>&amp;Superpositions</translation>
  </message>
  <message>
   <source>&amp;Places kept</source>
   <translation>&amp;Lieux gardés</translation>
  </message>
  <message>
   <source>&amp;Spread stacks under the pointer</source>
   <translation>&amp;Étaler les piles sous le pointeur</translation>
  </message>
  <message>
   <source>Shift+click hexes that the selected units can reach first.</source>
   <translation>Maj+clic d’abord sur des hexagones que les unités choisies atteignent.</translation>
  </message>
  <message>
   <source>Drawing the map…</source>
   <translation>La carte se dessine…</translation>
  </message>
  <message>
   <source>Numbers</source>
   <translation>Numéros</translation>
  </message>
  <message>
   <source>Names</source>
   <translation>Noms</translation>
  </message>
  <message>
   <source>Relief</source>
   <translation>Relief</translation>
  </message>
  <message>
   <source>Textures</source>
   <translation>Textures</translation>
  </message>
  <message>
   <source>Grid</source>
   <translation>Grille</translation>
  </message>
  <message>
   <source>Seams</source>
   <translation>Raccords</translation>
  </message>
  <message>
   <source>Edges</source>
   <translation>Bords</translation>
  </message>
  <message>
   <source>Sites</source>
   <translation>Sites</translation>
  </message>
  <message>
   <source>Counters</source>
   <translation>Pions</translation>
  </message>
  <message>
   <source>&amp;Game</source>
   <translation>&amp;Partie</translation>
  </message>
  <message>
   <source>&amp;Edit</source>
   <translation>&amp;Édition</translation>
  </message>
  <message>
   <source>&amp;Units</source>
   <translation>&amp;Unités</translation>
  </message>
  <message>
   <source>&amp;Time</source>
   <translation>&amp;Temps</translation>
  </message>
  <message>
   <source>T&amp;ools</source>
   <translation>&amp;Outils</translation>
  </message>
  <message>
   <source>&amp;View</source>
   <translation>&amp;Affichage</translation>
  </message>
  <message>
   <source>&amp;Help</source>
   <translation>A&amp;ide</translation>
  </message>
  <message>
   <source>Tools</source>
   <translation>Outils</translation>
  </message>
  <message>
   <source>&amp;Warn at the end of a phase</source>
   <translation>&amp;Avertir en fin de phase</translation>
  </message>
  <message>
   <source>&amp;Lines of play</source>
   <translation>&amp;Lignes de jeu</translation>
  </message>
  <message>
   <source>Move the selected units here</source>
   <translation>Amener ici les unités choisies</translation>
  </message>
  <message>
   <source>Pass this hex on the way</source>
   <translation>Passer par cet hexagone</translation>
  </message>
  <message>
   <source>&amp;Layers</source>
   <translation>&amp;Calques</translation>
  </message>
  <message>
   <source>Inspect</source>
   <translation>Examiner</translation>
  </message>
  <message>
   <source>Centre the map here</source>
   <translation>Centrer la carte ici</translation>
  </message>
  <message>
   <source>Attack this hex…</source>
   <translation>Attaquer cet hexagone…</translation>
  </message>
  <message>
   <source>Select the stack</source>
   <translation>Choisir la pile</translation>
  </message>
  <message>
   <source>Plan an attack here…</source>
   <translation>Prévoir une attaque ici…</translation>
  </message>
  <message>
   <source>Click or drag to move the view</source>
   <translation>Cliquer ou glisser pour déplacer la vue</translation>
  </message>
  <message>
   <source>Options</source>
   <translation>Options</translation>
  </message>
  <message>
   <source>Begin</source>
   <translation>Commencer</translation>
  </message>
  <message>
   <source>Game over</source>
   <translation>Partie finie</translation>
  </message>
  <message>
   <source>Back</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>Play has ended.</source>
   <translation>Le jeu est terminé.</translation>
  </message>
  <message>
   <source>Find a unit</source>
   <translation>Chercher une unité</translation>
  </message>
  <message>
   <source>Can move now</source>
   <translation>Peut bouger</translation>
  </message>
  <message>
   <source>Leave out what cannot be moved in this decision</source>
   <translation>Omettre ce qui ne peut bouger dans cette décision</translation>
  </message>
  <message>
   <source>No unit fits.</source>
   <translation>Aucune unité ne convient.</translation>
  </message>
  <message>
   <source>{goal}, {worth}: {stands}; missing: {missing}</source>
   <translation>{goal}, {worth} : {stands} ; manque : {missing}</translation>
  </message>
  <message>
   <source>This game does not tell how victory stands.</source>
   <translation>Ce jeu ne dit pas où en est la victoire.</translation>
  </message>
  <message>
   <source>Missing: {text}</source>
   <translation>Manque : {text}</translation>
  </message>
  <message>
   <source>Click to see its hexes on the map</source>
   <translation>Cliquer pour voir ses hexagones sur la carte</translation>
  </message>
  <message>
   <source>nothing</source>
   <translation>rien</translation>
  </message>
  <message>
   <source>The fog of war hides which unit this is.</source>
   <translation>Le brouillard de guerre cache cette unité.</translation>
  </message>
  <message>
   <source>Click a hex or a counter to read about it.</source>
   <translation>Cliquez sur un hexagone ou un pion pour vous renseigner.</translation>
  </message>
  <message>
   <source>Units in the stack</source>
   <translation>Unités de la pile</translation>
  </message>
  <message>
   <source>Taken back: {text}</source>
   <translation>Repris : {text}</translation>
  </message>
  <message>
   <source>Entry {moment}. Click to look at the table after it.</source>
   <translation>Coup {moment}. Cliquez pour voir la table après lui.</translation>
  </message>
  <message>
   <source>, rule {rule}</source>
   <translation>, règle {rule}</translation>
  </message>
  <message>
   <source>Throws of play that was undone or left for another line. Click to show or fold them.</source>
   <translation>Jets de coups annulés ou quittés pour une autre ligne. Cliquez pour les montrer ou les replier.</translation>
  </message>
  <message>
   <source>Your note. Right-click to change or remove it.</source>
   <translation>Votre note. Clic droit pour la changer ou l’ôter.</translation>
  </message>
  <message>
   <source>, dice </source>
   <translation>, dés </translation>
  </message>
  <message>
   <source>This throw was taken back. The same action brings the same dice again.</source>
   <translation>Ce jet a été repris. La même action redonne les mêmes dés.</translation>
  </message>
  <message>
   <source>Undone. Redo brings it back.</source>
   <translation>Annulé. Rétablir le ramène.</translation>
  </message>
  <message>
   <source>, taken back</source>
   <translation>, repris</translation>
  </message>
  <message>
   <source>, undone</source>
   <translation>, annulé</translation>
  </message>
  <message>
   <source>, folded</source>
   <translation>, replié</translation>
  </message>
  <message>
   <source>Nothing in the log fits.</source>
   <translation>Rien ne convient dans le journal.</translation>
  </message>
  <message>
   <source>Look at the table after this entry</source>
   <translation>Voir la table après ce coup</translation>
  </message>
  <message>
   <source>Show on the map</source>
   <translation>Montrer sur la carte</translation>
  </message>
  <message>
   <source>Set a bookmark</source>
   <translation>Poser un signet</translation>
  </message>
  <message>
   <source>Change…</source>
   <translation>Modifier…</translation>
  </message>
  <message>
   <source>Remove</source>
   <translation>Ôter</translation>
  </message>
  <message>
   <source>Notes and bookmarks</source>
   <translation>Notes et signets</translation>
  </message>
  <message>
   <source>Throws taken back</source>
   <translation>Jets repris</translation>
  </message>
  <message>
   <source>Search the log</source>
   <translation>Chercher</translation>
  </message>
  <message>
   <source>Show ▾</source>
   <translation>Voir ▾</translation>
  </message>
  <message>
   <source>What the log shows</source>
   <translation>Ce que montre le journal</translation>
  </message>
  <message>
   <source>Show •▾</source>
   <translation>Voir •▾</translation>
  </message>
  <message>
   <source>Everything</source>
   <translation>Tout</translation>
  </message>
  <message>
   <source>In full</source>
   <translation>En détail</translation>
  </message>
  <message>
   <source>Picks from lists what is else dragged on the map.</source>
   <translation>Choisit dans des listes ce qui se glisse sinon sur la carte.</translation>
  </message>
  <message>
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>Pick from a list</source>
   <translation>Choisir dans une liste</translation>
  </message>
  <message>
   <source>No attack is planned. Right-click an enemy stack and choose “Plan an attack here”, or note one in the battle dialog. Plans are notes: nothing is done by them.</source>
   <translation>Aucune attaque prévue. Clic droit sur une pile ennemie puis « Prévoir une attaque ici », ou notez-en une dans la fenêtre de combat. Les plans ne sont que des notes.</translation>
  </message>
  <message>
   <source>The odds cannot be reckoned now.</source>
   <translation>Le rapport ne peut pas être calculé maintenant.</translation>
  </message>
  <message>
   <source>Forget</source>
   <translation>Oublier</translation>
  </message>
  <message>
   <source>Attack…</source>
   <translation>Attaquer…</translation>
  </message>
  <message>
   <source>Look…</source>
   <translation>Voir…</translation>
  </message>
  <message>
   <source>Also in another plan: {text}.</source>
   <translation>Aussi dans un autre plan : {text}.</translation>
  </message>
  <message>
   <source>{title}: {n} at most</source>
   <translation>{title} : {n} au plus</translation>
  </message>
  <message>
   <source>One less from {title}</source>
   <translation>Un de moins : {title}</translation>
  </message>
  <message>
   <source>One more from {title}</source>
   <translation>Un de plus : {title}</translation>
  </message>
  <message>
   <source>Choose</source>
   <translation>Choisir</translation>
  </message>
  <message>
   <source>or click a lit hex on the map</source>
   <translation>ou cliquez sur un hexagone éclairé</translation>
  </message>
  <message>
   <source>No hex is open.</source>
   <translation>Aucun hexagone n’est ouvert.</translation>
  </message>
  <message>
   <source>Turn {number} of {all}</source>
   <translation>Tour {number} sur {all}</translation>
  </message>
  <message>
   <source> and {number} more</source>
   <translation> et {number} de plus</translation>
  </message>
  <message>
   <source>Still to come</source>
   <translation>Encore à venir</translation>
  </message>
  <message>
   <source>Markers</source>
   <translation>Marqueurs</translation>
  </message>
  <message>
   <source>Current phase</source>
   <translation>Phase en cours</translation>
  </message>
  <message>
   <source>Turn {turn}: {text}{more}</source>
   <translation>Tour {turn} : {text}{more}</translation>
  </message>
  <message>
   <source>Turn {number}</source>
   <translation>Tour {number}</translation>
  </message>
  <message>
   <source>and {number} more</source>
   <translation>et {number} de plus</translation>
  </message>
  <message>
   <source>Arrives</source>
   <translation>Arrive</translation>
  </message>
  <message>
   <source>½ a second</source>
   <translation>½ par seconde</translation>
  </message>
  <message>
   <source>1 a second</source>
   <translation>1 par seconde</translation>
  </message>
  <message>
   <source>2 a second</source>
   <translation>2 par seconde</translation>
  </message>
  <message>
   <source>5 a second</source>
   <translation>5 par seconde</translation>
  </message>
  <message>
   <source>Moment of the game</source>
   <translation>Moment de la partie</translation>
  </message>
  <message>
   <source>Speed of the replay</source>
   <translation>Vitesse du film</translation>
  </message>
  <message>
   <source>Speed</source>
   <translation>Vitesse</translation>
  </message>
  <message>
   <source>&amp;Keep this place</source>
   <translation>&amp;Garder ce lieu</translation>
  </message>
  <message>
   <source>Ne&amp;xt place kept</source>
   <translation>Lieu gardé &amp;suivant</translation>
  </message>
  <message>
   <source>Beside the map</source>
   <translation>À côté de la carte</translation>
  </message>
  <message>
   <source>No place is kept yet: keep one first (Ctrl+D).</source>
   <translation>Aucun lieu gardé : gardez-en d’abord un (Ctrl+D).</translation>
  </message>
  <message>
   <source>Forget them all</source>
   <translation>Les oublier tous</translation>
  </message>
  <message>
   <source>Replay</source>
   <translation>Revoir</translation>
  </message>
  <message>
   <source>As the desktop</source>
   <translation>Comme le bureau</translation>
  </message>
  <message>
   <source>Light</source>
   <translation>Clair</translation>
  </message>
  <message>
   <source>Dark</source>
   <translation>Sombre</translation>
  </message>
  <message>
   <source>Preferences</source>
   <translation>Préférences</translation>
  </message>
  <message>
   <source>Reduce motion</source>
   <translation>Moins de mouvement</translation>
  </message>
  <message>
   <source>&amp;Theme</source>
   <translation>&amp;Thème</translation>
  </message>
  <message>
   <source>Text &amp;size</source>
   <translation>Taille du te&amp;xte</translation>
  </message>
  <message>
   <source>&amp;Language</source>
   <translation>&amp;Langue</translation>
  </message>
  <message>
   <source>Counters jump where they would glide.</source>
   <translation>Les pions sautent au lieu de glisser.</translation>
  </message>
  <message>
   <source>Text size</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <translation>{percent} %</translation>
  </message>
  <message>
   <source>The program’s files are gone: it was removed or replaced while it ran. A game on the table can still be played and saved; all else needs the program installed and started again.</source>
   <translation>Les fichiers du programme ont disparu : il a été retiré ou remplacé pendant qu’il tournait. Une partie sur la table peut encore être jouée et enregistrée ; pour le reste, il faut réinstaller et relancer le programme.</translation>
  </message>
  <message>
   <source>{title}: column {lit}</source>
   <translation>{title} : colonne {lit}</translation>
  </message>
  <message>
   <source>Read on in the rules  (F1)</source>
   <translation>Lire la suite dans les règles  (F1)</translation>
  </message>
  <message>
   <source>See this paragraph of the game's rulebook.</source>
   <translation>Voyez ce paragraphe du livret de règles.</translation>
  </message>
  <message>
   <source>The program saves as {name} by itself. Choose another name.</source>
   <translation>Le programme enregistre de lui-même sous le nom {name}. Choisissez un autre nom.</translation>
  </message>
  <message>
   <source>&amp;Save</source>
   <translation>&amp;Enregistrer</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Enregistrer &amp;sous…</translation>
  </message>
  <message>
   <source>Saved as {name}</source>
   <translation>Enregistrée : {name}</translation>
  </message>
  <message>
   <source>“{title}” has changes that are not saved.</source>
   <translation>« {title} » contient des changements non enregistrés.</translation>
  </message>
  <message>
   <source> (changed by hand)</source>
   <translation> (modifiée à la main)</translation>
  </message>
  <message>
   <source>&amp;Open</source>
   <translation>&amp;Ouvrir</translation>
  </message>
  <message>
   <source>&amp;Rename…</source>
   <translation>&amp;Renommer…</translation>
  </message>
  <message>
   <source>Move to the &amp;trash…</source>
   <translation>Mettre à la &amp;corbeille…</translation>
  </message>
  <message>
   <source>Not moved to the trash</source>
   <translation>Non mise à la corbeille</translation>
  </message>
  <message>
   <source>There is no trash for {file}.</source>
   <translation>Il n’y a pas de corbeille pour {file}.</translation>
  </message>
  <message>
   <source>Not renamed</source>
   <translation>Non renommée</translation>
  </message>
  <message>
   <source>Unfinished games</source>
   <translation>Parties en cours</translation>
  </message>
  <message>
   <source>All saved games…</source>
   <translation>Toutes les parties…</translation>
  </message>
  <message>
   <source>Open a file…</source>
   <translation>Ouvrir un fichier…</translation>
  </message>
  <message>
   <source>Discard {game}</source>
   <translation>Abandonner {game}</translation>
  </message>
  <message>
   <source>Open</source>
   <translation>Ouvrir</translation>
  </message>
  <message>
   <source>None yet. A save file can also be dropped on this window.</source>
   <translation>Aucune encore. Un fichier peut aussi être déposé sur cette fenêtre.</translation>
  </message>
  <message>
   <source>May 1940 on the table: published hex-and-counter games, rules enforced</source>
   <translation>Mai 1940 sur la table : des jeux d’histoire publiés, règles appliquées</translation>
  </message>
  <message>
   <source>Options…</source>
   <translation>Options…</translation>
  </message>
  <message numerus="yes">
   <source>{n} turns</source>
   <translation>
    <numerusform>{n} tour</numerusform>
    <numerusform>{n} tours</numerusform>
   </translation>
  </message>
  <message>
   <source>Begin {scenario}</source>
   <translation>Commencer {scenario}</translation>
  </message>
  <message>
   <source>Options of {scenario}</source>
   <translation>Options de {scenario}</translation>
  </message>
  <message>
   <source>This scenario cannot be played until the file is mended or moved away.</source>
   <translation>Ce scénario ne peut pas être joué tant que le fichier n’est pas corrigé ou déplacé.</translation>
  </message>
  <message>
   <source>Preferences…</source>
   <translation>Préférences…</translation>
  </message>
  <message>
   <source>It teaches</source>
   <translation>On y apprend</translation>
  </message>
  <message>
   <source> against </source>
   <translation> contre </translation>
  </message>
  <message>
   <source>How the next game is played</source>
   <translation>Comment se jouera la prochaine partie</translation>
  </message>
  <message>
   <source>Who decides first</source>
   <translation>Qui décide d’abord</translation>
  </message>
  <message>
   <source>I play the side that decides first</source>
   <translation>Je joue le camp qui décide d’abord</translation>
  </message>
  <message>
   <source>The other player decides first</source>
   <translation>L’autre joueur décide d’abord</translation>
  </message>
  <message>
   <source>How you play</source>
   <translation>Comment vous jouez</translation>
  </message>
  <message>
   <source>Looking at entry {shown} of {head}. The game itself is untouched.</source>
   <translation>Coup {shown} sur {head}. La partie elle-même n’est pas touchée.</translation>
  </message>
  <message>
   <source>Your note on this moment:</source>
   <translation>Votre note sur ce moment :</translation>
  </message>
  <message>
   <source>Looking at the set-up. The game itself is untouched.</source>
   <translation>Vous regardez le déploiement. La partie n’est pas touchée.</translation>
  </message>
  <message>
   <source>&amp;All lines of play…</source>
   <translation>&amp;Toutes les lignes de jeu…</translation>
  </message>
  <message>
   <source>Changes by hand are on: drag counters anywhere, or click with the right button. A hex goes over with the units in it. Each change is marked in the log.</source>
   <translation>Modifications à la main : glissez des pions n’importe où, ou cliquez à droite. L’hexagone passe au camp des unités qui y entrent. Chacune est marquée dans le journal.</translation>
  </message>
  <message>
   <source>What is hidden cannot be changed by hand: the whole table must be open.</source>
   <translation>Ce qui est caché ne se modifie pas à la main : toute la table doit être ouverte.</translation>
  </message>
  <message>
   <source>about {km} km</source>
   <translation>environ {km} km</translation>
  </message>
  <message>
   <source>&amp;Edit by hand</source>
   <translation>&amp;Modifier à la main</translation>
  </message>
  <message>
   <source>Throw my own &amp;dice</source>
   <translation>Jeter mes propres &amp;dés</translation>
  </message>
  <message>
   <source>&amp;Luck…</source>
   <translation>&amp;Chance…</translation>
  </message>
  <message>
   <source>Rub out the last &amp;mark</source>
   <translation>&amp;Effacer la dernière marque</translation>
  </message>
  <message>
   <source>Note on {hex}</source>
   <translation>Note sur {hex}</translation>
  </message>
  <message>
   <source>&amp;Ruler</source>
   <translation>&amp;Règle graduée</translation>
  </message>
  <message>
   <source>&amp;Pencil</source>
   <translation>Cra&amp;yon</translation>
  </message>
  <message>
   <source>Not changed</source>
   <translation>Non modifié</translation>
  </message>
  <message>
   <source>Full strength</source>
   <translation>Pleine force</translation>
  </message>
  <message>
   <source>One step less</source>
   <translation>Un pas de moins</translation>
  </message>
  <message>
   <source>Out of play</source>
   <translation>Hors jeu</translation>
  </message>
  <message>
   <source>Give the hex to {side}</source>
   <translation>Donner l’hexagone à {side}</translation>
  </message>
  <message>
   <source>By hand</source>
   <translation>À la main</translation>
  </message>
  <message>
   <source>Bring back into play</source>
   <translation>Remettre en jeu</translation>
  </message>
  <message>
   <source>Write a note here…</source>
   <translation>Écrire une note ici…</translation>
  </message>
  <message>
   <source>Tour of the table</source>
   <translation>Visite de la table</translation>
  </message>
  <message>
   <source>End the tour</source>
   <translation>Finir la visite</translation>
  </message>
  <message>
   <source>Play</source>
   <translation>Jouer</translation>
  </message>
  <message>
   <source>What is to be decided</source>
   <translation>Ce qu’il faut décider</translation>
  </message>
  <message>
   <source>This line always says who decides, what may be done, and under which rule. Its buttons are the ways to go on.</source>
   <translation>Cette ligne dit toujours qui décide, ce qui est possible et selon quelle règle. Ses boutons sont les façons de continuer.</translation>
  </message>
  <message>
   <source>The map</source>
   <translation>La carte</translation>
  </message>
  <message>
   <source>Press on a counter: the hexes that it can reach light up. Drag it there, or click an enemy to plan an attack. What the rules forbid goes back, and a note says which rule forbids it. The wheel zooms, dragging the ground pans.</source>
   <translation>Pressez un pion : les hexagones qu’il peut atteindre s’éclairent. Glissez-le, ou cliquez sur un ennemi pour préparer une attaque. Ce que les règles interdisent revient, et une note dit pourquoi. La molette zoome, glisser le terrain déplace la vue.</translation>
  </message>
  <message>
   <source>Where play stands</source>
   <translation>Où en est le jeu</translation>
  </message>
  <message>
   <source>The turn, its steps, and the score. Each paragraph sign opens the rule behind it.</source>
   <translation>Le tour, ses étapes et le score. Chaque signe de paragraphe ouvre la règle.</translation>
  </message>
  <message>
   <source>What lies there</source>
   <translation>Ce qui s’y trouve</translation>
  </message>
  <message>
   <source>Everything about the hex, the stack and the unit that was pointed at last.</source>
   <translation>Tout sur l’hexagone, la pile et l’unité désignés en dernier.</translation>
  </message>
  <message>
   <source>The record, dice included. Click a line to look at that moment; the game is left alone.</source>
   <translation>L’enregistrement, dés compris. Cliquez sur une ligne pour voir ce moment ; la partie n’est pas touchée.</translation>
  </message>
  <message>
   <source>Nothing is final</source>
   <translation>Rien n’est définitif</translation>
  </message>
  <message>
   <source>Undo goes back as far as you like, through dice too, and redo comes back. Have a good game.</source>
   <translation>Annuler remonte aussi loin que vous voulez, dés compris, et rétablir revient. Bonne partie.</translation>
  </message>
  <message>
   <source>Introduction</source>
   <translation>Introduction</translation>
  </message>
  <message>
   <source>Subject</source>
   <translation>Sujet</translation>
  </message>
  <message>
   <source>Two players refight the German attack on the Low Countries and north-eastern France in May 1940. The Allied player has the French, British, Belgian and Dutch armies and mostly defends; the German player has the Wehrmacht and the SS.</source>
   <translation>Deux joueurs rejouent l’attaque allemande sur les Pays-Bas, la Belgique et le nord-est de la France en mai 1940. L’Allié a les armées française, britannique, belge et néerlandaise et défend le plus souvent ; l’Allemand a la Wehrmacht et la SS.</translation>
  </message>
  <message>
   <source>1939 scenario</source>
   <translation>Scénario de 1939</translation>
  </message>
  <message>
   <source>A second, hypothetical scenario has the French attack towards the Ruhr in September 1939; where its rules differ, the paragraphs say so.</source>
   <translation>Un second scénario, hypothétique, voit les Français attaquer vers la Ruhr en septembre 1939 ; là où ses règles diffèrent, les paragraphes le disent.</translation>
  </message>
  <message>
   <source>Hex scale</source>
   <translation>Échelle des hexagones</translation>
  </message>
  <message>
   <source>A hex is seven miles (about 11 km) across.</source>
   <translation>Un hexagone fait sept milles de large (environ 11 km).</translation>
  </message>
  <message>
   <source>Time scale</source>
   <translation>Échelle de temps</translation>
  </message>
  <message>
   <source>A turn stands for two days.</source>
   <translation>Un tour représente deux jours.</translation>
  </message>
  <message>
   <source>Unit scale</source>
   <translation>Échelle des unités</translation>
  </message>
  <message>
   <source>Most counters are divisions, brigades or regiments: 2,000 to 15,000 men, or some 100 to 350 armoured vehicles.</source>
   <translation>La plupart des pions sont des divisions, des brigades ou des régiments : de 2 000 à 15 000 hommes, ou quelque 100 à 350 blindés.</translation>
  </message>
  <message>
   <source>Basic Game</source>
   <translation>Jeu de base</translation>
  </message>
  <message>
   <source>For a simpler game leave out dummies (3.2), first-turn supply (5.5), airborne landings (7), neutrals and capitulation (8), the supply effects of enemy zones (9.4), fog of war (11.3) and volatile factors.</source>
   <translation>Pour un jeu plus simple, laissez de côté les leurres (3.2), le ravitaillement du premier tour (5.5), les atterrissages (7), les neutres et la capitulation (8), les effets des zones ennemies sur le ravitaillement (9.4), le brouillard de guerre (11.3) et les facteurs volatils.</translation>
  </message>
  <message>
   <source>The list names 14.5, but without 14.5 no odds could be worked out; 14.8 (volatile factors) is the paragraph that can be left out; a volatile unit then counts as if it had rolled a 3. Leaving out 8 takes the points for Holland, Belgium and France out of 4.4, opens all borders from the start and gives the Low Countries to the Allies. Without 9.4 the same limit in 10.6.B goes too. Sickle Cut (6) is played without dummies. The other reading, that 14.5 to 14.7 fall away, leaves no combat.</source>
   <translation>La liste cite 14.5, mais sans 14.5 aucun rapport de forces ne se calcule ; 14.8 (facteurs volatils) est le paragraphe dont on peut se passer ; une unité volatile compte alors comme si elle avait tiré un 3. Sans 8, les points pour les Pays-Bas, la Belgique et la France quittent 4.4, toutes les frontières sont ouvertes dès le début et les pays neutres sont aux Alliés. Sans 9.4, la même limite de 10.6.B disparaît aussi. Le Coup de faucille (6) se joue sans leurres. L’autre lecture, où 14.5 à 14.7 tombent, ne laisse aucun combat.</translation>
  </message>
  <message>
   <source>Which game is played?</source>
   <translation>À quel jeu joue-t-on ?</translation>
  </message>
  <message>
   <source>The full game</source>
   <translation>Au jeu complet</translation>
  </message>
  <message>
   <source>The basic game, without all this</source>
   <translation>Au jeu de base, sans tout cela</translation>
  </message>
  <message>
   <source>Abbreviations</source>
   <translation>Abréviations</translation>
  </message>
  <message>
   <source>DRM die roll modifier, EZOC enemy zone of control, LOC line of communications, MF movement factor, MP movement point, OOS out of supply, SR strategic reserve, TEC terrain effects chart, VP victory point, ZOC zone of control.</source>
   <translation>DRM modificateur au jet de dé, EZOC zone de contrôle ennemie, LOC ligne de communication, MF facteur de mouvement (FM), MP point de mouvement (PM), OOS non ravitaillé, SR réserve stratégique, TEC table des effets du terrain, VP point de victoire (PV), ZOC zone de contrôle.</translation>
  </message>
  <message>
   <source>Game components</source>
   <translation>Matériel</translation>
  </message>
  <message>
   <source>Rules, two map sheets, 560 half-inch counters; a six-sided die is needed.</source>
   <translation>Des règles, deux cartes, 560 pions d’un demi-pouce ; il faut un dé à six faces.</translation>
  </message>
  <message>
   <source>Joining the maps</source>
   <translation>Assembler les cartes</translation>
  </message>
  <message>
   <source>The small western sheet lies over the long edge of the eastern one: western column 60 covers eastern column 10, W6000 on E1013.</source>
   <translation>La petite carte ouest recouvre le grand bord de la carte est : la colonne 60 de l’ouest recouvre la colonne 10 de l’est, W6000 sur E1013.</translation>
  </message>
  <message>
   <source>Under a grid of hexes the map shows the ground of 1940 from north-eastern France and the Low Countries to western Germany.</source>
   <translation>Sous une grille d’hexagones, la carte montre le terrain de 1940, du nord-est de la France et du Benelux à l’ouest de l’Allemagne.</translation>
  </message>
  <message>
   <source>One hex at a time</source>
   <translation>Un hexagone à la fois</translation>
  </message>
  <message>
   <source>A unit stands in exactly one hex; the terrain in and around a hex decides how units move and fight there.</source>
   <translation>Une unité se trouve dans un seul hexagone ; le terrain dans et autour d’un hexagone décide comment on y bouge et s’y bat.</translation>
  </message>
  <message>
   <source>Hex numbers</source>
   <translation>Numéros d’hexagone</translation>
  </message>
  <message>
   <source>Each hex has a four-digit number of its own on its sheet; St. Quentin is W5411.</source>
   <translation>Chaque hexagone porte sur sa carte un numéro à quatre chiffres ; Saint-Quentin est W5411.</translation>
  </message>
  <message>
   <source>Use of the numbers</source>
   <translation>Usage des numéros</translation>
  </message>
  <message>
   <source>The numbers help to find places and to write down a position.</source>
   <translation>Les numéros aident à trouver les lieux et à noter une position.</translation>
  </message>
  <message>
   <source>Errata</source>
   <translation>Errata</translation>
  </message>
  <message>
   <source>Hex E1035, which is also W6022, is Châlons-en-Champagne.</source>
   <translation>L’hexagone E1035, qui est aussi W6022, est Châlons-en-Champagne.</translation>
  </message>
  <message>
   <source>Of the 560 counters most are fighting divisions, brigades and regiments; the rest are markers.</source>
   <translation>Sur les 560 pions, la plupart sont des divisions, brigades et régiments combattants ; le reste sont des marqueurs.</translation>
  </message>
  <message>
   <source>Punching out</source>
   <translation>Détacher les pions</translation>
  </message>
  <message>
   <source>Read the rules, then separate the counters with care.</source>
   <translation>Lisez les règles, puis détachez les pions avec soin.</translation>
  </message>
  <message>
   <source>What a counter tells</source>
   <translation>Ce que dit un pion</translation>
  </message>
  <message>
   <source>A unit's counter gives its nation and side, its steps and combat factors (volatile or not), its type, its movement factor and its set-up hex or strategic reserve mark.</source>
   <translation>Le pion d’une unité donne son pays et son camp, ses pas et facteurs de combat (volatils ou non), son type, son facteur de mouvement et son hexagone de déploiement ou sa marque de réserve stratégique.</translation>
  </message>
  <message>
   <source>Sample unit</source>
   <translation>Unité exemple</translation>
  </message>
  <message>
   <source>The German 10th Infantry Division: two steps, attack 8, defence 10, MF 6, beginning off the map in the German strategic reserve.</source>
   <translation>La 10e division d’infanterie allemande : deux pas, attaque 8, défense 10, FM 6, au départ hors carte dans la réserve stratégique allemande.</translation>
  </message>
  <message>
   <source>Set-up mark</source>
   <translation>Marque de déploiement</translation>
  </message>
  <message>
   <source>The set-up hex or reserve mark is on the back of one-step units and in the upper left corner of the front of two-step units.</source>
   <translation>L’hexagone de déploiement ou la marque de réserve est au dos des unités à un pas et dans le coin supérieur gauche de la face des unités à deux pas.</translation>
  </message>
  <message>
   <source>Nationality</source>
   <translation>Nationalité</translation>
  </message>
  <message>
   <source>The colours of a counter tell its army.</source>
   <translation>Les couleurs d’un pion disent son armée.</translation>
  </message>
  <message>
   <source>Allied and other colours</source>
   <translation>Couleurs alliées et autres</translation>
  </message>
  <message>
   <source>1940: Belgians black on yellow, Dutch white on red, French white on blue, British black on tan; Germans black on grey-green, or white on black where mechanised. 1939: French red on white, Germans black on grey.</source>
   <translation>1940 : Belges noir sur jaune, Néerlandais blanc sur rouge, Français blanc sur bleu, Britanniques noir sur beige ; Allemands noir sur gris-vert, ou blanc sur noir pour les mécanisés. 1939 : Français rouge sur blanc, Allemands noir sur gris.</translation>
  </message>
  <message>
   <source>Unit names</source>
   <translation>Noms des unités</translation>
  </message>
  <message>
   <source>Some counters carry abbreviated names, listed in a table.</source>
   <translation>Certains pions portent des noms abrégés, dont une table donne la liste.</translation>
  </message>
  <message>
   <source>Name abbreviations</source>
   <translation>Abréviations des noms</translation>
  </message>
  <message>
   <source>A African, AS Assen, BE Betuwe, BEF British Expeditionary Force, BMN Bauman, BOU Boulay, C Colonial, M Moroccan, MF Mac Force, MNT Montmedy, MW Maas-Waal, N North African, P Peel. The Dutch brigades A, B, C and D are called just that.</source>
   <translation>A africaine, AS Assen, BE Betuwe, BEF corps expéditionnaire britannique, BMN Bauman, BOU Boulay, C coloniale, M marocaine, MF Mac Force, MNT Montmédy, MW Maas-Waal, N nord-africaine, P Peel. Les brigades néerlandaises A, B, C et D s’appellent simplement ainsi.</translation>
  </message>
  <message>
   <source>Two categories of unit</source>
   <translation>Deux catégories d’unités</translation>
  </message>
  <message>
   <source>Each ground unit is mechanised or non-mechanised, and of one type within its category.</source>
   <translation>Chaque unité terrestre est mécanisée ou non mécanisée, et d’un seul type dans sa catégorie.</translation>
  </message>
  <message>
   <source>Fourteen types are announced but fifteen stand in the panel; all fifteen are used, five mechanised and ten not.</source>
   <translation>Quatorze types sont annoncés mais quinze figurent au tableau ; les quinze servent, cinq mécanisés et dix non.</translation>
  </message>
  <message>
   <source>Tank or panzer</source>
   <translation>Chars ou Panzer</translation>
  </message>
  <message>
   <source>Mechanised.</source>
   <translation>Mécanisée.</translation>
  </message>
  <message>
   <source>Light mechanised cavalry</source>
   <translation>Cavalerie mécanique légère</translation>
  </message>
  <message>
   <source>Motorcycle cavalry</source>
   <translation>Cavalerie motocycliste</translation>
  </message>
  <message>
   <source>Mechanised infantry</source>
   <translation>Infanterie mécanisée</translation>
  </message>
  <message>
   <source>Motorised infantry</source>
   <translation>Infanterie motorisée</translation>
  </message>
  <message>
   <source>Infantry</source>
   <translation>Infanterie</translation>
  </message>
  <message>
   <source>Non-mechanised.</source>
   <translation>Non mécanisée.</translation>
  </message>
  <message>
   <source>Fortress infantry</source>
   <translation>Infanterie de forteresse</translation>
  </message>
  <message>
   <source>Bicycle infantry</source>
   <translation>Infanterie cycliste</translation>
  </message>
  <message>
   <source>British emergency delay force</source>
   <translation>Force britannique d’urgence</translation>
  </message>
  <message>
   <source>Non-mechanised; see 12.4bis.</source>
   <translation>Non mécanisée ; voir 12.4bis.</translation>
  </message>
  <message>
   <source>Static infantry</source>
   <translation>Infanterie statique</translation>
  </message>
  <message>
   <source>German airborne coup de main</source>
   <translation>Coup de main aéroporté allemand</translation>
  </message>
  <message>
   <source>Non-mechanised; see 7.</source>
   <translation>Non mécanisée ; voir 7.</translation>
  </message>
  <message>
   <source>Light infantry</source>
   <translation>Infanterie légère</translation>
  </message>
  <message>
   <source>Large fort complex</source>
   <translation>Gros ouvrage</translation>
  </message>
  <message>
   <source>Non-mechanised; see 14.16.</source>
   <translation>Non mécanisé ; voir 14.16.</translation>
  </message>
  <message>
   <source>Mountain infantry</source>
   <translation>Infanterie de montagne</translation>
  </message>
  <message>
   <source>Small fort complex</source>
   <translation>Petit ouvrage</translation>
  </message>
  <message>
   <source>Unit sizes</source>
   <translation>Tailles des unités</translation>
  </message>
  <message>
   <source>A symbol above the type box tells the size of most ground units.</source>
   <translation>Un symbole au-dessus de la case du type dit la taille de la plupart des unités terrestres.</translation>
  </message>
  <message>
   <source>Size symbols</source>
   <translation>Symboles de taille</translation>
  </message>
  <message>
   <source>XX division, X brigade, III regiment, II battalion.</source>
   <translation>XX division, X brigade, III régiment, II bataillon.</translation>
  </message>
  <message>
   <source>Ad hoc formations</source>
   <translation>Formations de circonstance</translation>
  </message>
  <message>
   <source>A bracketed size symbol marks a formation improvised for this campaign.</source>
   <translation>Un symbole de taille entre crochets marque une formation improvisée pour cette campagne.</translation>
  </message>
  <message>
   <source>Three numbers</source>
   <translation>Trois nombres</translation>
  </message>
  <message>
   <source>Where a counter prints three numbers, they are attack, defence and movement.</source>
   <translation>Quand un pion porte trois nombres, ce sont l’attaque, la défense et le mouvement.</translation>
  </message>
  <message>
   <source>Two kinds of strength</source>
   <translation>Deux sortes de force</translation>
  </message>
  <message>
   <source>The attack factor counts when the unit attacks, the defence factor when it is attacked.</source>
   <translation>Le facteur d’attaque compte quand l’unité attaque, le facteur de défense quand elle est attaquée.</translation>
  </message>
  <message>
   <source>Two numbers</source>
   <translation>Deux nombres</translation>
  </message>
  <message>
   <source>Where a counter prints two numbers, the first serves for attack and defence alike.</source>
   <translation>Quand un pion porte deux nombres, le premier vaut pour l’attaque comme pour la défense.</translation>
  </message>
  <message>
   <source>Volatile units</source>
   <translation>Unités volatiles</translation>
  </message>
  <message>
   <source>Combat factors of zero or with a plus or minus sign are volatile: the unit's strength is diced for in each battle (14.8).</source>
   <translation>Les facteurs de combat nuls ou précédés d’un signe plus ou moins sont volatils : la force de l’unité se tire au dé à chaque combat (14.8).</translation>
  </message>
  <message>
   <source>Volatile Allies</source>
   <translation>Alliés volatils</translation>
  </message>
  <message>
   <source>All Allied units are volatile in 1940, none in 1939.</source>
   <translation>Toutes les unités alliées sont volatiles en 1940, aucune en 1939.</translation>
  </message>
  <message>
   <source>Volatile Germans</source>
   <translation>Allemands volatils</translation>
  </message>
  <message>
   <source>In 1940 only SS Totenkopf and the five airborne units are volatile. In 1939 all Germans are except the two infantry divisions of turn 4. White boxes round the factors mark the divisions that differ from the rest of their army.</source>
   <translation>En 1940, seules la SS Totenkopf et les cinq unités aéroportées sont volatiles. En 1939, tous les Allemands le sont, sauf les deux divisions d’infanterie du tour 4. Des cases blanches autour des facteurs marquent les divisions qui diffèrent du reste de leur armée.</translation>
  </message>
  <message>
   <source>Movement factor</source>
   <translation>Facteur de mouvement</translation>
  </message>
  <message>
   <source>A unit's ability to move; hexes and hexsides cost points according to their terrain.</source>
   <translation>La capacité de mouvement d’une unité ; hexagones et côtés coûtent des points selon leur terrain.</translation>
  </message>
  <message>
   <source>A step is one measure of the losses a unit can bear.</source>
   <translation>Un pas est une mesure des pertes qu’une unité peut subir.</translation>
  </message>
  <message>
   <source>Second step</source>
   <translation>Second pas</translation>
  </message>
  <message>
   <source>Most units have two steps: the first loss turns the counter to its weaker back.</source>
   <translation>La plupart des unités ont deux pas : la première perte retourne le pion sur son dos plus faible.</translation>
  </message>
  <message>
   <source>What elimination means</source>
   <translation>Ce que veut dire l’élimination</translation>
  </message>
  <message>
   <source>A unit that is eliminated has lost its fighting value for the rest of the game; often few of its men are dead.</source>
   <translation>Une unité éliminée a perdu sa valeur combattante pour le reste de la partie ; souvent, peu de ses hommes sont morts.</translation>
  </message>
  <message>
   <source>Panzer divisions</source>
   <translation>Divisions de Panzer</translation>
  </message>
  <message>
   <source>In 1940 every German panzer division has four steps on two counters, of which one at a time is in play. There are none in 1939.</source>
   <translation>En 1940, chaque division de Panzer allemande a quatre pas sur deux pions, dont un seul est en jeu à la fois. Il n’y en a pas en 1939.</translation>
  </message>
  <message>
   <source>Showing four steps</source>
   <translation>Montrer quatre pas</translation>
  </message>
  <message>
   <source>The first loss turns the four-step counter to its three-step side; the second replaces it with the two-step counter, whose back has one step. A circled number shows the steps.</source>
   <translation>La première perte retourne le pion à quatre pas sur sa face à trois pas ; la seconde le remplace par le pion à deux pas, dont le dos a un pas. Un nombre cerclé indique les pas.</translation>
  </message>
  <message>
   <source>Other paragraphs explain the markers where they are used.</source>
   <translation>D’autres paragraphes expliquent les marqueurs là où ils servent.</translation>
  </message>
  <message>
   <source>List of markers</source>
   <translation>Liste des marqueurs</translation>
  </message>
  <message>
   <source>Game turn; control and step losses of either side (those of the BEF for the Allies); dummies; flood of the Roer; terror bombing; maximum effort of the RAF.</source>
   <translation>Tour de jeu ; contrôle et pas perdus de chaque camp (ceux de la BEF pour les Alliés) ; leurres ; crue de la Roer ; bombardement de terreur ; effort maximal de la RAF.</translation>
  </message>
  <message>
   <source>Setup and hex control</source>
   <translation>Placement et contrôle des hexagones</translation>
  </message>
  <message>
   <source>Sorting units</source>
   <translation>Trier les unités</translation>
  </message>
  <message>
   <source>Choose sides; each player separates the units that begin on the map from those that come later.</source>
   <translation>Choisissez les camps ; chaque joueur sépare les unités qui commencent sur la carte de celles qui viennent plus tard.</translation>
  </message>
  <message>
   <source>Reserves and reinforcements</source>
   <translation>Réserves et renforts</translation>
  </message>
  <message>
   <source>Units marked SR or with a single digit (some with an asterisk) begin off the map: they are the reserves and reinforcements.</source>
   <translation>Les unités marquées SR ou d’un seul chiffre (parfois avec un astérisque) commencent hors carte : ce sont les réserves et les renforts.</translation>
  </message>
  <message>
   <source>Reinforcements on the track</source>
   <translation>Renforts sur la piste</translation>
  </message>
  <message>
   <source>Reinforcements wait until the turn of their number; British units with a 3 are due on turn 3.</source>
   <translation>Les renforts attendent jusqu’au tour de leur numéro ; les unités britanniques marquées 3 arrivent au tour 3.</translation>
  </message>
  <message>
   <source>Reserve piles</source>
   <translation>Piles de réserve</translation>
  </message>
  <message>
   <source>The strategic reserves of the two sides lie apart, off the map.</source>
   <translation>Les réserves stratégiques des deux camps sont tenues à part, hors carte.</translation>
  </message>
  <message>
   <source>Allied set-up in 1940</source>
   <translation>Déploiement allié en 1940</translation>
  </message>
  <message>
   <source>Allied starting units begin in the hexes printed on them.</source>
   <translation>Les unités alliées de départ commencent dans les hexagones imprimés sur elles.</translation>
  </message>
  <message>
   <source>The printed set-up hexes were not at hand. The scenario's placements stand for them and name their source for each unit.</source>
   <translation>Les hexagones de déploiement imprimés n’étaient pas disponibles. Les placements du scénario en tiennent lieu et citent leur source pour chaque unité.</translation>
  </message>
  <message>
   <source>German set-up in 1940</source>
   <translation>Déploiement allemand en 1940</translation>
  </message>
  <message>
   <source>After the Allies, Germany sets up its starting units in any hexes of Germany, within stacking; but see 6.</source>
   <translation>Après les Alliés, l’Allemagne place ses unités de départ dans n’importe quels hexagones d’Allemagne, dans les limites d’empilement ; mais voir 6.</translation>
  </message>
  <message>
   <source>With or without Sickle Cut, the other side sees no German unit in a hex before the whole set-up is done.</source>
   <translation>Avec ou sans Coup de faucille, l’autre camp ne voit aucune unité allemande dans un hexagone avant que tout le déploiement soit terminé.</translation>
  </message>
  <message>
   <source>Dummies at set-up</source>
   <translation>Leurres au déploiement</translation>
  </message>
  <message>
   <source>The dummy counters of the German 1940 set come into play only with Sickle Cut (6.0).</source>
   <translation>Les pions leurres du jeu allemand de 1940 n’entrent en jeu qu’avec le Coup de faucille (6.0).</translation>
  </message>
  <message>
   <source>Dummies may be set up whether or not Sickle Cut is launched, by the placing rule of 6.3.A. The other reading of the reference to 6.0 allows them with Sickle Cut alone; an option chooses it.</source>
   <translation>Les leurres peuvent être déployés que le Coup de faucille soit lancé ou non, selon la règle de placement 6.3.A. L’autre lecture du renvoi à 6.0 ne les permet qu’avec le Coup de faucille ; une option la choisit.</translation>
  </message>
  <message>
   <source>When may dummies be set up?</source>
   <translation>Quand peut-on déployer des leurres ?</translation>
  </message>
  <message>
   <source>Whenever Germany sets up in 1940</source>
   <translation>Chaque fois que l’Allemagne se déploie en 1940</translation>
  </message>
  <message>
   <source>Only when Sickle Cut is launched</source>
   <translation>Seulement si le Coup de faucille est lancé</translation>
  </message>
  <message>
   <source>1939 set-up</source>
   <translation>Déploiement de 1939</translation>
  </message>
  <message>
   <source>All units begin in printed hexes. Only the 1939 French and German counters are used: no British, Belgians, Dutch or Maginot Line forts.</source>
   <translation>Toutes les unités commencent dans des hexagones imprimés. Seuls servent les pions français et allemands de 1939 : ni Britanniques, ni Belges, ni Néerlandais, ni ouvrages de la ligne Maginot.</translation>
  </message>
  <message>
   <source>Full strength at the start</source>
   <translation>Pleine force au départ</translation>
  </message>
  <message>
   <source>In 1940 every unit begins with all its steps.</source>
   <translation>En 1940, chaque unité commence avec tous ses pas.</translation>
  </message>
  <message>
   <source>Steps in 1939</source>
   <translation>Pas en 1939</translation>
  </message>
  <message>
   <source>In 1939 only the two German divisions that arrive as reinforcements have two steps; every other unit has one.</source>
   <translation>En 1939, seules les deux divisions allemandes qui arrivent en renfort ont deux pas ; toute autre unité en a un.</translation>
  </message>
  <message>
   <source>What control is for</source>
   <translation>À quoi sert le contrôle</translation>
  </message>
  <message>
   <source>At every moment each hex may be controlled by a side. Control matters for river crossings (13.9), strategic and sea movement (13.16, 13.11), entry (12) and victory (4).</source>
   <translation>À tout moment, chaque hexagone peut être contrôlé par un camp. Le contrôle compte pour le passage des rivières (13.9), les mouvements stratégiques et par mer (13.16, 13.11), l’entrée (12) et la victoire (4).</translation>
  </message>
  <message>
   <source>Control at the start</source>
   <translation>Contrôle au départ</translation>
  </message>
  <message>
   <source>The Allies begin in control of France, Germany of its own hexes. A neutral country turns Allied the instant Germany first enters or attacks it.</source>
   <translation>Les Alliés commencent en contrôlant la France, l’Allemagne ses propres hexagones. Un pays neutre passe aux Alliés à l’instant où l’Allemagne y entre ou l’attaque.</translation>
  </message>
  <message>
   <source>For France the text names towns and cities only, for Germany every hex. Control of open country matters for rivers (13.9), so every French hex begins Allied. Neutral hexes belong to nobody until their country is violated. The other reading leaves rural France uncontrolled and makes the Allies roll for rivers at home.</source>
   <translation>Pour la France, le texte ne cite que les villes, pour l’Allemagne chaque hexagone. Le contrôle de la campagne compte pour les rivières (13.9), donc chaque hexagone français commence allié. Les hexagones neutres ne sont à personne avant que leur pays soit violé. L’autre lecture laisse la campagne française sans contrôle et fait tirer les Alliés aux rivières chez eux.</translation>
  </message>
  <message>
   <source>Taking control</source>
   <translation>Prendre le contrôle</translation>
  </message>
  <message>
   <source>A hex changes hands the instant an enemy unit enters it, even on its way through.</source>
   <translation>Un hexagone change de main à l’instant où une unité ennemie y entre, même en passant.</translation>
  </message>
  <message>
   <source>Control may change again</source>
   <translation>Le contrôle peut encore changer</translation>
  </message>
  <message>
   <source>Control may pass to and fro any number of times.</source>
   <translation>Le contrôle peut passer d’un camp à l’autre autant de fois qu’on veut.</translation>
  </message>
  <message>
   <source>How to win</source>
   <translation>Comment gagner</translation>
  </message>
  <message>
   <source>Winning in 1940</source>
   <translation>Gagner en 1940</translation>
  </message>
  <message>
   <source>Germany needs three or more victory points at the end of the first couplet of turn 10; with two or fewer the Allies win. No draws.</source>
   <translation>L’Allemagne a besoin de trois points de victoire ou plus à la fin de la première manche du tour 10 ; avec deux ou moins, les Alliés gagnent. Pas de nul.</translation>
  </message>
  <message>
   <source>Object in 1939</source>
   <translation>But en 1939</translation>
  </message>
  <message>
   <source>The French keep their word to Poland: they try to bring the Ruhr within range of heavy artillery, on which a coup is assumed to end the war.</source>
   <translation>Les Français tiennent parole envers la Pologne : ils tentent de mettre la Ruhr à portée d’artillerie lourde, ce qui est supposé provoquer un coup d’État et finir la guerre.</translation>
  </message>
  <message>
   <source>Winning in 1939</source>
   <translation>Gagner en 1939</translation>
  </message>
  <message>
   <source>The French win at once when one of their units enters a hex of the Ruhr Endangered Area before the end of turn 7; otherwise Germany wins. No draws.</source>
   <translation>Les Français gagnent aussitôt qu’une de leurs unités entre dans un hexagone de la zone menacée de la Ruhr avant la fin du tour 7 ; sinon l’Allemagne gagne. Pas de nul.</translation>
  </message>
  <message>
   <source>Concession</source>
   <translation>Concession</translation>
  </message>
  <message>
   <source>A player may give up at any time.</source>
   <translation>Un joueur peut abandonner à tout moment.</translation>
  </message>
  <message>
   <source>Only Germany scores, at the end of the first couplet of turn 10, by the schedule; then 4.1 names the winner.</source>
   <translation>Seule l’Allemagne marque, à la fin de la première manche du tour 10, selon le barème ; puis 4.1 désigne le vainqueur.</translation>
  </message>
  <message>
   <source>Schedule of points</source>
   <translation>Barème des points</translation>
  </message>
  <message>
   <source>+1 each for the capitulation of Holland and of Belgium, +3 for that of France; +1 each for a breach of the Maginot Line, the destruction of the BEF and severe losses of RAF pilots; -2 for severe German losses, -1 (once) if the Allies control one or more supplied German cities outside the Ruhr.</source>
   <translation>+1 pour chacune des capitulations des Pays-Bas et de la Belgique, +3 pour celle de la France ; +1 pour chacun de ceux-ci : la ligne Maginot percée, la BEF détruite, de lourdes pertes de pilotes de la RAF ; -2 pour de lourdes pertes allemandes, -1 (une fois) si les Alliés contrôlent une ou plusieurs villes allemandes ravitaillées hors de la Ruhr.</translation>
  </message>
  <message>
   <source>A German city counts if the Allies control any hex of it and a French or British supply line reaches that hex. The other reading asks for every hex of the city, as 8.7 does for capitulation.</source>
   <translation>Une ville allemande compte si les Alliés en contrôlent un hexagone et qu’une ligne de ravitaillement française ou britannique atteint cet hexagone. L’autre lecture demande chaque hexagone de la ville, comme 8.7 pour la capitulation.</translation>
  </message>
  <message>
   <source>Allied strategic victory in 1940</source>
   <translation>Victoire stratégique alliée en 1940</translation>
  </message>
  <message>
   <source>A British or French ground unit that enters a Ruhr city hex ends the game: the Allies win.</source>
   <translation>Une unité terrestre britannique ou française qui entre dans un hexagone de ville de la Ruhr finit la partie : les Alliés gagnent.</translation>
  </message>
  <message>
   <source>10.9.C says any Allied ground unit; the narrower wording here is followed, so a Belgian or Dutch unit does not end the game.</source>
   <translation>10.9.C dit toute unité terrestre alliée ; c’est le texte plus étroit d’ici qui est suivi, donc une unité belge ou néerlandaise ne finit pas la partie.</translation>
  </message>
  <message>
   <source>Who may capitulate</source>
   <translation>Qui peut capituler</translation>
  </message>
  <message>
   <source>In 1940 Belgium, Holland and France may capitulate (8.6 to 8.10), Britain never. In 1939 only Germany can be forced to, by 4.2.</source>
   <translation>En 1940, la Belgique, les Pays-Bas et la France peuvent capituler (8.6 à 8.10), la Grande-Bretagne jamais. En 1939, seule l’Allemagne peut y être forcée, par 4.2.</translation>
  </message>
  <message>
   <source>Breach by clearing</source>
   <translation>Percée par dégagement</translation>
  </message>
  <message>
   <source>Three or more border hexes in a row that have lost every fort complex, at whatever point of the 1940 game, make a breach.</source>
   <translation>Trois hexagones de frontière de suite ou plus qui ont perdu tous leurs ouvrages, à un moment quelconque de la partie de 1940, font une percée.</translation>
  </message>
  <message>
   <source>Gaps are skipped</source>
   <translation>Les trouées sont sautées</translation>
  </message>
  <message>
   <source>Hexes on either side of one of the line's two gaps count as neighbours for this.</source>
   <translation>Les hexagones de part et d’autre d’une des deux trouées de la ligne comptent ici comme voisins.</translation>
  </message>
  <message>
   <source>Counting across a gap</source>
   <translation>Compter par-dessus une trouée</translation>
  </message>
  <message>
   <source>With 2840 and 2940 clear, one of 2539 and 3143, each beyond a gap, must be cleared too.</source>
   <translation>Si 2840 et 2940 sont dégagés, il faut aussi dégager 2539 ou 3143, chacun au-delà d’une trouée.</translation>
  </message>
  <message>
   <source>Forts behind the border</source>
   <translation>Ouvrages derrière la frontière</translation>
  </message>
  <message>
   <source>The forts at 1735, 2135, 2137, 2236 and 2336 do not count as part of the line here.</source>
   <translation>Les ouvrages de 1735, 2135, 2137, 2236 et 2336 ne comptent pas ici comme partie de la ligne.</translation>
  </message>
  <message>
   <source>Breach by isolation</source>
   <translation>Percée par isolement</translation>
  </message>
  <message>
   <source>It is a breach, too, when at the game's end no line of communications, under the limits of 10.6 and wholly inside France, joins an Allied-controlled hex of Paris to a border fort hex.</source>
   <translation>C’est aussi une percée quand, à la fin de la partie, aucune ligne de communication, dans les limites de 10.6 et entièrement en France, ne joint un hexagone de Paris contrôlé par les Alliés à un hexagone de frontière avec ouvrage.</translation>
  </message>
  <message>
   <source>One border hex that can be reached is enough to keep the line whole. The other reading has the line breached as soon as any one border hex is cut off; an option chooses it.</source>
   <translation>Un hexagone de frontière accessible suffit à garder la ligne entière. Dans l’autre lecture, la ligne est percée dès qu’un hexagone de frontière est coupé ; une option la choisit.</translation>
  </message>
  <message>
   <source>When is the Maginot Line breached by isolation?</source>
   <translation>Quand la ligne Maginot est-elle percée par isolement ?</translation>
  </message>
  <message>
   <source>When every border fort is cut off from Paris</source>
   <translation>Quand tous les forts de la frontière sont coupés de Paris</translation>
  </message>
  <message>
   <source>As soon as one border fort is cut off from Paris</source>
   <translation>Dès qu’un fort de la frontière est coupé de Paris</translation>
  </message>
  <message>
   <source>No double award</source>
   <translation>Pas de double gain</translation>
  </message>
  <message>
   <source>If France has capitulated, the point for the Maginot Line is not added to the three for France.</source>
   <translation>Si la France a capitulé, le point de la ligne Maginot ne s’ajoute pas aux trois de la France.</translation>
  </message>
  <message>
   <source>RAF losses</source>
   <translation>Pertes de la RAF</translation>
  </message>
  <message>
   <source>If the Allies committed the RAF (12.6), check at the end of the 1940 game whether its pilots suffered too much.</source>
   <translation>Si les Alliés ont engagé la RAF (12.6), on vérifie à la fin de la partie de 1940 si ses pilotes ont trop souffert.</translation>
  </message>
  <message>
   <source>This paragraph puts the choice at the end of turn 5, 12.6 at the start. The start is followed: 12.6 owns the decision and makes the aircraft available at once. The reference to 14.8 must mean 14.14.</source>
   <translation>Ce paragraphe met le choix à la fin du tour 5, 12.6 au début. C’est le début qui est suivi : la décision relève de 12.6, qui rend les avions disponibles aussitôt. Le renvoi à 14.8 doit vouloir dire 14.14.</translation>
  </message>
  <message>
   <source>RAF loss roll</source>
   <translation>Jet des pertes de la RAF</translation>
  </message>
  <message>
   <source>Roll a die: 4 to 6 gives Germany 1 VP, 1 to 3 nothing.</source>
   <translation>Jetez un dé : 4 à 6 donne 1 PV à l’Allemagne, 1 à 3 rien.</translation>
  </message>
  <message>
   <source>RAF held back</source>
   <translation>RAF retenue</translation>
  </message>
  <message>
   <source>Without commitment there is no roll and no point.</source>
   <translation>Sans engagement, ni jet ni point.</translation>
  </message>
  <message>
   <source>Count British steps eliminated by the end; those out of supply at the end count as eliminated.</source>
   <translation>Comptez les pas britanniques éliminés à la fin ; ceux qui ne sont pas ravitaillés à la fin comptent comme éliminés.</translation>
  </message>
  <message>
   <source>Emergency units do not count</source>
   <translation>Les unités d’urgence ne comptent pas</translation>
  </message>
  <message>
   <source>Frank Force, Mac Force and Usher Force are left out of the count.</source>
   <translation>Frank Force, Mac Force et Usher Force sont laissées hors du compte.</translation>
  </message>
  <message>
   <source>BEF roll</source>
   <translation>Jet de la BEF</translation>
  </message>
  <message>
   <source>Total the steps, roll a die and compare it with the table.</source>
   <translation>Faites le total des pas, jetez un dé et consultez la table.</translation>
  </message>
  <message>
   <source>BEF table</source>
   <translation>Table de la BEF</translation>
  </message>
  <message>
   <source>Up to 14 steps the BEF is never destroyed; at 15 steps it is on a roll of 1, and each further step adds one to the rolls that destroy it (19 steps: 5 or less); from 20 on no roll is needed.</source>
   <translation>Jusqu’à 14 pas, la BEF n’est jamais détruite ; à 15 pas elle l’est sur un jet de 1, et chaque pas de plus ajoute un aux jets qui la détruisent (19 pas : 5 ou moins) ; à partir de 20, aucun jet n’est nécessaire.</translation>
  </message>
  <message>
   <source>Count German steps eliminated; unlike the BEF's, units out of supply but still on the map do not count. An airborne unit that is eliminated counts two.</source>
   <translation>Comptez les pas allemands éliminés ; à la différence de la BEF, les unités non ravitaillées encore sur la carte ne comptent pas. Une unité aéroportée éliminée compte pour deux.</translation>
  </message>
  <message>
   <source>German loss roll</source>
   <translation>Jet des pertes allemandes</translation>
  </message>
  <message>
   <source>German loss table</source>
   <translation>Table des pertes allemandes</translation>
  </message>
  <message>
   <source>Up to 49 steps losses are never severe; from 50 to 53 they are on a roll of 1, and every four further steps add one to the rolls that make them so (66 to 69: 5 or less); from 70 on no roll is needed.</source>
   <translation>Jusqu’à 49 pas, les pertes ne sont jamais lourdes ; de 50 à 53 elles le sont sur un jet de 1, et tous les quatre pas de plus ajoutent un aux jets qui les rendent lourdes (66 à 69 : 5 ou moins) ; à partir de 70, aucun jet n’est nécessaire.</translation>
  </message>
  <message>
   <source>The turn sequence</source>
   <translation>Déroulement du tour</translation>
  </message>
  <message>
   <source>Order of phases</source>
   <translation>Ordre des phases</translation>
  </message>
  <message>
   <source>A turn has two couplets, each a German and an Allied half, played phase by phase; every action belongs to its phase.</source>
   <translation>Un tour a deux manches, chacune d’une moitié allemande et d’une moitié alliée, jouées phase par phase ; chaque action appartient à sa phase.</translation>
  </message>
  <message>
   <source>No going back</source>
   <translation>Pas de retour en arrière</translation>
  </message>
  <message>
   <source>What was forgotten or done badly in a finished phase stays so, unless the opponent allows it to be mended.</source>
   <translation>Ce qui a été oublié ou mal fait dans une phase finie reste ainsi, à moins que l’adversaire ne permette de le corriger.</translation>
  </message>
  <message>
   <source>A player alone is his own opponent: undo stands for the permission.</source>
   <translation>Un joueur seul est son propre adversaire : l’annulation tient lieu de permission.</translation>
  </message>
  <message>
   <source>First couplet, 1940</source>
   <translation>Première manche, 1940</translation>
  </message>
  <message>
   <source>A German segment, then an Allied one.</source>
   <translation>Un segment allemand, puis un segment allié.</translation>
  </message>
  <message>
   <source>German segment</source>
   <translation>Segment allemand</translation>
  </message>
  <message>
   <source>Movement and combat, in the order chosen.</source>
   <translation>Mouvement et combat, dans l’ordre choisi.</translation>
  </message>
  <message>
   <source>Allied segment</source>
   <translation>Segment allié</translation>
  </message>
  <message>
   <source>Capitulation checks, then movement and combat in the order chosen.</source>
   <translation>Tests de capitulation, puis mouvement et combat dans l’ordre choisi.</translation>
  </message>
  <message>
   <source>Second couplet, 1940</source>
   <translation>Seconde manche, 1940</translation>
  </message>
  <message>
   <source>As the first: a German segment, then an Allied one.</source>
   <translation>Comme la première : un segment allemand, puis un segment allié.</translation>
  </message>
  <message>
   <source>First couplet, 1939</source>
   <translation>Première manche, 1939</translation>
  </message>
  <message>
   <source>A French segment, then a German one.</source>
   <translation>Un segment français, puis un segment allemand.</translation>
  </message>
  <message>
   <source>French segment</source>
   <translation>Segment français</translation>
  </message>
  <message>
   <source>Second couplet, 1939</source>
   <translation>Seconde manche, 1939</translation>
  </message>
  <message>
   <source>As the first: a French segment, then a German one.</source>
   <translation>Comme la première : un segment français, puis un segment allemand.</translation>
  </message>
  <message>
   <source>Move or fight first</source>
   <translation>Bouger ou combattre d’abord</translation>
  </message>
  <message>
   <source>At the start of its segment a side declares whether it moves and then fights or fights and then moves.</source>
   <translation>Au début de son segment, un camp déclare s’il bouge puis combat, ou s’il combat puis bouge.</translation>
  </message>
  <message>
   <source>Both phases for all</source>
   <translation>Les deux phases pour tous</translation>
  </message>
  <message>
   <source>Whatever the order, every unit may move in the one phase and fight in the other.</source>
   <translation>Quel que soit l’ordre, chaque unité peut bouger dans l’une des phases et combattre dans l’autre.</translation>
  </message>
  <message>
   <source>One order for the segment</source>
   <translation>Un seul ordre par segment</translation>
  </message>
  <message>
   <source>The order is declared once, binds all units of the side for that segment and gives one phase of each kind.</source>
   <translation>L’ordre est déclaré une fois, lie toutes les unités du camp pour ce segment et donne une phase de chaque sorte.</translation>
  </message>
  <message>
   <source>Supply in the first couplet</source>
   <translation>Ravitaillement dans la première manche</translation>
  </message>
  <message>
   <source>In the first couplet of turn 1 every unit of both sides is in supply, in both scenarios.</source>
   <translation>Dans la première manche du tour 1, toutes les unités des deux camps sont ravitaillées, dans les deux scénarios.</translation>
  </message>
  <message>
   <source>German mechanised units on turn 1</source>
   <translation>Mécanisés allemands au tour 1</translation>
  </message>
  <message>
   <source>In 1940 German mechanised units are in supply through both couplets of turn 1, Sickle Cut or not.</source>
   <translation>En 1940, les unités mécanisées allemandes sont ravitaillées pendant les deux manches du tour 1, Coup de faucille ou non.</translation>
  </message>
  <message>
   <source>End of the game</source>
   <translation>Fin de la partie</translation>
  </message>
  <message>
   <source>1940 ends after the first couplet of turn 10, 1939 after the second couplet of turn 7.</source>
   <translation>1940 finit après la première manche du tour 10, 1939 après la seconde manche du tour 7.</translation>
  </message>
  <message>
   <source>Operation Sickle Cut and dummy units</source>
   <translation>L’opération Coup de faucille et les leurres</translation>
  </message>
  <message>
   <source>What it is</source>
   <translation>Ce que c’est</translation>
  </message>
  <message>
   <source>On turn 1 of 1940 Germany may use Sickle Cut, which stands for its better understanding of the Ardennes.</source>
   <translation>Au tour 1 de 1940, l’Allemagne peut user du Coup de faucille, qui représente sa meilleure compréhension des Ardennes.</translation>
  </message>
  <message>
   <source>When to declare</source>
   <translation>Quand le déclarer</translation>
  </message>
  <message>
   <source>Germany declares it as soon as the Allies have set up; the choice can be neither put off nor taken back.</source>
   <translation>L’Allemagne le déclare dès que les Alliés se sont déployés ; le choix ne peut être ni remis ni repris.</translation>
  </message>
  <message>
   <source>Without it</source>
   <translation>Sans lui</translation>
  </message>
  <message>
   <source>If it is not declared, set-up and turn 1 run as in 3 and 5; if it is, as below. Launching it violates Belgium (8.0).</source>
   <translation>S’il n’est pas déclaré, le déploiement et le tour 1 suivent 3 et 5 ; sinon, comme ci-dessous. Le lancer viole la Belgique (8.0).</translation>
  </message>
  <message>
   <source>Filling the cup</source>
   <translation>Remplir le gobelet</translation>
  </message>
  <message>
   <source>While the Allied player looks away, Germany puts up to 11 mechanised and up to 22 other counters in a cup, dummies of each category included, airborne units excluded.</source>
   <translation>Pendant que l’Allié regarde ailleurs, l’Allemagne met dans un gobelet jusqu’à 11 pions mécanisés et jusqu’à 22 autres, leurres de chaque catégorie compris, unités aéroportées exclues.</translation>
  </message>
  <message>
   <source>Cup out of sight</source>
   <translation>Coupe hors de vue</translation>
  </message>
  <message>
   <source>Nobody looks into the cup during turn 1.</source>
   <translation>Personne ne regarde dans le gobelet pendant le tour 1.</translation>
  </message>
  <message>
   <source>The others set up</source>
   <translation>Les autres se déploient</translation>
  </message>
  <message>
   <source>The German units left over, with any dummies not in the cup, set up in Germany while the Allied player still looks away.</source>
   <translation>Les unités allemandes restantes, avec les leurres hors du gobelet, se déploient en Allemagne pendant que l’Allié regarde encore ailleurs.</translation>
  </message>
  <message>
   <source>Where dummies may lie</source>
   <translation>Où peuvent être les leurres</translation>
  </message>
  <message>
   <source>Dummies lie in stacks that hold at least one real German unit, at any level, the top included. They count nothing for stacking.</source>
   <translation>Les leurres sont dans des piles qui contiennent au moins une vraie unité allemande, à tout niveau, même au-dessus. Ils ne comptent pas pour l’empilement.</translation>
  </message>
  <message>
   <source>The Allied player is shown the topmost real unit of a stack, wherever the dummies lie in it: a dummy shown on top would give itself away.</source>
   <translation>On montre à l’Allié la vraie unité la plus haute d’une pile, où que soient les leurres : un leurre montré au-dessus se trahirait.</translation>
  </message>
  <message>
   <source>Dummies revealed</source>
   <translation>Leurres révélés</translation>
  </message>
  <message>
   <source>A battle shows its dummies when factors are counted. Germany may at once put those shown into other stacks of its own, unseen, or leave them.</source>
   <translation>Un combat révèle ses leurres quand les facteurs sont comptés. L’Allemagne peut aussitôt mettre les leurres montrés dans d’autres de ses piles, sans être vue, ou les laisser.</translation>
  </message>
  <message>
   <source>Dummies never attack, so only those in the attacked hex are shown. One left without a real unit must move on if it can, else it leaves play.</source>
   <translation>Les leurres n’attaquent jamais, donc seuls ceux de l’hexagone attaqué sont montrés. Celui qui reste sans vraie unité doit partir s’il le peut, sinon il quitte le jeu.</translation>
  </message>
  <message>
   <source>Dummies moving</source>
   <translation>Mouvement des leurres</translation>
  </message>
  <message>
   <source>A dummy moving with a stack has the MF of its fastest unit.</source>
   <translation>Un leurre qui bouge avec une pile a le FM de l’unité la plus rapide de celle-ci.</translation>
  </message>
  <message>
   <source>Changes to turn 1</source>
   <translation>Changements au tour 1</translation>
  </message>
  <message>
   <source>With Sickle Cut turn 1 is played with the restrictions that follow.</source>
   <translation>Avec le Coup de faucille, le tour 1 se joue avec les restrictions qui suivent.</translation>
  </message>
  <message>
   <source>Germans kept out</source>
   <translation>Allemands exclus</translation>
  </message>
  <message>
   <source>No German unit on the map may move or attack into an Ardennes hex in either couplet.</source>
   <translation>Aucune unité allemande sur la carte ne peut entrer dans un hexagone des Ardennes ou l’attaquer, dans aucune des deux manches.</translation>
  </message>
  <message>
   <source>Frozen Belgians</source>
   <translation>Belges figés</translation>
  </message>
  <message>
   <source>The three Belgian units set up in the Ardennes neither move nor attack on turn 1.</source>
   <translation>Les trois unités belges déployées dans les Ardennes ne bougent ni n’attaquent au tour 1.</translation>
  </message>
  <message>
   <source>Allies kept out</source>
   <translation>Alliés exclus</translation>
  </message>
  <message>
   <source>No other Allied unit may move or attack into the Ardennes on turn 1.</source>
   <translation>Aucune autre unité alliée ne peut entrer ni attaquer dans les Ardennes au tour 1.</translation>
  </message>
  <message>
   <source>Belgians leave</source>
   <translation>Départ des Belges</translation>
  </message>
  <message>
   <source>When turn 1 is over, those three Belgian units go to Belgian hexes that border the forest, picked by the Allies.</source>
   <translation>À la fin du tour 1, ces trois unités belges vont dans des hexagones belges qui bordent la forêt, choisis par les Alliés.</translation>
  </message>
  <message>
   <source>Emptying the cup</source>
   <translation>Vider le gobelet</translation>
  </message>
  <message>
   <source>Germany then places the units of the cup in Ardennes hexes: mechanised units in any, others only in interior ones.</source>
   <translation>L’Allemagne place ensuite les unités du gobelet dans des hexagones des Ardennes : les mécanisées dans n’importe lesquels, les autres seulement à l’intérieur.</translation>
  </message>
  <message>
   <source>An interior hex is an Ardennes hex with Ardennes on all six sides, so none on the map edge is. Forest in a neutral country draws that country in. The cup must be emptied as far as the forest has room. The other side sees the units when all of them are placed.</source>
   <translation>Un hexagone intérieur est un hexagone des Ardennes entouré des Ardennes sur ses six côtés, donc aucun au bord de la carte. La forêt d’un pays neutre entraîne ce pays dans la guerre. Le gobelet doit être vidé autant que la forêt a de place. L’autre camp voit les unités quand toutes sont placées.</translation>
  </message>
  <message>
   <source>Interior and rim</source>
   <translation>Intérieur et pourtour</translation>
  </message>
  <message>
   <source>1928 is interior, open to an infantry division; 1828, 1829 and 1728 are rim hexes, closed to it.</source>
   <translation>1928 est intérieur, ouvert à une division d’infanterie ; 1828, 1829 et 1728 sont du pourtour, fermés pour elle.</translation>
  </message>
  <message>
   <source>Stacking of the cup</source>
   <translation>Empilement du gobelet</translation>
  </message>
  <message>
   <source>Stacking limits hold for this placement; dummies count nothing.</source>
   <translation>Les limites d’empilement valent pour ce placement ; les leurres ne comptent pas.</translation>
  </message>
  <message>
   <source>Back to normal</source>
   <translation>Retour à la normale</translation>
  </message>
  <message>
   <source>Once the cup is empty at the end of turn 1 nothing else differs.</source>
   <translation>Une fois le gobelet vide à la fin du tour 1, plus rien ne diffère.</translation>
  </message>
  <message>
   <source>From turn 2</source>
   <translation>À partir du tour 2</translation>
  </message>
  <message>
   <source>From turn 2 both sides move and fight in the Ardennes as anywhere, under the usual rules.</source>
   <translation>À partir du tour 2, les deux camps bougent et combattent dans les Ardennes comme ailleurs, selon les règles ordinaires.</translation>
  </message>
  <message>
   <source>If it is declined, the Ardennes are open to both sides from turn 1 under the usual terrain, combat and neutrality rules.</source>
   <translation>S’il est refusé, les Ardennes sont ouvertes aux deux camps dès le tour 1, selon les règles ordinaires de terrain, de combat et de neutralité.</translation>
  </message>
  <message>
   <source>Airborne coups de main</source>
   <translation>Coups de main aéroportés</translation>
  </message>
  <message>
   <source>Airborne units</source>
   <translation>Unités aéroportées</translation>
  </message>
  <message>
   <source>Germany has five airborne units for turn 1 of 1940: a third of a division each in stacking, one step, volatile factor 0.</source>
   <translation>L’Allemagne a cinq unités aéroportées pour le tour 1 de 1940 : un tiers de division chacune pour l’empilement, un pas, facteur volatil 0.</translation>
  </message>
  <message>
   <source>No zone, no move, no attack</source>
   <translation>Ni zone, ni mouvement, ni attaque</translation>
  </message>
  <message>
   <source>They exert no zone of control and, once placed, neither move nor attack.</source>
   <translation>Elles n’exercent pas de zone de contrôle et, une fois placées, ne bougent ni n’attaquent.</translation>
  </message>
  <message>
   <source>Control and losses</source>
   <translation>Contrôle et pertes</translation>
  </message>
  <message>
   <source>One that survives its landing controls its hex; one that is eliminated counts as two steps of German losses.</source>
   <translation>Celle qui survit à son atterrissage contrôle son hexagone ; celle qui est éliminée compte pour deux pas de pertes allemandes.</translation>
  </message>
  <message>
   <source>Allied units that enter or pass through the hex (13.4) take control of it like of any other (3.5.C), and keep it when they have left: the airborne unit, which never moves, does not take it again.</source>
   <translation>Les unités alliées qui entrent dans l’hexagone ou le traversent (13.4) en prennent le contrôle comme de tout autre (3.5.C), et le gardent après leur départ : l’unité aéroportée, qui ne bouge jamais, ne le reprend pas.</translation>
  </message>
  <message>
   <source>Placing them</source>
   <translation>Les placer</translation>
  </message>
  <message>
   <source>At the start of turn 1 Germany picks any number of the five and places each in a hex of its own, anywhere but marsh, mountain or Ardennes. Those not picked are out of the game.</source>
   <translation>Au début du tour 1, l’Allemagne choisit autant des cinq qu’elle veut et place chacune dans un hexagone à elle seule, partout sauf marais, montagne ou Ardennes. Celles qui ne sont pas choisies sont hors jeu.</translation>
  </message>
  <message>
   <source>All-sea hexes are excluded too, and so are hexes that hold German units, where a landing has no effect to resolve.</source>
   <translation>Les hexagones tout en mer sont exclus aussi, de même que les hexagones avec des unités allemandes, où un atterrissage n’a aucun effet à résoudre.</translation>
  </message>
  <message>
   <source>On top of the enemy</source>
   <translation>Sur l’ennemi</translation>
  </message>
  <message>
   <source>Hexes with Allied units or works, Eben Emael and the Maginot Line included, may be chosen.</source>
   <translation>On peut choisir des hexagones avec des unités ou des fortifications alliées, Ében-Émael et la ligne Maginot compris.</translation>
  </message>
  <message>
   <source>Landing rolls</source>
   <translation>Jets d’atterrissage</translation>
  </message>
  <message>
   <source>Roll one die for each, in the order Germany likes.</source>
   <translation>Jetez un dé pour chacune, dans l’ordre que veut l’Allemagne.</translation>
  </message>
  <message>
   <source>Survival</source>
   <translation>Survie</translation>
  </message>
  <message>
   <source>The first rolled for survives on 1-5, the second on 1-4, the third on 1-3, the fourth on 1-2, the fifth on 1.</source>
   <translation>La première pour laquelle on jette le dé survit sur 1-5, la deuxième sur 1-4, la troisième sur 1-3, la quatrième sur 1-2, la cinquième sur 1.</translation>
  </message>
  <message>
   <source>Failed landings</source>
   <translation>Atterrissages manqués</translation>
  </message>
  <message>
   <source>One that fails is eliminated at once and counts two German steps lost.</source>
   <translation>Celle qui échoue est éliminée aussitôt et compte pour deux pas allemands perdus.</translation>
  </message>
  <message>
   <source>Empty hex</source>
   <translation>Hexagone vide</translation>
  </message>
  <message>
   <source>In an empty hex outside Eben Emael and the Maginot Line a survivor simply stays.</source>
   <translation>Dans un hexagone vide hors d’Ében-Émael et de la ligne Maginot, une survivante reste simplement là.</translation>
  </message>
  <message>
   <source>Enemy zone</source>
   <translation>Zone ennemie</translation>
  </message>
  <message>
   <source>A hex with nothing but an enemy zone of control counts as empty.</source>
   <translation>Un hexagone où il n’y a qu’une zone de contrôle ennemie compte comme vide.</translation>
  </message>
  <message>
   <source>A hex with nothing but printed Allied field works counts as empty.</source>
   <translation>Un hexagone où il n’y a que des fortifications de campagne alliées imprimées compte comme vide.</translation>
  </message>
  <message>
   <source>Field works with units</source>
   <translation>Fortifications occupées</translation>
  </message>
  <message>
   <source>With mobile Allied units in the works, 7.4 applies.</source>
   <translation>Avec des unités alliées mobiles dans les fortifications, 7.4 s’applique.</translation>
  </message>
  <message>
   <source>On mobile units</source>
   <translation>Sur des unités mobiles</translation>
  </message>
  <message>
   <source>Where mobile Allied units (printed MF above zero) stand, Germany moves them into one or more adjacent hexes and the survivor takes their hex.</source>
   <translation>Là où se trouvent des unités alliées mobiles (FM imprimé supérieur à zéro), l’Allemagne les déplace dans un ou plusieurs hexagones adjacents et la survivante prend leur hexagone.</translation>
  </message>
  <message>
   <source>Germany picks any adjacent hex that is free of Germans, can be reached over the hexside, suits the units' terrain and keeps within stacking; limits of country (8.5) and the closed forest of Sickle Cut (6.4) are not looked at. A unit with no such hex is eliminated. The text says nothing of either.</source>
   <translation>L’Allemagne choisit tout hexagone adjacent libre d’Allemands, accessible par le côté, dont le terrain convient aux unités et qui respecte l’empilement ; les limites de pays (8.5) et la forêt fermée du Coup de faucille (6.4) ne sont pas regardées. Une unité sans un tel hexagone est éliminée. Le texte ne dit rien de tout cela.</translation>
  </message>
  <message>
   <source>On Eben Emael</source>
   <translation>Sur Ében-Émael</translation>
  </message>
  <message>
   <source>A survivor on Eben Emael (2423) removes the fort and takes its hex.</source>
   <translation>Une survivante sur Ében-Émael (2423) retire le fort et prend son hexagone.</translation>
  </message>
  <message>
   <source>On the Maginot Line</source>
   <translation>Sur la ligne Maginot</translation>
  </message>
  <message>
   <source>A survivor on a Maginot Line hex is eliminated together with one fort complex there, chosen by Germany; mobile units in the hex change nothing. One that fails harms no fort.</source>
   <translation>Une survivante sur un hexagone de la ligne Maginot est éliminée avec un ouvrage qui s’y trouve, au choix de l’Allemagne ; des unités mobiles dans l’hexagone n’y changent rien. Celle qui échoue n’atteint aucun ouvrage.</translation>
  </message>
  <message>
   <source>Paris</source>
   <translation>Paris</translation>
  </message>
  <message>
   <source>If at least one unit survives a landing in Paris, Germany rolls at once on the morale table.</source>
   <translation>Si au moins une unité survit à un atterrissage dans Paris, l’Allemagne jette aussitôt le dé sur la table du moral.</translation>
  </message>
  <message>
   <source>One roll</source>
   <translation>Un seul jet</translation>
  </message>
  <message>
   <source>There is one roll, however many survive there.</source>
   <translation>Il y a un seul jet, quel que soit le nombre de survivantes.</translation>
  </message>
  <message>
   <source>No survivors, no roll</source>
   <translation>Ni survivante, ni jet</translation>
  </message>
  <message>
   <source>If all that came down in Paris fail, nothing is rolled.</source>
   <translation>Si toutes celles qui sont descendues sur Paris échouent, on ne jette rien.</translation>
  </message>
  <message>
   <source>Morale table</source>
   <translation>Table du moral</translation>
  </message>
  <message>
   <source>1-2: France rallies; for the rest of the game French attacks get 1R and attacks on French units 1L. 3-4: nothing. 5-6: defeatism; French attacks get 1L and attacks on French units 1R.</source>
   <translation>1-2 : la France se ressaisit ; pour le reste de la partie, les attaques françaises ont 1D et les attaques contre des unités françaises 1G. 3-4 : rien. 5-6 : défaitisme ; les attaques françaises ont 1G et les attaques contre des unités françaises 1D.</translation>
  </message>
  <message>
   <source>In a mixed battle the shift applies if any French unit attacks, or any defends, once a battle.</source>
   <translation>Dans un combat mixte, le décalage s’applique si une unité française attaque, ou si une défend, une fois par combat.</translation>
  </message>
  <message>
   <source>No dummies with airborne units</source>
   <translation>Pas de leurre avec les aéroportées</translation>
  </message>
  <message>
   <source>A dummy may not be put where the only German is an airborne unit.</source>
   <translation>Un leurre ne peut être mis là où le seul Allemand est une unité aéroportée.</translation>
  </message>
  <message>
   <source>Holding on</source>
   <translation>Tenir bon</translation>
  </message>
  <message>
   <source>An airborne unit stays until an Allied attack eliminates it or a supplied German unit enters its hex; then Germany may leave it or take it off for good, at no loss.</source>
   <translation>Une unité aéroportée reste jusqu’à ce qu’une attaque alliée l’élimine ou qu’une unité allemande ravitaillée entre dans son hexagone ; l’Allemagne peut alors la laisser ou la retirer pour de bon, sans perte.</translation>
  </message>
  <message>
   <source>Neutrals and capitulation</source>
   <translation>Neutres et capitulation</translation>
  </message>
  <message>
   <source>Who is at war</source>
   <translation>Qui est en guerre</translation>
  </message>
  <message>
   <source>France and Germany begin at war, Belgium, Holland and Luxembourg neutral. In 1940 only Germany can bring neutrals in; 1939 has its own limits (8.12).</source>
   <translation>La France et l’Allemagne commencent en guerre, la Belgique, les Pays-Bas et le Luxembourg neutres. En 1940, seule l’Allemagne peut faire entrer les neutres ; 1939 a ses propres limites (8.12).</translation>
  </message>
  <message>
   <source>Violation</source>
   <translation>Violation</translation>
  </message>
  <message>
   <source>In any turn of 1940 Germany may bring a neutral in, on the Allied side, by moving or attacking into it.</source>
   <translation>À tout tour de 1940, l’Allemagne peut faire entrer un neutre, du côté allié, en y bougeant ou en l’attaquant.</translation>
  </message>
  <message>
   <source>A crossing that fails at the border river (13.9.D) has been tried, and violates the country all the same; so does an airborne unit that does not survive its landing (7.2). The other reading waits until a unit is across.</source>
   <translation>Un passage qui échoue à la rivière frontière (13.9.D) a été tenté, et viole quand même le pays ; de même une unité aéroportée qui ne survit pas à son atterrissage (7.2). L’autre lecture attend qu’une unité soit passée.</translation>
  </message>
  <message>
   <source>One at a time</source>
   <translation>Un à la fois</translation>
  </message>
  <message>
   <source>Each neutral may be violated on its own, in any turn.</source>
   <translation>Chaque neutre peut être violé séparément, à tout tour.</translation>
  </message>
  <message>
   <source>No way back</source>
   <translation>Sans retour</translation>
  </message>
  <message>
   <source>From that instant the country is Allied for good.</source>
   <translation>Dès cet instant, le pays est allié pour de bon.</translation>
  </message>
  <message>
   <source>Holland brings Belgium</source>
   <translation>Les Pays-Bas entraînent la Belgique</translation>
  </message>
  <message>
   <source>Belgium may be violated alone; violating Holland violates Belgium as well. Luxembourg stands for itself.</source>
   <translation>La Belgique peut être violée seule ; violer les Pays-Bas viole aussi la Belgique. Le Luxembourg est à part.</translation>
  </message>
  <message>
   <source>Zones of neutrals</source>
   <translation>Zones des neutres</translation>
  </message>
  <message>
   <source>Units of a neutral exert zones inside its borders but not across them.</source>
   <translation>Les unités d’un neutre exercent des zones à l’intérieur de leurs frontières mais pas au-delà.</translation>
  </message>
  <message>
   <source>Zones into neutrals</source>
   <translation>Zones chez les neutres</translation>
  </message>
  <message>
   <source>No foreign zone reaches into a neutral until it is violated.</source>
   <translation>Aucune zone étrangère n’entre chez un neutre avant qu’il soit violé.</translation>
  </message>
  <message>
   <source>The step or attack that violates a country is judged as if the violation had already happened, for the hex left as for the hex entered. The other reading lets the first unit leave a border hex before the neighbour's zone covers it; an option chooses it.</source>
   <translation>Le pas ou l’attaque qui viole un pays est jugé comme si la violation avait déjà eu lieu, pour l’hexagone quitté comme pour celui où l’on entre. L’autre lecture laisse la première unité quitter un hexagone de frontière avant que la zone du voisin ne le couvre ; une option la choisit.</translation>
  </message>
  <message>
   <source>Do a country's zones of control already bind the unit that violates it?</source>
   <translation>Les zones de contrôle d’un pays lient-elles déjà l’unité qui le viole ?</translation>
  </message>
  <message>
   <source>Yes, as if it had been violated before</source>
   <translation>Oui, comme s’il avait déjà été violé</translation>
  </message>
  <message>
   <source>No, the first unit leaves its hex before they are there</source>
   <translation>Non, la première unité quitte son hexagone avant qu’elles soient là</translation>
  </message>
  <message>
   <source>Neutrals may move</source>
   <translation>Les neutres peuvent bouger</translation>
  </message>
  <message>
   <source>From turn 1 on the Allies may move Belgian and Dutch units inside their own still neutral countries.</source>
   <translation>Dès le tour 1, les Alliés peuvent bouger les unités belges et néerlandaises à l’intérieur de leur propre pays encore neutre.</translation>
  </message>
  <message>
   <source>Until Germany violates it, no French or British unit may move or attack into a neutral country.</source>
   <translation>Tant que l’Allemagne ne l’a pas violé, aucune unité française ou britannique ne peut entrer dans un pays neutre ni l’attaquer.</translation>
  </message>
  <message>
   <source>Belgian and Dutch limits</source>
   <translation>Limites belges et néerlandaises</translation>
  </message>
  <message>
   <source>Each army stays in its own country while that is neutral; after violation it may move and attack at home and in Germany only.</source>
   <translation>Chaque armée reste dans son pays tant qu’il est neutre ; après la violation, elle ne peut bouger et attaquer que chez elle et en Allemagne.</translation>
  </message>
  <message>
   <source>10.10 recalls this rule as a ban on ever leaving home. The rule itself is followed: Germany is open to them, where nothing supplies them (10.10).</source>
   <translation>10.10 rappelle cette règle comme une interdiction de jamais quitter le pays. C’est la règle même qui est suivie : l’Allemagne leur est ouverte, où rien ne les ravitaille (10.10).</translation>
  </message>
  <message>
   <source>Grace for Holland</source>
   <translation>Répit pour les Pays-Bas</translation>
  </message>
  <message>
   <source>No check for Dutch capitulation is made before two turns have passed since the violation.</source>
   <translation>Aucun test de capitulation néerlandaise n’a lieu avant que deux tours se soient écoulés depuis la violation.</translation>
  </message>
  <message>
   <source>Counting the turns</source>
   <translation>Compter les tours</translation>
  </message>
  <message>
   <source>Violated on turn 1, Holland is first checked on turn 3.</source>
   <translation>Violés au tour 1, les Pays-Bas sont testés pour la première fois au tour 3.</translation>
  </message>
  <message>
   <source>Then every couplet</source>
   <translation>Puis chaque manche</translation>
  </message>
  <message>
   <source>After that there is one check in each couplet's capitulation phase.</source>
   <translation>Ensuite, il y a un test dans la phase de capitulation de chaque manche.</translation>
  </message>
  <message>
   <source>Counting cities</source>
   <translation>Compter les villes</translation>
  </message>
  <message>
   <source>The check counts named Dutch cities under German control at that moment.</source>
   <translation>Le test compte les villes néerlandaises nommées sous contrôle allemand à ce moment.</translation>
  </message>
  <message>
   <source>Dutch roll</source>
   <translation>Jet néerlandais</translation>
  </message>
  <message>
   <source>With six or more German-held cities, Germany rolls: on 4-6 Holland capitulates, on 1-3 it fights on.</source>
   <translation>Avec six villes ou plus aux mains des Allemands, l’Allemagne jette un dé : sur 4-6 les Pays-Bas capitulent, sur 1-3 ils continuent le combat.</translation>
  </message>
  <message>
   <source>8.11 has the Allies roll and speaks of an Allied check; who throws changes nothing.</source>
   <translation>8.11 fait jeter le dé aux Alliés et parle d’un test allié ; qui le jette ne change rien.</translation>
  </message>
  <message>
   <source>Belgium is checked in the same way at the same times, by its own cities and with a roll of its own. A city counts only if Germany controls all its hexes, such as all three of Antwerp.</source>
   <translation>La Belgique est testée de la même façon aux mêmes moments, avec ses propres villes et son propre jet. Une ville ne compte que si l’Allemagne en contrôle tous les hexagones, comme les trois d’Anvers.</translation>
  </message>
  <message>
   <source>From turn 5 on, if Germany controls a hex of Paris at the capitulation check, roll on the table.</source>
   <translation>À partir du tour 5, si l’Allemagne contrôle un hexagone de Paris au test de capitulation, jetez le dé sur la table.</translation>
  </message>
  <message>
   <source>French table</source>
   <translation>Table française</translation>
  </message>
  <message>
   <source>France capitulates on a roll no higher than the number of Paris hexes Germany holds; with six or more of them no roll is needed.</source>
   <translation>La France capitule sur un jet inférieur ou égal au nombre d’hexagones de Paris que tient l’Allemagne ; avec six ou plus, aucun jet n’est nécessaire.</translation>
  </message>
  <message>
   <source>Meaning of the column</source>
   <translation>Sens de la colonne</translation>
  </message>
  <message>
   <source>The number is that of Paris hexes under German control at the check.</source>
   <translation>Le nombre est celui des hexagones de Paris sous contrôle allemand au moment du test.</translation>
  </message>
  <message>
   <source>Automatic capitulation</source>
   <translation>Capitulation automatique</translation>
  </message>
  <message>
   <source>Holland, Belgium or France capitulates the instant either condition below comes true, without waiting for a check.</source>
   <translation>Les Pays-Bas, la Belgique ou la France capitulent à l’instant où l’une des conditions ci-dessous se réalise, sans attendre un test.</translation>
  </message>
  <message>
   <source>Army gone</source>
   <translation>Plus d’armée</translation>
  </message>
  <message>
   <source>It has no step left on the map.</source>
   <translation>Il ne lui reste aucun pas sur la carte.</translation>
  </message>
  <message>
   <source>Cities gone</source>
   <translation>Plus de villes</translation>
  </message>
  <message>
   <source>Germany controls all of its cities.</source>
   <translation>L’Allemagne contrôle toutes ses villes.</translation>
  </message>
  <message>
   <source>Supply does not matter</source>
   <translation>Le ravitaillement ne compte pas</translation>
  </message>
  <message>
   <source>Whether the Germans in the cities are in supply plays no part in any capitulation.</source>
   <translation>Que les Allemands dans les villes soient ravitaillés ou non ne joue aucun rôle dans une capitulation.</translation>
  </message>
  <message>
   <source>Army removed</source>
   <translation>Armée retirée</translation>
  </message>
  <message>
   <source>When a country capitulates all its units leave the map at once, with Eben Emael for Belgium and the Maginot Line forts for France.</source>
   <translation>Quand un pays capitule, toutes ses unités quittent la carte aussitôt, avec Ében-Émael pour la Belgique et les ouvrages de la ligne Maginot pour la France.</translation>
  </message>
  <message>
   <source>The removed units are not counted as losses. The other armies' reserves are untouched; those of France stay away.</source>
   <translation>Les unités retirées ne comptent pas comme pertes. Les réserves des autres armées ne changent pas ; celles de la France ne viennent plus.</translation>
  </message>
  <message>
   <source>Allies may stay</source>
   <translation>Les Alliés peuvent rester</translation>
  </message>
  <message>
   <source>Units of other Allied nations may remain in the country.</source>
   <translation>Les unités d’autres pays alliés peuvent rester dans le pays.</translation>
  </message>
  <message>
   <source>Cities still serve</source>
   <translation>Les villes servent encore</translation>
  </message>
  <message>
   <source>Allied-controlled cities there may still begin or end strategic movement (13.16).</source>
   <translation>Les villes sous contrôle allié peuvent encore y être le départ ou l’arrivée d’un mouvement stratégique (13.16).</translation>
  </message>
  <message>
   <source>Once in a 1940 game Germany may bomb a city to hasten one capitulation.</source>
   <translation>Une fois par partie de 1940, l’Allemagne peut bombarder une ville pour hâter une capitulation.</translation>
  </message>
  <message>
   <source>Announcing it</source>
   <translation>L’annoncer</translation>
  </message>
  <message>
   <source>It is announced just before a capitulation roll, against one city hex of that country still under Allied control.</source>
   <translation>Il est annoncé juste avant un jet de capitulation, contre un hexagone de ville de ce pays encore sous contrôle allié.</translation>
  </message>
  <message>
   <source>Where six hexes of Paris bring capitulation without a roll (8.8), there is nothing to bomb for.</source>
   <translation>Quand six hexagones de Paris amènent la capitulation sans jet (8.8), il n’y a pas de quoi bombarder.</translation>
  </message>
  <message>
   <source>Its effect</source>
   <translation>Son effet</translation>
  </message>
  <message>
   <source>The marker goes on the hex, +1 is added to the roll, and until the couplet ends the whole city is closed to strategic movement.</source>
   <translation>Le marqueur va sur l’hexagone, on ajoute +1 au jet, et jusqu’à la fin de la manche toute la ville est fermée au mouvement stratégique.</translation>
  </message>
  <message>
   <source>For Holland and Belgium high rolls end resistance and +1 helps Germany; on the French table low rolls do. There the +1 is read as widening the range by one, the plain aim of the rule. Strategic movement neither starts, ends nor passes in the city. The literal reading of the +1 makes bombing France pointless.</source>
   <translation>Pour les Pays-Bas et la Belgique, les jets élevés finissent la résistance et +1 aide l’Allemagne ; sur la table française, ce sont les jets bas. Là, le +1 est lu comme élargissant l’intervalle d’un, but évident de la règle. Un mouvement stratégique ne part de la ville, n’y arrive ni n’y passe. La lecture littérale du +1 rend inutile de bombarder la France.</translation>
  </message>
  <message>
   <source>Germans in 1939</source>
   <translation>Allemands en 1939</translation>
  </message>
  <message>
   <source>German units move and attack only within Germany.</source>
   <translation>Les unités allemandes ne bougent et n’attaquent qu’en Allemagne.</translation>
  </message>
  <message>
   <source>French in 1939</source>
   <translation>Français en 1939</translation>
  </message>
  <message>
   <source>French units may move and attack at home, in Germany, Belgium and Luxembourg, and in the Maastricht salient (2522, 2622, 2623, 2721, 2722).</source>
   <translation>Les unités françaises peuvent bouger et attaquer chez elles, en Allemagne, en Belgique et au Luxembourg, et dans le saillant de Maastricht (2522, 2622, 2623, 2721, 2722).</translation>
  </message>
  <message>
   <source>Note on Belgium in 1939</source>
   <translation>Note sur la Belgique en 1939</translation>
  </message>
  <message>
   <source>Historical note: when French units started into Belgium by mistake in January 1940, the Belgian troops in front stood aside while their government protested.</source>
   <translation>Note historique : quand des unités françaises entrèrent par erreur en Belgique en janvier 1940, les troupes belges qui leur faisaient face s’écartèrent pendant que leur gouvernement protestait.</translation>
  </message>
  <message>
   <source>Belgian attitude</source>
   <translation>Attitude belge</translation>
  </message>
  <message>
   <source>Hence the assumption that the Belgian army would have stayed in barracks had France marched through in 1939.</source>
   <translation>D’où l’hypothèse que l’armée belge serait restée dans ses casernes si la France avait traversé en 1939.</translation>
  </message>
  <message>
   <source>Dutch attitude</source>
   <translation>Attitude néerlandaise</translation>
  </message>
  <message>
   <source>Dutch resolve would have been greater, but the Maastricht salient was nearly undefended and in effect given up.</source>
   <translation>La résolution néerlandaise aurait été plus grande, mais le saillant de Maastricht était presque sans défense et de fait abandonné.</translation>
  </message>
  <message>
   <source>Who exerts zones</source>
   <translation>Qui exerce des zones</translation>
  </message>
  <message>
   <source>Ground units, forts included, exert a zone of control into the six hexes around them at all times; the airborne units never do.</source>
   <translation>Les unités terrestres, ouvrages compris, exercent une zone de contrôle dans les six hexagones qui les entourent, à tout moment ; les unités aéroportées jamais.</translation>
  </message>
  <message>
   <source>Zones do not add up</source>
   <translation>Les zones ne s’ajoutent pas</translation>
  </message>
  <message>
   <source>One zone in a hex is as good as several.</source>
   <translation>Une zone dans un hexagone en vaut plusieurs.</translation>
  </message>
  <message>
   <source>Zones of both sides</source>
   <translation>Zones des deux camps</translation>
  </message>
  <message>
   <source>Zones of both sides may lie over the same hex.</source>
   <translation>Des zones des deux camps peuvent couvrir le même hexagone.</translation>
  </message>
  <message>
   <source>Where zones end</source>
   <translation>Où finissent les zones</translation>
  </message>
  <message>
   <source>No zone crosses an all-sea hexside, a blocked one or the causeway.</source>
   <translation>Aucune zone ne passe un côté tout en mer, un côté infranchissable ou la digue.</translation>
  </message>
  <message>
   <source>Zones from 2013</source>
   <translation>Zones depuis 2013</translation>
  </message>
  <message>
   <source>A unit in 2013 has a zone in 2014 and 2113 only: sea lies along its other sides.</source>
   <translation>Une unité en 2013 n’a de zone qu’en 2014 et 2113 : la mer borde ses autres côtés.</translation>
  </message>
  <message>
   <source>Other terrain</source>
   <translation>Autres terrains</translation>
  </message>
  <message>
   <source>Nothing else stops a zone; mechanised units exert theirs even into marsh.</source>
   <translation>Rien d’autre n’arrête une zone ; les unités mécanisées exercent la leur même dans les marais.</translation>
  </message>
  <message>
   <source>Neutral borders</source>
   <translation>Frontières neutres</translation>
  </message>
  <message>
   <source>Zones neither enter nor leave a neutral country until it is brought in.</source>
   <translation>Les zones n’entrent dans un pays neutre ni n’en sortent tant qu’il n’est pas en guerre.</translation>
  </message>
  <message>
   <source>Units out of supply exert their zones in full.</source>
   <translation>Les unités non ravitaillées exercent pleinement leurs zones.</translation>
  </message>
  <message>
   <source>Stop in an enemy zone</source>
   <translation>S’arrêter en zone ennemie</translation>
  </message>
  <message>
   <source>A unit or stack that enters an enemy zone has finished its movement for the phase.</source>
   <translation>Une unité ou une pile qui entre en zone ennemie a fini son mouvement pour la phase.</translation>
  </message>
  <message>
   <source>Leaving an enemy zone</source>
   <translation>Quitter une zone ennemie</translation>
  </message>
  <message>
   <source>A unit that starts the phase in an enemy zone may leave, if the first hex it enters holds none. A friendly unit or zone in that hex does not help.</source>
   <translation>Une unité qui commence la phase en zone ennemie peut en sortir si le premier hexagone où elle entre n’en contient pas. Une unité ou une zone amie dans cet hexagone n’aide pas.</translation>
  </message>
  <message>
   <source>Advance from zone to zone</source>
   <translation>Avance de zone en zone</translation>
  </message>
  <message>
   <source>Units that win an attack may advance from one enemy zone into another (14.22).</source>
   <translation>Les unités qui gagnent une attaque peuvent avancer d’une zone ennemie dans une autre (14.22).</translation>
  </message>
  <message>
   <source>One-hex minimum</source>
   <translation>Minimum d’un hexagone</translation>
  </message>
  <message>
   <source>The minimum move of 13.3 exists, within its limits.</source>
   <translation>Le mouvement minimal de 13.3 existe, dans ses limites.</translation>
  </message>
  <message>
   <source>Enemy zones cut supply</source>
   <translation>Les zones ennemies coupent le ravitaillement</translation>
  </message>
  <message>
   <source>Supply may pass through enemy zones for mechanised units in 1940 only; for nobody else in either scenario.</source>
   <translation>Le ravitaillement ne peut passer par des zones ennemies que pour les unités mécanisées, en 1940 seulement ; pour personne d’autre dans aucun scénario.</translation>
  </message>
  <message>
   <source>This names no side. 10.6.B and its note give the freedom to German mechanised units alone, as 9.6 does for movement, and that is followed. The other reading would supply Allied mechanised units through zones too.</source>
   <translation>Ce texte ne nomme aucun camp. 10.6.B et sa note donnent cette liberté aux seules unités mécanisées allemandes, comme 9.6 pour le mouvement, et c’est ce qui est suivi. L’autre lecture ravitaillerait aussi les mécanisés alliés à travers les zones.</translation>
  </message>
  <message>
   <source>A friendly unit opens the hex</source>
   <translation>Une unité amie ouvre l’hexagone</translation>
  </message>
  <message>
   <source>A friendly unit in the hex cancels enemy zones there for tracing supply.</source>
   <translation>Une unité amie dans l’hexagone y annule les zones ennemies pour le tracé du ravitaillement.</translation>
  </message>
  <message>
   <source>Allied engagement costs</source>
   <translation>Coûts d’engagement alliés</translation>
  </message>
  <message>
   <source>In 1940 an Allied unit pays 1 extra MP to enter an enemy zone and 1 extra to leave one. Germans pay neither.</source>
   <translation>En 1940, une unité alliée paie 1 PM de plus pour entrer en zone ennemie et 1 de plus pour en sortir. Les Allemands ne paient ni l’un ni l’autre.</translation>
  </message>
  <message>
   <source>No zone to zone</source>
   <translation>Pas de zone en zone</translation>
  </message>
  <message>
   <source>Paying both does not let Allied units step from enemy zone to enemy zone.</source>
   <translation>Payer les deux ne permet pas aux unités alliées de passer de zone ennemie en zone ennemie.</translation>
  </message>
  <message>
   <source>German mechanised freedom</source>
   <translation>Liberté des mécanisés allemands</translation>
  </message>
  <message>
   <source>In 1940 German mechanised units exert zones like others but disregard all Allied ones, whether they start in them or enter them.</source>
   <translation>En 1940, les unités mécanisées allemandes exercent des zones comme les autres mais ignorent toutes celles des Alliés, qu’elles y commencent ou y entrent.</translation>
  </message>
  <message>
   <source>A stack has this freedom only if all its units do (compare 11.7.C).</source>
   <translation>Une pile n’a cette liberté que si toutes ses unités l’ont (comparer 11.7.C).</translation>
  </message>
  <message>
   <source>No pinning in reverse</source>
   <translation>Pas de blocage en retour</translation>
  </message>
  <message>
   <source>The zones they exert while passing enemies do not hold them up either.</source>
   <translation>Les zones qu’elles exercent en passant devant l’ennemi ne les retiennent pas non plus.</translation>
  </message>
  <message>
   <source>In or out</source>
   <translation>Ravitaillée ou non</translation>
  </message>
  <message>
   <source>A unit is supplied or out of supply (OOS). Lack of supply alone never costs steps.</source>
   <translation>Une unité est ravitaillée ou non ravitaillée (OOS). Le manque de ravitaillement seul ne coûte jamais de pas.</translation>
  </message>
  <message>
   <source>Check before movement</source>
   <translation>Test avant le mouvement</translation>
  </message>
  <message>
   <source>A unit's supply for movement is judged the instant it begins to move.</source>
   <translation>Pour le mouvement, le ravitaillement d’une unité est jugé à l’instant où elle commence à bouger.</translation>
  </message>
  <message>
   <source>Units of a stack that sets out together are judged together, those left behind included as long as the stack's turn to move lasts.</source>
   <translation>Les unités d’une pile qui part ensemble sont jugées ensemble, celles qui restent en arrière comprises tant que dure le mouvement de la pile.</translation>
  </message>
  <message>
   <source>Check before attack</source>
   <translation>Test avant l’attaque</translation>
  </message>
  <message>
   <source>Attacking units are judged at the start of each battle.</source>
   <translation>Les unités attaquantes sont jugées au début de chaque combat.</translation>
  </message>
  <message>
   <source>First turn</source>
   <translation>Premier tour</translation>
  </message>
  <message>
   <source>Turn 1 has its own rule (5.5).</source>
   <translation>Le tour 1 a sa propre règle (5.5).</translation>
  </message>
  <message>
   <source>Movement out of supply</source>
   <translation>Mouvement sans ravitaillement</translation>
  </message>
  <message>
   <source>A unit OOS when it begins to move has 4 MP for the phase.</source>
   <translation>Une unité non ravitaillée quand elle commence à bouger a 4 PM pour la phase.</translation>
  </message>
  <message>
   <source>A unit whose printed MF is below 4 keeps it: the rule reduces.</source>
   <translation>Une unité dont le FM imprimé est inférieur à 4 le garde : la règle réduit.</translation>
  </message>
  <message>
   <source>Attack out of supply</source>
   <translation>Attaque sans ravitaillement</translation>
  </message>
  <message>
   <source>OOS attackers are halved: add up all that are to be halved, divide once, round down; no attack factor falls under 1.</source>
   <translation>Les attaquants non ravitaillés sont divisés par deux : additionnez tous ceux à diviser, divisez une fois, arrondissez en dessous ; aucun facteur d’attaque ne descend sous 1.</translation>
  </message>
  <message>
   <source>A unit with two reasons for halving (out of supply and across a river, say) counts a quarter; units with equally many reasons are summed and divided once by 2 or by 4. As no unit or stack falls below 1, each halved group keeps a least of 1. Other readings halve once whatever the number of reasons, which an option chooses, or apply the least of 1 to the whole attack alone.</source>
   <translation>Une unité avec deux raisons de division (non ravitaillée et par-dessus une rivière, par exemple) compte pour un quart ; les unités qui ont autant de raisons sont additionnées et divisées une fois par 2 ou par 4. Comme aucune unité ou pile ne descend sous 1, chaque groupe divisé garde au moins 1. D’autres lectures divisent une seule fois quel que soit le nombre de raisons, ce que choisit une option, ou appliquent le minimum de 1 à l’attaque entière seulement.</translation>
  </message>
  <message>
   <source>How often is an attacker halved that has several reasons for it?</source>
   <translation>Combien de fois divise-t-on un attaquant qui a plusieurs raisons de l’être ?</translation>
  </message>
  <message>
   <source>Once for each reason</source>
   <translation>Une fois pour chaque raison</translation>
  </message>
  <message>
   <source>Once, however many reasons there are</source>
   <translation>Une seule fois, quel que soit le nombre de raisons</translation>
  </message>
  <message>
   <source>Defence unaffected</source>
   <translation>Défense inchangée</translation>
  </message>
  <message>
   <source>OOS defenders defend in full.</source>
   <translation>Les défenseurs non ravitaillés défendent pleinement.</translation>
  </message>
  <message>
   <source>Supply line</source>
   <translation>Ligne de ravitaillement</translation>
  </message>
  <message>
   <source>A unit is supplied if a chain of adjacent hexes of any length joins it to a source of its side.</source>
   <translation>Une unité est ravitaillée si une chaîne d’hexagones adjacents, de longueur quelconque, la relie à une source de son camp.</translation>
  </message>
  <message>
   <source>Any terrain</source>
   <translation>Tout terrain</translation>
  </message>
  <message>
   <source>The chain is unbroken, of any length, over any playable terrain.</source>
   <translation>La chaîne est continue, de longueur quelconque, sur tout terrain jouable.</translation>
  </message>
  <message>
   <source>Enemy units and zones</source>
   <translation>Unités et zones ennemies</translation>
  </message>
  <message>
   <source>No hex of it holds enemy units, nor an enemy zone unless a friendly unit is there.</source>
   <translation>Aucun de ses hexagones ne contient d’unités ennemies, ni de zone ennemie à moins qu’une unité amie n’y soit.</translation>
  </message>
  <message>
   <source>This holds for the source's hex as well: a source that lies in an enemy zone with no friend on it feeds nobody. An airborne unit in a hex is an enemy unit there, even beside Allied units that have entered it (13.4). 10.7.B and 10.9.B mention occupation alone, which is the other reading.</source>
   <translation>Cela vaut aussi pour l’hexagone de la source : une source en zone ennemie sans ami dessus ne ravitaille personne. Une unité aéroportée dans un hexagone y est une unité ennemie, même à côté d’unités alliées qui y sont entrées (13.4). 10.7.B et 10.9.B ne citent que l’occupation, ce qui est l’autre lecture.</translation>
  </message>
  <message>
   <source>In 1940 German mechanised units trace through enemy zones even where no friend stands.</source>
   <translation>En 1940, les unités mécanisées allemandes tracent à travers les zones ennemies même là où aucun ami ne se trouve.</translation>
  </message>
  <message>
   <source>Enemy cities</source>
   <translation>Villes ennemies</translation>
  </message>
  <message>
   <source>No line passes through a city hex in enemy control, empty or not.</source>
   <translation>Aucune ligne ne passe par un hexagone de ville sous contrôle ennemi, vide ou non.</translation>
  </message>
  <message>
   <source>Sea, neutrals, blocked sides</source>
   <translation>Mer, neutres, côtés infranchissables</translation>
  </message>
  <message>
   <source>No line crosses an all-sea hexside (but the causeway at 2213/2214 serves), a blocked hexside or an unviolated neutral.</source>
   <translation>Aucune ligne ne passe un côté tout en mer (mais la digue en 2213/2214 sert), un côté infranchissable ou un neutre non violé.</translation>
  </message>
  <message>
   <source>French sources</source>
   <translation>Sources françaises</translation>
  </message>
  <message>
   <source>All hexes of France on the south and west map edges, 4404 to 4428 and on east to 3244.</source>
   <translation>Tous les hexagones de France sur les bords sud et ouest de la carte, de 4404 à 4428 puis vers l’est jusqu’à 3244.</translation>
  </message>
  <message>
   <source>Occupied edge hexes</source>
   <translation>Hexagones de bord occupés</translation>
  </message>
  <message>
   <source>A source hex is useless while a German unit stands on it and works again afterwards.</source>
   <translation>Un hexagone source est inutile tant qu’une unité allemande s’y trouve et sert de nouveau ensuite.</translation>
  </message>
  <message>
   <source>BEF sources</source>
   <translation>Sources de la BEF</translation>
  </message>
  <message>
   <source>BEF units trace to Boulogne (4901), Calais (5200) or Dunkirk (5600). A port once occupied by a German unit never again supplies, even retaken.</source>
   <translation>Les unités de la BEF tracent vers Boulogne (4901), Calais (5200) ou Dunkerque (5600). Un port une fois occupé par une unité allemande ne ravitaille plus jamais, même repris.</translation>
  </message>
  <message>
   <source>51st and Bauman</source>
   <translation>51e et Bauman</translation>
  </message>
  <message>
   <source>The 51st and Bauman Divisions may use British or French sources, whichever suits.</source>
   <translation>La 51e division et la division Bauman peuvent user des sources britanniques ou françaises, au choix.</translation>
  </message>
  <message>
   <source>German sources</source>
   <translation>Sources allemandes</translation>
  </message>
  <message>
   <source>All hexes of Germany on the east edge, 4210 to 4244, and the Ruhr city hexes around 3719.</source>
   <translation>Tous les hexagones d’Allemagne sur le bord est, de 4210 à 4244, et les hexagones de ville de la Ruhr autour de 3719.</translation>
  </message>
  <message>
   <source>A German edge source is useless while an Allied ground unit stands on it and works again afterwards.</source>
   <translation>Une source de bord allemande est inutile tant qu’une unité terrestre alliée s’y trouve et sert de nouveau ensuite.</translation>
  </message>
  <message>
   <source>Ruhr entered</source>
   <translation>Entrée dans la Ruhr</translation>
  </message>
  <message>
   <source>An Allied ground unit in a Ruhr city hex ends the game (4.5).</source>
   <translation>Une unité terrestre alliée dans un hexagone de ville de la Ruhr finit la partie (4.5).</translation>
  </message>
  <message>
   <source>See 4.5: only British and French units count.</source>
   <translation>Voir 4.5 : seules comptent les unités britanniques et françaises.</translation>
  </message>
  <message>
   <source>Belgians and Dutch</source>
   <translation>Belges et Néerlandais</translation>
  </message>
  <message>
   <source>In their own countries Belgian and Dutch units are always in supply.</source>
   <translation>Dans leur propre pays, les unités belges et néerlandaises sont toujours ravitaillées.</translation>
  </message>
  <message>
   <source>The aside that they never leave home contradicts 8.5, which lets them into Germany. They may go there but have no source: outside their country they are OOS once turn 1's rule no longer helps.</source>
   <translation>La remarque qu’elles ne quittent jamais leur pays contredit 8.5, qui les laisse entrer en Allemagne. Elles peuvent y aller mais n’ont pas de source : hors de leur pays, elles ne sont plus ravitaillées dès que la règle du tour 1 n’aide plus.</translation>
  </message>
  <message>
   <source>French cities</source>
   <translation>Villes françaises</translation>
  </message>
  <message>
   <source>A French unit in a city hex of France is in supply there; the city supplies nobody outside it.</source>
   <translation>Une unité française dans un hexagone de ville de France y est ravitaillée ; la ville ne ravitaille personne au-dehors.</translation>
  </message>
  <message>
   <source>German cities</source>
   <translation>Villes allemandes</translation>
  </message>
  <message>
   <source>The same for German units in city hexes of Germany.</source>
   <translation>De même pour les unités allemandes dans les hexagones de ville d’Allemagne.</translation>
  </message>
  <message>
   <source>Lost for good</source>
   <translation>Perdues pour de bon</translation>
  </message>
  <message>
   <source>A French or German city hex once occupied by the enemy never supplies again in this way.</source>
   <translation>Un hexagone de ville français ou allemand une fois occupé par l’ennemi ne ravitaille plus jamais de cette façon.</translation>
  </message>
  <message>
   <source>No limit</source>
   <translation>Sans limite</translation>
  </message>
  <message>
   <source>Any number of units may share a path or a map edge source.</source>
   <translation>Un nombre quelconque d’unités peut partager un chemin ou une source de bord de carte.</translation>
  </message>
  <message>
   <source>Going out of supply</source>
   <translation>Sortir du ravitaillement</translation>
  </message>
  <message>
   <source>A unit may be moved where it will be OOS.</source>
   <translation>Une unité peut être déplacée là où elle ne sera pas ravitaillée.</translation>
  </message>
  <message>
   <source>Four divisions</source>
   <translation>Quatre divisions</translation>
  </message>
  <message>
   <source>A side may have up to four divisions in a hex.</source>
   <translation>Un camp peut avoir jusqu’à quatre divisions dans un hexagone.</translation>
  </message>
  <message>
   <source>Smaller units</source>
   <translation>Unités plus petites</translation>
  </message>
  <message>
   <source>Brigades, regiments, battalions, emergency units and airborne units count a third of a division each.</source>
   <translation>Brigades, régiments, bataillons, unités d’urgence et unités aéroportées comptent pour un tiers de division chacun.</translation>
  </message>
  <message>
   <source>At all times</source>
   <translation>À tout moment</translation>
  </message>
  <message>
   <source>The limit holds throughout the turn, so the order of moves matters; any number of units may pass through a hex one after another.</source>
   <translation>La limite vaut pendant tout le tour, donc l’ordre des mouvements compte ; un nombre quelconque d’unités peut passer par un hexagone l’une après l’autre.</translation>
  </message>
  <message>
   <source>At all times (here) and only at the end of each phase (C) contradict each other. The stricter reading is used for the number of units: no unit may enter a hex beyond the limit even to pass on. Under the other reading only the end of the phase matters.</source>
   <translation>À tout moment (ici) et seulement à la fin de chaque phase (C) se contredisent. La lecture la plus stricte vaut pour le nombre d’unités : aucune unité ne peut entrer dans un hexagone au-delà de la limite, même pour passer. Dans l’autre lecture, seule compte la fin de la phase.</translation>
  </message>
  <message>
   <source>Free to part</source>
   <translation>Libres de se séparer</translation>
  </message>
  <message>
   <source>Units that begin a phase in one stack may go different ways.</source>
   <translation>Les unités qui commencent une phase dans une pile peuvent aller chacune de leur côté.</translation>
  </message>
  <message>
   <source>Check at the end of a phase</source>
   <translation>Test en fin de phase</translation>
  </message>
  <message>
   <source>At the end of each phase a side's stacks are checked and excess units eliminated.</source>
   <translation>À la fin de chaque phase, les piles d’un camp sont vérifiées et les unités en trop éliminées.</translation>
  </message>
  <message>
   <source>The text does not say who picks: the owner does. Only the side whose phase ends is checked, as nothing in its phase can add to the other side's stacks.</source>
   <translation>Le texte ne dit pas qui choisit : c’est le propriétaire. Seul le camp dont la phase finit est vérifié, car rien dans sa phase ne peut ajouter aux piles de l’autre.</translation>
  </message>
  <message>
   <source>Fog of war</source>
   <translation>Brouillard de guerre</translation>
  </message>
  <message>
   <source>Below the top unit of an enemy stack nothing may be looked at until the stack is in a battle. Own stacks are open.</source>
   <translation>Sous l’unité du dessus d’une pile ennemie, rien ne peut être regardé avant que la pile soit en combat. Ses propres piles sont ouvertes.</translation>
  </message>
  <message>
   <source>How many counters lie in a stack is seen. Before the attack its odds are told at best, as if nothing lay below the top.</source>
   <translation>On voit combien de pions sont dans une pile. Avant l’attaque, son rapport de forces est donné au mieux, comme s’il n’y avait rien sous le dessus.</translation>
  </message>
  <message>
   <source>Allied nations apart</source>
   <translation>Pays alliés séparés</translation>
  </message>
  <message>
   <source>Allied units of different nations may pass through one another's hexes, but at the end of each Allied movement phase a hex may hold units of one nation only.</source>
   <translation>Des unités alliées de pays différents peuvent passer par les hexagones les unes des autres, mais à la fin de chaque phase de mouvement alliée un hexagone ne peut contenir d’unités que d’un seul pays.</translation>
  </message>
  <message>
   <source>Units of a mixed hex at that moment are treated as excess (11.2.C), the owner choosing. A mixture that an advance after combat brings about may last until the next Allied movement phase ends. Fort complexes count with their nation.</source>
   <translation>Les unités d’un hexagone mixte à ce moment sont traitées comme en trop (11.2.C), au choix du propriétaire. Un mélange amené par une avance après combat peut durer jusqu’à la fin de la phase de mouvement alliée suivante. Les ouvrages comptent avec leur pays.</translation>
  </message>
  <message>
   <source>The British 51st and Bauman Divisions may stay with French units.</source>
   <translation>La 51e division britannique et la division Bauman peuvent rester avec des unités françaises.</translation>
  </message>
  <message>
   <source>Free stackers</source>
   <translation>Empilés librement</translation>
  </message>
  <message>
   <source>Dummies and markers have no stacking value and go with any stack their own rules allow.</source>
   <translation>Leurres et marqueurs n’ont pas de valeur d’empilement et vont avec toute pile que permettent leurs propres règles.</translation>
  </message>
  <message>
   <source>Moving as a stack</source>
   <translation>Bouger en pile</translation>
  </message>
  <message>
   <source>Units move as a stack only if they are of one army and began the phase together; nobody has to, and a stack may split into units or smaller stacks.</source>
   <translation>Des unités ne bougent en pile que si elles sont d’une même armée et ont commencé la phase ensemble ; aucune n’y est obligée, et une pile peut se diviser en unités ou en piles plus petites.</translation>
  </message>
  <message>
   <source>Dropping units off</source>
   <translation>Déposer des unités</translation>
  </message>
  <message>
   <source>A moving stack may pause while some of its units go their own way, then go on, and do so again.</source>
   <translation>Une pile en mouvement peut s’arrêter pendant que certaines de ses unités partent de leur côté, puis continuer, et recommencer.</translation>
  </message>
  <message>
   <source>One parent stack at a time</source>
   <translation>Une seule pile mère à la fois</translation>
  </message>
  <message>
   <source>Once a unit or stack from another hex starts, the earlier one cannot go on unless the opponent allows it.</source>
   <translation>Dès qu’une unité ou une pile d’un autre hexagone part, la précédente ne peut plus continuer, à moins que l’adversaire ne le permette.</translation>
  </message>
  <message>
   <source>Units that stayed in the hex and have not moved at all may still begin a move of their own later, as 11.6 lets them move separately. The other reading ends the movement of everything that began in that hex.</source>
   <translation>Les unités restées dans l’hexagone et qui n’ont pas bougé du tout peuvent encore commencer plus tard leur propre mouvement, puisque 11.6 les laisse bouger séparément. L’autre lecture finit le mouvement de tout ce qui a commencé dans cet hexagone.</translation>
  </message>
  <message>
   <source>Slowest unit</source>
   <translation>Unité la plus lente</translation>
  </message>
  <message>
   <source>A stack has the MF of its slowest unit; units that run out of points may be left behind while faster ones continue.</source>
   <translation>Une pile a le FM de son unité la plus lente ; les unités à court de points peuvent être laissées en arrière pendant que les plus rapides continuent.</translation>
  </message>
  <message>
   <source>Strategic reserves and reinforcements</source>
   <translation>Réserves stratégiques et renforts</translation>
  </message>
  <message>
   <source>Units not on the map at the start enter later; most come from the French and German strategic reserves, marked SR.</source>
   <translation>Les unités absentes de la carte au départ entrent plus tard ; la plupart viennent des réserves stratégiques française et allemande, marquées SR.</translation>
  </message>
  <message>
   <source>Numbered units</source>
   <translation>Unités numérotées</translation>
  </message>
  <message>
   <source>A single digit tells on which turn a unit joins its army's reserve, at the turn's start (in 1939 the German 17th and 18th on turn 4); from there its owner picks it like the others.</source>
   <translation>Un chiffre seul dit à quel tour une unité rejoint la réserve de son armée, au début du tour (en 1939, les 17e et 18e allemandes au tour 4) ; de là, son propriétaire la choisit comme les autres.</translation>
  </message>
  <message>
   <source>British</source>
   <translation>Britanniques</translation>
  </message>
  <message>
   <source>In 1940 some British units come without passing through a reserve. Belgium and Holland get nothing.</source>
   <translation>En 1940, certaines unités britanniques viennent sans passer par une réserve. La Belgique et les Pays-Bas ne reçoivent rien.</translation>
  </message>
  <message>
   <source>French reserves</source>
   <translation>Réserves françaises</translation>
  </message>
  <message>
   <source>From the second couplet of turn 1 the Allies may pick two divisions of French reserves a couplet, small units counting a third each.</source>
   <translation>À partir de la seconde manche du tour 1, les Alliés peuvent prendre deux divisions de réserves françaises par manche, les petites unités comptant pour un tiers chacune.</translation>
  </message>
  <message>
   <source>The allotment is for each couplet; what is not used is lost.</source>
   <translation>La dotation vaut pour chaque manche ; ce qui n’est pas utilisé est perdu.</translation>
  </message>
  <message>
   <source>French entry</source>
   <translation>Entrée des Français</translation>
  </message>
  <message>
   <source>They enter in that couplet's Allied movement phase: by normal movement through a French edge source free of Germans, or by strategic movement to an eligible Allied-controlled city of France, Belgium or Luxembourg.</source>
   <translation>Elles entrent dans la phase de mouvement alliée de cette manche : par mouvement normal à travers une source de bord française libre d’Allemands, ou par mouvement stratégique vers une ville admise, sous contrôle allié, de France, de Belgique ou du Luxembourg.</translation>
  </message>
  <message>
   <source>French entry in 1939</source>
   <translation>Entrée des Français en 1939</translation>
  </message>
  <message>
   <source>In 1939 they enter only at E1035/W6022.</source>
   <translation>En 1939, elles n’entrent qu’en E1035/W6022.</translation>
  </message>
  <message>
   <source>German reserves</source>
   <translation>Réserves allemandes</translation>
  </message>
  <message>
   <source>From the second couplet of turn 1 Germany may pick two divisions of its reserve a couplet, small units counting a third each.</source>
   <translation>À partir de la seconde manche du tour 1, l’Allemagne peut prendre deux divisions de sa réserve par manche, les petites unités comptant pour un tiers chacune.</translation>
  </message>
  <message>
   <source>German entry</source>
   <translation>Entrée des Allemands</translation>
  </message>
  <message>
   <source>They enter in that couplet's German movement phase: by normal movement through a German edge source free of Allied units, or by strategic movement to an eligible German-controlled city of Germany.</source>
   <translation>Elles entrent dans la phase de mouvement allemande de cette manche : par mouvement normal à travers une source de bord allemande libre d’unités alliées, ou par mouvement stratégique vers une ville admise, sous contrôle allemand, d’Allemagne.</translation>
  </message>
  <message>
   <source>British landing</source>
   <translation>Débarquement britannique</translation>
  </message>
  <message>
   <source>The units of turn 3 may land at the French Channel ports that the Allies control at that moment, three ports at most; they neither move on nor attack that couplet.</source>
   <translation>Les unités du tour 3 peuvent débarquer dans les ports français de la Manche que les Alliés contrôlent à ce moment, trois ports au plus ; elles ne continuent ni n’attaquent dans cette manche.</translation>
  </message>
  <message>
   <source>British by land</source>
   <translation>Britanniques par terre</translation>
  </message>
  <message>
   <source>Held back for a couplet, they may instead enter through a French edge source free of Germans or by strategic movement to an eligible Allied city of France, Belgium or Luxembourg.</source>
   <translation>Retenues une manche, elles peuvent entrer à la place par une source de bord française libre d’Allemands ou par mouvement stratégique vers une ville alliée admise de France, de Belgique ou du Luxembourg.</translation>
  </message>
  <message>
   <source>Emergency units</source>
   <translation>Unités d’urgence</translation>
  </message>
  <message>
   <source>Three British infantry units of turn 8 need an emergency: by the start of turn 8 an Allied nation has capitulated, or the BEF has lost enough steps that 4.9 must be diced for or decided.</source>
   <translation>Trois unités d’infanterie britanniques du tour 8 demandent une urgence : au début du tour 8, un pays allié a capitulé, ou la BEF a perdu assez de pas pour que 4.9 soit à tirer au dé ou décidé.</translation>
  </message>
  <message>
   <source>Two sections bear the number 12.4; this one is cited as 12.4bis. Certain to have to check is read as 15 or more BEF steps eliminated, the first row of the table in 4.9 that can destroy it; units merely OOS at that moment are not counted.</source>
   <translation>Deux sections portent le numéro 12.4 ; celle-ci est citée 12.4bis. Être certain de devoir tester est lu comme 15 pas BEF éliminés ou plus, la première ligne de la table de 4.9 qui peut la détruire ; les unités seulement non ravitaillées à ce moment ne comptent pas.</translation>
  </message>
  <message>
   <source>In an emergency the Allies may place them at once, one a hex, with British units, in supply or not.</source>
   <translation>En cas d’urgence, les Alliés peuvent les placer aussitôt, une par hexagone, avec des unités britanniques, ravitaillées ou non.</translation>
  </message>
  <message>
   <source>Their nature</source>
   <translation>Leur nature</translation>
  </message>
  <message>
   <source>They exert zones, have one step and a volatile defence of 0, never attack, and do not count for the destruction of the BEF.</source>
   <translation>Elles exercent des zones, ont un pas et une défense volatile de 0, n’attaquent jamais et ne comptent pas pour la destruction de la BEF.</translation>
  </message>
  <message>
   <source>Later emergency</source>
   <translation>Urgence plus tardive</translation>
  </message>
  <message>
   <source>Without an emergency at the start of turn 8 they wait for the start of a turn when there is one. Entry by strategic movement always counts against the side's usual allotment.</source>
   <translation>Sans urgence au début du tour 8, elles attendent le début d’un tour où il y en a une. L’entrée par mouvement stratégique compte toujours dans la dotation ordinaire du camp.</translation>
  </message>
  <message>
   <source>Bauman Division</source>
   <translation>Division Bauman</translation>
  </message>
  <message>
   <source>It too needs an emergency (12.4bis), from turn 8 on.</source>
   <translation>Elle aussi demande une urgence (12.4bis), à partir du tour 8.</translation>
  </message>
  <message>
   <source>Placing it</source>
   <translation>La placer</translation>
  </message>
  <message>
   <source>In an Allied movement phase it is put in any hex of the west map that is in supply and holds neither Germans nor their zones.</source>
   <translation>Dans une phase de mouvement alliée, elle est mise dans tout hexagone ravitaillé de la carte ouest qui ne contient ni Allemands ni leurs zones.</translation>
  </message>
  <message>
   <source>A hex in supply is one that a French or British supply line reaches; who controls it does not matter. The division is mechanised, so it is not put into marsh (14.21).</source>
   <translation>Un hexagone ravitaillé est un hexagone qu’atteint une ligne de ravitaillement française ou britannique ; peu importe qui le contrôle. La division est mécanisée, donc elle n’est pas mise dans les marais (14.21).</translation>
  </message>
  <message>
   <source>Afterwards</source>
   <translation>Ensuite</translation>
  </message>
  <message>
   <source>From then on it is an ordinary unit, and its loss counts for the BEF.</source>
   <translation>Dès lors, c’est une unité ordinaire, et sa perte compte pour la BEF.</translation>
  </message>
  <message>
   <source>RAF decision</source>
   <translation>Décision sur la RAF</translation>
  </message>
  <message>
   <source>At the start of turn 5 of 1940 the Allies decide once for all whether the RAF makes its maximum effort; if so, its aircraft may be used from then on (14.14) and 4.8 applies.</source>
   <translation>Au début du tour 5 de 1940, les Alliés décident une fois pour toutes si la RAF fait son effort maximal ; si oui, ses avions peuvent servir dès lors (14.14) et 4.8 s’applique.</translation>
  </message>
  <message>
   <source>See 4.8.A: the start of turn 5 is followed, not its end.</source>
   <translation>Voir 4.8.A : c’est le début du tour 5 qui est suivi, non sa fin.</translation>
  </message>
  <message>
   <source>Fit for use</source>
   <translation>Prêts à l’emploi</translation>
  </message>
  <message>
   <source>Reinforcements enter supplied, at full strength, and move and fight at once as usual.</source>
   <translation>Les renforts entrent ravitaillés, à pleine force, et bougent et combattent aussitôt comme d’habitude.</translation>
  </message>
  <message>
   <source>Delay</source>
   <translation>Retard</translation>
  </message>
  <message>
   <source>Entry may be put off from couplet to couplet; French and German units then just stay in reserve.</source>
   <translation>L’entrée peut être remise de manche en manche ; les unités françaises et allemandes restent alors simplement en réserve.</translation>
  </message>
  <message>
   <source>Delayed British</source>
   <translation>Britanniques retardés</translation>
  </message>
  <message>
   <source>Delayed British units of turn 3 wait in Britain. The emergency units and Bauman may wait too, and enter only by their own procedures.</source>
   <translation>Les unités britanniques du tour 3 retardées attendent en Grande-Bretagne. Les unités d’urgence et Bauman peuvent attendre aussi, et n’entrent que par leurs propres procédures.</translation>
  </message>
  <message>
   <source>No return</source>
   <translation>Pas de retour</translation>
  </message>
  <message>
   <source>No unit on the map goes back to a reserve.</source>
   <translation>Aucune unité sur la carte ne retourne en réserve.</translation>
  </message>
  <message>
   <source>Sea movement to the French reserve (13.11.C) is an exception, as the more particular rule.</source>
   <translation>Le mouvement par mer vers la réserve française (13.11.C) est une exception, comme règle plus particulière.</translation>
  </message>
  <message>
   <source>Movement points</source>
   <translation>Points de mouvement</translation>
  </message>
  <message>
   <source>A unit has as many MP in a movement phase as its MF says and goes from hex to adjacent hex, paying by terrain.</source>
   <translation>Une unité a dans une phase de mouvement autant de PM que son FM et va d’hexagone en hexagone adjacent, en payant selon le terrain.</translation>
  </message>
  <message>
   <source>Own phases only</source>
   <translation>Ses propres phases seulement</translation>
  </message>
  <message>
   <source>Units move only in movement phases of their own side.</source>
   <translation>Les unités ne bougent que dans les phases de mouvement de leur camp.</translation>
  </message>
  <message>
   <source>No saving</source>
   <translation>Pas d’épargne</translation>
  </message>
  <message>
   <source>MP are neither saved nor lent. A side moves any, all or none of its units.</source>
   <translation>Les PM ne s’épargnent ni ne se prêtent. Un camp bouge tout, partie ou rien de ses unités.</translation>
  </message>
  <message>
   <source>One after another</source>
   <translation>L’une après l’autre</translation>
  </message>
  <message>
   <source>Points may be left unused. The move of one unit or stack ends before the next begins.</source>
   <translation>Des points peuvent rester inutilisés. Le mouvement d’une unité ou d’une pile finit avant que le suivant commence.</translation>
  </message>
  <message>
   <source>Changing a move</source>
   <translation>Changer un mouvement</translation>
  </message>
  <message>
   <source>A finished move may be altered only with the opponent's consent.</source>
   <translation>Un mouvement fini ne se modifie qu’avec l’accord de l’adversaire.</translation>
  </message>
  <message>
   <source>A player alone may undo.</source>
   <translation>Un joueur seul peut annuler.</translation>
  </message>
  <message>
   <source>Minimum move</source>
   <translation>Mouvement minimal</translation>
  </message>
  <message>
   <source>A unit can nearly always move one hex by spending all its MP at the start; not into forbidden terrain or across forbidden hexsides, nor, except for 1940 German mechanised units, from enemy zone to enemy zone.</source>
   <translation>Une unité peut presque toujours bouger d’un hexagone en dépensant tous ses PM au départ ; pas en terrain interdit ni par des côtés interdits, ni, sauf pour les mécanisés allemands de 1940, de zone ennemie en zone ennemie.</translation>
  </message>
  <message>
   <source>A minimum move over a river leaves no points for the crossing, so it succeeds only on a 1 (13.9.D).</source>
   <translation>Un mouvement minimal par-dessus une rivière ne laisse pas de points pour le passage, donc il ne réussit que sur un 1 (13.9.D).</translation>
  </message>
  <message>
   <source>Enemy units</source>
   <translation>Unités ennemies</translation>
  </message>
  <message>
   <source>No unit enters a hex with enemy units, the airborne units excepted.</source>
   <translation>Aucune unité n’entre dans un hexagone avec des unités ennemies, sauf les aéroportées.</translation>
  </message>
  <message>
   <source>No leaving the map</source>
   <translation>Ne pas quitter la carte</translation>
  </message>
  <message>
   <source>Units may not move off the map.</source>
   <translation>Les unités ne peuvent pas sortir de la carte.</translation>
  </message>
  <message>
   <source>The exception cited, 13.17, says nothing of leaving the map; 13.16.H and 13.11.C must be meant.</source>
   <translation>L’exception citée, 13.17, ne dit rien d’une sortie de la carte ; ce doit être 13.16.H et 13.11.C.</translation>
  </message>
  <message>
   <source>Kinds of terrain</source>
   <translation>Sortes de terrain</translation>
  </message>
  <message>
   <source>Terrain is natural or artificial, each of several types.</source>
   <translation>Le terrain est naturel ou artificiel, chacun de plusieurs types.</translation>
  </message>
  <message>
   <source>One natural type</source>
   <translation>Un seul type naturel</translation>
  </message>
  <message>
   <source>No hex has more than one natural terrain.</source>
   <translation>Aucun hexagone n’a plus d’un terrain naturel.</translation>
  </message>
  <message>
   <source>Clear</source>
   <translation>Plaine</translation>
  </message>
  <message>
   <source>A hex is clear only if no other natural terrain is printed in it.</source>
   <translation>Un hexagone n’est en plaine que si aucun autre terrain naturel n’y est imprimé.</translation>
  </message>
  <message>
   <source>Natural terrain</source>
   <translation>Terrain naturel</translation>
  </message>
  <message>
   <source>Clear, rough, mountain, Ardennes, watergangs and marsh hexes; blocked, river or canal, and all-sea hexsides. Costs on foot / mechanised: clear 1/1, rough 2/2, mountain 3/4, Ardennes 3/3, watergangs 2/3, marsh 2/no entry.</source>
   <translation>Hexagones de plaine, accidentés, de montagne, des Ardennes, de watergangs et de marais ; côtés infranchissables, de rivière ou de canal, et tout en mer. Coûts à pied / mécanisé : plaine 1/1, accidenté 2/2, montagne 3/4, Ardennes 3/3, watergangs 2/3, marais 2/interdit.</translation>
  </message>
  <message>
   <source>Nine kinds are announced and eight named; the ninth is marsh, which 9.2, 14.21 and others use. The printed chart was not at hand: all costs but that of rough are reconstructed. A stack of both categories pays the dearer cost.</source>
   <translation>Neuf sortes sont annoncées et huit nommées ; la neuvième est le marais, dont usent 9.2, 14.21 et d’autres. La table imprimée n’était pas disponible : tous les coûts sauf celui du terrain accidenté sont reconstitués. Une pile des deux catégories paie le coût le plus élevé.</translation>
  </message>
  <message>
   <source>Cost of rough</source>
   <translation>Coût du terrain accidenté</translation>
  </message>
  <message>
   <source>Rough costs 2 MP for every unit.</source>
   <translation>Le terrain accidenté coûte 2 PM à toute unité.</translation>
  </message>
  <message>
   <source>Blocked hexsides</source>
   <translation>Côtés infranchissables</translation>
  </message>
  <message>
   <source>No movement, attack or zone crosses them.</source>
   <translation>Aucun mouvement, aucune attaque ni aucune zone ne les passe.</translation>
  </message>
  <message>
   <source>Rivers and canals</source>
   <translation>Rivières et canaux</translation>
  </message>
  <message>
   <source>Fresh water lies along hexsides.</source>
   <translation>L’eau douce suit les côtés d’hexagone.</translation>
  </message>
  <message>
   <source>Into an own hex</source>
   <translation>Vers un hexagone à soi</translation>
  </message>
  <message>
   <source>Crossing water into a hex of one's own side costs nothing extra.</source>
   <translation>Passer l’eau vers un hexagone de son propre camp ne coûte rien de plus.</translation>
  </message>
  <message>
   <source>Into an enemy hex</source>
   <translation>Vers un hexagone ennemi</translation>
  </message>
  <message>
   <source>Crossing into an enemy-controlled hex, stop and roll a die: half of it, rounded down (0 to 3), is added to the cost of the hex.</source>
   <translation>En passant vers un hexagone sous contrôle ennemi, arrêtez-vous et jetez un dé : sa moitié, arrondie en dessous (0 à 3), s’ajoute au coût de l’hexagone.</translation>
  </message>
  <message>
   <source>What Germany violates turns Allied the instant it enters (3.5.B), so a German stack rolls to violate a neutral over a river. In 1939 Belgium, Luxembourg and Maastricht belong to nobody, and the French cross their rivers without a roll until a German has been there.</source>
   <translation>Ce que l’Allemagne viole passe aux Alliés à l’instant où elle y entre (3.5.B), donc une pile allemande jette le dé pour violer un neutre par-dessus une rivière. En 1939, la Belgique, le Luxembourg et Maastricht ne sont à personne, et les Français passent leurs rivières sans jet tant qu’un Allemand n’y est pas allé.</translation>
  </message>
  <message>
   <source>Failed crossing</source>
   <translation>Passage manqué</translation>
  </message>
  <message>
   <source>If the points left do not cover river and hex, the stack stops short and nobody may cross that hexside for the rest of the phase; this overrides the one-hex minimum.</source>
   <translation>Si les points restants ne couvrent pas la rivière et l’hexagone, la pile s’arrête avant et personne ne peut passer ce côté pour le reste de la phase ; cela l’emporte sur le minimum d’un hexagone.</translation>
  </message>
  <message>
   <source>Sea</source>
   <translation>Mer</translation>
  </message>
  <message>
   <source>No unit crosses an all-sea hexside or enters an all-sea hex.</source>
   <translation>Aucune unité ne passe un côté tout en mer ni n’entre dans un hexagone tout en mer.</translation>
  </message>
  <message>
   <source>Exceptions</source>
   <translation>Exceptions</translation>
  </message>
  <message>
   <source>Allied sea movement (13.11), and the causeway (13.13).</source>
   <translation>Le mouvement par mer allié (13.11) et la digue (13.13).</translation>
  </message>
  <message>
   <source>No zones over sea</source>
   <translation>Pas de zone par-dessus la mer</translation>
  </message>
  <message>
   <source>Zones cross no all-sea hexside and reach into no all-sea hex.</source>
   <translation>Les zones ne passent aucun côté tout en mer et n’atteignent aucun hexagone tout en mer.</translation>
  </message>
  <message>
   <source>In 1940 the Allies may ship one British or French division in each of their movement phases.</source>
   <translation>En 1940, les Alliés peuvent embarquer une division britannique ou française dans chacune de leurs phases de mouvement.</translation>
  </message>
  <message>
   <source>Who may be shipped</source>
   <translation>Qui peut embarquer</translation>
  </message>
  <message>
   <source>It must begin the phase in a French Channel port, in the reserve or, for a British reinforcement, in Britain; emergency units never.</source>
   <translation>Elle doit commencer la phase dans un port français de la Manche, dans la réserve ou, pour un renfort britannique, en Grande-Bretagne ; les unités d’urgence jamais.</translation>
  </message>
  <message>
   <source>Where to</source>
   <translation>Où aller</translation>
  </message>
  <message>
   <source>At any time in the phase it goes off the map, to Britain or the French reserve, or to another French port.</source>
   <translation>À tout moment de la phase, elle quitte la carte vers la Grande-Bretagne ou la réserve française, ou va dans un autre port français.</translation>
  </message>
  <message>
   <source>The port must be under Allied control, as for landings (12.4.A). 12.8's ban on returning to the reserve yields to this. A British unit that has sailed home is no new reinforcement: it comes back by sea movement only, not by a landing (12.4.A) or by land (12.4.B).</source>
   <translation>Le port doit être sous contrôle allié, comme pour les débarquements (12.4.A). L’interdiction de 12.8 de retourner en réserve cède ici. Une unité britannique rentrée par mer n’est pas un nouveau renfort : elle ne revient que par mouvement par mer, ni par un débarquement (12.4.A) ni par terre (12.4.B).</translation>
  </message>
  <message>
   <source>No other movement</source>
   <translation>Pas d’autre mouvement</translation>
  </message>
  <message>
   <source>A shipped unit moves in no other way that phase.</source>
   <translation>Une unité embarquée ne bouge d’aucune autre façon dans cette phase.</translation>
  </message>
  <message>
   <source>They are never shipped.</source>
   <translation>Elles ne sont jamais embarquées.</translation>
  </message>
  <message>
   <source>Artificial terrain</source>
   <translation>Terrain artificiel</translation>
  </message>
  <message>
   <source>Causeway, cities, Allied field works, Maginot Line and Eben Emael, Siegfried Line, Sarreguemines Gap, Roer dams. Only the gap changes movement; elsewhere the natural terrain sets the cost.</source>
   <translation>Digue, villes, fortifications de campagne alliées, ligne Maginot et Ében-Émael, ligne Siegfried, trouée de Sarreguemines, barrages de la Roer. Seule la trouée change le mouvement ; ailleurs, le terrain naturel fixe le coût.</translation>
  </message>
  <message>
   <source>Units of both sides may cross the all-sea hexside it spans.</source>
   <translation>Les unités des deux camps peuvent passer le côté tout en mer qu’elle franchit.</translation>
  </message>
  <message>
   <source>Zones and attacks over it</source>
   <translation>Zones et attaques par-dessus</translation>
  </message>
  <message>
   <source>Zones do not cross it; attacks do, as over a river.</source>
   <translation>Les zones ne la passent pas ; les attaques si, comme par-dessus une rivière.</translation>
  </message>
  <message>
   <source>Like a river is said of attacks only: walking over the causeway needs no river roll.</source>
   <translation>Comme une rivière ne se dit que des attaques : passer la digue ne demande aucun jet.</translation>
  </message>
  <message>
   <source>Entering the gap</source>
   <translation>Entrer dans la trouée</translation>
  </message>
  <message>
   <source>A unit enters a hex of the Sarreguemines Gap (2639, 2739) only if it began the phase next to that hex; this one step takes its whole MF.</source>
   <translation>Une unité n’entre dans un hexagone de la trouée de Sarreguemines (2639, 2739) que si elle a commencé la phase à côté de cet hexagone ; ce seul pas prend tout son FM.</translation>
  </message>
  <message>
   <source>The step ends the unit's move whatever else it crosses. A river along the gap is still thrown for, and as no points are left to pay it the crossing fails on 2 to 6, just as with the minimum move (13.9.D). The other reading throws no die.</source>
   <translation>Le pas finit le mouvement de l’unité, quoi qu’elle passe d’autre. On jette quand même le dé pour une rivière le long de la trouée, et comme il ne reste pas de points pour la payer le passage échoue sur 2 à 6, comme pour le mouvement minimal (13.9.D). L’autre lecture ne jette pas de dé.</translation>
  </message>
  <message>
   <source>Leaving the gap</source>
   <translation>Quitter la trouée</translation>
  </message>
  <message>
   <source>A unit that begins the phase in a gap hex leaves it at normal cost.</source>
   <translation>Une unité qui commence la phase dans un hexagone de la trouée en sort au coût normal.</translation>
  </message>
  <message>
   <source>Roer dams</source>
   <translation>Barrages de la Roer</translation>
  </message>
  <message>
   <source>In both scenarios Germany may open the dams at the start of a couplet in which it controls at least one of 2925, 2926 and 3026.</source>
   <translation>Dans les deux scénarios, l’Allemagne peut ouvrir les barrages au début d’une manche où elle contrôle au moins un des hexagones 2925, 2926 et 3026.</translation>
  </message>
  <message>
   <source>At once the Roer hexsides from 2925/3026 to 2821/2920 bar movement of every kind, combat and supply.</source>
   <translation>Aussitôt, les côtés de la Roer de 2925/3026 à 2821/2920 interdisent tout mouvement, tout combat et tout ravitaillement.</translation>
  </message>
  <message>
   <source>Zones of control are not in the list and cross the flood as they cross a river. The other reading treats it as all-sea hexsides, which zones do not cross.</source>
   <translation>Les zones de contrôle ne sont pas dans la liste et passent la crue comme elles passent une rivière. L’autre lecture la traite comme des côtés tout en mer, que les zones ne passent pas.</translation>
  </message>
  <message>
   <source>No taking back</source>
   <translation>Sans retour</translation>
  </message>
  <message>
   <source>Opened dams cannot be closed.</source>
   <translation>Les barrages ouverts ne peuvent être refermés.</translation>
  </message>
  <message>
   <source>They can be opened once in a game.</source>
   <translation>Ils ne peuvent être ouverts qu’une fois par partie.</translation>
  </message>
  <message>
   <source>Duration</source>
   <translation>Durée</translation>
  </message>
  <message>
   <source>The flood lasts through the couplet; at the start of each later one Germany rolls a die.</source>
   <translation>La crue dure toute la manche ; au début de chaque manche suivante, l’Allemagne jette un dé.</translation>
  </message>
  <message>
   <source>Waters fall</source>
   <translation>Les eaux baissent</translation>
  </message>
  <message>
   <source>On 3-6 the Roer is an ordinary river again.</source>
   <translation>Sur 3-6, la Roer redevient une rivière ordinaire.</translation>
  </message>
  <message>
   <source>Waters stay</source>
   <translation>Les eaux restent</translation>
  </message>
  <message>
   <source>On 1-2 the flood goes on until the roll of the next couplet, and so forth.</source>
   <translation>Sur 1-2, la crue continue jusqu’au jet de la manche suivante, et ainsi de suite.</translation>
  </message>
  <message>
   <source>Each side may move two divisions strategically in each of its movement phases.</source>
   <translation>Chaque camp peut déplacer deux divisions par mouvement stratégique dans chacune de ses phases de mouvement.</translation>
  </message>
  <message>
   <source>Smaller units count thirds, as for reserves (12.2.A).</source>
   <translation>Les unités plus petites comptent pour des tiers, comme pour les réserves (12.2.A).</translation>
  </message>
  <message>
   <source>Not in the first couplet of turn 1; Belgians and Dutch never.</source>
   <translation>Pas dans la première manche du tour 1 ; Belges et Néerlandais jamais.</translation>
  </message>
  <message>
   <source>Allies together</source>
   <translation>Alliés ensemble</translation>
  </message>
  <message>
   <source>The two divisions are the total for British and French.</source>
   <translation>Les deux divisions sont le total des Britanniques et des Français.</translation>
  </message>
  <message>
   <source>Starting places</source>
   <translation>Lieux de départ</translation>
  </message>
  <message>
   <source>In 1940 an Allied unit starts the phase in a city hex of France, Luxembourg or Belgium, or in the reserve.</source>
   <translation>En 1940, une unité alliée commence la phase dans un hexagone de ville de France, du Luxembourg ou de Belgique, ou dans la réserve.</translation>
  </message>
  <message>
   <source>In 1939 the French move strategically only inside France.</source>
   <translation>En 1939, les Français ne font de mouvement stratégique qu’en France.</translation>
  </message>
  <message>
   <source>The route</source>
   <translation>Le trajet</translation>
  </message>
  <message>
   <source>A path free of marsh and blocked hexsides must lead from city to city in France, Belgium or Luxembourg. Enemy zones may touch its two ends but no hex between, friendly units or not.</source>
   <translation>Un chemin sans marais ni côté infranchissable doit mener de ville en ville en France, en Belgique ou au Luxembourg. Des zones ennemies peuvent toucher ses deux bouts mais aucun hexagone entre eux, unités amies ou non.</translation>
  </message>
  <message>
   <source>The path avoids cities the enemy controls, even empty ones.</source>
   <translation>Le chemin évite les villes que l’ennemi contrôle, même vides.</translation>
  </message>
  <message>
   <source>Several units</source>
   <translation>Plusieurs unités</translation>
  </message>
  <message>
   <source>Units that go in one phase may start and end in different places.</source>
   <translation>Les unités qui partent dans une même phase peuvent avoir des départs et des arrivées différents.</translation>
  </message>
  <message>
   <source>Off the map and back</source>
   <translation>Hors carte et retour</translation>
  </message>
  <message>
   <source>British and French units may leave by a western or southern edge hex of France and come back in the same phase by another; Germans may do so along the eastern edge of Germany.</source>
   <translation>Les unités britanniques et françaises peuvent sortir par un hexagone du bord ouest ou sud de la France et revenir dans la même phase par un autre ; les Allemands peuvent faire de même le long du bord est de l’Allemagne.</translation>
  </message>
  <message>
   <source>Germans</source>
   <translation>Allemands</translation>
  </message>
  <message>
   <source>In both scenarios Germans move in this way between German cities and their reserve.</source>
   <translation>Dans les deux scénarios, les Allemands bougent ainsi entre des villes allemandes et leur réserve.</translation>
  </message>
  <message>
   <source>To the reserve is closed by 12.8, so this means from it.</source>
   <translation>L’aller vers la réserve est fermé par 12.8, donc cela veut dire depuis elle.</translation>
  </message>
  <message>
   <source>Any distance</source>
   <translation>Toute distance</translation>
  </message>
  <message>
   <source>Length is unlimited.</source>
   <translation>La longueur est illimitée.</translation>
  </message>
  <message>
   <source>Nothing else</source>
   <translation>Rien d’autre</translation>
  </message>
  <message>
   <source>A unit using it moves in no other way that phase.</source>
   <translation>Une unité qui en use ne bouge d’aucune autre façon dans cette phase.</translation>
  </message>
  <message>
   <source>BEF and Paris</source>
   <translation>BEF et Paris</translation>
  </message>
  <message>
   <source>No BEF unit may end its movement phase in Paris.</source>
   <translation>Aucune unité de la BEF ne peut finir sa phase de mouvement dans Paris.</translation>
  </message>
  <message>
   <source>It neither moves, nor is brought on, nor goes by rail to a hex of Paris. One that stands there after an advance must leave in its next movement phase, as long as any hex is open to it.</source>
   <translation>Elle n’y bouge pas, n’y entre pas en renfort et n’y va pas par rail, dans un hexagone de Paris. Celle qui s’y trouve après une avance doit en sortir dans sa phase de mouvement suivante, tant qu’un hexagone lui est ouvert.</translation>
  </message>
  <message>
   <source>Attacking</source>
   <translation>Attaquer</translation>
  </message>
  <message>
   <source>In its combat phase a side may attack adjacent enemy units across playable hexsides. The side whose phase it is attacks, the other defends.</source>
   <translation>Dans sa phase de combat, un camp peut attaquer des unités ennemies adjacentes par des côtés jouables. Le camp dont c’est la phase attaque, l’autre défend.</translation>
  </message>
  <message>
   <source>Never forced</source>
   <translation>Jamais forcé</translation>
  </message>
  <message>
   <source>Nobody has to attack, not even in zones of control.</source>
   <translation>Personne n’est obligé d’attaquer, pas même dans les zones de contrôle.</translation>
  </message>
  <message>
   <source>From several hexes</source>
   <translation>De plusieurs hexagones</translation>
  </message>
  <message>
   <source>All eligible units around an enemy hex may join in one battle against it.</source>
   <translation>Toutes les unités en droit d’attaquer autour d’un hexagone ennemi peuvent se joindre à un seul combat contre lui.</translation>
  </message>
  <message>
   <source>One target</source>
   <translation>Une seule cible</translation>
  </message>
  <message>
   <source>A battle has one defending hex.</source>
   <translation>Un combat a un seul hexagone défenseur.</translation>
  </message>
  <message>
   <source>Allied attacks together</source>
   <translation>Attaques alliées communes</translation>
  </message>
  <message>
   <source>Allied nations may attack together within 11.4.</source>
   <translation>Les pays alliés peuvent attaquer ensemble dans les limites de 11.4.</translation>
  </message>
  <message>
   <source>11.4 limits who may stay in one hex at the end of movement, not who fights side by side: no attack is refused for mixing nations.</source>
   <translation>11.4 limite qui peut rester dans un hexagone à la fin du mouvement, non qui combat côte à côte : aucune attaque n’est refusée pour mélange de pays.</translation>
  </message>
  <message>
   <source>One battle for a unit</source>
   <translation>Un combat par unité</translation>
  </message>
  <message>
   <source>An attacker's factor is not split between battles.</source>
   <translation>Le facteur d’un attaquant ne se partage pas entre des combats.</translation>
  </message>
  <message>
   <source>Whole defence</source>
   <translation>Défense entière</translation>
  </message>
  <message>
   <source>No part of a unit or stack is attacked separately.</source>
   <translation>Aucune partie d’une unité ou d’une pile n’est attaquée séparément.</translation>
  </message>
  <message>
   <source>Stack as one</source>
   <translation>La pile comme un tout</translation>
  </message>
  <message>
   <source>Stacked defenders defend together.</source>
   <translation>Les défenseurs empilés défendent ensemble.</translation>
  </message>
  <message>
   <source>One attack a phase</source>
   <translation>Une attaque par phase</translation>
  </message>
  <message>
   <source>A unit attacks at most once in a combat phase.</source>
   <translation>Une unité attaque au plus une fois dans une phase de combat.</translation>
  </message>
  <message>
   <source>Attacked once a phase</source>
   <translation>Attaquée une fois par phase</translation>
  </message>
  <message>
   <source>A unit is attacked at most once in a combat phase.</source>
   <translation>Une unité est attaquée au plus une fois dans une phase de combat.</translation>
  </message>
  <message>
   <source>Any number of attacks</source>
   <translation>Autant d’attaques qu’on veut</translation>
  </message>
  <message>
   <source>Beyond that a side may make as many attacks as it likes.</source>
   <translation>Au-delà, un camp peut faire autant d’attaques qu’il veut.</translation>
  </message>
  <message>
   <source>Order of attacks</source>
   <translation>Ordre des attaques</translation>
  </message>
  <message>
   <source>They need not be announced beforehand and come in any order, each settled before the next.</source>
   <translation>Elles n’ont pas à être annoncées d’avance et viennent dans n’importe quel ordre, chacune réglée avant la suivante.</translation>
  </message>
  <message>
   <source>Good odds</source>
   <translation>Bon rapport de forces</translation>
  </message>
  <message>
   <source>The attacker should bring more factors than the defender; that is a high odds attack.</source>
   <translation>L’attaquant devrait amener plus de facteurs que le défenseur ; c’est une attaque à rapport élevé.</translation>
  </message>
  <message>
   <source>Odds</source>
   <translation>Rapport de forces</translation>
  </message>
  <message>
   <source>Add the attackers' factors, add the defenders', divide the first sum by the second and drop the remainder.</source>
   <translation>Additionnez les facteurs des attaquants, additionnez ceux des défenseurs, divisez la première somme par la seconde et laissez tomber le reste.</translation>
  </message>
  <message>
   <source>26 against 7</source>
   <translation>26 contre 7</translation>
  </message>
  <message>
   <source>26 to 7 is 3:1.</source>
   <translation>26 contre 7 fait 3:1.</translation>
  </message>
  <message>
   <source>Poor odds</source>
   <translation>Mauvais rapport de forces</translation>
  </message>
  <message>
   <source>With fewer factors than the defender, divide his by yours and round up.</source>
   <translation>Avec moins de facteurs que le défenseur, divisez les siens par les vôtres et arrondissez au-dessus.</translation>
  </message>
  <message>
   <source>5 against 11</source>
   <translation>5 contre 11</translation>
  </message>
  <message>
   <source>5 to 11 is 1:3.</source>
   <translation>5 contre 11 fait 1:3.</translation>
  </message>
  <message>
   <source>Columns run from 1:3 to 6:1. Worse odds use 1:3; 7:1 and better give 0/3 without a roll.</source>
   <translation>Les colonnes vont de 1:3 à 6:1. Un rapport pire use de 1:3 ; 7:1 et mieux donnent 0/3 sans jet.</translation>
  </message>
  <message>
   <source>Shifts are counted after the odds have been brought within 1:3 and 7:1+. A shift cannot pass 1:3; one past 6:1 gives the automatic 0/3, and a shift to the left takes 7:1+ back to a column that is rolled on. The other reading fixes 0/3 before any shift.</source>
   <translation>Les décalages se comptent après que le rapport a été ramené entre 1:3 et 7:1+. Un décalage ne peut dépasser 1:3 ; au-delà de 6:1 il donne le 0/3 automatique, et un décalage à gauche ramène 7:1+ à une colonne où l’on jette le dé. L’autre lecture fixe 0/3 avant tout décalage.</translation>
  </message>
  <message>
   <source>Volatile factors</source>
   <translation>Facteurs volatils</translation>
  </message>
  <message>
   <source>For each volatile unit roll a die and add the number with its sign to it: the sum is its factor in this battle.</source>
   <translation>Pour chaque unité volatile, jetez un dé et ajoutez-y le nombre avec son signe : la somme est son facteur dans ce combat.</translation>
  </message>
  <message>
   <source>Rolls of 5</source>
   <translation>Jets de 5</translation>
  </message>
  <message>
   <source>With a roll of 5, +3 gives a factor of 8 and -2 a factor of 3.</source>
   <translation>Sur un jet de 5, +3 donne un facteur de 8 et -2 un facteur de 3.</translation>
  </message>
  <message>
   <source>One roll each</source>
   <translation>Un jet chacune</translation>
  </message>
  <message>
   <source>Each volatile unit rolls for itself in each of its battles.</source>
   <translation>Chaque unité volatile jette son propre dé dans chacun de ses combats.</translation>
  </message>
  <message>
   <source>Least of one</source>
   <translation>Au moins un</translation>
  </message>
  <message>
   <source>No volatile factor falls under 1.</source>
   <translation>Aucun facteur volatil ne descend sous 1.</translation>
  </message>
  <message>
   <source>Zero</source>
   <translation>Zéro</translation>
  </message>
  <message>
   <source>A printed zero means the roll itself.</source>
   <translation>Un zéro imprimé veut dire le jet lui-même.</translation>
  </message>
  <message>
   <source>Halving volatile units</source>
   <translation>Diviser les unités volatiles</translation>
  </message>
  <message>
   <source>Work out the factor first, then halve the outcome; the number on the counter is not halved.</source>
   <translation>Calculez d’abord le facteur, puis divisez le total par deux ; le nombre sur le pion n’est pas divisé.</translation>
  </message>
  <message>
   <source>Roll a die on the column of the odds.</source>
   <translation>Jetez un dé sur la colonne du rapport de forces.</translation>
  </message>
  <message>
   <source>The printed table was not at hand. Its columns, the automatic result and the result of 4 at 3:1 are the rulebook's, every other cell is reconstructed.</source>
   <translation>La table imprimée n’était pas disponible. Ses colonnes, le résultat automatique et le résultat de 4 à 3:1 sont ceux des règles, toute autre case est reconstituée.</translation>
  </message>
  <message>
   <source>4 at 3:1</source>
   <translation>4 à 3:1</translation>
  </message>
  <message>
   <source>Rolling 4 on the 3:1 column gives 1/2.</source>
   <translation>Un jet de 4 sur la colonne 3:1 donne 1/2.</translation>
  </message>
  <message>
   <source>The number before the stroke is what the attacker loses, that behind it what the defender does, in steps.</source>
   <translation>Le nombre avant la barre est ce que perd l’attaquant, celui d’après ce que perd le défenseur, en pas.</translation>
  </message>
  <message>
   <source>Sharing losses</source>
   <translation>Partager les pertes</translation>
  </message>
  <message>
   <source>Each side spreads its loss over its units in the battle as it likes, but none is eliminated while another still has more than one step.</source>
   <translation>Chaque camp répartit sa perte à son gré sur ses unités au combat, mais aucune n’est éliminée tant qu’une autre a encore plus d’un pas.</translation>
  </message>
  <message>
   <source>Zero: that side loses nothing.</source>
   <translation>Zéro : ce camp ne perd rien.</translation>
  </message>
  <message>
   <source>Terrain in combat</source>
   <translation>Terrain au combat</translation>
  </message>
  <message>
   <source>Terrain shifts columns or halves factors. Rough, Ardennes and city: 1L; mountain 2L.</source>
   <translation>Le terrain décale les colonnes ou divise les facteurs. Accidenté, Ardennes et ville : 1G ; montagne 2G.</translation>
  </message>
  <message>
   <source>The printed chart was not at hand: the shifts of rough, Ardennes and city are reconstructed. A city in such terrain adds its shift to the terrain's (14.12.D).</source>
   <translation>La table imprimée n’était pas disponible : les décalages des terrains accidentés, des Ardennes et des villes sont reconstitués. Une ville dans un tel terrain ajoute son décalage à celui du terrain (14.12.D).</translation>
  </message>
  <message>
   <source>Left and right</source>
   <translation>Gauche et droite</translation>
  </message>
  <message>
   <source>Shifts to the left help the defender, to the right the attacker.</source>
   <translation>Les décalages à gauche aident le défenseur, à droite l’attaquant.</translation>
  </message>
  <message>
   <source>Mountain</source>
   <translation>Montagne</translation>
  </message>
  <message>
   <source>A mountain is worth 2L: 3:1 becomes 1:1 if nothing else shifts it.</source>
   <translation>Une montagne vaut 2G : 3:1 devient 1:1 si rien d’autre ne décale.</translation>
  </message>
  <message>
   <source>Defender's terrain</source>
   <translation>Terrain du défenseur</translation>
  </message>
  <message>
   <source>The defender's hex and its hexsides count, never the attacker's.</source>
   <translation>L’hexagone du défenseur et ses côtés comptent, jamais ceux de l’attaquant.</translation>
  </message>
  <message>
   <source>The gap</source>
   <translation>La trouée</translation>
  </message>
  <message>
   <source>Except for the Sarreguemines Gap (14.17).</source>
   <translation>Sauf pour la trouée de Sarreguemines (14.17).</translation>
  </message>
  <message>
   <source>All add up</source>
   <translation>Tout s’ajoute</translation>
  </message>
  <message>
   <source>All shifts and effects that apply are added together.</source>
   <translation>Tous les décalages et effets qui s’appliquent s’additionnent.</translation>
  </message>
  <message>
   <source>Across water</source>
   <translation>Par-dessus l’eau</translation>
  </message>
  <message>
   <source>Attackers across a river, canal or the causeway are halved; their factors are summed, divided once and rounded down.</source>
   <translation>Les attaquants par-dessus une rivière, un canal ou la digue sont divisés par deux ; leurs facteurs sont additionnés, divisés une fois et arrondis en dessous.</translation>
  </message>
  <message>
   <source>A hexside with river and canal halves once. For a unit that is out of supply as well see 10.3.B.</source>
   <translation>Un côté avec rivière et canal ne divise qu’une fois. Pour une unité de plus non ravitaillée, voir 10.3.B.</translation>
  </message>
  <message>
   <source>A committed RAF (12.6) may support any Allied battle, attack or defence, in each turn.</source>
   <translation>Une RAF engagée (12.6) peut soutenir tout combat allié, attaque ou défense, à chaque tour.</translation>
  </message>
  <message>
   <source>Any number</source>
   <translation>Nombre libre</translation>
  </message>
  <message>
   <source>Any number of the available counters may join one battle.</source>
   <translation>Un nombre quelconque des pions disponibles peut se joindre à un combat.</translation>
  </message>
  <message>
   <source>Each shifts the odds one column for the Allies.</source>
   <translation>Chacun décale le rapport d’une colonne pour les Alliés.</translation>
  </message>
  <message>
   <source>How many</source>
   <translation>Combien</translation>
  </message>
  <message>
   <source>At the start of each couplet the Allies roll a die and subtract 1: that many counters, 0 to 5, are ready for it.</source>
   <translation>Au début de chaque manche, les Alliés jettent un dé et soustraient 1 : autant de pions, de 0 à 5, sont prêts pour elle.</translation>
  </message>
  <message>
   <source>One mission</source>
   <translation>Une mission</translation>
  </message>
  <message>
   <source>Each counter flies once a couplet.</source>
   <translation>Chaque pion vole une fois par manche.</translation>
  </message>
  <message>
   <source>Anywhere</source>
   <translation>Partout</translation>
  </message>
  <message>
   <source>Range is unlimited and units of any Allied nation may be helped.</source>
   <translation>La portée est illimitée et l’on peut aider des unités de tout pays allié.</translation>
  </message>
  <message>
   <source>Concentric assault</source>
   <translation>Assaut concentrique</translation>
  </message>
  <message>
   <source>1R for attacking a hex from opposite sides, from three hexes with a gap of one between each pair, or from more than three hexes.</source>
   <translation>1D pour attaquer un hexagone de deux côtés opposés, de trois hexagones séparés deux à deux par un intervalle, ou de plus de trois hexagones.</translation>
  </message>
  <message>
   <source>Not against forts</source>
   <translation>Pas contre les ouvrages</translation>
  </message>
  <message>
   <source>Attacks on hexes of the Maginot Line, on Eben Emael and on the active Siegfried Line never get it.</source>
   <translation>Les attaques sur les hexagones de la ligne Maginot, sur Ében-Émael et sur la ligne Siegfried active ne l’ont jamais.</translation>
  </message>
  <message>
   <source>A Maginot Line or Eben Emael hex counts as one while a fort complex stands in it; an active Siegfried Line hex does while Germans defend it. The other reading keeps the printed hex immune after its forts are gone.</source>
   <translation>Un hexagone de la ligne Maginot ou d’Ében-Émael compte comme tel tant qu’un ouvrage s’y trouve ; un hexagone de la ligne Siegfried active tant que des Allemands le défendent. L’autre lecture laisse l’hexagone imprimé à l’abri après la chute de ses ouvrages.</translation>
  </message>
  <message>
   <source>Neighbours do not help</source>
   <translation>Les voisins n’aident pas</translation>
  </message>
  <message>
   <source>Other units of the defender next to the hex do not cancel the shift.</source>
   <translation>D’autres unités du défenseur à côté de l’hexagone n’annulent pas le décalage.</translation>
  </message>
  <message>
   <source>Forts</source>
   <translation>Ouvrages</translation>
  </message>
  <message>
   <source>Eben Emael and large Maginot forts have a volatile defence of +6, small forts of 0.</source>
   <translation>Ében-Émael et les gros ouvrages Maginot ont une défense volatile de +6, les petits ouvrages de 0.</translation>
  </message>
  <message>
   <source>Forts never move</source>
   <translation>Les ouvrages ne bougent jamais</translation>
  </message>
  <message>
   <source>A fort leaves its hex only by being eliminated in defence.</source>
   <translation>Un ouvrage ne quitte son hexagone qu’en étant éliminé en défense.</translation>
  </message>
  <message>
   <source>Forts and stacking</source>
   <translation>Ouvrages et empilement</translation>
  </message>
  <message>
   <source>Forts count nothing for stacking, have one step and exert zones.</source>
   <translation>Les ouvrages ne comptent pas pour l’empilement, ont un pas et exercent des zones.</translation>
  </message>
  <message>
   <source>Forts never attack</source>
   <translation>Les ouvrages n’attaquent jamais</translation>
  </message>
  <message>
   <source>Forts take no part in attacks; mobile units in their hex may attack.</source>
   <translation>Les ouvrages ne prennent aucune part aux attaques ; les unités mobiles de leur hexagone peuvent attaquer.</translation>
  </message>
  <message>
   <source>Panzers against forts</source>
   <translation>Panzer contre ouvrages</translation>
  </message>
  <message>
   <source>Panzer divisions attacking a Maginot Line or Eben Emael hex count their defence factor.</source>
   <translation>Les divisions de Panzer qui attaquent un hexagone de la ligne Maginot ou d’Ében-Émael comptent leur facteur de défense.</translation>
  </message>
  <message>
   <source>For as long as a fort complex stands there, as under 14.15.A!.</source>
   <translation>Aussi longtemps qu’un ouvrage s’y trouve, comme pour 14.15.A!.</translation>
  </message>
  <message>
   <source>Sarreguemines Gap in combat</source>
   <translation>La trouée de Sarreguemines au combat</translation>
  </message>
  <message>
   <source>Whoever defends in a gap hex, or attacks out of one, is halved.</source>
   <translation>Qui défend dans un hexagone de la trouée, ou attaque depuis l’un d’eux, est divisé par deux.</translation>
  </message>
  <message>
   <source>The defender's halved factors are summed and divided once too, rounded down, least 1.</source>
   <translation>Les facteurs divisés du défenseur sont aussi additionnés et divisés une fois, arrondis en dessous, minimum 1.</translation>
  </message>
  <message>
   <source>Germans defending in it get 2L.</source>
   <translation>Les Allemands qui y défendent ont 2G.</translation>
  </message>
  <message>
   <source>Siegfried Line in 1939</source>
   <translation>Ligne Siegfried en 1939</translation>
  </message>
  <message>
   <source>In 1939 only the hexes marked for that year.</source>
   <translation>En 1939, seulement les hexagones marqués pour cette année.</translation>
  </message>
  <message>
   <source>Siegfried Line in 1940</source>
   <translation>Ligne Siegfried en 1940</translation>
  </message>
  <message>
   <source>In 1940 all of its hexes.</source>
   <translation>En 1940, tous ses hexagones.</translation>
  </message>
  <message>
   <source>Never destroyed</source>
   <translation>Jamais détruite</translation>
  </message>
  <message>
   <source>Active hexes stay so, and no concentric bonus counts against them.</source>
   <translation>Les hexagones actifs le restent, et aucun bonus concentrique ne compte contre eux.</translation>
  </message>
  <message>
   <source>Not for the Allies</source>
   <translation>Pas pour les Alliés</translation>
  </message>
  <message>
   <source>Allied defenders gain nothing from it.</source>
   <translation>Les défenseurs alliés n’y gagnent rien.</translation>
  </message>
  <message>
   <source>Allied defenders of any nation in a field fortification hex get 1L.</source>
   <translation>Les défenseurs alliés de tout pays dans un hexagone de fortification de campagne ont 1G.</translation>
  </message>
  <message>
   <source>They last for the whole game and give no protection from concentric assault.</source>
   <translation>Elles durent toute la partie et ne protègent pas de l’assaut concentrique.</translation>
  </message>
  <message>
   <source>Not for the Germans</source>
   <translation>Pas pour les Allemands</translation>
  </message>
  <message>
   <source>German defenders gain nothing from them.</source>
   <translation>Les défenseurs allemands n’y gagnent rien.</translation>
  </message>
  <message>
   <source>Germans fight first</source>
   <translation>Les Allemands combattent d’abord</translation>
  </message>
  <message>
   <source>In 1940, if Germany chose to fight before moving, all its attacks of that segment get 1R.</source>
   <translation>En 1940, si l’Allemagne a choisi de combattre avant de bouger, toutes ses attaques de ce segment ont 1D.</translation>
  </message>
  <message>
   <source>Printed as a second 14.2 after 14.19; cited as 14.20.</source>
   <translation>Imprimé comme un second 14.2 après 14.19 ; cité 14.20.</translation>
  </message>
  <message>
   <source>Allies move first</source>
   <translation>Les Alliés bougent d’abord</translation>
  </message>
  <message>
   <source>In both scenarios, if the Allies chose to move before fighting, all their attacks of that segment get 1L.</source>
   <translation>Dans les deux scénarios, si les Alliés ont choisi de bouger avant de combattre, toutes leurs attaques de ce segment ont 1G.</translation>
  </message>
  <message>
   <source>Watergangs and marsh</source>
   <translation>Watergangs et marais</translation>
  </message>
  <message>
   <source>A mechanised unit of either side attacking into marsh or watergangs is halved. It may attack into marsh though it cannot go there.</source>
   <translation>Une unité mécanisée de l’un ou l’autre camp qui attaque vers des marais ou des watergangs est divisée par deux. Elle peut attaquer vers les marais bien qu’elle ne puisse y aller.</translation>
  </message>
  <message>
   <source>Advance after combat</source>
   <translation>Avance après combat</translation>
  </message>
  <message>
   <source>If all defenders are eliminated, any of the attackers may enter the hex at once, before the next battle, even from enemy zone to enemy zone, at no cost in MP, within stacking and never into terrain closed to them. Defenders never advance.</source>
   <translation>Si tous les défenseurs sont éliminés, n’importe lesquels des attaquants peuvent entrer aussitôt dans l’hexagone, avant le combat suivant, même de zone ennemie en zone ennemie, sans dépenser de PM, dans les limites d’empilement et jamais en terrain qui leur est fermé. Les défenseurs n’avancent jamais.</translation>
  </message>
  <message>
   <source>Advancing attackers cross a river without a roll. Mixed nations may advance together; 11.4 is checked at the end of movement. Dummies that would be left alone go along (6.3.A).</source>
   <translation>Les attaquants qui avancent passent une rivière sans jet. Des pays mêlés peuvent avancer ensemble ; 11.4 est vérifié à la fin du mouvement. Les leurres qui resteraient seuls suivent (6.3.A).</translation>
  </message>
  <message>
   <source>Components</source>
   <translation>Composants</translation>
  </message>
  <message>
   <source>The printed game has a map, rules and counters; counters are units or markers.</source>
   <translation>Le jeu imprimé a une carte, des règles et des pions ; les pions sont des unités ou des marqueurs.</translation>
  </message>
  <message>
   <source>Unit counters</source>
   <translation>Pions d’unité</translation>
  </message>
  <message>
   <source>Says that two kinds of counter follow.</source>
   <translation>Dit que deux sortes de pions suivent.</translation>
  </message>
  <message>
   <source>Headquarters</source>
   <translation>États-majors</translation>
  </message>
  <message>
   <source>Some counters are headquarters (EM) of a division.</source>
   <translation>Certains pions sont des états-majors (EM) de division.</translation>
  </message>
  <message>
   <source>Combat units</source>
   <translation>Unités de combat</translation>
  </message>
  <message>
   <source>The others are combat units of the strength of a battalion.</source>
   <translation>Les autres sont des unités de combat de la force d’un bataillon.</translation>
  </message>
  <message>
   <source>Divisions</source>
   <translation>Divisions</translation>
  </message>
  <message>
   <source>A division has a headquarters and regiments of two or three battalions.</source>
   <translation>Une division a un état-major et des régiments de deux ou trois bataillons.</translation>
  </message>
  <message>
   <source>What an EM is</source>
   <translation>Ce qu’est un EM</translation>
  </message>
  <message>
   <source>An EM stands for the command and for the artillery that it can give its units.</source>
   <translation>Un EM représente le commandement et l’artillerie qu’il peut donner à ses unités.</translation>
  </message>
  <message>
   <source>No combat unit</source>
   <translation>Pas une unité de combat</translation>
  </message>
  <message>
   <source>Where the rules say combat unit, headquarters are not meant.</source>
   <translation>Quand les règles disent unité de combat, les états-majors n’en sont pas.</translation>
  </message>
  <message>
   <source>Attack value</source>
   <translation>Valeur d’attaque</translation>
  </message>
  <message>
   <source>What a unit attacks with.</source>
   <translation>Ce avec quoi une unité attaque.</translation>
  </message>
  <message>
   <source>Defence value</source>
   <translation>Valeur de défense</translation>
  </message>
  <message>
   <source>What a unit defends with.</source>
   <translation>Ce avec quoi une unité défend.</translation>
  </message>
  <message>
   <source>Points a unit may spend to move.</source>
   <translation>Points qu’une unité peut dépenser pour bouger.</translation>
  </message>
  <message>
   <source>Cohesion</source>
   <translation>Cohésion</translation>
  </message>
  <message>
   <source>Morale and defence against tanks in one number.</source>
   <translation>Le moral et la défense contre les chars en un seul nombre.</translation>
  </message>
  <message>
   <source>Command range</source>
   <translation>Portée de commandement</translation>
  </message>
  <message>
   <source>Hexes over which a headquarters commands; neither ground nor enemy shortens it.</source>
   <translation>Hexagones sur lesquels un état-major commande ; ni le terrain ni l’ennemi ne la raccourcissent.</translation>
  </message>
  <message>
   <source>Backs of units</source>
   <translation>Dos des unités</translation>
  </message>
  <message>
   <source>Heads the paragraphs on the backs of combat units.</source>
   <translation>Titre des paragraphes sur le dos des unités de combat.</translation>
  </message>
  <message>
   <source>Two steps</source>
   <translation>Deux pas</translation>
  </message>
  <message>
   <source>A unit that loses a step is turned over; a second loss destroys it.</source>
   <translation>Une unité qui perd un pas est retournée ; une seconde perte la détruit.</translation>
  </message>
  <message>
   <source>One or four steps</source>
   <translation>Un ou quatre pas</translation>
  </message>
  <message>
   <source>Some units have one step, others four on two counters that take turns.</source>
   <translation>Certaines unités ont un pas, d’autres quatre sur deux pions qui se relaient.</translation>
  </message>
  <message>
   <source>Panzer regiments 25 and 31 have four steps as one unit each; for stacking they are a battalion.</source>
   <translation>Les régiments de Panzer 25 et 31 ont quatre pas comme une seule unité chacun ; pour l’empilement, ils sont un bataillon.</translation>
  </message>
  <message>
   <source>Backs of headquarters</source>
   <translation>Dos des états-majors</translation>
  </message>
  <message>
   <source>Heads the paragraph on the backs of headquarters.</source>
   <translation>Titre du paragraphe sur le dos des états-majors.</translation>
  </message>
  <message>
   <source>EM turned over</source>
   <translation>EM retourné</translation>
  </message>
  <message>
   <source>A headquarters without artillery, or put out of action, is turned over until the end of the turn.</source>
   <translation>Un état-major sans artillerie, ou mis hors d’action, est retourné jusqu’à la fin du tour.</translation>
  </message>
  <message>
   <source>Cohesion test</source>
   <translation>Test de cohésion</translation>
  </message>
  <message>
   <source>Heads the paragraph on tests.</source>
   <translation>Titre du paragraphe sur les tests.</translation>
  </message>
  <message>
   <source>Passing a test</source>
   <translation>Réussir un test</translation>
  </message>
  <message>
   <source>Two dice at or below the cohesion pass.</source>
   <translation>Deux dés inférieurs ou égaux à la cohésion réussissent.</translation>
  </message>
  <message>
   <source>Game turn</source>
   <translation>Tour de jeu</translation>
  </message>
  <message>
   <source>Two phases</source>
   <translation>Deux phases</translation>
  </message>
  <message>
   <source>A turn has a phase of each player, who is the active one in it; here the Germans go first.</source>
   <translation>Un tour a une phase de chaque joueur, qui y est l’actif ; ici, les Allemands commencent.</translation>
  </message>
  <message>
   <source>The segments</source>
   <translation>Les segments</translation>
  </message>
  <message>
   <source>Heads the list of segments.</source>
   <translation>Titre de la liste des segments.</translation>
  </message>
  <message>
   <source>Only the active side acts</source>
   <translation>Seul le camp actif agit</translation>
  </message>
  <message>
   <source>The phases are alike, and only units of the active player act.</source>
   <translation>Les phases sont semblables, et seules agissent les unités du joueur actif.</translation>
  </message>
  <message>
   <source>Arriving units are placed in their hexes, headquarters lost two turns ago come back, fatigue markers go.</source>
   <translation>Les unités qui arrivent sont placées dans leurs hexagones, les états-majors perdus deux tours plus tôt reviennent, les marqueurs de fatigue partent.</translation>
  </message>
  <message>
   <source>When a headquarters returns: see 6.4/3. An entry hex that the enemy holds gives way to the nearest free hexes of the map edge.</source>
   <translation>Pour le retour d’un état-major, voir 6.4/3. Un hexagone d’entrée que tient l’ennemi cède la place aux hexagones libres les plus proches du bord.</translation>
  </message>
  <message>
   <source>Units may spend all or part of their points.</source>
   <translation>Les unités peuvent dépenser tout ou partie de leurs points.</translation>
  </message>
  <message>
   <source>Both players may fire with artillery and aircraft.</source>
   <translation>Les deux joueurs peuvent tirer avec artillerie et aviation.</translation>
  </message>
  <message>
   <source>Units next to the enemy may fight.</source>
   <translation>Les unités à côté de l’ennemi peuvent combattre.</translation>
  </message>
  <message>
   <source>Mechanised and armoured units may move again with half their points.</source>
   <translation>Les unités mécanisées et blindées peuvent bouger encore avec la moitié de leurs points.</translation>
  </message>
  <message>
   <source>Section 9 says otherwise; see 9/1.</source>
   <translation>La section 9 dit autre chose ; voir 9/1.</translation>
  </message>
  <message>
   <source>The active player finds out which of its units are supplied.</source>
   <translation>Le joueur actif détermine lesquelles de ses unités sont ravitaillées.</translation>
  </message>
  <message>
   <source>The other player</source>
   <translation>L’autre joueur</translation>
  </message>
  <message>
   <source>The same segments follow for the other player.</source>
   <translation>Les mêmes segments suivent pour l’autre joueur.</translation>
  </message>
  <message>
   <source>Headquarters are turned up, artillery and aircraft are fresh again, the turn marker moves on.</source>
   <translation>Les états-majors sont remis à l’endroit, artillerie et aviation sont de nouveau fraîches, le marqueur de tour avance.</translation>
  </message>
  <message>
   <source>The map shows the country west of the Meuse at a kilometre a hex.</source>
   <translation>La carte montre le pays à l’ouest de la Meuse, à un kilomètre par hexagone.</translation>
  </message>
  <message>
   <source>A chart tells what ground does to movement and combat.</source>
   <translation>Une table dit ce que le terrain fait au mouvement et au combat.</translation>
  </message>
  <message>
   <source>The chart is not at hand; tables.yaml holds a reconstruction.</source>
   <translation>La table n’est pas disponible ; tables.yaml en contient une reconstitution.</translation>
  </message>
  <message>
   <source>Boats</source>
   <translation>Bateaux</translation>
  </message>
  <message>
   <source>Infantry crosses the Meuse in boats for 4 points.</source>
   <translation>L’infanterie passe la Meuse en bateau pour 4 points.</translation>
  </message>
  <message>
   <source>Infantry is whatever moves on foot. The 4 points are the whole cost, since only the bridge adds the ground behind it (2.2/5).</source>
   <translation>L’infanterie est tout ce qui bouge à pied. Les 4 points sont le coût entier, puisque seul le pont ajoute le terrain d’après (2.2/5).</translation>
  </message>
  <message>
   <source>Houx</source>
   <translation>Houx</translation>
  </message>
  <message>
   <source>German motor troops cross without a bridge only at 3104, for 4 points.</source>
   <translation>Les troupes motorisées allemandes ne passent sans pont qu’en 3104, pour 4 points.</translation>
  </message>
  <message>
   <source>In the free set-up too, though the text speaks of the historical scenario. All sides of 3104 on the Meuse count, into it and out of it, though the weir is drawn on two.</source>
   <translation>Aussi dans le placement libre, bien que le texte parle du scénario historique. Tous les côtés de 3104 sur la Meuse comptent, pour y entrer et pour en sortir, bien que le barrage soit dessiné sur deux.</translation>
  </message>
  <message>
   <source>Bridges</source>
   <translation>Ponts</translation>
  </message>
  <message>
   <source>Otherwise the river is crossed on bridges that German engineer battalions build.</source>
   <translation>Sinon, la rivière se passe sur les ponts que construisent les bataillons de génie allemands.</translation>
  </message>
  <message>
   <source>Building</source>
   <translation>Construction</translation>
  </message>
  <message>
   <source>An engineer battalion beside the river builds: works the turn after, a bridge the turn after that; its defence is halved while it works.</source>
   <translation>Un bataillon de génie au bord de la rivière construit : un chantier le tour suivant, un pont le tour d’après ; sa défense est divisée par deux pendant qu’il travaille.</translation>
  </message>
  <message>
   <source>A battalion may begin on the turn in which it comes to the river, and must then stay where it is until the bridge is open. One bridge to a hexside. Half a defence value is rounded down.</source>
   <translation>Un bataillon peut commencer au tour où il arrive à la rivière, et doit alors rester où il est jusqu’à l’ouverture du pont. Un pont par côté. Une demi-valeur de défense est arrondie en dessous.</translation>
  </message>
  <message>
   <source>Crossing a bridge</source>
   <translation>Passer un pont</translation>
  </message>
  <message>
   <source>A bridge costs 2 points and the ground entered.</source>
   <translation>Un pont coûte 2 points et le terrain d’arrivée.</translation>
  </message>
  <message>
   <source>The ground is that of the hex, or its road; contours and banks on the hexside cost nothing over a bridge.</source>
   <translation>Le terrain est celui de l’hexagone, ou sa route ; courbes et berges sur le côté ne coûtent rien par un pont.</translation>
  </message>
  <message>
   <source>Combat over the Meuse</source>
   <translation>Combat par-dessus la Meuse</translation>
  </message>
  <message>
   <source>Heads the next two paragraphs.</source>
   <translation>Titre des deux paragraphes suivants.</translation>
  </message>
  <message>
   <source>Motor troops attacking</source>
   <translation>Attaque des troupes motorisées</translation>
  </message>
  <message>
   <source>Armour and mechanised units attack over the river only at Houx and over bridges, as over any river.</source>
   <translation>Blindés et unités mécanisées n’attaquent par-dessus la rivière qu’à Houx et par les ponts, comme par-dessus toute rivière.</translation>
  </message>
  <message>
   <source>Fords count as bridges (10.6/17). French motor troops attack at Houx too, but do not follow there, since the weir carries Germans alone (2.2/2).</source>
   <translation>Les gués comptent comme des ponts (10.6/17). Les troupes motorisées françaises attaquent aussi à Houx, mais n’y avancent pas après combat, car le barrage ne porte que les Allemands (2.2/2).</translation>
  </message>
  <message>
   <source>Infantry attacking</source>
   <translation>Attaque de l’infanterie</translation>
  </message>
  <message>
   <source>Infantry attacks over the Meuse with two off the die.</source>
   <translation>L’infanterie attaque par-dessus la Meuse avec moins deux au dé.</translation>
  </message>
  <message>
   <source>Also where a bridge or the weir leads over: these are told to help motor troops alone. Over a ford it is one (10.6/17).</source>
   <translation>Aussi là où un pont ou le barrage mène de l’autre côté : ils n’aident que les troupes motorisées. Par un gué, c’est moins un (10.6/17).</translation>
  </message>
  <message>
   <source>Zones</source>
   <translation>Zones</translation>
  </message>
  <message>
   <source>A combat unit controls the six hexes around it; a unit stops when it enters an enemy zone.</source>
   <translation>Une unité de combat contrôle les six hexagones qui l’entourent ; une unité s’arrête quand elle entre en zone ennemie.</translation>
  </message>
  <message>
   <source>Zones reach over the Meuse, which is no impassable ground.</source>
   <translation>Les zones passent la Meuse, qui n’est pas un terrain impraticable.</translation>
  </message>
  <message>
   <source>Zone to zone</source>
   <translation>De zone en zone</translation>
  </message>
  <message>
   <source>Nobody moves straight from one enemy zone hex into another, but may leave and enter again.</source>
   <translation>Personne ne passe directement d’un hexagone de zone ennemie à un autre, mais on peut sortir et rentrer.</translation>
  </message>
  <message>
   <source>Only armour breaks through</source>
   <translation>Seuls les blindés percent</translation>
  </message>
  <message>
   <source>Armour, and not mechanised units, may cross a zone by a breakthrough.</source>
   <translation>Les blindés, et non les unités mécanisées, peuvent traverser une zone par une percée.</translation>
  </message>
  <message>
   <source>Moving</source>
   <translation>Bouger</translation>
  </message>
  <message>
   <source>Units move one after another up to their points; only a breakthrough moves two together.</source>
   <translation>Les unités bougent l’une après l’autre jusqu’au bout de leurs points ; seule une percée en déplace deux ensemble.</translation>
  </message>
  <message>
   <source>Armour and one companion of another kind that begin in one hex may move together at any time, as they might break through.</source>
   <translation>Des blindés et une unité d’un autre genre qui commencent dans un même hexagone peuvent bouger ensemble à tout moment, puisqu’ils pourraient percer.</translation>
  </message>
  <message>
   <source>Costs</source>
   <translation>Coûts</translation>
  </message>
  <message>
   <source>Each hex costs what the chart says; points are not saved.</source>
   <translation>Chaque hexagone coûte ce que dit la table ; les points ne s’épargnent pas.</translation>
  </message>
  <message>
   <source>Stopping</source>
   <translation>S’arrêter</translation>
  </message>
  <message>
   <source>A unit stops in an enemy zone.</source>
   <translation>Une unité s’arrête en zone ennemie.</translation>
  </message>
  <message>
   <source>One hex</source>
   <translation>Un hexagone</translation>
  </message>
  <message>
   <source>A unit can always move one hex, but into impassable ground and from zone to zone.</source>
   <translation>Une unité peut toujours bouger d’un hexagone, sauf en terrain impraticable et de zone en zone.</translation>
  </message>
  <message>
   <source>Enemy hexes</source>
   <translation>Hexagones ennemis</translation>
  </message>
  <message>
   <source>No hex with an enemy combat unit is entered.</source>
   <translation>On n’entre dans aucun hexagone avec une unité de combat ennemie.</translation>
  </message>
  <message>
   <source>Fatigue</source>
   <translation>Fatigue</translation>
  </message>
  <message>
   <source>Heads the paragraphs on forced marches.</source>
   <translation>Titre des paragraphes sur les marches forcées.</translation>
  </message>
  <message>
   <source>A unit may declare a forced march before it moves, and gets a fatigue marker.</source>
   <translation>Une unité peut déclarer une marche forcée avant de bouger, et reçoit un marqueur de fatigue.</translation>
  </message>
  <message>
   <source>Half as many again</source>
   <translation>Moitié plus</translation>
  </message>
  <message>
   <source>It has half its points more: 6 become 9.</source>
   <translation>Elle a moitié plus de points : 6 deviennent 9.</translation>
  </message>
  <message>
   <source>Counted to half a point.</source>
   <translation>Compté au demi-point.</translation>
  </message>
  <message>
   <source>Penalties</source>
   <translation>Pénalités</translation>
  </message>
  <message>
   <source>Heads the list of penalties.</source>
   <translation>Titre de la liste des pénalités.</translation>
  </message>
  <message>
   <source>In combat</source>
   <translation>Au combat</translation>
  </message>
  <message>
   <source>One off the die when it attacks, one more for whoever attacks it.</source>
   <translation>Moins un au dé quand elle attaque, plus un pour qui l’attaque.</translation>
  </message>
  <message>
   <source>One fatigued unit is enough for its side.</source>
   <translation>Une seule unité fatiguée suffit pour son camp.</translation>
  </message>
  <message>
   <source>No exploitation</source>
   <translation>Pas d’exploitation</translation>
  </message>
  <message>
   <source>A fatigued unit does not exploit.</source>
   <translation>Une unité fatiguée n’exploite pas.</translation>
  </message>
  <message>
   <source>May break</source>
   <translation>Peut rompre</translation>
  </message>
  <message>
   <source>A fatigued unit that gets an R2 may break.</source>
   <translation>Une unité fatiguée qui subit un R2 peut rompre.</translation>
  </message>
  <message>
   <source>Onto an enemy EM</source>
   <translation>Sur un EM ennemi</translation>
  </message>
  <message>
   <source>For two points more a combat unit enters a hex with an enemy EM alone in it; the EM goes back one hex and fires no more this turn. In movement and exploitation.</source>
   <translation>Pour deux points de plus, une unité de combat entre dans un hexagone où un EM ennemi est seul ; l’EM recule d’un hexagone et ne tire plus ce tour. En mouvement et en exploitation.</translation>
  </message>
  <message>
   <source>Its owner chooses the hex. A zone costs it nothing, since step losses do not touch it (6.4/2); it is lost where no hex is left. The move may go on when it has gone back.</source>
   <translation>Son propriétaire choisit l’hexagone. Une zone ne lui coûte rien, puisque les pertes de pas ne le touchent pas (6.4/2) ; il est perdu s’il ne reste aucun hexagone. Le mouvement peut continuer quand il a reculé.</translation>
  </message>
  <message>
   <source>Who breaks through</source>
   <translation>Qui perce</translation>
  </message>
  <message>
   <source>Armour alone, or with one companion that is no armour and begins in its hex, tries to cross an enemy zone.</source>
   <translation>Des blindés seuls, ou avec une unité non blindée qui commence dans leur hexagone, tentent de traverser une zone ennemie.</translation>
  </message>
  <message>
   <source>Procedure</source>
   <translation>Procédure</translation>
  </message>
  <message>
   <source>Heads the procedure.</source>
   <translation>Titre de la procédure.</translation>
  </message>
  <message>
   <source>Declaring</source>
   <translation>Déclarer</translation>
  </message>
  <message>
   <source>In an enemy zone the player names the next hex, in a zone or not.</source>
   <translation>En zone ennemie, le joueur nomme l’hexagone suivant, en zone ou non.</translation>
  </message>
  <message>
   <source>A unit that begins its movement in an enemy zone may do so too.</source>
   <translation>Une unité qui commence son mouvement en zone ennemie peut le faire aussi.</translation>
  </message>
  <message>
   <source>Letting pass</source>
   <translation>Laisser passer</translation>
  </message>
  <message>
   <source>The other player may let it pass.</source>
   <translation>L’autre joueur peut la laisser passer.</translation>
  </message>
  <message>
   <source>The test</source>
   <translation>Le test</translation>
  </message>
  <message>
   <source>Else one throw tests all units with a zone on the hex, cohesion and defence added.</source>
   <translation>Sinon, un seul jet teste toutes les unités dont la zone couvre l’hexagone, cohésion et défense additionnées.</translation>
  </message>
  <message>
   <source>Success</source>
   <translation>Succès</translation>
  </message>
  <message>
   <source>If nobody passes, the armour enters the hex at its cost and may go on, and try again.</source>
   <translation>Si personne ne réussit, les blindés entrent dans l’hexagone à son coût, peuvent continuer et essayer encore.</translation>
  </message>
  <message>
   <source>Failure</source>
   <translation>Échec</translation>
  </message>
  <message>
   <source>If any passes, the armour stays, moves no more, and must attack who stopped it.</source>
   <translation>Si l’une réussit, les blindés restent, ne bougent plus et doivent attaquer qui les a arrêtés.</translation>
  </message>
  <message>
   <source>Nobody attacks that hex without the units that it stopped. Where it stopped units of two German divisions, which do not attack together, those of one set the others free.</source>
   <translation>Nul n’attaque cet hexagone sans les unités qu’il a arrêtées. S’il a arrêté des unités de deux divisions allemandes, qui n’attaquent pas ensemble, celles de l’une libèrent les autres.</translation>
  </message>
  <message>
   <source>Together</source>
   <translation>Ensemble</translation>
  </message>
  <message>
   <source>Others may join that attack.</source>
   <translation>D’autres peuvent se joindre à cette attaque.</translation>
  </message>
  <message>
   <source>Several pass</source>
   <translation>Plusieurs réussissent</translation>
  </message>
  <message>
   <source>All that pass stop it; one hex will be attacked.</source>
   <translation>Toutes celles qui réussissent l’arrêtent ; un seul hexagone sera attaqué.</translation>
  </message>
  <message>
   <source>Which hex</source>
   <translation>Quel hexagone</translation>
  </message>
  <message>
   <source>If several hexes pass, the inactive player names the one that stops the armour and is attacked.</source>
   <translation>Si plusieurs hexagones réussissent, le joueur inactif nomme celui qui arrête les blindés et qui est attaqué.</translation>
  </message>
  <message>
   <source>The first sentence, on units beside the hex that is penetrated, adds nobody: all with a zone on the hex the armour is in test. A hex that the armour could not attack, over the Meuse, is named only where no other passes; the armour then stops without a duty.</source>
   <translation>La première phrase, sur les unités voisines de l’hexagone percé, n’ajoute personne : toutes celles qui ont une zone sur l’hexagone des blindés testent. Un hexagone que les blindés ne pourraient pas attaquer, par-dessus la Meuse, n’est désigné que si nul autre ne réussit ; les blindés s’arrêtent alors sans obligation.</translation>
  </message>
  <message>
   <source>Again</source>
   <translation>Encore</translation>
  </message>
  <message>
   <source>Heads the paragraphs on further attempts.</source>
   <translation>Titre des paragraphes sur les nouvelles tentatives.</translation>
  </message>
  <message>
   <source>Committed</source>
   <translation>Occupées</translation>
  </message>
  <message>
   <source>A unit that has stopped a breakthrough stops no other; others may test again.</source>
   <translation>Une unité qui a arrêté une percée n’en arrête pas d’autre ; d’autres peuvent tester encore.</translation>
  </message>
  <message>
   <source>Whoever passes in the hex that stops the armour is committed; those beside it that fail are not.</source>
   <translation>Qui réussit dans l’hexagone qui arrête les blindés est occupé ; celles à côté qui échouent ne le sont pas.</translation>
  </message>
  <message>
   <source>Blocked hexes</source>
   <translation>Hexagones bloqués</translation>
  </message>
  <message>
   <source>Once stopped in a hex, no further breakthrough starts there, though units may enter it.</source>
   <translation>Une fois arrêté dans un hexagone, aucune autre percée n’en part, bien que des unités puissent y entrer.</translation>
  </message>
  <message>
   <source>A regiment, or its equivalent, to a hex.</source>
   <translation>Un régiment, ou son équivalent, par hexagone.</translation>
  </message>
  <message>
   <source>Definitions</source>
   <translation>Définitions</translation>
  </message>
  <message>
   <source>Heads the list.</source>
   <translation>Titre de la liste.</translation>
  </message>
  <message>
   <source>Three battalions of infantry.</source>
   <translation>Trois bataillons d’infanterie.</translation>
  </message>
  <message>
   <source>Motorcyclists, cavalry regiments, engineers and anti-tank battalions count as infantry.</source>
   <translation>Motocyclistes, régiments de cavalerie, génie et bataillons antichars comptent comme infanterie.</translation>
  </message>
  <message>
   <source>Or two of tanks or reconnaissance.</source>
   <translation>Ou deux de chars ou de reconnaissance.</translation>
  </message>
  <message>
   <source>Mixed</source>
   <translation>Mélange</translation>
  </message>
  <message>
   <source>Or two of infantry and one of tanks or reconnaissance.</source>
   <translation>Ou deux d’infanterie et un de chars ou de reconnaissance.</translation>
  </message>
  <message>
   <source>At set-up and at the end of movement, not while moving; nobody stays overstacked of his own will.</source>
   <translation>Au déploiement et à la fin du mouvement, non pendant le mouvement ; personne ne reste volontairement au-dessus de la limite.</translation>
  </message>
  <message>
   <source>No move makes a stack that is too large and that nobody could leave any more. One that a retreat, an entry or close combat has made may stay where nobody in it can move to where he may stay.</source>
   <translation>Aucun mouvement ne fait une pile trop grande que nul ne pourrait plus quitter. Celle qu’une retraite, une entrée ou un combat rapproché a faite peut rester si aucune de ses unités ne peut aller là où elle aurait le droit de rester.</translation>
  </message>
  <message>
   <source>Full hexes</source>
   <translation>Hexagones pleins</translation>
  </message>
  <message>
   <source>A full hex costs a point more; headquarters and markers do not count.</source>
   <translation>Un hexagone plein coûte un point de plus ; états-majors et marqueurs ne comptent pas.</translation>
  </message>
  <message>
   <source>A hex is full for a unit that would take it beyond the limit.</source>
   <translation>Un hexagone est plein pour une unité qui lui ferait dépasser la limite.</translation>
  </message>
  <message>
   <source>Breakthrough</source>
   <translation>Percée</translation>
  </message>
  <message>
   <source>No breakthrough into a hex with friends that it would overstack.</source>
   <translation>Pas de percée dans un hexagone ami où l’empilement serait dépassé.</translation>
  </message>
  <message>
   <source>Headquarters and artillery</source>
   <translation>États-majors et artillerie</translation>
  </message>
  <message>
   <source>A headquarters stands for the commander of a division and its guns.</source>
   <translation>Un état-major représente le commandant d’une division et son artillerie.</translation>
  </message>
  <message>
   <source>Regiments</source>
   <translation>Régiments</translation>
  </message>
  <message>
   <source>It commands the regiments of its division, which suffer when it is destroyed.</source>
   <translation>Il commande les régiments de sa division, qui souffrent de sa destruction.</translation>
  </message>
  <message>
   <source>A fresh headquarters has artillery points, each used once a turn.</source>
   <translation>Un état-major frais a des points d’artillerie, chacun utilisé une fois par tour.</translation>
  </message>
  <message>
   <source>In battle</source>
   <translation>Au combat</translation>
  </message>
  <message>
   <source>The attacker gives points to units in range first, then the defender; the attacker adds no more.</source>
   <translation>L’attaquant donne d’abord des points aux unités à portée, puis le défenseur ; l’attaquant n’en ajoute plus.</translation>
  </message>
  <message>
   <source>Own units</source>
   <translation>Ses propres unités</translation>
  </message>
  <message>
   <source>Each headquarters supports units of its own division only.</source>
   <translation>Chaque état-major ne soutient que les unités de sa division.</translation>
  </message>
  <message>
   <source>Five points to a battle: three from a division, two from a corps.</source>
   <translation>Cinq points par combat : trois d’une division, deux d’un corps d’armée.</translation>
  </message>
  <message>
   <source>Heads the paragraphs on corps artillery.</source>
   <translation>Titre des paragraphes sur l’artillerie de corps d’armée.</translation>
  </message>
  <message>
   <source>The 2nd and 11th Corps support any unit of their divisions in range.</source>
   <translation>Les 2e et 11e corps soutiennent toute unité de leurs divisions à portée.</translation>
  </message>
  <message>
   <source>A corps has the two points that 6.2/4 lets it give; each unit in the battle may get one of them.</source>
   <translation>Un corps a les deux points que 6.2/4 lui laisse donner ; chaque unité du combat peut en recevoir un.</translation>
  </message>
  <message>
   <source>2nd Corps</source>
   <translation>2e corps</translation>
  </message>
  <message>
   <source>5th DIM and 1st DCR.</source>
   <translation>5e DIM et 1re DCR.</translation>
  </message>
  <message>
   <source>11th Corps</source>
   <translation>11e corps</translation>
  </message>
  <message>
   <source>18th, 22nd, 61st divisions and the 4th DINA.</source>
   <translation>18e, 22e, 61e divisions et la 4e DINA.</translation>
  </message>
  <message>
   <source>Either</source>
   <translation>L’un ou l’autre</translation>
  </message>
  <message>
   <source>The two light cavalry divisions.</source>
   <translation>Les deux divisions légères de cavalerie.</translation>
  </message>
  <message>
   <source>Heavy guns</source>
   <translation>Artillerie lourde</translation>
  </message>
  <message>
   <source>A corps point counts 4.</source>
   <translation>Un point de corps d’armée compte 4.</translation>
  </message>
  <message>
   <source>A point of a division counts 1, as the 4 here and the 2 and 8 of 6.3/2 suggest.</source>
   <translation>Un point de division compte 1, comme le suggèrent le 4 d’ici et les 2 et 8 de 6.3/2.</translation>
  </message>
  <message>
   <source>The difference</source>
   <translation>La différence</translation>
  </message>
  <message>
   <source>The difference of both sides' artillery is added to the attack value.</source>
   <translation>La différence d’artillerie des deux camps s’ajoute à la valeur d’attaque.</translation>
  </message>
  <message>
   <source>After each movement both players may fire at enemy units in range of a headquarters, all at once.</source>
   <translation>Après chaque mouvement, les deux joueurs peuvent tirer sur des hexagones ennemis à portée d’un état-major, tous à la fois.</translation>
  </message>
  <message>
   <source>The active player plots first, in the open.</source>
   <translation>Le joueur actif prévoit ses tirs d’abord, à découvert.</translation>
  </message>
  <message>
   <source>Factors</source>
   <translation>Facteurs</translation>
  </message>
  <message>
   <source>A point counts 2, of a corps 8, aircraft as printed; two dice and the ground find the result.</source>
   <translation>Un point compte 2, de corps d’armée 8, l’aviation comme imprimé ; deux dés et le terrain donnent le résultat.</translation>
  </message>
  <message>
   <source>The table is not at hand; tables.yaml holds a reconstruction. The French are dug in on the Meuse where they were set up, until they move.</source>
   <translation>La table n’est pas disponible ; tables.yaml en contient une reconstitution. Les Français sont retranchés sur la Meuse là où ils se sont déployés, jusqu’à ce qu’ils bougent.</translation>
  </message>
  <message>
   <source>The table tells the steps lost.</source>
   <translation>La table dit les pas perdus.</translation>
  </message>
  <message>
   <source>Four points</source>
   <translation>Quatre points</translation>
  </message>
  <message>
   <source>Four artillery points at most on a hex, with aircraft beside them.</source>
   <translation>Quatre points d’artillerie au plus sur un hexagone, en plus de l’aviation.</translation>
  </message>
  <message>
   <source>Alone</source>
   <translation>Seul</translation>
  </message>
  <message>
   <source>A headquarters does not fight; attacked alone it is destroyed, and the attack is declared for it.</source>
   <translation>Un état-major ne combat pas ; attaqué seul, il est détruit, et l’attaque se déclare pour cela.</translation>
  </message>
  <message>
   <source>The hex is then clear, and the attackers may advance (7.4/10).</source>
   <translation>L’hexagone est alors dégagé, et les attaquants peuvent avancer (7.4/10).</translation>
  </message>
  <message>
   <source>In company</source>
   <translation>Accompagné</translation>
  </message>
  <message>
   <source>With a unit it goes when that unit is destroyed, in battle or retreat; else nothing happens to it.</source>
   <translation>Avec une unité, il disparaît quand celle-ci est détruite, au combat ou en retraite ; sinon rien ne lui arrive.</translation>
  </message>
  <message>
   <source>Fire is no combat: a headquarters outlives units that a barrage destroys. In a retreat it goes with the last units that leave its hex.</source>
   <translation>Un tir n’est pas un combat : un état-major survit aux unités qu’un barrage détruit. En retraite, il part avec les dernières unités qui quittent son hexagone.</translation>
  </message>
  <message>
   <source>Return</source>
   <translation>Retour</translation>
  </message>
  <message>
   <source>It comes back two turns later at the end of the turn, on or beside a unit of its division; without units it does not, and it leaves when its last is destroyed.</source>
   <translation>Il revient deux tours plus tard à la fin du tour, sur une unité de sa division ou à côté ; sans unités il ne revient pas, et il part quand sa dernière est détruite.</translation>
  </message>
  <message>
   <source>When it returns is told twice: here at the end of the turn, in 1/4 at the start of its owner's phase. The more detailed 6.4 holds; an option has it the other way. The headquarters of a corps comes back beside a unit that it serves.</source>
   <translation>Son retour est dit deux fois : ici à la fin du tour, en 1/4 au début de la phase de son propriétaire. C’est 6.4, plus détaillé, qui vaut ; une option fait l’inverse. L’état-major d’un corps d’armée revient à côté d’une unité qu’il sert.</translation>
  </message>
  <message>
   <source>When does a headquarters that was destroyed come back?</source>
   <translation>Quand revient un état-major détruit ?</translation>
  </message>
  <message>
   <source>At the end of the turn (6.4)</source>
   <translation>À la fin du tour (6.4)</translation>
  </message>
  <message>
   <source>In its owner's reinforcement phase (1/4)</source>
   <translation>Dans la phase de renforts de son propriétaire (1/4)</translation>
  </message>
  <message>
   <source>Its units</source>
   <translation>Ses unités</translation>
  </message>
  <message>
   <source>Until then its units are out of supply and get no artillery.</source>
   <translation>Jusque-là, ses unités ne sont pas ravitaillées et ne reçoivent pas d’artillerie.</translation>
  </message>
  <message>
   <source>Units may attack the enemy beside them; those stopped in a breakthrough must.</source>
   <translation>Les unités peuvent attaquer l’ennemi voisin ; celles arrêtées dans une percée le doivent.</translation>
  </message>
  <message>
   <source>Once</source>
   <translation>Une fois</translation>
  </message>
  <message>
   <source>No unit attacks twice in a turn or is attacked twice; an attack on an EM counts; all beside the hex may join.</source>
   <translation>Aucune unité n’attaque deux fois par tour ni n’est attaquée deux fois ; une attaque contre un EM compte ; toutes celles à côté de l’hexagone peuvent s’y joindre.</translation>
  </message>
  <message>
   <source>Units, not hexes: a stack with a unit that has been attacked and has retreated into it is safe for the phase.</source>
   <translation>Les unités, non les hexagones : une pile avec une unité déjà attaquée et qui s’y est retirée est à l’abri pour la phase.</translation>
  </message>
  <message>
   <source>Each attack is on one hex.</source>
   <translation>Chaque attaque vise un seul hexagone.</translation>
  </message>
  <message>
   <source>All of them</source>
   <translation>Toutes</translation>
  </message>
  <message>
   <source>All units in the hex defend together.</source>
   <translation>Toutes les unités de l’hexagone défendent ensemble.</translation>
  </message>
  <message>
   <source>Combining</source>
   <translation>Combiner</translation>
  </message>
  <message>
   <source>Heads the paragraphs on combining.</source>
   <translation>Titre des paragraphes sur les combinaisons.</translation>
  </message>
  <message>
   <source>French</source>
   <translation>Français</translation>
  </message>
  <message>
   <source>Different divisions attack together without limit or bonus.</source>
   <translation>Des divisions différentes attaquent ensemble sans limite ni bonus.</translation>
  </message>
  <message>
   <source>Different divisions do not attack together.</source>
   <translation>Des divisions différentes n’attaquent pas ensemble.</translation>
  </message>
  <message>
   <source>Whole regiment</source>
   <translation>Régiment entier</translation>
  </message>
  <message>
   <source>One more on the die for each infantry regiment that attacks whole.</source>
   <translation>Plus un au dé pour chaque régiment d’infanterie qui attaque en entier.</translation>
  </message>
  <message>
   <source>All its battalions, none of them destroyed; a regiment of one battalion gets nothing.</source>
   <translation>Tous ses bataillons, aucun détruit ; un régiment d’un seul bataillon ne reçoit rien.</translation>
  </message>
  <message>
   <source>One more where mechanised units and armour attack together.</source>
   <translation>Plus un là où unités mécanisées et blindés attaquent ensemble.</translation>
  </message>
  <message>
   <source>Value</source>
   <translation>Valeur</translation>
  </message>
  <message>
   <source>Attack less defence, with guns and aircraft, is the final value.</source>
   <translation>L’attaque moins la défense, avec artillerie et aviation, est la valeur finale.</translation>
  </message>
  <message>
   <source>One die with modifiers.</source>
   <translation>Un dé avec des modificateurs.</translation>
  </message>
  <message>
   <source>River</source>
   <translation>Rivière</translation>
  </message>
  <message>
   <source>One less over a river.</source>
   <translation>Moins un par-dessus une rivière.</translation>
  </message>
  <message>
   <source>It holds when any attacker crosses; over the Meuse the greater modifier replaces it.</source>
   <translation>Cela vaut dès qu’un attaquant passe ; par-dessus la Meuse, le modificateur plus fort le remplace.</translation>
  </message>
  <message>
   <source>Meuse</source>
   <translation>Meuse</translation>
  </message>
  <message>
   <source>Two less for infantry over the Meuse.</source>
   <translation>Moins deux pour l’infanterie par-dessus la Meuse.</translation>
  </message>
  <message>
   <source>One less at a different height.</source>
   <translation>Moins un à un niveau différent.</translation>
  </message>
  <message>
   <source>A steep bank is a difference of elevation, upward and downward.</source>
   <translation>Une berge escarpée est une différence de niveau, en montant comme en descendant.</translation>
  </message>
  <message>
   <source>One more or less for fatigue.</source>
   <translation>Plus ou moins un pour la fatigue.</translation>
  </message>
  <message>
   <source>Bonuses</source>
   <translation>Bonus</translation>
  </message>
  <message>
   <source>The bonuses of 7.2.</source>
   <translation>Les bonus de 7.2.</translation>
  </message>
  <message>
   <source>The difference of cohesion.</source>
   <translation>La différence de cohésion.</translation>
  </message>
  <message>
   <source>Effect of cohesion</source>
   <translation>Effet de la cohésion</translation>
  </message>
  <message>
   <source>Heads the next paragraphs.</source>
   <translation>Titre des paragraphes suivants.</translation>
  </message>
  <message>
   <source>Leaders</source>
   <translation>Unités meneuses</translation>
  </message>
  <message>
   <source>Each player, the attacker first, names the unit whose cohesion counts.</source>
   <translation>Chaque joueur, l’attaquant d’abord, nomme l’unité dont la cohésion compte.</translation>
  </message>
  <message>
   <source>First loss</source>
   <translation>Première perte</translation>
  </message>
  <message>
   <source>That unit takes the first loss.</source>
   <translation>Cette unité prend la première perte.</translation>
  </message>
  <message>
   <source>The terrain of the defender and the value find the column; beyond the table the lowest.</source>
   <translation>Le terrain du défenseur et la valeur donnent la colonne ; en deçà de la table, la plus basse.</translation>
  </message>
  <message>
   <source>A steep bank that any attacker climbs counts as its own terrain.</source>
   <translation>Une berge escarpée que gravit un attaquant compte comme terrain à elle seule.</translation>
  </message>
  <message>
   <source>Ae, De</source>
   <translation>Ae, De</translation>
  </message>
  <message>
   <source>All units of a side are destroyed.</source>
   <translation>Toutes les unités d’un camp sont détruites.</translation>
  </message>
  <message>
   <source>R1, R2</source>
   <translation>R1, R2</translation>
  </message>
  <message>
   <source>Retreat one or two hexes, or lose steps instead.</source>
   <translation>Retraitez d’un ou deux hexagones, ou perdez des pas à la place.</translation>
  </message>
  <message>
   <source>A, D</source>
   <translation>A, D</translation>
  </message>
  <message>
   <source>Lose one or two steps, the first by the named unit.</source>
   <translation>Perdez un ou deux pas, le premier par l’unité nommée.</translation>
  </message>
  <message>
   <source>Result d</source>
   <translation>Résultat d</translation>
  </message>
  <message>
   <source>All units test in order not to break; who fails retreats two hexes.</source>
   <translation>Toutes les unités testent pour ne pas rompre ; qui échoue retraite de deux hexagones.</translation>
  </message>
  <message>
   <source>Here those that fail retreat two hexes, in 7.5/3 four. They break as 7.5 has it; an option makes it an R2 and no more. Each unit throws for itself.</source>
   <translation>Ici, celles qui échouent reculent de deux hexagones, en 7.5/3 de quatre. Elles rompent selon 7.5 ; une option en fait un simple R2. Chaque unité jette pour elle-même.</translation>
  </message>
  <message>
   <source>What becomes of a unit that fails the test of a result d?</source>
   <translation>Que devient une unité qui échoue au test d’un résultat d ?</translation>
  </message>
  <message>
   <source>It breaks and retreats four hexes (7.5)</source>
   <translation>Elle rompt et recule de quatre hexagones (7.5)</translation>
  </message>
  <message>
   <source>It retreats two hexes and does not break</source>
   <translation>Elle recule de deux hexagones et ne rompt pas</translation>
  </message>
  <message>
   <source>[CR]</source>
   <translation>[CR]</translation>
  </message>
  <message>
   <source>Close combat, and a step each.</source>
   <translation>Combat rapproché, et un pas chacun.</translation>
  </message>
  <message>
   <source>[cr]</source>
   <translation>[cr]</translation>
  </message>
  <message>
   <source>Close combat.</source>
   <translation>Combat rapproché.</translation>
  </message>
  <message>
   <source>Applying</source>
   <translation>Application</translation>
  </message>
  <message>
   <source>Heads the order of results.</source>
   <translation>Titre de l’ordre des résultats.</translation>
  </message>
  <message>
   <source>Order</source>
   <translation>Ordre</translation>
  </message>
  <message>
   <source>Says that the order follows.</source>
   <translation>Dit que l’ordre suit.</translation>
  </message>
  <message>
   <source>Defender first</source>
   <translation>Le défenseur d’abord</translation>
  </message>
  <message>
   <source>Losses, then tests against retreat, then retreat.</source>
   <translation>Pertes, puis tests contre la retraite, puis retraite.</translation>
  </message>
  <message>
   <source>Then the attacker</source>
   <translation>Puis l’attaquant</translation>
  </message>
  <message>
   <source>The attacker does the same, and may advance into a cleared hex unless it lost a step by a retreat.</source>
   <translation>L’attaquant fait de même, et peut avancer dans un hexagone dégagé s’il n’a pas perdu de pas par une retraite.</translation>
  </message>
  <message>
   <source>An attacker with a retreat result does not advance at all; nor do motor troops where they could not move.</source>
   <translation>Un attaquant avec un résultat de retraite n’avance pas du tout ; les troupes motorisées non plus là où elles ne pourraient pas bouger.</translation>
  </message>
  <message>
   <source>Tests</source>
   <translation>Tests</translation>
  </message>
  <message>
   <source>Standing</source>
   <translation>Tenir</translation>
  </message>
  <message>
   <source>One throw for all; who passes may lose a step for one hex of retreat, the others go the whole way.</source>
   <translation>Un jet pour toutes ; qui réussit peut perdre un pas pour un hexagone de retraite, les autres font tout le chemin.</translation>
  </message>
  <message>
   <source>Fatigued</source>
   <translation>Fatiguée</translation>
  </message>
  <message>
   <source>A fatigued unit with an R2 tests before all else.</source>
   <translation>Une unité fatiguée avec un R2 teste avant toute chose.</translation>
  </message>
  <message>
   <source>By the table</source>
   <translation>Selon la table</translation>
  </message>
  <message>
   <source>A unit tests where the table says so.</source>
   <translation>Une unité teste là où la table le dit.</translation>
  </message>
  <message>
   <source>The sign that is missing in the text is taken to be d.</source>
   <translation>Le signe qui manque dans le texte est supposé être d.</translation>
  </message>
  <message>
   <source>Broken</source>
   <translation>Rompue</translation>
  </message>
  <message>
   <source>Who fails breaks: four hexes back, and a marker.</source>
   <translation>Qui échoue rompt : quatre hexagones en arrière, et un marqueur.</translation>
  </message>
  <message>
   <source>A broken unit has two off the die.</source>
   <translation>Une unité rompue a moins deux au dé.</translation>
  </message>
  <message>
   <source>Recovery</source>
   <translation>Ralliement</translation>
  </message>
  <message>
   <source>A test at the start of movement; till then no forced march and no enemy zone on its own.</source>
   <translation>Un test au début du mouvement ; d’ici là, pas de marche forcée ni d’entrée volontaire en zone ennemie.</translation>
  </message>
  <message>
   <source>It does not enter a zone of its own accord; a retreat may drive it into one.</source>
   <translation>Elle n’entre pas d’elle-même dans une zone ; une retraite peut l’y pousser.</translation>
  </message>
  <message>
   <source>How units retreat.</source>
   <translation>Comment les unités retraitent.</translation>
  </message>
  <message>
   <source>Their owner chooses the way; units of one hex with as far to go stay together; no retreat leaves the map or takes to boats, and where there is a choice it does not come back to a hex it has left.</source>
   <translation>Leur propriétaire choisit le chemin ; les unités d’un hexagone qui ont autant à reculer restent ensemble ; aucune retraite ne quitte la carte ni ne prend de bateaux, et là où il y a le choix, elle ne revient pas dans un hexagone quitté.</translation>
  </message>
  <message>
   <source>Surrounded</source>
   <translation>Encerclées</translation>
  </message>
  <message>
   <source>With the enemy in all hexes around they are captured.</source>
   <translation>Avec l’ennemi dans tous les hexagones alentour, elles sont capturées.</translation>
  </message>
  <message>
   <source>With enemy zones all around each loses a step, unless a friend stands in one of the hexes, which they must take.</source>
   <translation>Avec des zones ennemies tout autour, chacune perd un pas, à moins qu’un ami ne soit dans un des hexagones, qu’elles doivent prendre.</translation>
  </message>
  <message>
   <source>Impassable</source>
   <translation>Impraticable</translation>
  </message>
  <message>
   <source>No retreat into impassable hexes; without another way a step is lost.</source>
   <translation>Pas de retraite en hexagones impraticables ; sans autre chemin, un pas est perdu.</translation>
  </message>
  <message>
   <source>They lose the step and stay. Ground that is closed to a unit in movement is closed to it in retreat.</source>
   <translation>Elles perdent le pas et restent. Un terrain fermé à une unité en mouvement lui est fermé en retraite.</translation>
  </message>
  <message>
   <source>No room</source>
   <translation>Pas de place</translation>
  </message>
  <message>
   <source>A retreat into a full hex goes on; who cannot meet the rules is destroyed.</source>
   <translation>Une retraite dans un hexagone plein continue ; qui ne peut suivre les règles est détruit.</translation>
  </message>
  <message>
   <source>Held</source>
   <translation>Tenues</translation>
  </message>
  <message>
   <source>Units in close combat do not move until the next combat segment.</source>
   <translation>Les unités en combat rapproché ne bougent pas jusqu’au segment de combat suivant.</translation>
  </message>
  <message>
   <source>Nobody is held once the other side of a close combat is gone.</source>
   <translation>Personne n’est plus tenu quand l’autre camp d’un combat rapproché a disparu.</translation>
  </message>
  <message>
   <source>The next active player must attack one hex with units that hold its own.</source>
   <translation>Le joueur actif suivant doit attaquer un hexagone avec des unités qui tiennent les siennes.</translation>
  </message>
  <message>
   <source>The units of one hex alone are attacked; those of other hexes of the same close combat take no part, against free units too. At least one unit that is held attacks; free units only join.</source>
   <translation>Seules les unités d’un hexagone sont attaquées ; celles des autres hexagones du même combat rapproché n’y prennent pas part, même contre des unités libres. Au moins une unité accrochée attaque ; les unités libres ne font que se joindre à elle.</translation>
  </message>
  <message>
   <source>One phase</source>
   <translation>Une phase</translation>
  </message>
  <message>
   <source>It lasts one phase, unless the next result is close combat again.</source>
   <translation>Il dure une phase, à moins que le résultat suivant ne soit encore un combat rapproché.</translation>
  </message>
  <message>
   <source>Reinforcing</source>
   <translation>Renforcer</translation>
  </message>
  <message>
   <source>Others may join from beside or within the hexes.</source>
   <translation>D’autres peuvent s’y joindre d’à côté ou dans les hexagones.</translation>
  </message>
  <message>
   <source>Aviation</source>
   <translation>Aviation</translation>
  </message>
  <message>
   <source>Six German and three French aviation points a turn.</source>
   <translation>Six points d’aviation allemands et trois français par tour.</translation>
  </message>
  <message>
   <source>Erratum</source>
   <translation>Erratum</translation>
  </message>
  <message>
   <source>One set of aviation markers only.</source>
   <translation>Un seul jeu de marqueurs d’aviation.</translation>
  </message>
  <message>
   <source>Use</source>
   <translation>Usage</translation>
  </message>
  <message>
   <source>Heads the paragraphs on their use.</source>
   <translation>Titre des paragraphes sur leur usage.</translation>
  </message>
  <message>
   <source>Secret</source>
   <translation>Secret</translation>
  </message>
  <message>
   <source>Before each battle both sides choose none, one or two, and show them together.</source>
   <translation>Avant chaque combat, les deux camps choisissent aucun, un ou deux, et les montrent ensemble.</translation>
  </message>
  <message>
   <source>After artillery, which is open.</source>
   <translation>Après l’artillerie, qui est à découvert.</translation>
  </message>
  <message>
   <source>Neutralised</source>
   <translation>Neutralisés</translation>
  </message>
  <message>
   <source>Equal points cancel; each other adds 2 for its side.</source>
   <translation>Les points égaux s’annulent ; chaque autre ajoute 2 à son camp.</translation>
  </message>
  <message>
   <source>Spent</source>
   <translation>Dépensés</translation>
  </message>
  <message>
   <source>Who has none left cannot answer.</source>
   <translation>Qui n’en a plus ne peut répondre.</translation>
  </message>
  <message>
   <source>Aircraft may fire in a barrage in range of a headquarters: 6 German, 4 French, two at most.</source>
   <translation>L’aviation peut tirer dans un barrage à portée d’un état-major : 6 l’allemande, 4 la française, deux au plus.</translation>
  </message>
  <message>
   <source>Each point once a turn.</source>
   <translation>Chaque point une fois par tour.</translation>
  </message>
  <message>
   <source>Who exploits</source>
   <translation>Qui exploite</translation>
  </message>
  <message>
   <source>German Panzer divisions and light cavalry divisions move again at half; nobody enters an enemy zone.</source>
   <translation>Les divisions de Panzer et les divisions légères de cavalerie bougent encore à moitié ; personne n’entre en zone ennemie.</translation>
  </message>
  <message>
   <source>1/8 lets all mechanised and armoured units exploit. The section on the subject holds; an option takes 1/8 instead.</source>
   <translation>1/8 laisse exploiter toutes les unités mécanisées et blindées. La section du sujet vaut ; une option prend 1/8 à la place.</translation>
  </message>
  <message>
   <source>Who moves in the exploitation?</source>
   <translation>Qui bouge dans l’exploitation ?</translation>
  </message>
  <message>
   <source>Panzer divisions and light cavalry divisions (9)</source>
   <translation>Les divisions de Panzer et les divisions légères de cavalerie (9)</translation>
  </message>
  <message>
   <source>All mechanised and armoured units (1/8)</source>
   <translation>Toutes les unités mécanisées et blindées (1/8)</translation>
  </message>
  <message>
   <source>A unit is supplied through its headquarters, which must be supplied itself.</source>
   <translation>Une unité est ravitaillée par son état-major, qui doit l’être lui-même.</translation>
  </message>
  <message>
   <source>Lines</source>
   <translation>Lignes</translation>
  </message>
  <message>
   <source>A line of hexes without enemies and their zones, in which a friend cancels a zone, no longer than the command range.</source>
   <translation>Une ligne d’hexagones sans ennemis ni leurs zones, où un ami annule une zone, pas plus longue que la portée de commandement.</translation>
  </message>
  <message>
   <source>Sources</source>
   <translation>Sources</translation>
  </message>
  <message>
   <source>Its headquarters for a unit, a map edge for a headquarters.</source>
   <translation>Son état-major pour une unité, un bord de carte pour un état-major.</translation>
  </message>
  <message>
   <source>West or north edge, west of the Meuse.</source>
   <translation>Bord ouest ou nord, à l’ouest de la Meuse.</translation>
  </message>
  <message>
   <source>East edge.</source>
   <translation>Bord est.</translation>
  </message>
  <message>
   <source>All its units</source>
   <translation>Toutes ses unités</translation>
  </message>
  <message>
   <source>Units of an unsupplied headquarters are unsupplied.</source>
   <translation>Les unités d’un état-major non ravitaillé ne sont pas ravitaillées.</translation>
  </message>
  <message>
   <source>Any length</source>
   <translation>Toute longueur</translation>
  </message>
  <message>
   <source>A headquarters' line may be of any length.</source>
   <translation>La ligne d’un état-major peut être de longueur quelconque.</translation>
  </message>
  <message>
   <source>Check</source>
   <translation>Test</translation>
  </message>
  <message>
   <source>Each turn all units are checked; penalties follow.</source>
   <translation>À chaque tour, toutes les unités sont vérifiées ; les pénalités suivent.</translation>
  </message>
  <message>
   <source>No artillery support.</source>
   <translation>Pas de soutien d’artillerie.</translation>
  </message>
  <message>
   <source>Values</source>
   <translation>Valeurs</translation>
  </message>
  <message>
   <source>Cohesion, attack and defence are one less, not below 0.</source>
   <translation>Cohésion, attaque et défense diminuent d’un, pas sous 0.</translation>
  </message>
  <message>
   <source>Half the points.</source>
   <translation>La moitié des points.</translation>
  </message>
  <message>
   <source>Zone</source>
   <translation>Zone</translation>
  </message>
  <message>
   <source>It keeps its zone.</source>
   <translation>Elle garde sa zone.</translation>
  </message>
  <message>
   <source>A marker shows it.</source>
   <translation>Un marqueur l’indique.</translation>
  </message>
  <message>
   <source>An unsupplied headquarters uses no artillery.</source>
   <translation>Un état-major non ravitaillé n’use pas d’artillerie.</translation>
  </message>
  <message>
   <source>At the end of its owner's phase, so that a surrounded unit has a phase to break out.</source>
   <translation>À la fin de la phase de son propriétaire, pour qu’une unité encerclée ait une phase pour se dégager.</translation>
  </message>
  <message>
   <source>The marker goes at such a check.</source>
   <translation>Le marqueur part lors d’un tel test.</translation>
  </message>
  <message>
   <source>Marking</source>
   <translation>Marquage</translation>
  </message>
  <message>
   <source>Who has no line then gets the marker.</source>
   <translation>Qui n’a alors pas de ligne reçoit le marqueur.</translation>
  </message>
  <message>
   <source>1st DCR</source>
   <translation>1re DCR</translation>
  </message>
  <message>
   <source>After their turn of entry the four tank battalions suffer from their engines.</source>
   <translation>Après leur tour d’entrée, les quatre bataillons de chars souffrent de leurs moteurs.</translation>
  </message>
  <message>
   <source>The turn in which a battalion really comes counts.</source>
   <translation>C’est le tour où un bataillon arrive vraiment qui compte.</translation>
  </message>
  <message>
   <source>Engines</source>
   <translation>Moteurs</translation>
  </message>
  <message>
   <source>Two dice before each moves: 8 to 10 half the points and no forced march, 11 or 12 none.</source>
   <translation>Deux dés avant que chacun bouge : 8 à 10, moitié des points et pas de marche forcée ; 11 ou 12, aucun.</translation>
  </message>
  <message>
   <source>The printed 19 is read as 10, the only total left between 9 and 11.</source>
   <translation>Le 19 imprimé est lu comme 10, le seul total restant entre 9 et 11.</translation>
  </message>
  <message>
   <source>None at 8 or more.</source>
   <translation>Aucune sur 8 ou plus.</translation>
  </message>
  <message>
   <source>Immobile</source>
   <translation>Immobile</translation>
  </message>
  <message>
   <source>An immobilised unit with a retreat result is destroyed.</source>
   <translation>Une unité immobilisée avec un résultat de retraite est détruite.</translation>
  </message>
  <message>
   <source>A battalion that has broken down stays so until its engines are tried again, in the German phase too. Breaking is a retreat result.</source>
   <translation>Un bataillon en panne le reste jusqu’à ce qu’on essaie de nouveau ses moteurs, dans la phase allemande aussi. Rompre est un résultat de retraite.</translation>
  </message>
  <message>
   <source>Scenarios</source>
   <translation>Scénarios</translation>
  </message>
  <message>
   <source>Heads the scenarios.</source>
   <translation>Titre des scénarios.</translation>
  </message>
  <message>
   <source>Historical</source>
   <translation>Historique</translation>
  </message>
  <message>
   <source>Heads the historical scenario.</source>
   <translation>Titre du scénario historique.</translation>
  </message>
  <message>
   <source>The French rules, not at hand, have the set-up.</source>
   <translation>Les règles françaises, non disponibles, ont le déploiement.</translation>
  </message>
  <message>
   <source>The scenario file holds a set-up from history.</source>
   <translation>Le fichier du scénario contient un déploiement d’après l’histoire.</translation>
  </message>
  <message>
   <source>First</source>
   <translation>Premiers</translation>
  </message>
  <message>
   <source>The Germans move first.</source>
   <translation>Les Allemands bougent d’abord.</translation>
  </message>
  <message>
   <source>Free</source>
   <translation>Libre</translation>
  </message>
  <message>
   <source>Heads the free set-up.</source>
   <translation>Titre du déploiement libre.</translation>
  </message>
  <message>
   <source>West bank</source>
   <translation>Rive ouest</translation>
  </message>
  <message>
   <source>The French set all up west of the Meuse, but for the units that follow.</source>
   <translation>Les Français déploient tout à l’ouest de la Meuse, sauf les unités qui suivent.</translation>
  </message>
  <message>
   <source>Units may be taken back while the set-up lasts.</source>
   <translation>Les unités peuvent être reprises tant que dure le déploiement.</translation>
  </message>
  <message>
   <source>4th DINA</source>
   <translation>4e DINA</translation>
  </message>
  <message>
   <source>In column 03 or west of it.</source>
   <translation>Dans la colonne 03 ou à l’ouest de celle-ci.</translation>
  </message>
  <message>
   <source>8th RI</source>
   <translation>8e RI</translation>
  </message>
  <message>
   <source>Enters on turn 1 at 3001.</source>
   <translation>Entre au tour 1 en 3001.</translation>
  </message>
  <message>
   <source>248th and 337th RI</source>
   <translation>248e et 337e RI</translation>
  </message>
  <message>
   <source>Enter on turn 1 at 2020.</source>
   <translation>Entrent au tour 1 en 2020.</translation>
  </message>
  <message>
   <source>Turn 1 on a die of 1 or 2, else turn 2.</source>
   <translation>Tour 1 sur un dé de 1 ou 2, sinon tour 2.</translation>
  </message>
  <message>
   <source>By the entry hexes of the historical scenario.</source>
   <translation>Par les hexagones d’entrée du scénario historique.</translation>
  </message>
  <message>
   <source>As in history.</source>
   <translation>Comme dans l’histoire.</translation>
  </message>
  <message>
   <source>The sluice</source>
   <translation>L’écluse</translation>
  </message>
  <message>
   <source>Heads the paragraph on the sluice.</source>
   <translation>Titre du paragraphe sur l’écluse.</translation>
  </message>
  <message>
   <source>The French may blow the sluice at Houx; then the Germans name three points south of it, each a ford on 1 to 3: 4 points, and one off the die.</source>
   <translation>Les Français peuvent faire sauter l’écluse de Houx ; les Allemands nomment alors trois points au sud, chacun un gué sur 1 à 3 : 4 points, et moins un au dé.</translation>
  </message>
  <message>
   <source>All three are named before a die is thrown.</source>
   <translation>Les trois sont nommés avant qu’un dé soit jeté.</translation>
  </message>
  <message>
   <source>Heads the victory conditions.</source>
   <translation>Titre des conditions de victoire.</translation>
  </message>
  <message>
   <source>Both sides score for destroyed units and objectives, counted at the end.</source>
   <translation>Les deux camps marquent pour les unités détruites et les objectifs, comptés à la fin.</translation>
  </message>
  <message>
   <source>Strategic</source>
   <translation>Stratégique</translation>
  </message>
  <message>
   <source>Half as many points again as the other side, or more.</source>
   <translation>Moitié plus de points que l’autre camp, ou davantage.</translation>
  </message>
  <message>
   <source>Tactical</source>
   <translation>Tactique</translation>
  </message>
  <message>
   <source>From 30 to 50 per cent more.</source>
   <translation>De 30 à 50 pour cent de plus.</translation>
  </message>
  <message>
   <source>Draw</source>
   <translation>Nul</translation>
  </message>
  <message>
   <source>Less than that.</source>
   <translation>Moins que cela.</translation>
  </message>
  <message>
   <source>Heads the list of points.</source>
   <translation>Titre de la liste des points.</translation>
  </message>
  <message>
   <source>Towns</source>
   <translation>Localités</translation>
  </message>
  <message>
   <source>Points for towns are in the French rules.</source>
   <translation>Les points des localités sont dans les règles françaises.</translation>
  </message>
  <message>
   <source>The French rules are not at hand; tables.yaml holds reconstructed objectives, for whoever holds them at the end.</source>
   <translation>Les règles françaises ne sont pas disponibles ; tables.yaml contient des objectifs reconstitués, pour qui les tient à la fin.</translation>
  </message>
  <message>
   <source>Frontier</source>
   <translation>Frontière</translation>
  </message>
  <message>
   <source>25 points to the Germans for passing the western French frontier.</source>
   <translation>25 points aux Allemands pour le passage de la frontière française de l’ouest.</translation>
  </message>
  <message>
   <source>Once, for the first unit that leaves by the marked hexes of the west edge.</source>
   <translation>Une fois, pour la première unité qui sort par les hexagones marqués du bord ouest.</translation>
  </message>
  <message>
   <source>Destroyed units</source>
   <translation>Unités détruites</translation>
  </message>
  <message>
   <source>Heads the French list.</source>
   <translation>Titre de la liste française.</translation>
  </message>
  <message>
   <source>4 to the French.</source>
   <translation>4 aux Français.</translation>
  </message>
  <message>
   <source>6 to the French.</source>
   <translation>6 aux Français.</translation>
  </message>
  <message>
   <source>8 to the French.</source>
   <translation>8 aux Français.</translation>
  </message>
  <message>
   <source>EM</source>
   <translation>EM</translation>
  </message>
  <message>
   <source>10 to the French.</source>
   <translation>10 aux Français.</translation>
  </message>
  <message>
   <source>Heads the German list.</source>
   <translation>Titre de la liste allemande.</translation>
  </message>
  <message>
   <source>2 to the Germans.</source>
   <translation>2 aux Allemands.</translation>
  </message>
  <message>
   <source>3 to the Germans.</source>
   <translation>3 aux Allemands.</translation>
  </message>
  <message>
   <source>Armoured</source>
   <translation>Blindées</translation>
  </message>
  <message>
   <source>4 to the Germans.</source>
   <translation>4 aux Allemands.</translation>
  </message>
  <message>
   <source>Divisional EM</source>
   <translation>EM de division</translation>
  </message>
  <message>
   <source>5 to the Germans.</source>
   <translation>5 aux Allemands.</translation>
  </message>
  <message>
   <source>Corps EM</source>
   <translation>EM de corps d’armée</translation>
  </message>
  <message>
   <source>10 to the Germans.</source>
   <translation>10 aux Allemands.</translation>
  </message>
  <message>
   <source>Heads the counter errata.</source>
   <translation>Titre des errata des pions.</translation>
  </message>
  <message>
   <source>1st DLC</source>
   <translation>1re DLC</translation>
  </message>
  <message>
   <source>Its headquarters has one artillery point.</source>
   <translation>Son état-major a un point d’artillerie.</translation>
  </message>
  <message>
   <source>1940: Case Yellow</source>
   <translation>1940 : Plan jaune</translation>
  </message>
  <message>
   <source>Germany attacks through Belgium, Holland, Luxembourg and France on 10 May 1940 and has nineteen days to do
better than it did in history. Three victory points by 28 May win; fewer lose.</source>
   <translation>L’Allemagne attaque par la Belgique, les Pays-Bas, le Luxembourg et la France le 10 mai 1940 et a dix-neuf jours pour faire mieux que dans l’histoire. Trois points de victoire au 28 mai font gagner ; moins font perdre.</translation>
  </message>
  <message>
   <source>How a front is broken at one place and the gap kept open: massed armour, air points, zones of control and
supply, neutrals that give in, and reserves that come late.</source>
   <translation>Comment un front se rompt en un point et la brèche reste ouverte : blindés massés, points d’aviation, zones de contrôle et
ravitaillement, neutres qui cèdent, réserves qui arrivent tard.</translation>
  </message>
  <message>
   <source>Allies</source>
   <translation>Alliés</translation>
  </message>
  <message>
   <source>10-11 May</source>
   <translation>10-11 mai</translation>
  </message>
  <message>
   <source>12-13 May</source>
   <translation>12-13 mai</translation>
  </message>
  <message>
   <source>14-15 May</source>
   <translation>14-15 mai</translation>
  </message>
  <message>
   <source>British reinforcements</source>
   <translation>Renforts britanniques</translation>
  </message>
  <message>
   <source>16-17 May</source>
   <translation>16-17 mai</translation>
  </message>
  <message>
   <source>18-19 May</source>
   <translation>18-19 mai</translation>
  </message>
  <message>
   <source>RAF maximum effort decided; first French capitulation check</source>
   <translation>Décision sur l’effort maximal de la RAF ; premier test de capitulation française</translation>
  </message>
  <message>
   <source>20-21 May</source>
   <translation>20-21 mai</translation>
  </message>
  <message>
   <source>22-23 May</source>
   <translation>22-23 mai</translation>
  </message>
  <message>
   <source>24-25 May</source>
   <translation>24-25 mai</translation>
  </message>
  <message>
   <source>Emergency units and Bauman Division</source>
   <translation>Unités d’urgence et division Bauman</translation>
  </message>
  <message>
   <source>26-27 May</source>
   <translation>26-27 mai</translation>
  </message>
  <message>
   <source>28 May</source>
   <translation>28 mai</translation>
  </message>
  <message>
   <source>One couplet, then the game ends</source>
   <translation>Une manche, puis la partie finit</translation>
  </message>
  <message>
   <source>Game Turn</source>
   <translation>Tour de jeu</translation>
  </message>
  <message>
   <source>German Step Loss</source>
   <translation>Pas allemands perdus</translation>
  </message>
  <message>
   <source>BEF Step Loss</source>
   <translation>Pas BEF perdus</translation>
  </message>
  <message>
   <source>Terror Bombing</source>
   <translation>Bombardement de terreur</translation>
  </message>
  <message>
   <source>Roer Flood</source>
   <translation>Crue de la Roer</translation>
  </message>
  <message>
   <source>German Control</source>
   <translation>Contrôle allemand</translation>
  </message>
  <message>
   <source>Allied Control</source>
   <translation>Contrôle allié</translation>
  </message>
  <message>
   <source>french</source>
   <translation>France</translation>
  </message>
  <message>
   <source>small fort</source>
   <translation>petit ouvrage</translation>
  </message>
  <message>
   <source>large fort</source>
   <translation>gros ouvrage</translation>
  </message>
  <message>
   <source>hex by 4.7.B</source>
   <translation>hexagone selon 4.7.B</translation>
  </message>
  <message>
   <source>hex by 4.7.C</source>
   <translation>hexagone selon 4.7.C</translation>
  </message>
  <message>
   <source>german</source>
   <translation>Allemagne</translation>
  </message>
  <message>
   <source>infantry</source>
   <translation>infanterie</translation>
  </message>
  <message>
   <source>light infantry</source>
   <translation>infanterie légère</translation>
  </message>
  <message>
   <source>no horse-cavalry symbol among the types of rulebook 2.8</source>
   <translation>pas de symbole de cavalerie à cheval parmi les types de la règle 2.8</translation>
  </message>
  <message>
   <source>tank</source>
   <translation>chars</translation>
  </message>
  <message>
   <source>steps by 2.14</source>
   <translation>pas selon 2.14</translation>
  </message>
  <message>
   <source>motor infantry</source>
   <translation>infanterie motorisée</translation>
  </message>
  <message>
   <source>mountain infantry</source>
   <translation>infanterie de montagne</translation>
  </message>
  <message>
   <source>static infantry</source>
   <translation>infanterie statique</translation>
  </message>
  <message>
   <source>the lower step is reconstructed</source>
   <translation>le pas inférieur est reconstitué</translation>
  </message>
  <message>
   <source>volatile by 2.11.C</source>
   <translation>volatile selon 2.11.C</translation>
  </message>
  <message>
   <source>airborne coup</source>
   <translation>coup de main aéroporté</translation>
  </message>
  <message>
   <source>historical target only, may land anywhere</source>
   <translation>objectif historique seulement, peut atterrir partout</translation>
  </message>
  <message>
   <source>lt mech cavalry</source>
   <translation>cavalerie mécanique légère</translation>
  </message>
  <message>
   <source>fortress infantry</source>
   <translation>infanterie de forteresse</translation>
  </message>
  <message>
   <source>name by 2.7</source>
   <translation>nom selon 2.7</translation>
  </message>
  <message>
   <source>historical place is off the south-east edge of the map, therefore SR</source>
   <translation>le lieu historique est hors du bord sud-est de la carte, donc SR</translation>
  </message>
  <message>
   <source>stood off the map (upper Rhine), therefore SR</source>
   <translation>se trouvait hors carte (haut Rhin), donc SR</translation>
  </message>
  <message>
   <source>formed 15 May; in the SR pool from the start for simplicity, or from turn 3</source>
   <translation>formée le 15 mai ; dans la SR dès le début par simplicité, ou à partir du tour 3</translation>
  </message>
  <message>
   <source>Polish division in French service; not mentioned in rulebook 000</source>
   <translation>division polonaise au service de la France ; non citée dans les règles 000</translation>
  </message>
  <message>
   <source>british</source>
   <translation>Grande-Bretagne</translation>
  </message>
  <message>
   <source>stacking by 11.4, supply by 10.8.B</source>
   <translation>empilement selon 11.4, ravitaillement selon 10.8.B</translation>
  </message>
  <message>
   <source>labour division: one step</source>
   <translation>division de travailleurs : un pas</translation>
  </message>
  <message>
   <source>arrival by 12.4.A</source>
   <translation>arrivée selon 12.4.A</translation>
  </message>
  <message>
   <source>british emergency</source>
   <translation>unité d’urgence britannique</translation>
  </message>
  <message>
   <source>movement reconstructed</source>
   <translation>mouvement reconstitué</translation>
  </message>
  <message>
   <source>type by 12.5.A, arrival by 12.5.A, stacking by 11.4, supply by 10.8.B</source>
   <translation>type selon 12.5.A, arrivée selon 12.5.A, empilement selon 11.4, ravitaillement selon 10.8.B</translation>
  </message>
  <message>
   <source>belgian</source>
   <translation>Belgique</translation>
  </message>
  <message>
   <source>bicycle infantry</source>
   <translation>infanterie cycliste</translation>
  </message>
  <message>
   <source>motorcycle cavalry</source>
   <translation>cavalerie motocycliste</translation>
  </message>
  <message>
   <source>start by 6.4.B</source>
   <translation>départ selon 6.4.B</translation>
  </message>
  <message>
   <source>hex by 7.5</source>
   <translation>hexagone selon 7.5</translation>
  </message>
  <message>
   <source>dutch</source>
   <translation>Pays-Bas</translation>
  </message>
  <message>
   <source>size by 9.4.B</source>
   <translation>taille selon 9.4.B</translation>
  </message>
  <message>
   <source>raf</source>
   <translation>RAF</translation>
  </message>
  <message>
   <source>dummy</source>
   <translation>leurre</translation>
  </message>
  <message>
   <source>full</source>
   <translation>complet</translation>
  </message>
  <message>
   <source>basic</source>
   <translation>de base</translation>
  </message>
  <message>
   <source>always</source>
   <translation>toujours</translation>
  </message>
  <message>
   <source>with sickle cut</source>
   <translation>avec le Coup de faucille</translation>
  </message>
  <message>
   <source>of every fort</source>
   <translation>de chaque ouvrage</translation>
  </message>
  <message>
   <source>of any fort</source>
   <translation>d’un seul ouvrage</translation>
  </message>
  <message>
   <source>for each reason</source>
   <translation>pour chaque raison</translation>
  </message>
  <message>
   <source>once</source>
   <translation>une fois</translation>
  </message>
  <message>
   <source>comes first</source>
   <translation>vient en premier</translation>
  </message>
  <message>
   <source>comes last</source>
   <translation>vient en dernier</translation>
  </message>
  <message>
   <source>Belgium</source>
   <translation>Belgique</translation>
  </message>
  <message>
   <source>Luxembourg</source>
   <translation>Luxembourg</translation>
  </message>
  <message>
   <source>Netherlands</source>
   <translation>Pays-Bas</translation>
  </message>
  <message>
   <source>Britain</source>
   <translation>Grande-Bretagne</translation>
  </message>
  <message>
   <source>Rough</source>
   <translation>Accidenté</translation>
  </message>
  <message>
   <source>Ardennes</source>
   <translation>Ardennes</translation>
  </message>
  <message>
   <source>Marsh</source>
   <translation>Marais</translation>
  </message>
  <message>
   <source>Watergangs</source>
   <translation>Watergangs</translation>
  </message>
  <message>
   <source>Canal</source>
   <translation>Canal</translation>
  </message>
  <message>
   <source>All-sea hexside</source>
   <translation>Côté tout en mer</translation>
  </message>
  <message>
   <source>Causeway</source>
   <translation>Digue</translation>
  </message>
  <message>
   <source>Roer flood stretch</source>
   <translation>Crue de la Roer</translation>
  </message>
  <message>
   <source>city</source>
   <translation>grande ville</translation>
  </message>
  <message>
   <source>town</source>
   <translation>ville</translation>
  </message>
  <message>
   <source>Grebbe line</source>
   <translation>Ligne du Grebbe</translation>
  </message>
  <message>
   <source>Peel-Raam line</source>
   <translation>Ligne Peel-Raam</translation>
  </message>
  <message>
   <source>Fortress Holland, east front</source>
   <translation>Forteresse Hollande, front est</translation>
  </message>
  <message>
   <source>Fortress Holland</source>
   <translation>Forteresse Hollande</translation>
  </message>
  <message>
   <source>Fortress Holland, south front</source>
   <translation>Forteresse Hollande, front sud</translation>
  </message>
  <message>
   <source>Antwerp position</source>
   <translation>Position d’Anvers</translation>
  </message>
  <message>
   <source>Albert Canal line</source>
   <translation>Ligne du canal Albert</translation>
  </message>
  <message>
   <source>Dyle line</source>
   <translation>Ligne de la Dyle</translation>
  </message>
  <message>
   <source>Namur</source>
   <translation>Namur</translation>
  </message>
  <message>
   <source>Liège</source>
   <translation>Liège</translation>
  </message>
  <message>
   <source>Ghent bridgehead</source>
   <translation>Tête de pont de Gand</translation>
  </message>
  <message>
   <source>Lille frontier</source>
   <translation>Frontière de Lille</translation>
  </message>
  <message>
   <source>Maubeuge</source>
   <translation>Maubeuge</translation>
  </message>
  <message>
   <source>Trélon - Rocroi</source>
   <translation>Trélon - Rocroi</translation>
  </message>
  <message>
   <source>Meuse, Mézières to Mouzon</source>
   <translation>Meuse, de Mézières à Mouzon</translation>
  </message>
  <message>
   <source>Siegfried Line, Aachen</source>
   <translation>Ligne Siegfried, Aix-la-Chapelle</translation>
  </message>
  <message>
   <source>Siegfried Line, Eifel</source>
   <translation>Ligne Siegfried, Eifel</translation>
  </message>
  <message>
   <source>Siegfried Line, Trier and Saar</source>
   <translation>Ligne Siegfried, Trèves et Sarre</translation>
  </message>
  <message>
   <source>Siegfried Line, Palatinate</source>
   <translation>Ligne Siegfried, Palatinat</translation>
  </message>
  <message>
   <source>Siegfried Line, extension of 1940</source>
   <translation>Ligne Siegfried, extension de 1940</translation>
  </message>
  <message>
   <source>Maginot Line</source>
   <translation>Ligne Maginot</translation>
  </message>
  <message>
   <source>Sarreguemines Gap</source>
   <translation>Trouée de Sarreguemines</translation>
  </message>
  <message>
   <source>Gap in the Vosges</source>
   <translation>Trouée des Vosges</translation>
  </message>
  <message>
   <source>Eben Emael</source>
   <translation>Ében-Émael</translation>
  </message>
  <message>
   <source>Maastricht salient</source>
   <translation>Saillant de Maastricht</translation>
  </message>
  <message>
   <source>Afsluitdijk</source>
   <translation>Afsluitdijk</translation>
  </message>
  <message>
   <source>French supply edge</source>
   <translation>Bord de ravitaillement français</translation>
  </message>
  <message>
   <source>German supply edge</source>
   <translation>Bord de ravitaillement allemand</translation>
  </message>
  <message>
   <source>Ruhr Endangered Area</source>
   <translation>Zone menacée de la Ruhr</translation>
  </message>
  <message>
   <source>Dunkirk</source>
   <translation>Dunkerque</translation>
  </message>
  <message>
   <source>Calais</source>
   <translation>Calais</translation>
  </message>
  <message>
   <source>Boulogne</source>
   <translation>Boulogne</translation>
  </message>
  <message>
   <source>Royal Air Force</source>
   <translation>Royal Air Force</translation>
  </message>
  <message>
   <source>French strategic reserve</source>
   <translation>Réserve stratégique française</translation>
  </message>
  <message>
   <source>Eliminated</source>
   <translation>Éliminées</translation>
  </message>
  <message>
   <source>German strategic reserve</source>
   <translation>Réserve stratégique allemande</translation>
  </message>
  <message>
   <source>The cup of Sickle Cut</source>
   <translation>Le gobelet du Coup de faucille</translation>
  </message>
  <message>
   <source>Dummies</source>
   <translation>Leurres</translation>
  </message>
  <message>
   <source>German units to set up</source>
   <translation>Unités allemandes à déployer</translation>
  </message>
  <message>
   <source>clear</source>
   <translation>plaine</translation>
  </message>
  <message>
   <source>rough</source>
   <translation>accidenté</translation>
  </message>
  <message>
   <source>mountain</source>
   <translation>montagne</translation>
  </message>
  <message>
   <source>ardennes</source>
   <translation>Ardennes</translation>
  </message>
  <message>
   <source>watergangs</source>
   <translation>watergangs</translation>
  </message>
  <message>
   <source>marsh</source>
   <translation>marais</translation>
  </message>
  <message>
   <source>no mechanised entry: rulebook 14.21</source>
   <translation>pas d’entrée mécanisée : règle 14.21</translation>
  </message>
  <message>
   <source>field works</source>
   <translation>fortifications de campagne</translation>
  </message>
  <message>
   <source>siegfried</source>
   <translation>ligne Siegfried</translation>
  </message>
  <message>
   <source>concentric</source>
   <translation>assaut concentrique</translation>
  </message>
  <message>
   <source>german fight move</source>
   <translation>Allemagne : combat puis mouvement</translation>
  </message>
  <message>
   <source>allied move fight</source>
   <translation>Alliés : mouvement puis combat</translation>
  </message>
  <message>
   <source>1940: Case Yellow, the Basic Game</source>
   <translation>1940 : Plan jaune, le jeu de base</translation>
  </message>
  <message>
   <source>The campaign of May 1940 with fewer rules, to learn the game by: no neutrals and no capitulation, no airborne landings,
no dummies, no free supply on turn 1, and volatile units that always count the same. Enemy zones
do not cut supply. Three victory points by 28 May win.</source>
   <translation>La campagne de mai 1940 avec moins de règles, pour apprendre le jeu : ni neutres ni capitulation, pas d’atterrissages, pas de leurres, pas de ravitaillement gratuit au tour 1, et des unités volatiles qui comptent toujours autant. Les zones ennemies ne coupent pas le ravitaillement. Trois points de victoire au 28 mai font gagner.</translation>
  </message>
  <message>
   <source>The heart of the game: to move, to fight, to advance and to stay in supply. A good first game.</source>
   <translation>Le cœur du jeu : se déplacer, combattre, avancer et rester ravitaillé. Une bonne première partie.</translation>
  </message>
  <message>
   <source>1939: The pledge to Poland</source>
   <translation>1939 : La promesse à la Pologne</translation>
  </message>
  <message>
   <source>With the Wehrmacht in Poland, France marches on the Ruhr on 7 September 1939. It wins as soon as one of its units
enters the Ruhr Endangered Area; Germany wins by keeping it out until 20 September.</source>
   <translation>La Wehrmacht étant en Pologne, la France marche sur la Ruhr le 7 septembre 1939. Elle gagne dès qu’une de ses unités entre dans la zone menacée de la Ruhr ; l’Allemagne gagne si elle l’en empêche jusqu’au 20 septembre.</translation>
  </message>
  <message>
   <source>An attack on a fortified line with time running out, and a defender who has only to hold. It is short.</source>
   <translation>Une attaque contre une ligne fortifiée alors que le temps presse, et un défenseur qui n’a qu’à tenir. Elle est courte.</translation>
  </message>
  <message>
   <source>7-8 September</source>
   <translation>7-8 septembre</translation>
  </message>
  <message>
   <source>9-10 September</source>
   <translation>9-10 septembre</translation>
  </message>
  <message>
   <source>11-12 September</source>
   <translation>11-12 septembre</translation>
  </message>
  <message>
   <source>13-14 September</source>
   <translation>13-14 septembre</translation>
  </message>
  <message>
   <source>17th and 18th Divisions from Poland</source>
   <translation>17e et 18e divisions venues de Pologne</translation>
  </message>
  <message>
   <source>15-16 September</source>
   <translation>15-16 septembre</translation>
  </message>
  <message>
   <source>17-18 September</source>
   <translation>17-18 septembre</translation>
  </message>
  <message>
   <source>19-20 September</source>
   <translation>19-20 septembre</translation>
  </message>
  <message>
   <source>The game ends with the second couplet</source>
   <translation>La partie finit avec la seconde manche</translation>
  </message>
  <message>
   <source>which border regiments stood where is not known</source>
   <translation>on ne sait pas quels régiments de frontière se trouvaient où</translation>
  </message>
  <message>
   <source>mech infantry</source>
   <translation>infanterie mécanisée</translation>
  </message>
  <message>
   <source>leg infantry given trucks for the time; type by 9.6.B</source>
   <translation>infanterie à pied dotée de camions pour l’occasion ; type selon 9.6.B</translation>
  </message>
  <message>
   <source>stood on the upper Rhine, south of the map</source>
   <translation>se trouvait sur le haut Rhin, au sud de la carte</translation>
  </message>
  <message>
   <source>factors by analogy with the 10th Division; steps by 3.4, arrival by 12.1.B, box by 2.11.C</source>
   <translation>facteurs par analogie avec la 10e division ; pas selon 3.4, arrivée selon 12.1.B, case selon 2.11.C</translation>
  </message>
  <message>
   <source>Pont-à-Mousson</source>
   <translation>Pont-à-Mousson</translation>
  </message>
  <message>
   <source>Meuse 1940: historical</source>
   <translation>Meuse 1940 : historique</translation>
  </message>
  <message>
   <source>Two Panzer divisions reach the Meuse on 12 May. They have three days and a half to cross it at Houx, Leffe and Dinant,
break out past Onhaye and Philippeville, and meet what the French bring up: the 4th North African and the 1st armoured
division.</source>
   <translation>Deux divisions de Panzer atteignent la Meuse le 12 mai. Elles ont trois jours et demi pour la franchir à Houx, Leffe et Dinant, percer au-delà d’Onhaye et de Philippeville, et affronter ce que les Français amènent : la 4e nord-africaine et la 1re cuirassée.</translation>
  </message>
  <message>
   <source>How a river is crossed under fire, with guns and aircraft, and a bridgehead broken out of before the
reserves arrive.</source>
   <translation>Comment on franchit une rivière sous le feu, avec canons et avions, et comment on sort d’une tête de pont avant
l’arrivée des réserves.</translation>
  </message>
  <message>
   <source>12 May, evening</source>
   <translation>12 mai, soir</translation>
  </message>
  <message>
   <source>13 May, day</source>
   <translation>13 mai, jour</translation>
  </message>
  <message>
   <source>13 May, night</source>
   <translation>13 mai, nuit</translation>
  </message>
  <message>
   <source>14 May, day</source>
   <translation>14 mai, jour</translation>
  </message>
  <message>
   <source>14 May, night</source>
   <translation>14 mai, nuit</translation>
  </message>
  <message>
   <source>15 May, day</source>
   <translation>15 mai, jour</translation>
  </message>
  <message>
   <source>15 May, night</source>
   <translation>15 mai, nuit</translation>
  </message>
  <message>
   <source>CR</source>
   <translation>CR</translation>
  </message>
  <message>
   <source>Bridge</source>
   <translation>Pont</translation>
  </message>
  <message>
   <source>Under construction</source>
   <translation>En construction</translation>
  </message>
  <message>
   <source>Artillery</source>
   <translation>Artillerie</translation>
  </message>
  <message>
   <source>Luftwaffe</source>
   <translation>Luftwaffe</translation>
  </message>
  <message>
   <source>French aviation</source>
   <translation>Aviation française</translation>
  </message>
  <message>
   <source>headquarters</source>
   <translation>état-major</translation>
  </message>
  <message>
   <source>recon</source>
   <translation>reconnaissance</translation>
  </message>
  <message>
   <source>engineer</source>
   <translation>génie</translation>
  </message>
  <message>
   <source>anti tank</source>
   <translation>antichar</translation>
  </message>
  <message>
   <source>motorcycle</source>
   <translation>motocyclistes</translation>
  </message>
  <message>
   <source>engines by 10.6/1</source>
   <translation>moteurs selon 10.6/1</translation>
  </message>
  <message>
   <source>artillery by 10.6/39</source>
   <translation>artillerie selon 10.6/39</translation>
  </message>
  <message>
   <source>cavalry</source>
   <translation>cavalerie</translation>
  </message>
  <message>
   <source>historical</source>
   <translation>historique</translation>
  </message>
  <message>
   <source>free</source>
   <translation>libre</translation>
  </message>
  <message>
   <source>end of turn</source>
   <translation>fin de tour</translation>
  </message>
  <message>
   <source>reinforcement</source>
   <translation>renfort</translation>
  </message>
  <message>
   <source>formations</source>
   <translation>formations</translation>
  </message>
  <message>
   <source>motorised</source>
   <translation>motorisées</translation>
  </message>
  <message>
   <source>retreat</source>
   <translation>retraite</translation>
  </message>
  <message>
   <source>Wood</source>
   <translation>Bois</translation>
  </message>
  <message>
   <source>Village</source>
   <translation>Village</translation>
  </message>
  <message>
   <source>Stream</source>
   <translation>Ruisseau</translation>
  </message>
  <message>
   <source>Weir and lock</source>
   <translation>Barrage et écluse</translation>
  </message>
  <message>
   <source>Island</source>
   <translation>Île</translation>
  </message>
  <message>
   <source>Change of elevation</source>
   <translation>Changement de niveau</translation>
  </message>
  <message>
   <source>Steep bank</source>
   <translation>Berge escarpée</translation>
  </message>
  <message>
   <source>Road</source>
   <translation>Route</translation>
  </message>
  <message>
   <source>Railway</source>
   <translation>Voie ferrée</translation>
  </message>
  <message>
   <source>village</source>
   <translation>village</translation>
  </message>
  <message>
   <source>Weir and lock of Houx</source>
   <translation>Barrage et écluse de Houx</translation>
  </message>
  <message>
   <source>Lock of the Meuse</source>
   <translation>Écluse de la Meuse</translation>
  </message>
  <message>
   <source>Charlemont</source>
   <translation>Charlemont</translation>
  </message>
  <message>
   <source>To the French frontier</source>
   <translation>Vers la frontière française</translation>
  </message>
  <message>
   <source>East bank of the Meuse</source>
   <translation>Rive est de la Meuse</translation>
  </message>
  <message>
   <source>Headquarters that return</source>
   <translation>EM de retour</translation>
  </message>
  <message>
   <source>Past the frontier</source>
   <translation>Au-delà de la frontière</translation>
  </message>
  <message>
   <source>Units to set up</source>
   <translation>Unités à déployer</translation>
  </message>
  <message>
   <source>German reinforcements</source>
   <translation>Renforts allemands</translation>
  </message>
  <message>
   <source>French reinforcements</source>
   <translation>Renforts français</translation>
  </message>
  <message>
   <source>wood</source>
   <translation>bois</translation>
  </message>
  <message>
   <source>instead of all else but the Meuse</source>
   <translation>au lieu de tout le reste sauf la Meuse</translation>
  </message>
  <message>
   <source>contour</source>
   <translation>courbe de niveau</translation>
  </message>
  <message>
   <source>motor troops by road only</source>
   <translation>troupes motorisées par la route seulement</translation>
  </message>
  <message>
   <source>boats</source>
   <translation>bateaux</translation>
  </message>
  <message>
   <source>instead of the terrain entered</source>
   <translation>au lieu du terrain d’arrivée</translation>
  </message>
  <message>
   <source>weir</source>
   <translation>barrage fluvial</translation>
  </message>
  <message>
   <source>Wood, village</source>
   <translation>Bois, village</translation>
  </message>
  <message>
   <source>Town, fort, steep bank</source>
   <translation>Ville, fort, berge escarpée</translation>
  </message>
  <message>
   <source>fort</source>
   <translation>fort</translation>
  </message>
  <message>
   <source>river</source>
   <translation>rivière</translation>
  </message>
  <message>
   <source>meuse</source>
   <translation>Meuse</translation>
  </message>
  <message>
   <source>elevation</source>
   <translation>niveau</translation>
  </message>
  <message>
   <source>fatigued attacker</source>
   <translation>attaquant fatigué</translation>
  </message>
  <message>
   <source>fatigued defender</source>
   <translation>défenseur fatigué</translation>
  </message>
  <message>
   <source>broken attacker</source>
   <translation>attaquant rompu</translation>
  </message>
  <message>
   <source>whole regiment</source>
   <translation>régiment entier</translation>
  </message>
  <message>
   <source>combined arms</source>
   <translation>armes combinées</translation>
  </message>
  <message>
   <source>bank</source>
   <translation>berge</translation>
  </message>
  <message>
   <source>division</source>
   <translation>division</translation>
  </message>
  <message>
   <source>corps</source>
   <translation>corps d’armée</translation>
  </message>
  <message>
   <source>Meuse 1940: free set-up</source>
   <translation>Meuse 1940 : déploiement libre</translation>
  </message>
  <message>
   <source>The French set up as they like west of the Meuse before the Germans arrive. The 4th DINA waits in the west, the 8th,
248th and 337th regiments enter on turn 1, and a die decides when the 1st armoured division comes.</source>
   <translation>Les Français se déploient à leur gré à l’ouest de la Meuse avant l’arrivée des Allemands. La 4e DINA attend à l’ouest, les 8e, 248e et 337e régiments entrent au tour 1, et un dé décide quand vient la 1re division cuirassée.</translation>
  </message>
  <message>
   <source>Where to stand behind a river: the same battle, with a defence of your own making.</source>
   <translation>Où se tenir derrière une rivière : la même bataille, avec une défense de votre façon.</translation>
  </message>
 </context>
 <context>
  <name>Names</name>
  <message>
   <source>Amsterdam</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rotterdam</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The Hague</source>
   <translation>La Haye</translation>
  </message>
  <message>
   <source>Utrecht</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Haarlem</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dordrecht</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Breda</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Tilburg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Eindhoven</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>'s-Hertogenbosch</source>
   <translation>Bois-le-Duc</translation>
  </message>
  <message>
   <source>Nijmegen</source>
   <translation>Nimègue</translation>
  </message>
  <message>
   <source>Arnhem</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Zwolle</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groningen</source>
   <translation>Groningue</translation>
  </message>
  <message>
   <source>Maastricht</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Antwerp</source>
   <translation>Anvers</translation>
  </message>
  <message>
   <source>Brussels</source>
   <translation>Bruxelles</translation>
  </message>
  <message>
   <source>Ghent</source>
   <translation>Gand</translation>
  </message>
  <message>
   <source>Bruges</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ostend</source>
   <translation>Ostende</translation>
  </message>
  <message>
   <source>Charleroi</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Kortrijk</source>
   <translation>Courtrai</translation>
  </message>
  <message>
   <source>Lille</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Arras</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Amiens</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Quentin</source>
   <translation>Saint-Quentin</translation>
  </message>
  <message>
   <source>Reims</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Châlons</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Charleville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Verdun</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Metz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nancy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Troyes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Duisburg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Essen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Gelsenkirchen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bochum</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dortmund</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Cologne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bonn</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Düsseldorf</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Krefeld</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mönchengladbach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aachen</source>
   <translation>Aix-la-Chapelle</translation>
  </message>
  <message>
   <source>Wuppertal</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Koblenz</source>
   <translation>Coblence</translation>
  </message>
  <message>
   <source>Trier</source>
   <translation>Trèves</translation>
  </message>
  <message>
   <source>Saarbrücken</source>
   <translation>Sarrebruck</translation>
  </message>
  <message>
   <source>Mainz</source>
   <translation>Mayence</translation>
  </message>
  <message>
   <source>Wiesbaden</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Frankfurt</source>
   <translation>Francfort</translation>
  </message>
  <message>
   <source>Mannheim</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Karlsruhe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Den Helder</source>
   <translation>Le Helder</translation>
  </message>
  <message>
   <source>Alkmaar</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hoorn</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Leiden</source>
   <translation>Leyde</translation>
  </message>
  <message>
   <source>Gouda</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Amersfoort</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rhenen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Apeldoorn</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Deventer</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hengelo</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Enschede</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Assen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Leeuwarden</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Harlingen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Kampen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Tiel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Gorinchem</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Moerdijk</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bergen op Zoom</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Roosendaal</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Middelburg</source>
   <translation>Middelbourg</translation>
  </message>
  <message>
   <source>Zierikzee</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Terneuzen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Helmond</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Venlo</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Roermond</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Weert</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mill</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Doetinchem</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nieuwpoort</source>
   <translation>Nieuport</translation>
  </message>
  <message>
   <source>Ypres</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Roeselare</source>
   <translation>Roulers</translation>
  </message>
  <message>
   <source>Tournai</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mons</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Oudenaarde</source>
   <translation>Audenarde</translation>
  </message>
  <message>
   <source>Dendermonde</source>
   <translation>Termonde</translation>
  </message>
  <message>
   <source>Sint-Niklaas</source>
   <translation>Saint-Nicolas</translation>
  </message>
  <message>
   <source>Mechelen</source>
   <translation>Malines</translation>
  </message>
  <message>
   <source>Leuven</source>
   <translation>Louvain</translation>
  </message>
  <message>
   <source>Wavre</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nivelles</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Gembloux</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Turnhout</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Diest</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Tienen</source>
   <translation>Tirlemont</translation>
  </message>
  <message>
   <source>Hasselt</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sint-Truiden</source>
   <translation>Saint-Trond</translation>
  </message>
  <message>
   <source>Huy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Verviers</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Eupen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Malmédy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Vith</source>
   <translation>Saint-Vith</translation>
  </message>
  <message>
   <source>Vielsalm</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Houffalize</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bastogne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>La Roche</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Marche</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rochefort</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dinant</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Philippeville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Saint-Hubert</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Neufchâteau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bouillon</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Florenville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Virton</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Arlon</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Diksmuide</source>
   <translation>Dixmude</translation>
  </message>
  <message>
   <source>Esch</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ettelbruck</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Clervaux</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Wiltz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Echternach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Gravelines</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Omer</source>
   <translation>Saint-Omer</translation>
  </message>
  <message>
   <source>Hazebrouck</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Cassel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Béthune</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lens</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Douai</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Valenciennes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Cambrai</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Landrecies</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hirson</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Guise</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Péronne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bapaume</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Albert</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Doullens</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Pol</source>
   <translation>Saint-Pol</translation>
  </message>
  <message>
   <source>Montreuil</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Abbeville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Le Tréport</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Montdidier</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ham</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Noyon</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>La Fère</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Laon</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Soissons</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Compiègne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Senlis</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Beauvais</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Meaux</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Château-Thierry</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Épernay</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rethel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Vouziers</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sedan</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Givet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Monthermé</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Stenay</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Montmédy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Longwy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Thionville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sainte-Menehould</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Vitry</source>
   <translation>Vitry-le-François</translation>
  </message>
  <message>
   <source>Bar-le-Duc</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Mihiel</source>
   <translation>Saint-Mihiel</translation>
  </message>
  <message>
   <source>Toul</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lunéville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sarrebourg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sarreguemines</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bitche</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Wissembourg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Haguenau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Forbach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Avold</source>
   <translation>Saint-Avold</translation>
  </message>
  <message>
   <source>Melun</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fontainebleau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Provins</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nogent</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>St. Dizier</source>
   <translation>Saint-Dizier</translation>
  </message>
  <message>
   <source>Montmirail</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Montcornet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sens</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bocholt</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Kleve</source>
   <translation>Clèves</translation>
  </message>
  <message>
   <source>Geldern</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Wesel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hamm</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hagen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Jülich</source>
   <translation>Juliers</translation>
  </message>
  <message>
   <source>Düren</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Geilenkirchen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Euskirchen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Monschau</source>
   <translation>Montjoie</translation>
  </message>
  <message>
   <source>Prüm</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Gerolstein</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bitburg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Wittlich</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mayen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Neuwied</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Remagen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Siegen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Limburg</source>
   <translation>Limbourg</translation>
  </message>
  <message>
   <source>Bad Kreuznach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bingen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Idar-Oberstein</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Kaiserslautern</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pirmasens</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Zweibrücken</source>
   <translation>Deux-Ponts</translation>
  </message>
  <message>
   <source>Neunkirchen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Saarlouis</source>
   <translation>Sarrelouis</translation>
  </message>
  <message>
   <source>Merzig</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Landau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Worms</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Speyer</source>
   <translation>Spire</translation>
  </message>
  <message>
   <source>Darmstadt</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Heidelberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bernkastel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Cochem</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rocroi</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Le Cateau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Boulay</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Château-Salins</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rhine</source>
   <translation>Rhin</translation>
  </message>
  <message>
   <source>Waal</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lek</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>IJssel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Seine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Moselle</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Scheldt</source>
   <translation>Escaut</translation>
  </message>
  <message>
   <source>Marne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Main</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Neckar</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Somme</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Oise</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aisne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aube</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Yonne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sambre</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Semois</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lesse</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ourthe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Saar</source>
   <translation>Sarre</translation>
  </message>
  <message>
   <source>Sauer</source>
   <translation>Sûre</translation>
  </message>
  <message>
   <source>Our</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Meurthe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Roer</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Erft</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lippe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sieg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lahn</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nahe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lys</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Scarpe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dender</source>
   <translation>Dendre</translation>
  </message>
  <message>
   <source>Dyle</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nete</source>
   <translation>Nèthe</translation>
  </message>
  <message>
   <source>Yser</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aa</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lauter</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Vecht</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Albert Canal</source>
   <translation>Canal Albert</translation>
  </message>
  <message>
   <source>Juliana Canal</source>
   <translation>Canal Juliana</translation>
  </message>
  <message>
   <source>Maas-Waal Canal</source>
   <translation>Canal de la Meuse au Waal</translation>
  </message>
  <message>
   <source>Zuid-Willemsvaart</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>North Sea Canal</source>
   <translation>Canal de la mer du Nord</translation>
  </message>
  <message>
   <source>Twente Canal</source>
   <translation>Canal de Twente</translation>
  </message>
  <message>
   <source>Ghent-Terneuzen Canal</source>
   <translation>Canal de Gand à Terneuzen</translation>
  </message>
  <message>
   <source>Ghent-Bruges Canal</source>
   <translation>Canal de Gand à Bruges</translation>
  </message>
  <message>
   <source>Willebroek Canal</source>
   <translation>Canal de Willebroek</translation>
  </message>
  <message>
   <source>La Bassée Canal</source>
   <translation>Canal de La Bassée</translation>
  </message>
  <message>
   <source>Mons Canal</source>
   <translation>Canal de Mons</translation>
  </message>
  <message>
   <source>Canal du Nord</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sambre-Oise Canal</source>
   <translation>Canal de la Sambre à l’Oise</translation>
  </message>
  <message>
   <source>Ardennes Canal</source>
   <translation>Canal des Ardennes</translation>
  </message>
  <message>
   <source>Aisne-Marne Canal</source>
   <translation>Canal de l’Aisne à la Marne</translation>
  </message>
  <message>
   <source>Marne-Rhine Canal</source>
   <translation>Canal de la Marne au Rhin</translation>
  </message>
  <message>
   <source>Sea arm</source>
   <translation>Bras de mer</translation>
  </message>
  <message>
   <source>La Ferté</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort La Ferté</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Le Chesnois</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Le Chesnois</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Thonnelle</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Thonnelle</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Vélosnes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Vélosnes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fermont</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Fermont</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ferme-Chappy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Ferme-Chappy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Latiremont / Bréhain</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Latiremont</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mauvais-Bois / Bois-du-Four</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Mauvais-Bois</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rochonvillers</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Rochonvillers</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aumetz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Aumetz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Molvange / Soetrich / Kobenbusch</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Molvange</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Immerhof / Karre / Oberheid</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Immerhof</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Galgenberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Galgenberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Métrich / Billig</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Métrich</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sentzich / Bois-Karre</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Sentzich</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hackenberg / Mont-des-Welches / Michelsberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Hackenberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hobling / Bousse</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Hobling</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Anzeling</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Anzeling</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Berenbach / Bovenberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Berenbach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Denting / Coume / Mottenberg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Denting</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Kerfent / Bambesch</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Kerfent</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Einseling / Laudrefang / Téting</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Einseling</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Simserhof</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Simserhof</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Haut-Poirier / Welschoff / Rohrbach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Haut-Poirier</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Schiesseck / Grand-Hohékirkel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Schiesseck</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Otterbiel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Otterbiel</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Four-à-Chaux</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Four-à-Chaux</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hochwald / Schoenenbourg</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Hochwald</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lembach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Lembach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Verdun</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Longwy-Thionville second line</source>
   <translation>Seconde ligne Longwy-Thionville</translation>
  </message>
  <message>
   <source>Longwy second line</source>
   <translation>Seconde ligne de Longwy</translation>
  </message>
  <message>
   <source>Fort Metz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Thionville, Guentrange</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fort Guentrange</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Thionville, Illange and Koenigsmacker</source>
   <translation>Thionville, Illange et Koenigsmacker</translation>
  </message>
  <message>
   <source>Fort Illange</source>
   <translation>Fort d’Illange</translation>
  </message>
  <message>
   <source>Rhine casemates Lauterbourg-Seltz</source>
   <translation>Casemates du Rhin Lauterbourg-Seltz</translation>
  </message>
  <message>
   <source>Seltz casemates</source>
   <translation>casemates de Seltz</translation>
  </message>
  <message>
   <source>Verdun, Douaumont and Vaux</source>
   <translation>Verdun, Douaumont et Vaux</translation>
  </message>
  <message>
   <source>Fort Douaumont</source>
   <translation>Fort de Douaumont</translation>
  </message>
  <message>
   <source>Metz, west works</source>
   <translation>Metz, ouvrages de l’ouest</translation>
  </message>
  <message>
   <source>Metz west works</source>
   <translation>ouvrages ouest de Metz</translation>
  </message>
  <message>
   <source>207. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>207 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>227. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>227 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1. Kavallerie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 Kav</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>254. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>254 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>256. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>256 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>9. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>9 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SS-Verfügungs-Division (less DF)</source>
   <translation>SS-Verfügungs-Division (sans DF)</translation>
  </message>
  <message>
   <source>SS-V</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SS-Leibstandarte Adolf Hitler (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>LSSAH</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>208. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>208 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>225. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>225 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>30. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>30 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>56. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>56 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>216. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>216 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>31. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>31 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>18. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>18 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>35. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>35 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>61. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>61 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>20. Infanterie-Division (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>20 mot</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>253. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>253 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>269. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>269 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>223. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>223 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>255. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>255 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>251. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>251 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>263. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>263 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>211. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>211 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>32. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>32 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>87. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>87 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>267. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>267 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1. Gebirgs-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 Geb</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>21. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>21 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>16. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>16 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>24. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>24 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>9. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>9 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>27. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>27 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>36. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>36 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>68. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>68 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>17. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>17 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>15. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>15 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>34. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>34 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>58. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>58 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>76. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>76 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>26. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>26 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>33. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>33 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>52. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>52 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>71. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>71 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>73. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>73 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>10. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>10 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment (mot) "Großdeutschland"</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>IR GD</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8. Panzer-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2. Infanterie-Division (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 mot</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>13. Infanterie-Division (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>13 mot</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>29. Infanterie-Division (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>29 mot</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>258. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>258 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>93. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>93 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>79. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>79 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>75. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>75 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>268. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>268 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>252. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>252 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>257. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>257 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>246. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>246 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>215. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>215 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>262. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>262 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>94. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>94 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>95. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>95 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>98. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>98 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>555. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>555 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>557. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>557 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>554. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>554 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>556. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>556 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>10. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>10 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>44. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>44 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>45. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>45 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>46. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>46 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>50. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>50 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>57. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>57 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>60. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>60 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>72. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>72 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>78. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>78 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>81. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>81 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>82. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>82 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>83. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>83 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>86. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>86 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>88. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>88 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>96. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>96 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>161. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>161 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>162. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>162 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>164. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>164 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>167. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>167 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>168. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>168 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>169. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>169 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>183. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>183 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>197. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>197 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>205. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>205 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>206. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>206 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>212. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>212 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>217. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>217 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>218. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>218 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>213. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>213 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>221. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>221 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>239. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>239 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>260. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>260 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>290. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>290 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>291. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>291 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>292. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>292 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>293. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>293 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>294. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>294 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>295. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>295 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>296. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>296 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>297. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>297 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>298. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>298 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>299. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>299 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SS-Totenkopf-Division (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SS-T</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SS-Polizei-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SS-Pol</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./FJR 1 (Moerdijk)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/FJR 1</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./FJR 1 + IR 16 (Waalhaven)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/FJR 1</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>FJR 2 + IR 65 (The Hague)</source>
   <translation>FJR 2 + IR 65 (La Haye)</translation>
  </message>
  <message>
   <source>FJR 2</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>IR 47 (Valkenburg)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>IR 47</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sturmabteilung Koch (Eben-Emael)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Koch</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division légère mécanique</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DLM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25e division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>9e division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>9 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>21e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>21 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>60e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>60 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>68e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>68 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e division légère mécanique</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DLM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division légère mécanique</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DLM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e division d'infanterie nord-africaine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division marocaine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>15e division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>15 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12e division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e division d'infanterie nord-africaine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>32e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>32 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>101e division d'infanterie de forteresse (SF Maubeuge)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>101 DIF</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division légère de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e division légère de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e brigade de spahis</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 BS</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>18e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>18 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>22e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>22 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>61e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>61 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>102e division d'infanterie de forteresse (SD Ardennes)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>102 DIF</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>53e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>53 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e division d'infanterie nord-africaine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e division légère de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e division légère de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re brigade de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 BC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>55e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>55 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division d'infanterie nord-africaine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>71e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>71 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>41e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>41 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division d'infanterie coloniale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DIC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division d'infanterie coloniale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DIC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Montmédy (groupement Burtaire)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Montmédy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division légère de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re brigade de spahis</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 BS</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>20e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>20 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>58e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>58 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>51e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>51 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>26e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>26 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>42e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>42 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>56e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>56 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6e division d'infanterie coloniale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>6 DIC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de la Crusnes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Crusnes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Thionville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Thionville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Boulay</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Boulay</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>47e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>47 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>52e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>52 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>82e division d'infanterie d'Afrique</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>82 DIA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>45e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>45 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>87e division d'infanterie d'Afrique</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>87 DIA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Faulquemont</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Faulquemont</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié / défensif de la Sarre</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Sarre</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>24e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>24 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>31e division d'infanterie alpine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>31 DIAlp</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>30e division d'infanterie alpine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>30 DIAlp</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>16e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>16 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>35e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>35 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>70e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>70 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>44e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>44 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e division d'infanterie coloniale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 DIC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Rohrbach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Rohrbach</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié des Vosges</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Vosges</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Haguenau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Haguenau</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>103e division d'infanterie de forteresse (SF Bas-Rhin)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>103 DIF</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>13e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>13 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>27e division d'infanterie alpine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>27 DIAlp</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>54e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>54 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>67e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>67 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>57e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>57 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>63e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>63 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e brigade de spahis</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 BS</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>104e division d'infanterie de forteresse (SF Colmar)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>104 DIF</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>105e division d'infanterie de forteresse (SF Mulhouse)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>105 DIF</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division cuirassée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e division cuirassée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division cuirassée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e division cuirassée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division d'infanterie motorisée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division d'infanterie nord-africaine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>43e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>43 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>10e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>10 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28e division d'infanterie alpine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28 DIAlp</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>29e division d'infanterie alpine</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>29 DIAlp</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>36e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>36 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e division d'infanterie coloniale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 DIC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7e division d'infanterie coloniale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7 DIC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re division de grenadiers (1. Dywizja Grenadierów)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DG</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e division de chasseurs (2. Dywizja Strzelców Pieszych)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DSP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1st Infantry Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2nd Infantry Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>48th (South Midland) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>48 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3rd Infantry Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4th Infantry Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>50th (Northumbrian) Motor Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>50 Mot</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>42nd (East Lancashire) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>42 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>44th (Home Counties) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>44 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5th Infantry Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1st Army Tank Brigade (4 and 7 RTR)</source>
   <translation>1st Army Tank Brigade (4 et 7 RTR)</translation>
  </message>
  <message>
   <source>1 ATB</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>51st (Highland) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>51 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12th (Eastern) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23rd (Northumbrian) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>46th (North Midland) Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>46 Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1st Armoured Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 Armd</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>20th Guards Brigade</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>20 Gds</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>30th Motor Brigade with 3 RTR</source>
   <translation>30th Motor Brigade avec 3 RTR</translation>
  </message>
  <message>
   <source>30 Bde</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Macforce</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Frankforce</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Usherforce</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bauman Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 4 DI</source>
   <translation>4 DI belge</translation>
  </message>
  <message>
   <source>Belgian 7 DI</source>
   <translation>7 DI belge</translation>
  </message>
  <message>
   <source>Belgian 6 DI</source>
   <translation>6 DI belge</translation>
  </message>
  <message>
   <source>9e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 9 DI</source>
   <translation>9 DI belge</translation>
  </message>
  <message>
   <source>Belgian 11 DI</source>
   <translation>11 DI belge</translation>
  </message>
  <message>
   <source>Belgian 2 DI</source>
   <translation>2 DI belge</translation>
  </message>
  <message>
   <source>3e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 3 DI</source>
   <translation>3 DI belge</translation>
  </message>
  <message>
   <source>12e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 12 DI</source>
   <translation>12 DI belge</translation>
  </message>
  <message>
   <source>15e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 15 DI</source>
   <translation>15 DI belge</translation>
  </message>
  <message>
   <source>Belgian 18 DI</source>
   <translation>18 DI belge</translation>
  </message>
  <message>
   <source>Belgian 13 DI</source>
   <translation>13 DI belge</translation>
  </message>
  <message>
   <source>17e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 17 DI</source>
   <translation>17 DI belge</translation>
  </message>
  <message>
   <source>Belgian 10 DI</source>
   <translation>10 DI belge</translation>
  </message>
  <message>
   <source>5e division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 5 DI</source>
   <translation>5 DI belge</translation>
  </message>
  <message>
   <source>Belgian 8 DI</source>
   <translation>8 DI belge</translation>
  </message>
  <message>
   <source>2e division de Chasseurs ardennais</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 2 ChA</source>
   <translation>2 ChA belge</translation>
  </message>
  <message>
   <source>1re division d'infanterie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 1 DI</source>
   <translation>1 DI belge</translation>
  </message>
  <message>
   <source>Belgian 14 DI</source>
   <translation>14 DI belge</translation>
  </message>
  <message>
   <source>2e division de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 2 DC</source>
   <translation>2 DC belge</translation>
  </message>
  <message>
   <source>Brigade de cavaliers portés</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian Cav Portés</source>
   <translation>Cav Portés belge</translation>
  </message>
  <message>
   <source>1re division de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 1 DC</source>
   <translation>1 DC belge</translation>
  </message>
  <message>
   <source>1re division de Chasseurs ardennais</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 1 ChA</source>
   <translation>1 ChA belge</translation>
  </message>
  <message>
   <source>3e régiment de carabiniers-cyclistes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Belgian 3 Cy</source>
   <translation>3 Cy belge</translation>
  </message>
  <message>
   <source>Belgian 16 DI</source>
   <translation>16 DI belge</translation>
  </message>
  <message>
   <source>Cyclistes-frontière (battalions Limbourg, Liège, Limbourg prov.)</source>
   <translation>Cyclistes-frontière (bataillons Limbourg, Liège, Limbourg prov.)</translation>
  </message>
  <message>
   <source>Belgian Cy Frontière</source>
   <translation>Cy Frontière belges</translation>
  </message>
  <message>
   <source>Fort Eben-Emael</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Eben-Emael</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 1 Div</source>
   <translation>1 Div néerl.</translation>
  </message>
  <message>
   <source>3e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 3 Div</source>
   <translation>3 Div néerl.</translation>
  </message>
  <message>
   <source>4e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 4 Div</source>
   <translation>4 Div néerl.</translation>
  </message>
  <message>
   <source>2e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 2 Div</source>
   <translation>2 Div néerl.</translation>
  </message>
  <message>
   <source>4e Regiment Huzaren</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 4 RH</source>
   <translation>4 RH néerl.</translation>
  </message>
  <message>
   <source>8e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 8 Div</source>
   <translation>8 Div néerl.</translation>
  </message>
  <message>
   <source>7e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 7 Div</source>
   <translation>7 Div néerl.</translation>
  </message>
  <message>
   <source>1e Regiment Huzaren</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 1 RH</source>
   <translation>1 RH néerl.</translation>
  </message>
  <message>
   <source>5e Regiment Huzaren</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 5 RH</source>
   <translation>5 RH néerl.</translation>
  </message>
  <message>
   <source>5e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 5 Div</source>
   <translation>5 Div néerl.</translation>
  </message>
  <message>
   <source>6e Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 6 Div</source>
   <translation>6 Div néerl.</translation>
  </message>
  <message>
   <source>Lichte Divisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch Light Div</source>
   <translation>DLég néerl.</translation>
  </message>
  <message>
   <source>Peeldivisie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Peel Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e Regiment Huzaren</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dutch 2 RH</source>
   <translation>2 RH néerl.</translation>
  </message>
  <message>
   <source>Brigade A (Groep Betuwe)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Brigade A</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Brigade B (Groep Maas-Waal)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Brigade B</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Brigade C</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Brigade D</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Zeeland command (rulebook 003 brigade "Z")</source>
   <translation>Commandement de Zélande (brigade « Z » des règles 003)</translation>
  </message>
  <message>
   <source>Z</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep Groningen (TB Friesland)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep Groningen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep Assen (TB Friesland)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep Assen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep IJssel-Noord (TB Overijssel)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep IJssel-N</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep IJssel-Zuid (TB Overijssel)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep IJssel-Z</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep Betuwe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Groep Maas-Waal</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Oostfront Vesting Holland</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Vesting Holland O</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Zuidfront Vesting Holland (groups Spui, Kil)</source>
   <translation>Zuidfront Vesting Holland (groupes Spui, Kil)</translation>
  </message>
  <message>
   <source>Vesting Holland Z</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Garrison of Rotterdam and Vesting South-West</source>
   <translation>Garnison de Rotterdam et Vesting sud-ouest</translation>
  </message>
  <message>
   <source>Rotterdam garrison</source>
   <translation>garnison de Rotterdam</translation>
  </message>
  <message>
   <source>RAF maximum effort 1</source>
   <translation>Effort maximal de la RAF 1</translation>
  </message>
  <message>
   <source>RAF 1</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>RAF maximum effort 2</source>
   <translation>Effort maximal de la RAF 2</translation>
  </message>
  <message>
   <source>RAF 2</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>RAF maximum effort 3</source>
   <translation>Effort maximal de la RAF 3</translation>
  </message>
  <message>
   <source>RAF 3</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>RAF maximum effort 4</source>
   <translation>Effort maximal de la RAF 4</translation>
  </message>
  <message>
   <source>RAF 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>RAF maximum effort 5</source>
   <translation>Effort maximal de la RAF 5</translation>
  </message>
  <message>
   <source>RAF 5</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dummy, mechanised back</source>
   <translation>Leurre, dos mécanisé</translation>
  </message>
  <message>
   <source>Dummy</source>
   <translation>Leurre</translation>
  </message>
  <message>
   <source>Dummy, non-mechanised back</source>
   <translation>Leurre, dos non mécanisé</translation>
  </message>
  <message>
   <source>Grenz-Infanterie-Regiment Saarpfalz A</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GIR A</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Grenz-Infanterie-Regiment Saarpfalz B</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GIR B</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Grenz-Infanterie-Regiment Saarpfalz C</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GIR C</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>214. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>214 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>209. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>209 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>231. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>231 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>69. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>69 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>22. Infanterie-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>22 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Grenz-Infanterie-Regiment 16</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GIR 16</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Grenz-Division Trier (72. Infanterie-Division)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Trier Div</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Grenz-Infanterie-Regiment Oberrhein A</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GIR OA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14. Landwehr-Division</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14 LwD</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Grenz-Infanterie-Regiment Oberrhein B</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GIR OB</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur défensif de la Sarre</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e division de cavalerie</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3 DC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2 DC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié du Bas-Rhin</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Bas-Rhin</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Chars de la Sarre (five battalions)</source>
   <translation>Chars de la Sarre (cinq bataillons)</translation>
  </message>
  <message>
   <source>Saar tank group</source>
   <translation>chars de la Sarre</translation>
  </message>
  <message>
   <source>28e et 37e bataillons de chars (B1)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28/37 BCC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 DC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Montmédy</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de Maubeuge</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Maubeuge</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Secteur fortifié de l'Escaut</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>SF Escaut</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Yvoir</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Anhée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bouvignes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Leffe</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Anseremme</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Waulsort</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Freÿr</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hastière</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hermeton</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Heer</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Agimont</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Onhaye</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Sommière</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Weillen</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Gérin</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Falaën</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Haut-le-Wastia</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Warnant</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bioul</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Denée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ermeton</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Anthée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Morville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Rosée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Flavion</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Corenne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Stave</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Biesmerée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mettet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Florennes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Saint-Aubin</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Villers-le-Gambon</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Surice</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Romedenne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Morialmé</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hanzinne</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hanzinelle</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Evrehailles</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Falmignoul</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mesnil-Saint-Blaise</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Molignée</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bocq</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Houille</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Weir of Houx</source>
   <translation>Barrage de Houx</translation>
  </message>
  <message>
   <source>Island of Yvoir</source>
   <translation>Île d’Yvoir</translation>
  </message>
  <message>
   <source>Island of Houx</source>
   <translation>Île de Houx</translation>
  </message>
  <message>
   <source>Île d'Amour</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Islands of Waulsort</source>
   <translation>Îles de Waulsort</translation>
  </message>
  <message>
   <source>Namur - Dinant - Givet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dinant - Onhaye - Anthée - Philippeville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Anthée - Florennes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Anhée - Bioul - Mettet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Mettet - Florennes - Philippeville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Charleroi - Mettet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Valley of the Molignée</source>
   <translation>Vallée de la Molignée</translation>
  </message>
  <message>
   <source>Givet - Romedenne - Philippeville</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hermeton - Surice</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Yvoir - Dinant</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Dinant - Falmignoul - Givet</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Ciney - Dinant</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Namur - Dinant - Givet railway</source>
   <translation>Voie ferrée Namur - Dinant - Givet</translation>
  </message>
  <message>
   <source>Anhée - Ermeton - Florennes railway</source>
   <translation>Voie ferrée Anhée - Ermeton - Florennes</translation>
  </message>
  <message>
   <source>5. Panzer-Division - headquarters and Artillerie-Regiment 116</source>
   <translation>5. Panzer-Division - état-major et Artillerie-Regiment 116</translation>
  </message>
  <message>
   <source>EM 5 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>XV. AK (mot)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5. Pz.Div.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Panzer-Regiment 31</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pz 31</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Panzer-Regiment 15</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/Pz 15</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Panzer-Regiment 15</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Panzer-Regiment 15</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/Pz 15</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Schützen-Regiment 13</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/SR 13</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Schützen-Regiment 13</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Schützen-Regiment 13</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/SR 13</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Schützen-Regiment 14</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/SR 14</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Schützen-Regiment 14</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Schützen-Regiment 14</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/SR 14</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Panzerabwehr-Abteilung 53</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>PzJg 53</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7. Panzer-Division (Rommel) - headquarters and Artillerie-Regiment 78</source>
   <translation>7. Panzer-Division (Rommel) - état-major et Artillerie-Regiment 78</translation>
  </message>
  <message>
   <source>EM 7 Pz</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>7. Pz.Div.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Panzer-Regiment 25</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pz 25</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Panzer-Abteilung 66</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>PzA 66</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Schützen-Regiment 6</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/SR 6</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Schützen-Regiment 6</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Schützen-Regiment 6</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/SR 6</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Schützen-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/SR 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Schützen-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Schützen-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/SR 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Kradschützen-Bataillon 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>K 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 37</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 37</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 58</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 58</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Panzerabwehr-Abteilung 42</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>PzJg 42</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62. Infanterie-Division - headquarters and artillery</source>
   <translation>62. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 62 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 164</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 183</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 190</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 162</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 162</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 162</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 162</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28. Infanterie-Division - headquarters and artillery</source>
   <translation>28. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 28 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>VIII. AK</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 7</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 49</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 83</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8. Infanterie-Division - headquarters and artillery</source>
   <translation>8. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 8 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 28</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 38</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 84</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 8 (8. Infanterie-Division)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 8 (8 ID)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>32. Infanterie-Division - headquarters and artillery</source>
   <translation>32. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 32 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II. AK</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>32. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 4</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 94</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 96</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 32</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 32</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 32</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 32</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12. Infanterie-Division - headquarters and artillery</source>
   <translation>12. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 12 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>12. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 27</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 48</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 89</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 12</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 12</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 12</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 12</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23. Infanterie-Division - headquarters and artillery</source>
   <translation>23. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 23 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III. AK</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 9</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 67</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 68</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 23</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 23</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 23</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 23</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3. Infanterie-Division - headquarters and artillery</source>
   <translation>3. Infanterie-Division - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 3 ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3. ID</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 8</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 29</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I./Infanterie-Regiment 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/IR 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Infanterie-Regiment 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II./Infanterie-Regiment 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/IR 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III./Infanterie-Regiment 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/IR 50</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pionier-Bataillon 3</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pi 3</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aufklärungs-Abteilung 3</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>AA 3</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e corps d'armée (Bouffet) - headquarters</source>
   <translation>2e corps d'armée (Bouffet) - état-major</translation>
  </message>
  <message>
   <source>EM II CA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e CA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e DIM - headquarters and artillery (11e and 211e RA)</source>
   <translation>5e DIM - état-major et artillerie (11e et 211e RA)</translation>
  </message>
  <message>
   <source>EM 5 DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e DIM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/129e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/129 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>129e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/129e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/129 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/129e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/129 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/8e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/8 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/8e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/8 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/8e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/8 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/39e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/39 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>39e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/39e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/39 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/39e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/39 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1er GRDI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 GRDI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/14e RDP (4e DLC)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/14 RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14e RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11e corps d'armée (Martin) - headquarters</source>
   <translation>11e corps d'armée (Martin) - état-major</translation>
  </message>
  <message>
   <source>EM XI CA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11e CA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>18e DI - headquarters and artillery (19e and 219e RA)</source>
   <translation>18e DI - état-major et artillerie (19e et 219e RA)</translation>
  </message>
  <message>
   <source>EM 18 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>18e DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/66e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/66 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>66e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/66e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/66 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/66e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/66 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/77e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/77 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>77e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/77e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/77 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/77e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/77 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/125e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/125 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>125e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/125e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/125 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/125e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/125 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GRDI of 18 DI</source>
   <translation>GRDI de la 18e DI</translation>
  </message>
  <message>
   <source>GRDI 18</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>22e DI - headquarters and artillery (18e and 218e RA)</source>
   <translation>22e DI - état-major et artillerie (18e et 218e RA)</translation>
  </message>
  <message>
   <source>EM 22 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>22e DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/19e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/19 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/19e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/19 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/19e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/19 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/116e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/116 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>116e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/116e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/116 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/116e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/116 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/62e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/62 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>62e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/62e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/62 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/62e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/62 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>24e GRDI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>24 GRDI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>61e DI - headquarters and artillery</source>
   <translation>61e DI - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 61 DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>41e CA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>61e DI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/265e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/265 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>265e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/265e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/265 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/265e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/265 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/248e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/248 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>248e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/248e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/248 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/248e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/248 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/337e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/337 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>337e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/337e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/337 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/337e RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/337 RI</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e DINA - headquarters and artillery</source>
   <translation>4e DINA - état-major et artillerie</translation>
  </message>
  <message>
   <source>EM 4 DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e DINA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/23e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/23 RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>23e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/23e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/23 RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/23e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/23 RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/25e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/25 RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/25e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/25 RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/25e RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/25 RTA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/13e Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/13 Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>13e Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/13e Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/13 Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/13e Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>III/13 Zouaves</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>GRDI of 4 DINA</source>
   <translation>GRDI de la 4e DINA</translation>
  </message>
  <message>
   <source>GRDI 4NA</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re DCR (Bruneau) - headquarters and 305e RATTT</source>
   <translation>1re DCR (Bruneau) - état-major et 305e RATTT</translation>
  </message>
  <message>
   <source>EM 1 DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28e BCC (B1 bis)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>28 BCC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re demi-brigade</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>37e BCC (B1 bis)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>37 BCC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25e BCC (H39)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>25 BCC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>3e demi-brigade</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>26e BCC (H39)</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>26 BCC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e bataillon de chasseurs portés</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5 BCP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re DLC (d'Arras) - headquarters and 75e RATTT</source>
   <translation>1re DLC (d'Arras) - état-major et 75e RATTT</translation>
  </message>
  <message>
   <source>EM 1 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1re DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1er régiment de chasseurs à cheval</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1 RCh</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>2e BC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19e régiment de dragons</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>19 RD</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>1er RAM (armoured cars)</source>
   <translation>1er RAM (automitrailleuses)</translation>
  </message>
  <message>
   <source>1 RAM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>11e BLM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/5e RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>I/5 RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/5e RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/5 RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e DLC (Barbe, killed; Marteau) - headquarters and 77e RATTT</source>
   <translation>4e DLC (Barbe, tué ; Marteau) - état-major et 77e RATTT</translation>
  </message>
  <message>
   <source>EM 4 DLC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8e régiment de dragons</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>8 RD</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e BC</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>31e régiment de dragons</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>31 RD</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>4e RAM (armoured cars)</source>
   <translation>4e RAM (automitrailleuses)</translation>
  </message>
  <message>
   <source>4 RAM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>14e BLM</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/14e RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>II/14 RDP</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>5e Chasseurs ardennais (elements)</source>
   <translation>5e Chasseurs ardennais (éléments)</translation>
  </message>
  <message>
   <source>5 ChA</source>
   <translation type="unfinished"></translation>
  </message>
 </context>
</TS>
