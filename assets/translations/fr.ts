<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
 <context>
  <name>Blitz Desktop</name>
  <message>
   <source>The record does not hold: {problem} Talk to the other player.</source>
   <translation>L’enregistrement ne tient pas : {problem} Parlez-en à l’autre joueur.</translation>
  </message>
  <message>
   <source>Not discarded</source>
   <translation>Non abandonnée</translation>
  </message>
  <message>
   <source>Not begun</source>
   <translation>Non commencée</translation>
  </message>
  <message>
   <source>Not opened</source>
   <translation>Non ouverte</translation>
  </message>
  <message>
   <source>{hexes} to {side}</source>
   <translation>{hexes} à {side}</translation>
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
  <message>
   <source>A unit cannot have {steps} steps.</source>
   <translation>Une unité ne peut pas avoir {steps} pas.</translation>
  </message>
  <message>
   <source>There is no side {side}.</source>
   <translation>Il n’y a pas de camp {side}.</translation>
  </message>
  <message>
   <source>That would leave the game in no state it can be in: {fault}.</source>
   <translation>La partie serait dans un état impossible : {fault}.</translation>
  </message>
  <message>
   <source>{units} taken out of play</source>
   <translation>{units} hors jeu</translation>
  </message>
  <message>
   <source>{units} to {place}</source>
   <translation>{units} vers {place}</translation>
  </message>
  <message>
   <source>{units} at {steps} steps</source>
   <translation>{units} à {steps} pas</translation>
  </message>
  <message>
   <source>Changed by hand: {change}</source>
   <translation>Modifié à la main : {change}</translation>
  </message>
  <message>
   <source>Bookmark</source>
   <translation>Signet</translation>
  </message>
  <message>
   <source>{length} entries, parting after entry {leaves_at}</source>
   <translation>{length} coups, séparés après le coup {leaves_at}</translation>
  </message>
  <message>
   <source>This line, {length} entries</source>
   <translation>Cette ligne, {length} coups</translation>
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
   <translation>plus rien : {reason}</translation>
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
   <source>On the map</source>
   <translation>Sur la carte</translation>
  </message>
  <message>
   <source>turn {turn}</source>
   <translation>tour {turn}</translation>
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
   <translation>Ensuite : {label}.</translation>
  </message>
  <message>
   <source>Planned attacks not made: {text}.</source>
   <translation>Attaques prévues non faites : {text}.</translation>
  </message>
  <message>
   <source>Then play goes on with: {label}.</source>
   <translation>Le jeu continue avec : {label}.</translation>
  </message>
  <message>
   <source>1 unit has not moved.</source>
   <translation>1 unité n’a pas bougé.</translation>
  </message>
  <message>
   <source>{number} units have not moved.</source>
   <translation>{number} unités n’ont pas bougé.</translation>
  </message>
  <message>
   <source>Next: the turn ends.</source>
   <translation>Ensuite : fin du tour.</translation>
  </message>
  <message>
   <source>Next: play begins.</source>
   <translation>Ensuite : le jeu commence.</translation>
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
   <source>Counters and strength; {stacks} stacks, {highest} counters in the highest.</source>
   <translation>Pions et force ; {stacks} piles, {highest} pions dans la plus haute.</translation>
  </message>
  <message>
   <source>{number} units can move to {hex}, from {number_2} hexes.</source>
   <translation>{number} unités peuvent atteindre {hex}, depuis {number_2} hexagones.</translation>
  </message>
  <message>
   <source>{side}: {number} hexes</source>
   <translation>{side} : {number} hexagones</translation>
  </message>
  <message>
   <source>{number} moves</source>
   <translation>{number} mouvements</translation>
  </message>
  <message>
   <source>taken: {side}</source>
   <translation>pris : {side}</translation>
  </message>
  <message>
   <source>steps lost</source>
   <translation>pas perdus</translation>
  </message>
  <message>
   <source>{number} hexes changed hands, {sum} steps were lost.</source>
   <translation>{number} hexagones ont changé de main, {sum} pas perdus.</translation>
  </message>
  <message>
   <source>held: {side}</source>
   <translation>tenu : {side}</translation>
  </message>
  <message>
   <source>units that can come here</source>
   <translation>unités pouvant venir ici</translation>
  </message>
  <message>
   <source>the hex asked about</source>
   <translation>l’hexagone en question</translation>
  </message>
  <message>
   <source>last moves</source>
   <translation>derniers mouvements</translation>
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
   <source>Deal dummies</source>
   <translation>Distribuer les leurres</translation>
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
   <source>{name} is no game of this program.</source>
   <translation>{name} n’est pas une partie de ce programme.</translation>
  </message>
  <message>
   <source>{name} is damaged in line {line}: {text}.</source>
   <translation>{name} est abîmé à la ligne {line} : {text}.</translation>
  </message>
  <message>
   <source>The end of {name} is missing.</source>
   <translation>La fin de {name} manque.</translation>
  </message>
  <message>
   <source>The game is over</source>
   <translation>La partie est finie</translation>
  </message>
  <message>
   <source>“{name}” cannot be the name of a file.</source>
   <translation>« {name} » ne peut pas être un nom de fichier.</translation>
  </message>
  <message>
   <source>There is a game called “{name}” already.</source>
   <translation>Une partie s’appelle déjà « {name} ».</translation>
  </message>
  <message>
   <source>Turn {turn}</source>
   <translation>Tour {turn}</translation>
  </message>
  <message>
   <source>Set-up</source>
   <translation>Déploiement</translation>
  </message>
  <message>
   <source>{name} cannot be renamed: {why}.</source>
   <translation>{name} ne peut pas être renommé : {why}.</translation>
  </message>
  <message>
   <source>Strict undo: thrown dice, units seen and turns handed over stand. Otherwise anything can be taken back.</source>
   <translation>Annulation stricte : dés jetés, unités vues et tours remis restent acquis. Sinon tout peut être repris.</translation>
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
   <translation>Vous jouez les deux camps et voyez la table comme le camp qui décide. Un rideau sépare les camps ; vous pouvez ouvrir la table, et le journal le note.</translation>
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
   <translation>Désormais : {kind}.</translation>
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
   <translation>À décider maintenant : {side}.</translation>
  </message>
  <message>
   <source>{label}: only {text} can be meant.</source>
   <translation>{label} : il ne peut s’agir que de {text}.</translation>
  </message>
  <message>
   <source>{parts}, dice up to {risk} more</source>
   <translation>{parts}, dés jusqu’à {risk} de plus</translation>
  </message>
  <message>
   <source>1 point</source>
   <translation>1 point</translation>
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
   <source>dice may stop it short</source>
   <translation>les dés peuvent l’arrêter</translation>
  </message>
  <message>
   <source>{title} · units: {number}</source>
   <translation>{title} · unités : {number}</translation>
  </message>
  <message>
   <source>No dice were entered, so nothing has happened.</source>
   <translation>Aucun dé n’a été saisi, donc rien ne s’est passé.</translation>
  </message>
  <message>
   <source>Commit the Royal Air Force to an all-out effort for the rest of the game? It cannot be taken back.</source>
   <translation>Engager la Royal Air Force à fond jusqu’à la fin ? C’est irrévocable.</translation>
  </message>
  <message>
   <source>How many aircraft support the battle at {target}? Each shifts one column for the Allies.</source>
   <translation>Combien d’avions soutiennent le combat en {target} ? Chacun décale d’une colonne pour les Alliés.</translation>
  </message>
  <message>
   <source>Answer yes or no.</source>
   <translation>Répondez oui ou non.</translation>
  </message>
  <message>
   <source>{planes} aircraft are available.</source>
   <translation>{planes} avions disponibles.</translation>
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
   <source>Airborne landings: drop units on their targets, then roll for each in any order.</source>
   <translation>Atterrissages : larguez les unités sur leurs cibles, puis jetez le dé pour chacune.</translation>
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
   <translation>Plus d’atterrissage</translation>
  </message>
  <message>
   <source>Airborne landings: roll for the next unit in the air.</source>
   <translation>Atterrissages : jetez pour la prochaine unité en l’air.</translation>
  </message>
  <message>
   <source>The airborne landings are over.</source>
   <translation>Les atterrissages sont finis.</translation>
  </message>
  <message>
   <source>The landing in {hex} drives the units there out: move them to neighbouring hexes.</source>
   <translation>L’atterrissage en {hex} chasse les unités présentes : déplacez-les vers les hexagones voisins.</translation>
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
   <translation>{name} : {leg} PM à pied, {mechanised} mécanisé</translation>
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
   <source>Provenance</source>
   <translation>Provenance</translation>
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
   <translation>non ravitaillée : {text}</translation>
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
   <source>{name}: no entry</source>
   <translation>{name} : entrée interdite</translation>
  </message>
  <message>
   <source>Combat</source>
   <translation>Combat</translation>
  </message>
  <message>
   <source>{abs}L for the defender</source>
   <translation>{abs}G pour le défenseur</translation>
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
   <source>Note</source>
   <translation>Note</translation>
  </message>
  <message>
   <source>yes, for {spent} points</source>
   <translation>oui, pour {spent} points</translation>
  </message>
  <message>
   <source>in supply: first turn</source>
   <translation>ravitaillée : premier tour</translation>
  </message>
  <message>
   <source>in supply where it stands</source>
   <translation>ravitaillée sur place</translation>
  </message>
  <message>
   <source>in supply, {number} hexes from {line}</source>
   <translation>ravitaillée, à {number} hexagones de {line}</translation>
  </message>
  <message>
   <source>Hexside {upper}</source>
   <translation>Côté {upper}</translation>
  </message>
  <message>
   <source>Factors now</source>
   <translation>Facteurs actuels</translation>
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
  <message>
   <source>Pick the units that advance</source>
   <translation>Choisissez les unités qui avancent</translation>
  </message>
  <message>
   <source>The defenders of {target} are gone: choose which attackers advance into it, if any.</source>
   <translation>Les défenseurs de {target} ont disparu : choisissez les attaquants qui avancent, s’il y en a.</translation>
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
   <source>Only units of this battle lose steps.</source>
   <translation>Seules les unités de ce combat perdent des pas.</translation>
  </message>
  <message>
   <source>Exactly {count} steps must be lost.</source>
   <translation>Il faut perdre exactement {count} pas.</translation>
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
   <translation>{name} a été atteint : le laisser, ou le retirer pour toujours ?</translation>
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
   <translation>Des leurres sont révélés : envoyez-les vers d’autres piles allemandes, ou laissez-les.</translation>
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
   <translation>Urgence : placez les unités britanniques d’urgence, une par hexagone, avec des unités britanniques.</translation>
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
   <source>{attack} against {defence}: about {middle}{shifted}</source>
   <translation>{attack} contre {defence} : environ {middle}{shifted}</translation>
  </message>
  <message>
   <source>hidden units defend</source>
   <translation>des unités cachées défendent</translation>
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
   <source>Mechanised units may not enter {terrain}.</source>
   <translation>Les unités mécanisées n’entrent pas en {terrain}.</translation>
  </message>
  <message>
   <source>No move leads from one enemy zone straight into another.</source>
   <translation>On ne passe pas directement d’une zone ennemie à une autre.</translation>
  </message>
  <message>
   <source>No unit may enter an all-sea hex.</source>
   <translation>Aucune unité n’entre en pleine mer.</translation>
  </message>
  <message>
   <source>{hex} is held by the enemy.</source>
   <translation>{hex} est tenu par l’ennemi.</translation>
  </message>
  <message>
   <source>violates {name}</source>
   <translation>viole {name}</translation>
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
   <translation>{name} a fini son mouvement : une autre pile a bougé depuis.</translation>
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
   <source>units are in excess of a stack</source>
   <translation>des unités sont en trop</translation>
  </message>
  <message>
   <source>At the end of the phase {place} holds {what}.</source>
   <translation>À la fin de la phase, {place} contient {what}.</translation>
  </message>
  <message numerus="yes">
   <source>, {n} points</source>
   <translation>
    <numerusform>, {n} point</numerusform>
    <numerusform>, {n} points</numerusform>
   </translation>
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
   <source>too many units</source>
   <translation>trop d’unités</translation>
  </message>
  <message>
   <source>more than one nation</source>
   <translation>plus d’une nation</translation>
  </message>
  <message>
   <source>{side} {phase}</source>
   <translation>{phase} ({side})</translation>
  </message>
  <message>
   <source>{side} order: {order}</source>
   <translation>Ordre ({side}) : {order}</translation>
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
   <translation>{home} est neutre : son armée reste en {home_2}.</translation>
  </message>
  <message>
   <source>In 1939 German units stay in Germany.</source>
   <translation>En 1939 les unités allemandes restent en Allemagne.</translation>
  </message>
  <message>
   <source>The gap can only be entered from the hex where the phase was begun.</source>
   <translation>On n’entre dans la trouée que depuis l’hexagone de départ.</translation>
  </message>
  <message>
   <source>The Roer is flooded.</source>
   <translation>La Roer est inondée.</translation>
  </message>
  <message>
   <source>A crossing failed here: the side is closed this phase.</source>
   <translation>Un passage a échoué ici : ce côté est fermé pour la phase.</translation>
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
   <translation>trouée : tous les points</translation>
  </message>
  <message>
   <source>minimum move: all points</source>
   <translation>mouvement minimal : tous les points</translation>
  </message>
  <message>
   <source>Bring on reinforcements</source>
   <translation>Faire entrer des renforts</translation>
  </message>
  <message>
   <source>{name} is placed at the start of a turn in an emergency.</source>
   <translation>{name} se place au début d’un tour, en urgence.</translation>
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
   <source>{hex} is not under Allied control.</source>
   <translation>{hex} n’est pas sous contrôle allié.</translation>
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
   <source>Airborne landings</source>
   <translation>Atterrissages</translation>
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
   <translation>{side}, manche {part} : choisissez de bouger ou de combattre d’abord.</translation>
  </message>
  <message>
   <source>{side} movement: drag units to where they shall go.</source>
   <translation>{side}, mouvement : glissez les unités vers leur but.</translation>
  </message>
  <message>
   <source>{side} combat: pick a hex to attack, or drag attackers on it.</source>
   <translation>{side}, combat : choisissez un hexagone à attaquer, ou glissez-y des attaquants.</translation>
  </message>
  <message>
   <source>End the {phase} phase</source>
   <translation>Finir la phase : {phase}</translation>
  </message>
  <message>
   <source>Pick the units to remove</source>
   <translation>Choisissez les unités à retirer</translation>
  </message>
  <message>
   <source>The stack at {at} breaks the stacking rules as the phase ends: choose units to eliminate.</source>
   <translation>La pile en {at} enfreint l’empilement en fin de phase : choisissez les unités à éliminer.</translation>
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
   <translation>Déployez l’armée allemande : glissez les unités vers d’autres hexagones d’Allemagne, ou commencez ainsi.</translation>
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
   <source>{left} units have still to be set up.</source>
   <translation>{left} unités restent à déployer.</translation>
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
   <translation>Lancer l’opération Coup de faucille ? Elle cache une armée au tour 1, ferme les Ardennes jusqu’au tour 2 et viole la neutralité belge.</translation>
  </message>
  <message>
   <source>Put in the cup</source>
   <translation>Mettre dans la tasse</translation>
  </message>
  <message>
   <source>End of turn 1: move the Belgian units in the Ardennes to Belgian hexes that border the forest.</source>
   <translation>Fin du tour 1 : envoyez les unités belges des Ardennes vers des hexagones belges en lisière.</translation>
  </message>
  <message>
   <source>They go to Belgian hexes that border the forest.</source>
   <translation>Elles vont vers des hexagones belges en lisière.</translation>
  </message>
  <message>
   <source>Units from the cup are set up in the Ardennes.</source>
   <translation>Les unités de la tasse se déploient dans les Ardennes.</translation>
  </message>
  <message>
   <source>Only mechanised units are set up on the rim of the forest.</source>
   <translation>Seules les unités mécanisées se déploient en lisière.</translation>
  </message>
  <message>
   <source>Drop them in the cup.</source>
   <translation>Déposez-les dans la tasse.</translation>
  </message>
  <message>
   <source>The cup takes {CUP_MECHANISED} mechanised units.</source>
   <translation>La tasse prend {CUP_MECHANISED} unités mécanisées.</translation>
  </message>
  <message>
   <source>The cup takes {CUP_OTHERS} other units.</source>
   <translation>La tasse prend {CUP_OTHERS} autres unités.</translation>
  </message>
  <message>
   <source>Operation Sickle Cut was not launched.</source>
   <translation>L’opération Coup de faucille n’a pas été lancée.</translation>
  </message>
  <message>
   <source>Pick the units, each once, and drop them in the cup.</source>
   <translation>Choisissez chaque unité une fois et déposez-les dans la tasse.</translation>
  </message>
  <message>
   <source>Only the Belgian units in the Ardennes.</source>
   <translation>Seulement les unités belges des Ardennes.</translation>
  </message>
  <message>
   <source>Only units from the cup.</source>
   <translation>Seulement des unités de la tasse.</translation>
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
   <translation>Choisissez des unités pour la tasse</translation>
  </message>
  <message>
   <source>Drop them in the cup</source>
   <translation>Les déposer dans la tasse</translation>
  </message>
  <message>
   <source>Move out</source>
   <translation>Évacuer</translation>
  </message>
  <message>
   <source>The cup is not empty yet.</source>
   <translation>La tasse n’est pas encore vide.</translation>
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
   <translation>Choisissez des unités de la tasse</translation>
  </message>
  <message>
   <source>Pick an Ardennes hex</source>
   <translation>Choisissez un hexagone des Ardennes</translation>
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
   <source>{name} has moved: strategic movement goes with no other movement.</source>
   <translation>{name} a bougé : le mouvement stratégique exclut tout autre.</translation>
  </message>
  <message>
   <source>{name} can only land in this couplet.</source>
   <translation>{name} ne peut qu’atterrir dans cette manche.</translation>
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
   <source>{name}'s army never uses strategic movement.</source>
   <translation>L’armée de {name} n’a pas de mouvement stratégique.</translation>
  </message>
  <message>
   <source>{name} is not in a city of the network.</source>
   <translation>{name} n’est pas dans une ville du réseau.</translation>
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
   <source>RAF support</source>
   <translation>appui de la RAF</translation>
  </message>
  <message>
   <source>out of supply</source>
   <translation>non ravitaillée</translation>
  </message>
  <message>
   <source>across the {side}</source>
   <translation>par-dessus {side}</translation>
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
   <source>Siegfried Line</source>
   <translation>Ligne Siegfried</translation>
  </message>
  <message>
   <source>French morale</source>
   <translation>moral français</translation>
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
   <source>The stack at {hex} breaks the stacking rules: units in it will be eliminated.</source>
   <translation>La pile en {hex} enfreint l’empilement : des unités seront éliminées.</translation>
  </message>
  <message>
   <source>{name}: of {number} units some could still come onto the map.</source>
   <translation>{name} : sur {number} unités, certaines pourraient encore entrer.</translation>
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
   <source>Operation Sickle Cut</source>
   <translation>Opération Coup de faucille</translation>
  </message>
  <message>
   <source>German set-up</source>
   <translation>Déploiement allemand</translation>
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
  <message>
   <source>No headquarters with fire left commands that far, or no enemy unit is there.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only headquarters within command range that have artillery points left fire.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A barrage takes artillery points, or one or two aviation points.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} barrage: fire on enemy hexes with artillery and aviation, or hold it back.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex to fire on</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Give artillery points</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Add aviation points</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fire on {hex} is plotted already.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Four artillery points fire on one hex at most.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Barrage</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>No more barrages</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>barrage</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has not so many points left.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only a hex whose units passed their test stops the armour.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Break through</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has ended its movement: another unit has moved since.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is in no enemy zone of control.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A breakthrough from {hex} has been stopped; no other is tried there.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} costs {cost} points; {left} are left.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A breakthrough may not overstack {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} breaks through from {a} to {b}: test to stop it, or let it pass.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex that stops it</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Several hexes stop {units}: choose the one that it must attack.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only the active side's units move.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only armour breaks through.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick an adjacent hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Test or let pass.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the armour, and its companion</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the adjacent hex to break through to</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Test to stop it</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Let it pass</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>cohesion and defence against a breakthrough</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Stop it here</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only German engineer battalions build bridges.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A bridge leads over the Meuse into an adjacent hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Begin a bridge</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has moved this phase and begins no bridge.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Blow the lock at Houx? Upstream fords may come of it.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Blow the lock, or leave it.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Name a point on the Meuse above Houx; a ford exists on 1 to 3. {n} left to name.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A ford lies on the Meuse above the lock.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is held in close combat.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is building already.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is not beside the Meuse.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick one unit.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the engineer battalion</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex over the Meuse</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Leave the lock</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Blow the lock</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Look for a ford</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>That point has been tried.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>a ford</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick a hex on the Meuse</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex on the other bank</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{kind} {points}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>in supply, {n} hexes from its headquarters</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>in supply</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Combat scale</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Formation</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Moves as</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>attack {a}, defence {d}, cohesion {c}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>no line now: {why}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Height</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{n} m</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>nobody</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>none</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Range, artillery, movement</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{n} of {full}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Attack, defence, movement, cohesion</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Marker</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>out of supply: all values one less, half movement</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Must attack</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Hexside {direction}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Artillery points left</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Now</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only an enemy hex next to own units can be attacked.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} has been attacked this phase.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} must attack {hex}, which stopped its breakthrough.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is held in close combat and fights only those that hold it.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>German units of different divisions do not attack together: {names}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only adjacent units attack.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has attacked this phase.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} never attacks.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} must attack {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} must attack one hex of those that hold them.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} does not exploit: it is of no Panzer division or DLC.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is fatigued and cannot exploit.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Attack on {hex}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>final value {value:+d}, die {modifier:+d}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Combat results, {scale}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>the defender must retreat or is destroyed</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>a close combat</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A headquarters returns on or beside a unit of its division.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex it goes back to</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has been overrun: move it back one hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick its hex</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} comes back: place it on or beside one of its units.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>It moves back one hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The enemy is in {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The Meuse lies between.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Move back</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only units that were hit lose steps.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Exactly {n} steps must be lost by the units that were hit.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Take the losses</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Choose which units at {hex} lose {n} steps.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has no movement points left.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only battalions of the 1st DCR try their engines, once a turn.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} had to stop here for this phase.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Units move one by one; only armour takes one companion of another kind with it.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the unit that makes a forced march</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Forced march</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has begun to move; a forced march is declared before.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has engine trouble and cannot force the pace.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the battalion that tries its engines</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Try the engines</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} belongs to the other side.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is not on the map.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the units, each once.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Armour and its companion must begin in the same hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>There is no unit {unit}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is fatigued already.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is broken.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} must try its engines first.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} has broken down and may not move this turn.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>engines of the 1st DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick a unit, or armour with one companion</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick where it goes</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The move ends in {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is destroyed.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} loses {n} steps.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A ford is looked for between {a} and {b}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} are stopped in {at} and must attack {target}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Barrage on {hex}: {guns} artillery points, {planes} aviation points</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} attack {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} aviation: {n} points</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Final attack value {value:+d}, die {modifier:+d}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Close combat: {units}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} begins a bridge from {a} to {b}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Turn {turn}, {side} phase</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>does not move this turn</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>moves at half its rating</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Out of supply: {units}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The lock at Houx is blown.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The lock at Houx is left.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The French set-up is finished.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The armour is let pass.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Nobody advances.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aircraft are chosen in secret.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} make a forced march.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} is overrun.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>It comes back on turn {turn}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Artillery support: {hqs}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Result {result}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} break.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} recover.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A ford exists between {a} and {b}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The 1st DCR arrives on turn {turn}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A bridge leads from {a} to {b}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>runs well</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>In supply again: {units}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only units of this battle advance.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} is cleared: choose which attackers advance into it, if any.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>combat</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} is still held.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Command and guns</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Objectives</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>way to the western frontier</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{number} hexes lie in zones of both sides.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{number} units have no line now.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{number} artillery points are left.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>held by the {side}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>held by nobody</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>map edge of supply</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>headquarters are supplied here</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>units without supply</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>within command range</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>its units</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>units beyond the range</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} zone of control</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>line to the headquarters</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} attacks over the Meuse only at Houx and over bridges and fords.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Motor troops cross the Meuse only at Houx and over bridges and fords.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only a combat unit drives an enemy headquarters out of {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} is in an enemy zone of control; none may be entered in exploitation.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A broken unit does not enter an enemy zone of control ({hex}).</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>No unit moves from enemy zone to enemy zone ({a} to {b}).</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{kind} units cannot cross into {hex}: {cause}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>all it has, for the one hex it can always move</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Enemy units hold {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>They enter at {hex}, or nearest to it on the edge if the enemy is there.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} reinforcements: place the units that arrive.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} arrives on turn {turn}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Units that enter together must have the same entry hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the units that arrive</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex where they enter</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only units that wait to enter arrive.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Bring in</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>End the reinforcements</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only units that passed the test stand.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} must retreat {n} hexes: test cohesion to stand for a step each, or go.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Test to stand, or retreat.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the units that lose a step</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} passed: choose which of them lose a step and retreat one hex less.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the hex they retreat to</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{units} retreat: {n} hexes to go.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>No retreat leads from {a} into {b}: the way is impassable.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The retreat has come through {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>cohesion in order not to break</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>cohesion of a fatigued unit</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>There is a better way for a retreat than {hex}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A retreat goes hex by hex.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Other units retreat first.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Test to stand</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Retreat</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>cohesion to stand</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Lose a step</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Retreat all</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} holds more than a regiment: move units out.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} movement: drag units, one after another.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} exploitation: move again at half the rating.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>End the movement</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>End the combat</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>End the exploitation</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>cohesion of a broken unit</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only French units that begin in play are set up.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The French set up west of the Meuse.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>End the set-up</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Set up the French army west of the Meuse.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The 4th DINA sets up in column {column} or west of it.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick units to set up</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick a hex west of the Meuse</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{n} units have still to be set up.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Set up</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>arrival of the 1st DCR</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hex} would hold more than a regiment.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Cohesion of {a} against {b}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} attacks</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} defends</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Artillery, the difference</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Aviation not neutralised</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Over the Meuse in boats</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Different elevation</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Broken attacker</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fatigued defender</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Combined arms</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Over a river</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Fatigued attacker</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>All of {regiment} attacks</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hq} is {n} hexes away, its range is {range}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>the enemy cuts its line to {hq}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>its headquarters is not on the map</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{hq} has no line to its map edge</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only headquarters of units in the battle, in supply and within command range, give artillery.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only a unit of this battle gives its cohesion.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Battle at {hex}: give artillery points to your units, or none.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>One aviation point</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Two aviation points</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Battle at {hex}: send aircraft? Both sides choose before either is shown.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Send {n} aviation points at most.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the unit</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Battle at {hex}: name the unit whose cohesion counts; it takes the first loss.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Five artillery points join one battle at most.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{unit} gives {n} points to this battle at most.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Two corps points join one battle at most.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Name one unit.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>No artillery</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Give artillery</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Name the unit</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>cohesion {n}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>That cannot be done in this phase.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The game is over.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{number} units that could arrive wait off the map.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{german} German points to {french} French</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Only German units on the roads to the western frontier leave the map.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side}: concede</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} hold it</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>nobody holds all of it</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>passed</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>not reached</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>a German unit that leaves by the marked hexes of the west edge</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Western French frontier</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} gives up.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>A draw: {tally}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Pick the units that cross the frontier</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Cross the frontier</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Western French frontier passed</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Holds {place}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{n} {kind} destroyed</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Strategic {side} victory: {tally}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>Tactical {side} victory: {tally}.</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>won</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} artillery points left</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} aviation points left</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>held in close combat</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>broken</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>fatigued</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>no artillery left this turn</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>builds a bridge</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>bridge to {hex}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>ford to {hex}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>bridge under construction to {hex}</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>barrage plotted</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>{side} phase</source>
   <translation type="unfinished"></translation>
  </message>
  <message>
   <source>The program itself is under the MIT licence. It stands on these packages:</source>
   <translation>Le programme est sous licence MIT. Il repose sur ces paquets :</translation>
  </message>
  <message>
   <source>The fonts are under the SIL Open Font License:</source>
   <translation>Les polices sont sous licence SIL Open Font License :</translation>
  </message>
  <message>
   <source>A table for published hex-and-counter games on the campaign of May 1940, with their rules enforced.</source>
   <translation>Une table pour les jeux d’histoire à hexagones publiés sur la campagne de mai 1940, dont elle applique les règles.</translation>
  </message>
  <message>
   <source>This is an unofficial aid for players who own the games. The games and their names belong to their owners. No rulebook text, scans or artwork of theirs are included; rules are cited by paragraph and told in our own words.</source>
   <translation>Aide non officielle pour les joueurs qui possèdent les jeux. Les jeux et leurs noms appartiennent à leurs propriétaires. Aucun texte de règles, scan ni dessin n’est inclus ; les règles sont citées par paragraphe et dites avec nos mots.</translation>
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
   <source>Attackers</source>
   <translation>Attaquants</translation>
  </message>
  <message>
   <source>Note as a plan</source>
   <translation>Noter comme plan</translation>
  </message>
  <message>
   <source>Keeps target and attackers in the list of plans; nothing is done yet.</source>
   <translation>Garde la cible et les attaquants dans la liste des plans ; rien n’est encore fait.</translation>
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
   <source>Plan</source>
   <translation>Plan</translation>
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
   <source>{path} · last hex: {leg}</source>
   <translation>{path} · dernier hexagone : {leg}</translation>
  </message>
  <message>
   <source>Put back where it was</source>
   <translation>Remis à sa place</translation>
  </message>
  <message>
   <source>

