// @vitest-environment happy-dom
import type { MouseEvent } from "react";
import { describe, expect, it } from "vitest";
import { internalAddress } from "./followed-links";

const HERE = window.location.origin;

function click(html: string, init: Partial<MouseEvent<HTMLElement>> = {}): string | null {
  const box = document.createElement("div");
  box.innerHTML = html;
  const event = { target: box.querySelector("[data-target]") ?? box.firstElementChild, button: 0, ...init };
  return internalAddress(event as MouseEvent<HTMLElement>, "fr-fr");
}

describe("a click in a fragment", () => {
  it("is the router's on a link under the page's prefix", () => {
    expect(click(`<a href="${HERE}/fr-fr/robes--plw1?sort=new#top">x</a>`)).toBe("/fr-fr/robes--plw1?sort=new#top");
    expect(click(`<a href="${HERE}/fr-fr">x</a>`)).toBe("/fr-fr");
  });
  it("counts anywhere inside the link", () => {
    expect(click(`<a href="${HERE}/fr-fr/x"><span data-target>x</span></a>`)).toBe("/fr-fr/x");
  });
  it.each([
    ["another prefix", `<a href="${HERE}/de-de/x">x</a>`],
    ["a prefix that only begins alike", `<a href="${HERE}/fr-frx">x</a>`],
    ["another site", '<a href="https://elsewhere.test/fr-fr/x">x</a>'],
    ["sign-in and sign-out", `<a href="${HERE}/fr-fr/auth/logout">x</a>`],
    ["a new window", `<a target="_blank" href="${HERE}/fr-fr/x">x</a>`],
    ["a download", `<a download href="${HERE}/fr-fr/x">x</a>`],
    ["no link at all", "<button>x</button>"],
  ])("is the browser's on %s", (_, html) => {
    expect(click(html)).toBeNull();
  });
  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
    { defaultPrevented: true },
  ])("is the browser's with %o", (init) => {
    expect(click(`<a href="${HERE}/fr-fr/x">x</a>`, init)).toBeNull();
  });
});
