# Shared by ./play and ./test: makes .venv with the pinned packages, and installs the system libraries of Qt.
# Sourced by a POSIX shell with $root set to the checkout. Does nothing twice: what is done is stamped.
# shellcheck shell=sh disable=SC2086 # lists of packages are meant to be split into words

venv=${root:?}/.venv
qt_libraries='libgl1 libegl1 libglib2.0-0 libfontconfig1 libdbus-1-3 libxkbcommon0'
desktop_libraries='libxkbcommon-x11-0 libxcb-cursor0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0 libwayland-cursor0'

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 2
}

has() {
    command -v "$1" >/dev/null 2>&1
}

is_linux() {
    [ "$(uname -s)" = Linux ]
}

# install_system_packages WHY PACKAGE...
install_system_packages() {
    why=$1
    shift
    has apt-get || fail "$why. Debian's names of the packages that help: $*"
    command_line="apt-get install --yes --no-install-recommends $*"
    if [ "$(id -u)" -eq 0 ]; then
        as_root='env'
    elif has sudo && sudo -n true 2>/dev/null; then
        as_root='sudo env'
    else
        fail "$why. Please run this, then try again:
    sudo apt-get update && sudo $command_line"
    fi
    say "$why: installing $*"
    [ -n "${package_lists_are_fresh:-}" ] || $as_root apt-get update --quiet=2 >&2
    package_lists_are_fresh=yes
    $as_root DEBIAN_FRONTEND=noninteractive $command_line --quiet=2 >&2 || fail "$why, and this failed: $command_line"
}

# Sets $python to an interpreter that is new enough and can make virtual environments.
find_python() {
    for python in python3 python3.13 python3.12 python3.11; do
        if has $python && $python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            return 0
        fi
    done
    return 1
}

make_venv() {
    if has uv; then
        "$venv/bin/python" -c '' 2>/dev/null || uv venv --quiet --clear --python '>=3.11' "$venv"
    elif ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
        find_python || install_system_packages 'Python 3.11 or newer is needed' python3 python3-venv
        find_python || fail "Python 3.11 or newer is needed; this system's own is older."
        $python -m venv --clear "$venv"
    fi
}

# install_packages REQUIREMENT: the program itself, editable, with the pinned versions of all it needs.
install_packages() {
    if has uv; then
        uv pip install --quiet --python "$venv/bin/python" --constraint "$root/constraints.txt" --editable "$1"
    else
        "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
            --constraint "$root/constraints.txt" --editable "$1"
    fi
}

# What a stamp must hold to be believed: changes when the pins do, or when the checkout has been moved.
fingerprint() {
    { printf '%s\n' "$root" && cat "$root/pyproject.toml" "$root/constraints.txt"; } | cksum
}

is_stamped() {
    [ "$(cat "$venv/stamps/$1" 2>/dev/null)" = "$(fingerprint)" ] && "$venv/bin/python" -c '' 2>/dev/null
}

stamp() {
    mkdir -p "$venv/stamps"
    fingerprint >"$venv/stamps/$1"
}

# need_packages play|test|packages: each includes what those before it need.
need_packages() {
    if is_stamped "$1" || is_stamped packages || { [ "$1" = play ] && is_stamped test; }; then
        return 0
    fi
    say 'Setting up Python packages in .venv (about 400 MB, once)'
    make_venv
    case $1 in
        play) install_packages "$root" ;;
        test) install_packages "${root}[test]" ;;
        packages) install_packages "${root}[packages,site,test]" ;;
    esac || fail 'The packages could not be installed; the lines above say why.'
    stamp "$1"
}

# Prints what keeps Qt from loading its platform plugin $1; prints nothing when it loads.
qt_complaint() {
    "$venv/bin/python" - "$1" <<'END' 2>&1 | tail -n 1
import ctypes, pathlib, sys
import PySide6.QtWidgets
plugins = pathlib.Path(PySide6.QtWidgets.__file__).parent / "Qt" / "plugins" / "platforms"
for plugin in plugins.glob(f"libq{sys.argv[1]}*.so"):
    ctypes.CDLL(str(plugin))
END
}

# need_qt_platform NAME: the plugin that Qt will use, such as offscreen, xcb or wayland.
need_qt_platform() {
    is_linux || return 0
    is_stamped "$1" && return 0
    complaint=$(qt_complaint "$1")
    if [ -n "$complaint" ]; then
        case $1 in
            offscreen) libraries=$qt_libraries ;;
            *) libraries="$qt_libraries $desktop_libraries" ;;
        esac
        install_system_packages "Qt needs system libraries ($complaint)" $libraries
        complaint=$(qt_complaint "$1")
        [ -z "$complaint" ] || fail "Qt still cannot start: $complaint"
    fi
    stamp "$1"
}
