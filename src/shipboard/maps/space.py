"""Where in a polygon there is space to write, and how a line lies."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import atan2, cos, degrees, hypot, radians, sin

from shipboard.kernel.chart import Line, Outline, Point
from shipboard.kernel.plane import sides


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def middle(self) -> float:
        """Half way from left to right."""
        return (self.left + self.right) / 2

    def around(self, other: Box) -> Box:
        """The smallest rectangle around both."""
        return Box(
            min(self.left, other.left),
            min(self.top, other.top),
            max(self.right, other.right),
            max(self.bottom, other.bottom),
        )


def bounds(outlines: tuple[Outline, ...]) -> Box:
    """The smallest rectangle around some polygons."""
    points = [point for outline in outlines for point in outline]
    across, down = [x for x, _ in points], [y for _, y in points]
    return Box(min(across), min(down), max(across), max(down))


def inner_box(outline: Outline) -> Box:
    """A large rectangle within a polygon, between two of its whole heights.

    >>> inner_box(((0, 4), (4, 0), (10, 0), (10, 8), (4, 8)))
    Box(left=4.0, top=0, right=10, bottom=8)
    """
    around = bounds((outline,))
    heights = range(int(around.top), int(around.bottom) + 1)
    # Just inside each height: at a corner itself a polygon may have no width.
    spans = {(y, d): span(outline, y + d * 0.01) for y in heights for d in (-1, 1)}
    best = around
    size = 0.0
    for top in heights:
        left, right = around.left, around.right
        for y in range(top + 1, heights.stop):
            for at in ((y - 1, 1), (y, -1)):
                left, right = max(left, spans[at][0]), min(right, spans[at][1])
            # Names are written across: width is worth more than height.
            worth = (right - left) ** 1.3 * (y - top) if right > left else 0.0
            if worth > size:
                best, size = Box(round(left, 1), top, round(right, 1), y), worth
    return best


def span(outline: Outline, y: float) -> tuple[float, float]:
    """From where to where a polygon reaches at one height, in its widest stretch there."""
    crossings = sorted(
        x + (to_x - x) * (y - from_y) / (to_y - from_y)
        for (x, from_y), (to_x, to_y) in sides(outline)
        if (from_y < y) != (to_y < y)
    )
    stretches = list(zip(crossings[::2], crossings[1::2], strict=True))
    return max(stretches, key=lambda s: s[1] - s[0], default=(0.0, 0.0))


def inside(outline: Outline, x: float, y: float) -> bool:
    """Whether a point lies in a polygon."""
    crossings = [
        a + (to_a - a) * (y - b) / (to_b - b)
        for (a, b), (to_a, to_b) in sides(outline)
        if (b < y) != (to_b < y)
    ]
    return sum(crossing > x for crossing in crossings) % 2 == 1


def longest(line: Line) -> tuple[Point, Point]:
    """The longest straight piece of a line."""
    return max(pairwise(line), key=lambda piece: length(*piece))


def length(start: Point, end: Point) -> float:
    """How far it is from one point to another."""
    return hypot(end[0] - start[0], end[1] - start[1])


def slope(start: Point, end: Point) -> float:
    """The direction of a straight line in degrees, never upside down."""
    angle = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    return angle - 180 if angle > 90 else angle + 180 if angle <= -90 else angle


def beside(start: Point, end: Point, far: float) -> tuple[float, float]:
    """A point to the right hand of the middle of a line that runs along its slope."""
    turn = radians(slope(start, end))
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    return x - far * sin(turn), y + far * cos(turn)


def text_width(text: str, size: float) -> float:
    """About how wide a text is in a plain typeface, rather too wide than too narrow."""
    return size * sum(0.36 if c in "fijlrt.,' " else 0.94 if c in "mwMW" else 0.65 for c in text)
