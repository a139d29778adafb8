"""Reads a running program aloud as a screen reader would, through AT-SPI: prints every name with its role, or presses what has a name.

Usage: heard.py on | heard.py names PROGRAM | heard.py press PROGRAM NAME
"""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402


def turn_on():
    """Tells every program of this session that somebody reads its windows."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    words = GLib.Variant("(ssv)", ("org.a11y.Status", "IsEnabled", GLib.Variant("b", True)))
    properties = "org.freedesktop.DBus.Properties"
    bus.call_sync("org.a11y.Bus", "/org/a11y/bus", properties, "Set", words, None, Gio.DBusCallFlags.NONE, -1, None)


def program(name):
    desk = Atspi.get_desktop(0)
    found = [desk.get_child_at_index(n) for n in range(desk.get_child_count())]
    names = [app.get_name() for app in found]
    if name not in names:
        sys.exit(f"no program {name} is read aloud, only {names}")
    return found[names.index(name)]


def all_of(node):
    yield node
    for nth in range(node.get_child_count()):
        child = node.get_child_at_index(nth)
        if child is not None:
            yield from all_of(child)


def main(what, *words):
    if what == "on":
        return turn_on()
    for node in all_of(program(words[0])):
        if what == "names":
            print(f"{node.get_role_name()}\t{node.get_name()}")
        elif node.get_name() == words[1]:
            sys.exit(0 if Atspi.Action.do_action(node, 0) else f"{words[1]} cannot be pressed")
    if what == "press":
        sys.exit(f"nothing is called {words[1]}")


main(*sys.argv[1:])
