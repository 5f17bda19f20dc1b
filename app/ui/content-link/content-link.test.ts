import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anchorOf, contentColor } from "./content-link";

const page = (url: string) => ({ title: "x", page_reference: [{ uid: "p", url }] });

describe("an editor's link", () => {
  it("leads to the page's own address first, else to the external link [SHELL-08]", () => {
    const both = { ...page("/robes--plw1"), external_link: "https://elsewhere.test" };
    expect(anchorOf(both, "fr-fr")?.href).toBe("/fr-fr/robes--plw1");
    expect(anchorOf({ external_link: "https://elsewhere.test" }, "fr-fr")?.href).toBe("https://elsewhere.test");
  });

  it.each([
    ["/robes--plw1", "/fr/robes--plw1"],
    ["robes--plw1", "/fr/robes--plw1"],
    ["/fr-fr/robes--plw1", "/fr/robes--plw1"],
    ["/de-de/stores/all", "/fr/stores/all"],
    ["/", "/fr"],
    ["/fr-fr", "/fr"],
    ["/fr-fr?utm_source=lettre#haut", "/fr?utm_source=lettre#haut"],
    ["/de-de#unten", "/fr#unten"],
    ["/?utm_source=lettre", "/fr?utm_source=lettre"],
    ["/de-de/robes--plw1?sort=new#haut", "/fr/robes--plw1?sort=new#haut"],
    ["/aide/livraison?utm_source=lettre", "/fr/aide#livraison"],
  ])("written as %s keeps the visitor's prefix: %s", (url, href) => {
    expect(anchorOf(page(url), "fr")?.href).toBe(href);
  });

  it.each(["", "  ", "javascript:alert(1)", "data:text/html,x", "//elsewhere.test", "JaVaScRiPt:alert(1)"])(
    "written as '%s' leads nowhere",
    (external_link) => {
      expect(anchorOf({ external_link }, "fr")).toBeNull();
    },
  );

  it("never has a scheme that a link must not have, whatever an editor writes", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (url, external_link) => {
        const href = anchorOf({ page_reference: [{ url }], external_link }, "en")?.href;
        expect(href ?? "#").toMatch(/^(\/en([/?#]|$)|#|https?:\/\/|mailto:|tel:)/i);
      }),
    );
  });

  it("carries an editor's attributes and leaves the empty ones out", () => {
    const link = { ...page("/x"), title_attribute: "T", rel_attribute: "", aria_label_attribute: "A" };
    expect(anchorOf(link, "en")).toEqual({ href: "/en/x", title: "T", "aria-label": "A" });
  });
});

describe("an editor's colour", () => {
  it.each([
    ["#47D7A3", "#47D7A3"],
    [" #fff ", "#fff"],
    ["red", undefined],
    ["#12", undefined],
    ["url(x)", undefined],
    [null, undefined],
  ])("written as %s is %s", (value, color) => expect(contentColor(value)).toBe(color));
});
