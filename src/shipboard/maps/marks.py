"""The small drawings on a picture of a map: doors, walls, signs, figures.

Each is drawn around (0, 0); nothing is told by colour alone.
"""

from __future__ import annotations

from html import escape

from shipboard.kernel.chart import Figure, Sign

POSTS = '<path class="post" d="M{a},-6 v12 M{b},-6 v12"/>'
LOCK = (
    '<g transform="rotate({turn})">'
    '<rect class="lock" x="-7.5" y="-3.5" width="15" height="12" rx="2"/>'
    '<path class="lock" style="fill:none" d="M-4,-3.5 v-2.6 a4,4 0 0 1 8,0 v2.6"/>{hole}</g>'
)
HOLE = '<circle class="keyhole" cy="1.4" r="2"/><path class="post" d="M0,2 v2.6" />'
RESIN = (
    '<rect class="resin" x="{a}" y="-6" width="{w}" height="12" rx="6"/>'
    '<circle class="resin" cx="-13" cy="5" r="4"/><circle class="resin" cx="12" cy="-5" r="4.5"/>'
)
RESIN_LETTER = '<text class="sign" y="6" style="font-size:9px">R</text>'
TORN_DOOR = (
    '<path class="torn" d="M{a},0 l7,-5 l2,6 l5,-4 M{b},0 l-7,5 l-2,-6 l-5,4"/>'
    '<path class="torn" d="M-4,-4 l8,8 M4,-4 l-8,8"/>'
)
TORN_WALL = (
    '<path class="torn" d="M{a},-5 l5,3 l-3,3 l5,4 M{b},-5 l-5,3 l3,3 l-5,4"/>'
    '<path class="torn" d="M-4,-4 l8,8 M4,-4 l-8,8"/>'
)
BURST = (
    '<path class="torn" d="M{a},-6 l4,4 l-4,3 l6,5 M{b},-6 l-4,4 l4,3 l-6,5"/>'
    '<path class="torn" d="M0,{near} V{far} M-8,{near} L-15,{far} M8,{near} L15,{far}"/>'
)


def door(state: str, half: float, turn: float) -> str:
    """A door across a border, `half` to each side; `turn` keeps its lock upright."""
    gap = f'<rect class="gap" x="{-half}" y="-2" width="{2 * half}" height="4"/>'
    posts = POSTS.format(a=-half, b=half)
    if state == "wrecked":
        return gap + posts + TORN_DOOR.format(a=-half, b=half)
    if state == "unlocked":
        return gap + posts
    bar = f'<rect class="bar" x="{-half}" y="-2.5" width="{2 * half}" height="5"/>'
    resin = state == "resin"
    lock = LOCK.format(turn=-turn, hole=RESIN_LETTER if resin else HOLE)
    return gap + bar + posts + (RESIN.format(a=-half, w=2 * half) if resin else "") + lock


def hole(half: float) -> str:
    """A gap torn into a wall between rooms."""
    gap = f'<rect class="gap" x="{-half}" y="-5" width="{2 * half}" height="10"/>'
    return gap + TORN_WALL.format(a=-half, b=half)


def breach(half: float, out: int) -> str:
    """A gap torn into the hull; `out` is 1 or -1, the side on which space begins."""
    gap = f'<rect class="void" x="{-half}" y="-5" width="{2 * half}" height="10"/>'
    return gap + BURST.format(a=-half, b=half, near=out * 8, far=out * 19)


def sign(mark: Sign) -> str:
    """A printed sign: a disc in its colour, a ring, or a frame around two letters."""
    if mark.colour:
        return (
            f'<circle class="{mark.colour}" r="8"/>'
            f'<text class="sign {mark.colour}-ink" y="3.8">{escape(mark.letters)}</text>'
        )
    if len(mark.letters) == 1:
        return '<circle class="ring" r="7"/>'
    return (
        '<rect class="pill" x="-12" y="-8" width="24" height="16" rx="5"/>'
        f'<text class="sign" y="3.8">{escape(mark.letters)}</text>'
    )


def figure(who: Figure, size: float) -> str:
    """A figure with its initials, in the shape of its sort."""
    half = size / 2
    shapes = {
        "circle": f'<circle class="figure circle" r="{half:g}"/>',
        "diamond": f'<path class="figure diamond" d="M0,{-half * 1.25:g} L{half * 1.25:g},0 '
        f'L0,{half * 1.25:g} L{-half * 1.25:g},0 Z"/>',
        "square": f'<rect class="figure {who.colour}" x="{-half * 0.85:g}" y="{-half * 0.85:g}" '
        f'width="{size * 0.85:g}" height="{size * 0.85:g}" rx="3"/>',
    }
    ink = who.colour if who.shape == "square" else who.shape
    letters = size * (0.44 if len(who.initials) > 1 else 0.56)
    ring = f'<circle class="acting" r="{half + 3:g}"/>' if who.active else ""
    return (
        f"{ring}{shapes[who.shape]}"
        f'<text class="initials {ink}-ink" font-size="{letters:g}" y="{letters * 0.36:g}">'
        f"{escape(who.initials)}</text><title>{escape(who.title)}</title>"
    )
