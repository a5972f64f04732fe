"""The page that describes the interface: whole, styled, and from no other host."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.client import call


def test_the_interface_can_be_browsed_under_our_own_policy(page: Page, base: str) -> None:
    page.goto("/api/schema")
    expect(page.get_by_role("heading", level=1)).to_contain_text("Shipboard")
    assert page.locator("main").evaluate("main => getComputedStyle(main).maxWidth") != "none"
    described = call(base, "GET", "/api/schema/openapi.json")
    for path, methods in described["paths"].items():
        for method, told in methods.items():
            section = page.locator(f"#{told['operationId']}")
            expect(section.get_by_role("heading")).to_have_text(f"{method.upper()} {path}")
            assert told["description"] in section.inner_text()
    page.get_by_role("link", name="NewTable").click()
    expect(page.locator("#NewTable")).to_be_in_viewport()
    for name in described["components"]["schemas"]["NewTable"]["properties"]:
        expect(page.locator("#NewTable").get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("link", name="/api/games", exact=True).click()
    expect(page.locator("body")).to_contain_text("Ardor")


def test_the_interface_fits_a_phone(page: Page) -> None:
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto("/api/schema")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
