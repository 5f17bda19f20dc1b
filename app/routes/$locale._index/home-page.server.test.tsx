import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { BlockView } from "#app/models/content-view.ts";
import { tileView } from "#app/models/product-tile.ts";
import { ImagesUrlContext } from "#app/ui/shell/shell-context.ts";
import { HomePage, type HomePageProps } from "./home-page.server";

const tile = tileView(aTile({ name: "Pull torsadé", productId: "100003" }), (key) => key);
const image = { url: "/scenes/cafe.webp", alt: "Un café", width: 1200, height: 900 };
const NEW = { familyName: "Femme", familySlug: "femme--plw1", products: [tile] };
const BLOCKS: BlockView[] = [
  { kind: "hero", title: "La lumière de novembre", image },
  { kind: "products", title: "Arrivées", product_ids: [], products: [tile] },
  { kind: "look", title: "Trois mailles", image, product_ids: [], products: [tile] },
  { kind: "quote", text: "« Une vitrine ne ment pas »", author: "Hélène" },
];

/** The page's HTML, as the server renders it, with plain spaces. */
function html(props: HomePageProps): string {
  return renderToStaticMarkup(
    <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common", "content", "home")}>
      <ImagesUrlContext.Provider value="https://images.test">
        <HomePage {...props} />
      </ImagesUrlContext.Provider>
    </FixedText>,
  ).replaceAll("\u00a0", " ");
}

describe("the home page [CMS-07]", () => {
  it("is all of its editor's blocks, in their order", () => {
    const page = html({ blocks: BLOCKS, newArrivals: null });
    expect(page).toMatch(
      /<h1[^>]*>La lumière de novembre<.*>Arrivées<.*--p100003".*>Trois mailles<.*« Une vitrine ne ment pas »/s,
    );
    expect(page.match(/<h1/g)).toHaveLength(1);
    expect(page).not.toContain('id="new-arrivals"');
  });

  it("has one title, and each id once, where its editor put a second hero", () => {
    const page = html({ blocks: [...BLOCKS, { kind: "hero", title: "Soldes", image }], newArrivals: null });
    expect(page).toMatch(/<h1[^>]*>La lumière de novembre<.*<h2[^>]*>Soldes</s);
    expect(page.match(/<h1/g)).toHaveLength(1);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("has a title of its own where the blocks have none", () => {
    expect(html({ blocks: BLOCKS.slice(1), newArrivals: null })).toMatch(/<h1.*>Arrivées</s);
  });

  it("is a welcome and the new arrivals without any", () => {
    const page = html({ blocks: [], newArrivals: NEW });
    expect(page).toMatch(/<h1.*id="new-arrivals".*--p100003"/s);
    expect(page).toContain('href="/fr-fr/femme--plw1?sort=new"');
  });
});
