@echo off
rem Signs one file with the certificate whose SHA-1 thumbprint SIGN_THUMBPRINT names. Used by installer.nsi (-DSIGN).
if "%SIGN_THUMBPRINT%"=="" (
    echo %1 stays unsigned: SIGN_THUMBPRINT is not set.
    exit /b 0
)
signtool sign /sha1 %SIGN_THUMBPRINT% /fd sha256 /tr http://timestamp.digicert.com /td sha256 %1
