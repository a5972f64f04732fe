"""The small drawings on a picture of a map: doors, walls, signs, figures.

Each is drawn around (0, 0); nothing is told by colour alone.
"""

from __future__ import annotations

from html import escape

from shipboard.kernel.chart import FigureLook, Sign

DOORS = ("door", "locked", "sealed", "torn")
NODE_SIZES = {"disc": 11, "ring": 8, "dot": 5, "storm": 13}
ARMS = "M0,0 C3,-5 10,-3 9,4 M0,0 C-3,5 -10,3 -9,-4 M0,0 C5,3 3,10 -4,9 M0,0 C-5,-3 -3,-10 4,-9"
CORNERS = {
    "diamond": ((0, -1.25), (1.25, 0), (0, 1.25), (-1.25, 0)),
    "triangle": ((0, -1.2), (1.15, 0.85), (-1.15, 0.85)),
    "hexagon": ((-0.55, -1), (0.55, -1), (1.1, 0), (0.55, 1), (-0.55, 1), (-1.1, 0)),
}
POSTS = '<path class="post" d="M{a},-6 v12 M{b},-6 v12"/>'
LOCK = (
    '<g transform="rotate({turn})">'
    '<rect class="lock" x="-7.5" y="-3.5" width="15" height="12" rx="2"/>'
    '<path class="lock" style="fill:none" d="M-4,-3.5 v-2.6 a4,4 0 0 1 8,0 v2.6"/>{hole}</g>'
)
HOLE = '<circle class="keyhole" cy="1.4" r="2"/><path class="post" d="M0,2 v2.6" />'
SEAL = (
    '<rect class="resin" x="{a}" y="-6" width="{w}" height="12" rx="6"/>'
    '<circle class="resin" cx="-13" cy="5" r="4"/><circle class="resin" cx="12" cy="-5" r="4.5"/>'
)
SEAL_LETTER = '<text class="sign" y="6" style="font-size:9px">S</text>'
TORN_DOOR = (
    '<path class="torn" d="M{a},0 l7,-5 l2,6 l5,-4 M{b},0 l-7,5 l-2,-6 l-5,4"/>'
    '<path class="torn" d="M-4,-4 l8,8 M4,-4 l-8,8"/>'
)
TORN_WALL = (
    '<path class="torn" d="M{a},-5 l5,3 l-3,3 l5,4 M{b},-5 l-5,3 l3,3 l-5,4"/>'
    '<path class="torn" d="M-4,-4 l8,8 M4,-4 l-8,8"/>'
)
BARRED = '<path class="torn" d="M-5,-5 l10,10 M5,-5 l-10,10"/>'
BURST = (
    '<path class="torn" d="M{a},-6 l4,4 l-4,3 l6,5 M{b},-6 l-4,4 l4,3 l-6,5"/>'
    '<path class="torn" d="M0,{near} V{far} M-8,{near} L-15,{far} M8,{near} L15,{far}"/>'
)


def border(look: str, half: float, turn: float = 0, out: int = 1) -> str:
    """What is drawn across a border, `half` to each side.

    `turn` keeps a lock upright; `out` is 1 or -1, the side on which the outside begins.
    """
    if look == "hole":
        gap = f'<rect class="gap" x="{-half}" y="-5" width="{2 * half}" height="10"/>'
        return gap + TORN_WALL.format(a=-half, b=half)
    if look == "breach":
        gap = f'<rect class="void" x="{-half}" y="-5" width="{2 * half}" height="10"/>'
        return gap + BURST.format(a=-half, b=half, near=out * 8, far=out * 19)
    return door(look, half, turn) if look in DOORS else ""


def door(look: str, half: float, turn: float) -> str:
    """A door across a border: open, locked, sealed or torn."""
    gap = f'<rect class="gap" x="{-half}" y="-2" width="{2 * half}" height="4"/>'
    posts = POSTS.format(a=-half, b=half)
    if look == "torn":
        return gap + posts + TORN_DOOR.format(a=-half, b=half)
    if look == "door":
        return gap + posts
    bar = f'<rect class="bar" x="{-half}" y="-2.5" width="{2 * half}" height="5"/>'
    sealed = look == "sealed"
    lock = LOCK.format(turn=-turn, hole=SEAL_LETTER if sealed else HOLE)
    return gap + bar + posts + (SEAL.format(a=-half, w=2 * half) if sealed else "") + lock


def lane(look: str, path: str) -> str:
    """A way along a path."""
    return f'<path class="lane {look}" d="{path}"/>'


def node(look: str) -> str:
    """A point of the board: a disc, a ring, a dot or a storm, which turns around its middle."""
    drawn = f'<circle class="node {look}" r="{NODE_SIZES[look]:g}"/>'
    return drawn + f'<path class="arms" d="{ARMS}"/>' if look == "storm" else drawn


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


def figure(look: FigureLook, letters: str, size: float, active: bool = False) -> str:
    """A figure with its letters, in the shape of its sort."""
    half = size / 2
    fill = look.colour or look.shape
    height = size * (0.44 if len(letters) > 1 else 0.56)
    if look.shape == "triangle":
        height *= 0.85
    down = height * 0.36 + (half * 0.3 if look.shape == "triangle" else 0)
    ring = f'<circle class="acting" r="{half + 3:g}"/>' if active else ""
    return (
        f"{ring}{_shape(look.shape, fill, half)}"
        f'<text class="initials {fill}-ink" font-size="{height:g}" y="{down:g}">'
        f"{escape(letters)}</text>"
    )


def _shape(shape: str, fill: str, half: float) -> str:
    if shape == "circle":
        return f'<circle class="figure {fill}" r="{half:g}"/>'
    if shape == "square":
        return (
            f'<rect class="figure {fill}" x="{-half * 0.85:g}" y="{-half * 0.85:g}" '
            f'width="{half * 1.7:g}" height="{half * 1.7:g}" rx="3"/>'
        )
    corners = " ".join(f"{x * half:g},{y * half:g}" for x, y in CORNERS[shape])
    return f'<polygon class="figure {fill}" points="{corners}"/>'
