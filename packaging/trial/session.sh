#!/bin/sh
# A session as a desktop has one, on a screen that nobody sees: a window manager, the accessibility bus, and then the
# command. Usage: xvfb-run ... dbus-run-session -- session.sh COMMAND...
export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
unset QT_QPA_PLATFORM

# until_well COMMAND...: a busy machine takes its time until a screen or a window manager answers.
until_well() {
    tries=300
    until "$@" >/dev/null 2>&1; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || { echo "this does not come out well: $*" >&2 && exit 1; }
        sleep 0.2
    done
}

until_well xdotool getdisplaygeometry
/usr/libexec/at-spi-bus-launcher --launch-immediately &
bus=$!
openbox 2>/dev/null &
manager=$!
until_well xdotool get_num_desktops
"$@"
status=$?
kill $bus $manager
exit $status
