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

/** A page with filters and a grid, as the server renders it (with the cards it kept) or as the browser does. */
function page(side: "server" | "browser") {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common")}>
          <ImagesUrlContext.Provider value={IMAGES_URL}>
            <KeptHtmlContext.Provider value={side === "server" ? keptHtml("fr-fr") : null}>
              <ProductGrid products={PRODUCTS} />
              <FilterPanel
                action="/fr-fr/robes--plw1"
                facets={FACETS}
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
  keepCards(context, PRODUCTS, "grid");
  keepFacets(context, FACETS);

  it("are the markup that the browser would render", () => {
    expect(keptHtml("fr-fr")(PRODUCTS, "grid")).toContain("<article");
    expect(keptHtml("fr-fr")(FACETS, "facets")).toContain("<details");
    // React's server marks where two texts meet and what is checked, and writes styles more tightly than a browser does.
    const same = (html: string) =>
      html.replaceAll(/<!-- -->| checked=""/g, "").replace(/(--\w+): ?([^";]+);?"/g, '$1:$2"');
    expect(same(markup("server")) === same(markup("browser"))).toBe(true);
  });

  it("hydrate without a complaint: links are the router's, boxes are React's", async () => {
    document.body.innerHTML = `<div id="page">${markup("server")}</div>`;
    const third = document.querySelectorAll("article")[2];
    act(() => void hydrateRoot(document.getElementById("page")!, page("browser")));
    expect(document.querySelectorAll("article")[2]).toBe(third);
    fireEvent.click(screen.getByRole("checkbox", { name: "38", hidden: true }));
    expect(toggles).toEqual(["size 38"]);
    fireEvent.click(screen.getByRole("link", { name: "L’<autre>" }));
    expect(await screen.findByText("Le produit")).toBeTruthy();
  });

  it("are told apart by prefix, by kind and by the data they show", () => {
    expect(keptHtml("fr")(PRODUCTS, "grid")).toBeNull();
    expect(keptHtml("fr-fr")(PRODUCTS, "row")).toBeNull();
    expect(keptHtml("fr-fr")([...PRODUCTS], "grid")).toBeNull();
    keepCards(context, [PRODUCTS[1]!], "grid");
    expect(keptHtml("fr-fr")(PRODUCTS, "grid")).toContain("Trois");
  });
});
