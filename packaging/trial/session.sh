#!/bin/sh
# A session as a desktop has one, on a screen that nobody sees: a window manager, the accessibility bus, and then the
# command. Usage: xvfb-run ... dbus-run-session -- session.sh COMMAND...
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset QT_QPA_PLATFORM
/usr/libexec/at-spi-bus-launcher --launch-immediately &
bus=$!
openbox 2>/dev/null &
manager=$!
sleep 1
"$@"
status=$?
kill $bus $manager
exit $status
