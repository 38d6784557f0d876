; The installer for Windows: for one user, without administrator's rights. Compiled by: packaging/make installer
;   makensis -DVERSION=x.y.z -DSOURCE=folder -DOUT=file.exe [-DSIGN=command] installer.nsi
; SIGN is run with the path of each finished program (see sign.cmd).

Unicode true
Target amd64-unicode
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Blitz Desktop"
!define KIND "BlitzDesktop.SavedGame"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "InstallDir"
RequestExecutionLevel user
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${NAME} installer"
VIAddVersionKey "LegalCopyright" "The Blitz Desktop authors, MIT licence"
!ifdef SIGN
  !finalize '${SIGN} "%1"'
  !uninstfinalize '${SIGN} "%1"'
!endif

!define MUI_ICON "${ICONS}/blitz-desktop.ico"
!define MUI_UNICON "${ICONS}/blitz-desktop.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "German"

LangString STAY ${LANG_ENGLISH} "Your games, settings, reports of faults and pictures of maps stay in $LOCALAPPDATA\blitz-desktop."
LangString STAY ${LANG_FRENCH} "Vos parties, vos réglages, les rapports de pannes et les images des cartes restent dans $LOCALAPPDATA\blitz-desktop."
LangString STAY ${LANG_GERMAN} "Ihre Spiele und Einstellungen, Fehlerberichte und Kartenbilder bleiben in $LOCALAPPDATA\blitz-desktop."

Section "Install"
  ; What an older version had and this one has not must not stay: its modules would be found.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe" "" "$INSTDIR\${NAME}.exe"

  WriteRegStr HKCU "Software\${NAME}" "InstallDir" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.blitz" "" "${KIND}"
  WriteRegStr HKCU "Software\Classes\.blitz" "Content Type" "application/x-blitz-desktop-game"
  WriteRegStr HKCU "Software\Classes\${KIND}" "" "Blitz Desktop saved game"
  WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\_internal\saved-game.ico"
  WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" open "%1"'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.exe"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Blitz Desktop authors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  RMDir /r "$INSTDIR\licences"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\blitz-desktop.exe"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  ReadRegStr $0 HKCU "Software\Classes\.blitz" ""
  StrCmp $0 "${KIND}" 0 +2
    DeleteRegKey HKCU "Software\Classes\.blitz"
  DeleteRegKey HKCU "Software\Classes\${KIND}"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${NAME}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  MessageBox MB_OK|MB_ICONINFORMATION "$(STAY)" /SD IDOK
SectionEnd
