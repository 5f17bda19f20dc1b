import { http, HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY } from "#tests/support/request-context.ts";
import type { ContentClient } from "../content/client.server";
import { findSuggestions } from "./suggestions.server";

const server = useGatewayServer();
const SUGGESTIONS = `${GATEWAY}/ecommerce/v3/catalog/search/suggestions`;

const help = (slug: string, title: string) => ({ uid: slug, title, slug, topic: "orders", rank: 1, blocks: [] });
const content = {
  listEntries: ({ type }: { type: string }) =>
    Promise.resolve(type === "help_page" ? [help("livraison", "Livraison"), help("tailles", "Choisir sa taille")] : []),
} as unknown as ContentClient;

function answers(body: object): string[] {
  const asked: string[] = [];
  server.use(
    http.get(SUGGESTIONS, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("query") ?? "");
      return HttpResponse.json({ query: "x", queries: [], families: [], products: [], ...body });
    }),
  );
  return asked;
}

describe("findSuggestions", () => {
  it("gives searches, families and products with their addresses and prices [CAT-05]", async () => {
    const asked = answers({
      queries: ["Manteau droit", "Manteau long", "Manteau court", "Manteau ceinturé", "Manteau matelassé"],
      families: [{ familyId: "w10110", name: "Manteaux et vestes" }],
      products: [aTile()],
    });
    const found = await findSuggestions(aContext({ shop: { content } }), "  mant  ");
    expect(asked).toEqual(["mant"]);
    expect(found.words).toBe("mant");
    expect(found.queries).toEqual(["Manteau droit", "Manteau long", "Manteau court", "Manteau ceinturé"]);
    expect(found.families).toEqual([{ slug: "manteaux-et-vestes--plw10110", name: "Manteaux et vestes" }]);
    expect(found.products).toEqual([
      {
        slug: "manteau-ceinture-camille-camel--p100001",
        name: "Manteau ceinturé Camille",
        subtitle: "Camel · laine et cachemire",
        picture: "/products/10000101/AP-1.webp",
        price: "249,00\u00a0€",
      },
    ]);
  });

  it("gives pages of the help by the beginning of their words, without accents [CAT-05]", async () => {
    answers({});
    const context = aContext({ shop: { content } });
    const page = { to: "/fr-fr/aide/livraison", title: "Livraison" };
    expect((await findSuggestions(context, "LIVR")).pages).toEqual([page]);
    expect((await findSuggestions(context, "tail chois")).pages).toHaveLength(1);
    expect((await findSuggestions(context, "livraison robe")).pages).toEqual([]);
    expect((await findSuggestions(context, "!?")).pages).toEqual([]);
  });

  it("asks nobody for a single letter, and once for the same words", async () => {
    const asked = answers({});
    const context = aContext({ shop: { content } });
    for (const words of ["", " ", "m", "ma", "ma"]) await findSuggestions(context, words);
    expect(asked).toEqual(["ma"]);
  });
});
