// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { aTile, REDUCED } from "../tests/support/catalogue-builders";
import { aContext } from "../tests/support/request-context";
import { pageMessages } from "./i18n/messages.server";
import { FixedText } from "./i18n/use-text";
import type { Facet } from "./models/family";
import { packTile, tileView } from "./models/product-tile";
import { keepCards, keepFacets, keptHtml } from "./kept-html.server";
import { KeptHtmlContext } from "./ui/kept-html/kept-html";
import { FilterPanel } from "./ui/listing/filter-panel";
import { ProductGrid } from "./ui/product-card/product-grid";
import { ImagesUrlContext } from "./ui/picture/images-url";

const IMAGES_URL = "http://images.test";
const context = aContext();
context.shop.env = { ...context.shop.env, IMAGES_URL };

const card = (name: string) =>
  packTile(tileView(aTile({ name, prices: { current: REDUCED }, tags: ["New"] }), (key) => `${key} & more`));
const PRODUCTS = ["Un", "Deux", "Trois", "Quatre", "L’<autre>"].map(card);

const FACETS: Facet[] = [
  { id: "size", label: "Taille", values: [{ id: "38", label: "38", count: 3, selected: false }] },
  { id: "color", label: "Couleur", values: [{ id: "noir", label: "Noir", count: 2, selected: true, hex: "#111111" }] },
];
const toggles: string[] = [];

const CARDS = keepCards(context, PRODUCTS, "grid");
const FACET_TEXT = keepFacets(context, FACETS);

/** A page with filters and a grid, as the server renders it (with the parts it kept) or as the browser does. */
function page(side: "server" | "browser") {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common")}>
          <ImagesUrlContext.Provider value={IMAGES_URL}>
            <KeptHtmlContext.Provider value={side === "server" ? keptHtml("fr-fr") : null}>
              <ProductGrid pages={[CARDS]} />
              <FilterPanel
                action="/fr-fr/robes--plw1"
                facets={FACETS}
                kept={FACET_TEXT}
                submitLabel="Voir"
                clearTo="/fr-fr/robes--plw1"
                onToggle={(...toggled) => void toggles.push(toggled.join(" "))}
                onApply={() => {}}
              />
            </KeptHtmlContext.Provider>
          </ImagesUrlContext.Provider>
        </FixedText>
      ),
    },
    { path: "/fr-fr/:slug", Component: () => <p>Le produit</p> },
  ]);
  return <Stub />;
}

function markup(side: "server" | "browser"): string {
  const { container } = render(page(side));
  const html = container.innerHTML;
  cleanup();
  return html;
}

afterEach(cleanup);

describe("parts rendered once", () => {
  it("are the markup that the browser would render, where React goes on with it", () => {
    expect(keptHtml("fr-fr")(FACET_TEXT, "facets")).toContain("<details");
    // React's server marks where two texts meet and what is checked, and writes styles more tightly than a browser does.
    const filters = (side: "server" | "browser") =>
      markup(side)
        .replace(/^.*(?=<div[^>]*id="filters")/s, "")
        .replaceAll(/<!-- -->| checked=""/g, "")
        .replace(/(--\w+): ?([^";]+);?"/g, '$1:$2"');
    expect(filters("server")).toContain("<details");
    expect(filters("server") === filters("browser")).toBe(true);
  });

  it("hydrate without a complaint: cards are left alone, links are the router's, boxes are React's", async () => {
    document.body.innerHTML = `<div id="page">${markup("server")}</div>`;
    const third = document.querySelectorAll("article")[2];
    third!.setAttribute("data-by-hand", "");
    act(() => void hydrateRoot(document.getElementById("page")!, page("browser")));
    expect(document.querySelectorAll("article")[2]).toBe(third);
    fireEvent.click(screen.getByRole("checkbox", { name: "38", hidden: true }));
    expect(toggles).toEqual(["size 38"]);
    expect(third!.hasAttribute("data-by-hand")).toBe(true);
    fireEvent.click(screen.getByRole("link", { name: "L’<autre>" }));
    expect(await screen.findByText("Le produit")).toBeTruthy();
  });

  it("stand in a document once, and come with the data of a page that is asked for by script", () => {
    expect(CARDS.html).toBeNull();
    const asked = aContext({ url: "http://shop.test/fr-fr/robes--plw1.data", shop: context.shop });
    const { key, html } = keepCards(asked, PRODUCTS, "grid");
    expect(key).toBe(CARDS.key);
    expect(html).toContain("Trois");
    expect(html).toBe(keptHtml("fr-fr")(CARDS, "content"));
  });

  it("are told apart by prefix, by kind and by what they show", () => {
    expect(keepCards(context, PRODUCTS, "grid")).toBe(CARDS);
    expect(keepCards(context, PRODUCTS, "row").key).not.toBe(CARDS.key);
    const short = aContext({ prefix: "fr", shop: context.shop });
    expect(keepCards(short, PRODUCTS, "grid").key).not.toBe(CARDS.key);
    expect(keepCards(context, [PRODUCTS[1]!], "grid").key).not.toBe(CARDS.key);
    expect(keepCards(context, [...PRODUCTS], "grid").key).toBe(CARDS.key);
  });
});
