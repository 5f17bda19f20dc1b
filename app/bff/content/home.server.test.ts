import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aFamilyListing, aTile } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { ContentClient } from "./client.server";
import { findHome, findNewArrivals } from "./home.server";

const server = useGatewayServer();
const CATALOG = `${GATEWAY}/ecommerce/v3/catalog`;

const image = { url: "/scenes/hero.webp", alt: "Une scène", width: 1600, height: 820 };
const HOME = {
  uid: "home",
  title: "Accueil",
  seo: { title_page: "Vitrine", description_page: "" },
  blocks: [
    { hero: { title: "La lumière de novembre", image } },
    { products: { title: "Arrivées", product_ids: ["100002", "100001", "999999"] } },
    { look: { title: "Trois mailles", image, product_ids: ["100001", "not an id"] } },
    {
      stories: { title: "À lire", items: [{ title: "La coupe", image, link: { external_link: "/la-coupe--blog1" } }] },
    },
    // A kind of block that this version does not know.
    {},
    // A block that misses what it needs.
    { products: { title: "Half done" } },
  ],
};

/** A content client with this home page, or none. */
function content(home: unknown): ContentClient {
  // The schema gives the entry the caller's type.
  return {
    findEntry: ({ schema }) => Promise.resolve(home === null ? null : schema.parse(home)),
    listEntries: () => Promise.resolve([]),
    listAssets: () => Promise.resolve(null),
  };
}

function tiles(): string[] {
  const asked: string[] = [];
  server.use(
    http.get(`${CATALOG}/products`, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("ids") ?? "");
      const products = ["100001", "100002"].map((productId) => aTile({ productId, name: `Produit ${productId}` }));
      return HttpResponse.json({ products });
    }),
  );
  return asked;
}

describe("findHome", () => {
  it("composes the blocks and fetches all their products in one call [CMS-07]", async () => {
    const asked = tiles();
    const home = await findHome(aContext({ shop: { content: content(HOME) } }));
    expect(asked).toEqual(["100002,100001,999999"]);
    expect(home!.blocks.map(({ kind }) => kind)).toEqual(["hero", "products", "look", "stories"]);
    const [, row, look] = home!.blocks;
    // In the editor's order, without what is gone.
    const products = row?.kind === "products" ? row.products : [];
    expect(products.map(({ name }) => name)).toEqual(["Produit 100002", "Produit 100001"]);
    expect(look).toMatchObject({ products: [{ name: "Produit 100001" }], title: "Trois mailles" });
    expect(home!.seo).toEqual({ title_page: "Vitrine", description_page: "" });
  });

  it("stays a page without its products", async () => {
    server.use(http.get(`${CATALOG}/products`, () => new HttpResponse(null, { status: 503 })));
    const home = await findHome(aContext({ shop: { content: content(HOME) } }));
    expect(home!.blocks).toHaveLength(4);
    expect(home!.blocks[1]).toMatchObject({ products: [] });
  });

  it("asks for no products when it names none", async () => {
    const home = await findHome(aContext({ shop: { content: content({ ...HOME, blocks: [HOME.blocks[0]!] }) } }));
    expect(home!.blocks).toHaveLength(1);
  });

  it("is null without content", async () => {
    expect(await findHome(aContext({ shop: { content: content(null) } }))).toBeNull();
  });
});

describe("findNewArrivals", () => {
  function families(): void {
    server.use(
      http.get(`${CATALOG}/segmentations/`, () =>
        HttpResponse.json({
          values: [
            { segmentationId: "w1_coats", title: "Manteaux", parent: { segmentationId: "w1" } },
            { segmentationId: "w1", title: "Femme", parent: null },
          ],
        }),
      ),
    );
  }

  it("are the latest of the first of the widest families", async () => {
    families();
    server.use(
      http.get(`${CATALOG}/families/w1`, ({ request }) => {
        expect(new URL(request.url).searchParams.get("sort")).toBe("new");
        return HttpResponse.json(aFamilyListing({ products: Array.from({ length: 20 }, () => aTile()) }));
      }),
    );
    const arrivals = await findNewArrivals(aContext());
    expect(arrivals).toMatchObject({ familySlug: "manteaux-et-vestes--plw1_coats" });
    expect(arrivals!.products).toHaveLength(12);
  });

  it("are none when the families are not known", async () => {
    server.use(http.get(`${CATALOG}/segmentations/`, () => new HttpResponse(null, { status: 500 })));
    expect(await findNewArrivals(aContext())).toBeNull();
  });

  it("are none when the family cannot be had", async () => {
    families();
    server.use(http.get(`${CATALOG}/families/w1`, () => HttpResponse.error()));
    expect(await findNewArrivals(aContext())).toBeNull();
  });
});