A report with the record of the game has been kept as {place}.</source>
   <translation>

Un rapport avec l’enregistrement de la partie est conservé : {place}.</translation>
  </message>
  <message>
   <source>Something went wrong</source>
   <translation>Un problème est survenu</translation>
  </message>
  <message>
   <source>The program has met a fault of its own. The game stands as it was, and you can play on or save it.{kept}</source>
   <translation>Le programme a rencontré une de ses erreurs. La partie est restée telle quelle, vous pouvez continuer ou enregistrer.{kept}</translation>
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
   <source>{now}. Next to decide: {side}.</source>
   <translation>{now}. Ensuite décide : {side}.</translation>
  </message>
  <message>
   <source>Nothing of the table shows until you press Ready.</source>
   <translation>La table reste cachée jusqu’à ce que vous pressiez Prêt.</translation>
  </message>
  <message>
   <source>To decide now: {side}. Hand the game over by file to let it go on.</source>
   <translation>À décider : {side}. Remettez la partie par fichier pour continuer.</translation>
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
   <source>“{title}” has changes that are not saved.</source>
   <translation>« {title} » contient des changements non enregistrés.</translation>
  </message>
  <message>
   <source>Nothing is lost either way: left unsaved, the game is offered again in the start window.</source>
   <translation>Rien ne se perd : non enregistrée, la partie sera proposée de nouveau à l’accueil.</translation>
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
   <source>Cancel</source>
   <translation>Annuler</translation>
  </message>
  <message>
   <source>Save game</source>
   <translation>Enregistrer la partie</translation>
  </message>
  <message>
   <source>Open game</source>
   <translation>Ouvrir une partie</translation>
  </message>
  <message>
   <source>Hand over by file</source>
   <translation>Remettre par fichier</translation>
  </message>
  <message>
   <source>The file opens on the table as {side} may see it.</source>
   <translation>Le fichier s’ouvre sur la table telle que {side} peut la voir.</translation>
  </message>
  <message>
   <source>It is on trust, as games by mail are: the file holds the whole game and its dice, and only the program hides from each player what he may not see. Every throw is on record, and the game is played over again and checked when the file is opened.</source>
   <translation>C’est sur l’honneur, comme les parties par courrier : le fichier contient toute la partie et ses dés, et seul le programme cache à chacun ce qu’il ne doit pas voir. Chaque jet est enregistré, et la partie est rejouée et vérifiée à l’ouverture.</translation>
  </message>
  <message>
   <source>Choose a file…</source>
   <translation>Choisir un fichier…</translation>
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
   <translation>Abandonner « {title} » ?</translation>
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
   <translation>Mettre « {game} » à la corbeille ?</translation>
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
   <source>All files</source>
   <translation>Tous les fichiers</translation>
  </message>
  <message>
   <source>Saved games</source>
   <translation>Parties enregistrées</translation>
  </message>
  <message numerus="yes">
   <source>Throw {n} dice with {sides} sides:</source>
   <translation>
    <numerusform>Jetez {n} dé à {sides} faces :</numerusform>
    <numerusform>Jetez {n} dés à {sides} faces :</numerusform>
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
   <translation>Écrit : {path}</translation>
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
   <translation>Abandonné ; rien n’a été écrit</translation>
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
   <translation>Déploiement enregistré : {name}</translation>
  </message>
  <message>
   <source>Save set-up</source>
   <translation>Enregistrer le déploiement</translation>
  </message>
  <message>
   <source>Load set-up</source>
   <translation>Charger un déploiement</translation>
  </message>
  <message>
   <source>1 unit placed</source>
   <translation>1 unité placée</translation>
  </message>
  <message>
   <source>{placed} units placed</source>
   <translation>{placed} unités placées</translation>
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
   <source>{title}: column {lit}</source>
   <translation>{title} : colonne {lit}</translation>
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
   <source>{value} on average; in per cent:</source>
   <translation>{value} en moyenne ; en pour cent :</translation>
  </message>
  <message>
   <source>{text}: {value} on average</source>
   <translation>{text} : {value} en moyenne</translation>
  </message>
  <message>
   <source>From now on ask only where something would be lost</source>
   <translation>Désormais ne demander que si quelque chose serait perdu</translation>
  </message>
  <message>
   <source>Something is left undone:</source>
   <translation>Il reste quelque chose à faire :</translation>
  </message>
  <message>
   <source>Show</source>
   <translation>Montrer</translation>
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
   <translation>Y faire passer le chemin ; puis cliquer sur sa fin</translation>
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
   <translation>En gras : imprimé dans les règles. Le reste est reconstitué, la table imprimée n’étant pas disponible.</translation>
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
   <translation>Lecture de ce programme :</translation>
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
   <source>Chapter {number}</source>
   <translation>Chapitre {number}</translation>
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
   <translation>{key} est la touche de « {command} », qui n’en aura plus.</translation>
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
   <source>Off by: how far the average lies from the expected one, in standard deviations. Two in three times it is within 1, nineteen in twenty times within 2.</source>
   <translation>Écart : distance de la moyenne à la moyenne attendue, en écarts types. Deux fois sur trois il est sous 1, dix-neuf fois sur vingt sous 2.</translation>
  </message>
  <message>
   <source>all dice with {sides} sides</source>
   <translation>tous les dés à {sides} faces</translation>
  </message>
  <message>
   <source>Saved as {name}</source>
   <translation>Enregistrée : {name}</translation>
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
   <source>&amp;Save</source>
   <translation>&amp;Enregistrer</translation>
  </message>
  <message>
   <source>Save &amp;as…</source>
   <translation>Enregistrer &amp;sous…</translation>
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
   <source>&amp;Warn at the end of a phase</source>
   <translation>&amp;Avertir en fin de phase</translation>
  </message>
  <message>
   <source>&amp;Lines of play</source>
   <translation>&amp;Lignes de jeu</translation>
  </message>
  <message>
   <source>&amp;Colour-blind palette</source>
   <translation>&amp;Couleurs pour daltoniens</translation>
  </message>
  <message>
   <source> (changed by hand)</source>
   <translation> (modifiée à la main)</translation>
  </message>
  <message>
   <source>This is the past. Return to play, or play on from here.</source>
   <translation>C’est le passé. Revenez au jeu, ou continuez d’ici.</translation>
  </message>
  <message>
   <source>Turn</source>
   <translation>Tour</translation>
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
   <source>Victory</source>
   <translation>Victoire</translation>
  </message>
  <message>
   <source>Whole map</source>
   <translation>Carte entière</translation>
  </message>
  <message>
   <source>&amp;Layers</source>
   <translation>&amp;Calques</translation>
  </message>
  <message>
   <source>Centre the map here</source>
   <translation>Centrer la carte ici</translation>
  </message>
  <message>
   <source>Plan an attack here…</source>
   <translation>Prévoir une attaque ici…</translation>
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
   <source>&amp;Keep this place</source>
   <translation>&amp;Garder ce lieu</translation>
  </message>
  <message>
   <source>Ne&amp;xt place kept</source>
   <translation>Lieu gardé &amp;suivant</translation>
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
   <source>Beside the map</source>
   <translation>À côté de la carte</translation>
  </message>
  <message>
   <source>&amp;Spread stacks under the pointer</source>
   <translation>&amp;Étaler les piles sous le pointeur</translation>
  </message>
  <message>
   <source>No place is kept yet: keep one first (Ctrl+D).</source>
   <translation>Aucun lieu gardé : gardez-en d’abord un (Ctrl+D).</translation>
  </message>
  <message>
   <source>Shift+click hexes that the selected units can reach first.</source>
   <translation>Maj+clic d’abord sur des hexagones que les unités choisies atteignent.</translation>
  </message>
  <message>
   <source>Forget them all</source>
   <translation>Les oublier tous</translation>
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
   <source>Move the selected units here</source>
   <translation>Amener ici les unités choisies</translation>
  </message>
  <message>
   <source>Pass this hex on the way</source>
   <translation>Passer par cet hexagone</translation>
  </message>
  <message>
   <source>Inspect</source>
   <translation>Examiner</translation>
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
   <source>Missing: {text}</source>
   <translation>Manque : {text}</translation>
  </message>
  <message>
   <source>{goal}, {worth}: {stands}; missing: {missing}</source>
   <translation>{goal}, {worth} : {stands} ; manque : {missing}</translation>
  </message>
  <message>
   <source>This game does not tell how victory stands.</source>
   <translation>Ce jeu ne dit pas où en est la victoire.</translation>
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
   <translation>Repris : {text}</translation>
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
   <source>More</source>
   <translation>Plus</translation>
  </message>
  <message>
   <source>Pick from a list</source>
   <translation>Choisir dans une liste</translation>
  </message>
  <message>
   <source>No attack is planned. Right-click an enemy stack and choose “Plan an attack here”, or note one in the battle dialog. Plans are notes: nothing is done by them.</source>
   <translation>Aucune attaque prévue. Clic droit sur une pile ennemie puis « Prévoir une attaque ici », ou notez-en une dans la fenêtre de combat. Les plans ne sont que des notes.</translation>
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
   <translation>Aussi dans un autre plan : {text}.</translation>
  </message>
  <message>
   <source>{title}: {most} steps to lose at most</source>
   <translation>{title} : {most} pas à perdre au plus</translation>
  </message>
  <message>
   <source>One step less from {title}</source>
   <translation>Un pas de moins pour {title}</translation>
  </message>
  <message>
   <source>One more step from {title}</source>
   <translation>Un pas de plus pour {title}</translation>
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
   <source>Turn track</source>
   <translation>Piste des tours</translation>
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
   <translation>Tour {turn} : {text}{more}</translation>
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
   <source>Reduce motion: counters jump where they would glide</source>
   <translation>Moins de mouvement : les pions sautent au lieu de glisser</translation>
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
   <source>Text size</source>
   <translation>Taille du texte</translation>
  </message>
  <message>
   <source>{percent} %</source>
   <translation>{percent} %</translation>
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
  <message numerus="yes">
   <source>{n} entries</source>
   <translation>
    <numerusform>{n} coup</numerusform>
    <numerusform>{n} coups</numerusform>
   </translation>
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
   <source>Resume</source>
   <translation>Reprendre</translation>
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
   <translation>Mai 1940 sur la table : des jeux d’histoire publiés, règles appliquées</translation>
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
  <message numerus="yes">
   <source>{n} units</source>
   <translation>
    <numerusform>{n} unité</numerusform>
    <numerusform>{n} unités</numerusform>
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
   <source>This scenario cannot be played.</source>
   <translation>Ce scénario ne peut pas être joué.</translation>
  </message>
  <message>
   <source>Preferences…</source>
   <translation>Préférences…</translation>
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
   <translation>Votre note sur ce moment :</translation>
  </message>
  <message>
   <source>Looking at the set-up. The game itself is untouched.</source>
   <translation>Vous regardez le déploiement. La partie n’est pas touchée.</translation>
  </message>
  <message>
   <source>Changes by hand are on: click with the right button. Each is marked in the log.</source>
   <translation>Modifications à la main : clic droit. Chacune est marquée dans le journal.</translation>
  </message>
  <message numerus="yes">
   <source>{n} hexes</source>
   <translation>
    <numerusform>{n} hexagone</numerusform>
    <numerusform>{n} hexagones</numerusform>
   </translation>
  </message>
  <message>
   <source>about {km} km</source>
   <translation>environ {km} km</translation>
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
   <source>&amp;Edit by hand</source>
   <translation>&amp;Modifier à la main</translation>
  </message>
  <message>
   <source>Throw my own &amp;dice</source>
   <translation>Jeter mes propres &amp;dés</translation>
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
   <translation>Pressez un pion : les hexagones qu’il peut atteindre s’éclairent. Glissez-le, ou cliquez sur un ennemi pour préparer une attaque. Ce que les règles interdisent revient, et une note dit pourquoi. La molette zoome, glisser le terrain déplace la vue.</translation>
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
   <translation>L’enregistrement, dés compris. Cliquez sur une ligne pour voir ce moment ; la partie n’est pas touchée.</translation>
  </message>
  <message>
   <source>Nothing is final</source>
   <translation>Rien n’est définitif</translation>
  </message>
  <message>
   <source>Undo goes back as far as you like, through dice too, and redo comes back. Have a good game.</source>
   <translation>Annuler remonte aussi loin que vous voulez, dés compris, et rétablir revient. Bonne partie.</translation>
  </message>
 </context>
</TS>
