"""Pages stand still while they load: nothing jumps under the finger that is about to press it."""

from __future__ import annotations

import pytest

from .conftest import MakesPerson

MOST = 0.05  # of what browsers call cumulative layout shift; up to 0.1 is said to be good
WATCH = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value)
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("path", ["/", "/new/ardor", "/learn/ardor"])
def test_nothing_jumps_while_a_page_loads(
    person: MakesPerson, path: str, size: tuple[int, int]
) -> None:
    page = person(size=size).page
    page.add_init_script(WATCH)
    page.goto(path)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)
    assert page.evaluate("shifts.reduce((all, one) => all + one, 0)") < MOST
