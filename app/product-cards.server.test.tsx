// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, it } from "vitest";
import { aTile, REDUCED } from "../tests/support/catalogue-builders";
import { aContext } from "../tests/support/request-context";
import { pageMessages } from "./i18n/messages.server";
import { FixedText } from "./i18n/use-text";
import { packTile, tileView } from "./models/product-tile";
import { cardHtml, prepareCards } from "./product-cards.server";
import { CardHtmlContext, gridLook } from "./ui/product-card/card-html";
import { ProductGrid } from "./ui/product-card/product-grid";
import { ImagesUrlContext } from "./ui/picture/images-url";

const IMAGES_URL = "http://images.test";
const context = aContext();
context.shop.env = { ...context.shop.env, IMAGES_URL };

const card = (name: string) =>
  packTile(tileView(aTile({ name, prices: { current: REDUCED }, tags: ["New"] }), (key) => `${key} & more`));
const PRODUCTS = ["Un", "Deux", "Trois", "Quatre", "L’<autre>"].map(card);

/** A page with a grid, as the server renders it (with the cards it kept) or as the browser does. */
function page(side: "server" | "browser") {
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common")}>
          <ImagesUrlContext.Provider value={IMAGES_URL}>
            <CardHtmlContext.Provider value={side === "server" ? cardHtml("fr-fr") : null}>
              <ProductGrid products={PRODUCTS} />
            </CardHtmlContext.Provider>
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

describe("cards rendered once", () => {
  it("are the markup that the browser would render", () => {
    prepareCards(context, PRODUCTS, gridLook);
    expect(cardHtml("fr-fr")(PRODUCTS[0]!, gridLook(0))).toContain("<article");
    // React's server marks where two texts meet, and writes styles more tightly than a browser does.
    const same = (html: string) => html.replaceAll("<!-- -->", "").replace(/(--\w+): ?([^";]+);?"/g, '$1:$2"');
    expect(same(markup("server")) === same(markup("browser"))).toBe(true);
  });

  it("hydrate without a complaint, and their links are the router's", async () => {
    prepareCards(context, PRODUCTS, gridLook);
    document.body.innerHTML = `<div id="page">${markup("server")}</div>`;
    const third = document.querySelectorAll("article")[2];
    act(() => void hydrateRoot(document.getElementById("page")!, page("browser")));
    expect(document.querySelectorAll("article")[2]).toBe(third);
    fireEvent.click(screen.getByRole("link", { name: "L’<autre>" }));
    expect(await screen.findByText("Le produit")).toBeTruthy();
  });

  it("are told apart by prefix, by how they are shown and by all that they say", () => {
    prepareCards(context, PRODUCTS, gridLook);
    expect(cardHtml("fr")(PRODUCTS[0]!, gridLook(0))).toBeNull();
    expect(cardHtml("fr-fr")(PRODUCTS[0]!, gridLook(40))).toBeNull();
    expect(cardHtml("fr-fr")(card("Un, moins cher"), gridLook(0))).toBeNull();
  });
});
