import { delay, http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { aFamilyListing, aSearchListing, aTile } from "#tests/support/catalogue-builders.ts";
import { notByContract } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import type { ListingQuery } from "#app/models/listing-query.ts";
import { ContractError, ServiceUnavailableError } from "../gateway/errors.server";
import { findFamily, searchProducts, suggestShorterSearches } from "./listing.server";

const server = useGatewayServer();
const FAMILY = `${GATEWAY}/ecommerce/v3/catalog/families/w1_coats`;
const ALL: ListingQuery = { page: 1, sort: "relevance", filters: {} };

function answers(url: string, ...responses: (() => Response | Promise<Response>)[]): Request[] {
  const seen: Request[] = [];
  server.use(
    http.get(url, ({ request }) => {
      seen.push(request);
      return responses[Math.min(seen.length, responses.length) - 1]!();
    }),
  );
  return seen;
}

const error = (status: number) => () => HttpResponse.json({ code: "SOME_CODE", message: "No" }, { status });
const ok = () => HttpResponse.json(aFamilyListing());

describe("findFamily", () => {
  it("asks for 48 products of the page, in order, with its filters [CAT-02]", async () => {
    const seen = answers(FAMILY, () => HttpResponse.json(aFamilyListing({ page: 2, total: 60 })));
    const view = await findFamily(aContext({ prefix: "fr-ch" }), "w1_coats", {
      page: 2,
      sort: "price-asc",
      filters: { size: ["38", "40"], color: ["noir"] },
    });
    const { searchParams } = new URL(seen[0]!.url);
    expect(searchParams.toString()).toBe(
      "page=2&size=48&sort=price-asc&filters=color%3Anoir&filters=size%3A38&filters=size%3A40",
    );
    expect(seen[0]!.headers.get("Accept-Language")).toBe("fr-CH");
    expect(view).toMatchObject({
      slug: "manteaux-et-vestes--plw1_coats",
      total: 60,
      children: [{ slug: "parkas--plw1_parkas", name: "Parkas" }],
      // The breadcrumb names only the parents, not the family itself.
      breadcrumb: [{ slug: "femme--plw1", name: "Femme" }],
    });
    expect(view!.facets[0]!.values.map(({ selected }) => selected)).toEqual([true, true]);
    expect(view!.tiles[0]!).toMatchObject({ name: "Manteau ceinturé Camille", now: 24_900, rating: 4.634 });
  });

  it("shows no swatch for a colour that is not one: it becomes part of a style", async () => {
    const colors = ["#222222", "red;position:fixed;inset:0", "url(//elsewhere.example)", "#22222"].map(
      (hex, index) => ({
        ...aFamilyListing().facets[0]!.values[0]!,
        id: String(index),
        hex,
      }),
    );
    const [facet] = aFamilyListing().facets;
    answers(FAMILY, () => notByContract(aFamilyListing({ facets: [{ ...facet!, values: colors }] })));
    const view = await findFamily(aContext(), "w1_coats", ALL);
    expect(view!.facets[0]!.values.map(({ hex }) => hex)).toEqual(["#222222", undefined, undefined, undefined]);
  });

  it("offers what is in stores only on a site that has some, or where it is chosen already", async () => {
    const [facet] = aFamilyListing().facets;
    const [value] = facet!.values;
    const values = ["online", "store"].map((id) => ({ ...value!, id }));
    answers(FAMILY, () => HttpResponse.json(aFamilyListing({ facets: [{ ...facet!, id: "availability", values }] })));
    const offered = async (isActive: boolean, filters: ListingQuery["filters"]) => {
      const storeLocator = { zoom: 6, center: { lat: 46, lon: 2 }, countryCodes: ["FR"], isActive };
      const view = await findFamily(aContext({ params: { storeLocator } }), "w1_coats", { ...ALL, filters });
      return view!.facets.flatMap((one) => one.values.map(({ id }) => id));
    };
    expect(await offered(true, {})).toEqual(["online", "store"]);
    expect(await offered(false, {})).toEqual(["online"]);
    expect(await offered(false, { availability: ["store"] })).toEqual(["online", "store"]);
  });

  it("asks once for everybody of a site and language, and never as one shopper", async () => {
    const seen = answers(FAMILY, ok);
    const visitor = aContext();
    const { shop } = visitor;
    const customer = aContext({ shop, session: SIGNED_IN, prefix: "fr" });
    const [one, other] = await Promise.all([
      findFamily(visitor, "w1_coats", ALL),
      findFamily(customer, "w1_coats", ALL),
    ]);
    expect(one).toEqual(other);
    expect(seen).toHaveLength(1);
    expect(seen[0]!.headers.get("session-id")).toBe("process-1");
    expect(customer.session.isPersonal).toBe(false);
    await findFamily(aContext({ shop, prefix: "de-de" }), "w1_coats", ALL);
    await findFamily(visitor, "w1_coats", { ...ALL, sort: "new" });
    expect(seen).toHaveLength(3);
  });

  it.each([404, 400])("gives null for %i, and remembers that", async (status) => {
    const seen = answers(FAMILY, error(status));
    const context = aContext();
    expect(await findFamily(context, "w1_coats", ALL)).toBeNull();
    expect(await findFamily(context, "w1_coats", ALL)).toBeNull();
    expect(seen).toHaveLength(1);
  });

  it("gives an empty page beyond the last, and for an empty family", async () => {
    answers(FAMILY, () => HttpResponse.json(aFamilyListing({ page: 9, total: 1, products: [] })));
    const beyond = { page: 9, total: 1, tiles: [] };
    expect(await findFamily(aContext(), "w1_coats", { ...ALL, page: 9 })).toMatchObject(beyond);
    answers(FAMILY, () => HttpResponse.json(aFamilyListing({ total: 0, products: [] })));
    expect(await findFamily(aContext(), "w1_coats", ALL)).toMatchObject({ total: 0, tiles: [] });
  });

  it("fails when the gateway is unavailable and nothing is kept", async () => {
    answers(FAMILY, error(500));
    await expect(findFamily(aContext(), "w1_coats", ALL)).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("fails in time when the gateway hangs", async () => {
    answers(FAMILY, async () => {
      await delay(4_000);
      return ok();
    });
    await expect(findFamily(aContext(), "w1_coats", ALL)).rejects.toBeInstanceOf(ServiceUnavailableError);
  });

  it("shows the last answer while the gateway is unavailable, however old it is", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const context = aContext();
    answers(FAMILY, ok, error(500));
    await findFamily(context, "w1_coats", ALL);
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await findFamily(context, "w1_coats", ALL)).toMatchObject({ familyId: "w1_coats" });
    vi.useRealTimers();
  });

  it("does not show what is not the contract", async () => {
    answers(FAMILY, () => notByContract({ ...aFamilyListing(), products: [{ ...aTile(), name: 3 }] }));
    await expect(findFamily(aContext(), "w1_coats", ALL)).rejects.toBeInstanceOf(ContractError);
  });

  it("leaves out facets without values", async () => {
    const facets = [{ id: "material" as const, label: "Matière", values: [] }];
    answers(FAMILY, () => HttpResponse.json(aFamilyListing({ facets })));
    expect((await findFamily(aContext(), "w1_coats", ALL))!.facets).toEqual([]);
  });
});

describe("searchProducts", () => {
  it("sends the words and keeps each search apart", async () => {
    const seen = answers(`${GATEWAY}/ecommerce/v3/catalog/search`, () => HttpResponse.json(aSearchListing()));
    const context = aContext();
    expect(await searchProducts(context, "manteau", ALL)).toMatchObject({ words: "manteau", total: 1 });
    await searchProducts(context, "manteaux", ALL);
    expect(seen.map(({ url }) => new URL(url).searchParams.get("query"))).toEqual(["manteau", "manteaux"]);
  });
});

describe("suggestShorterSearches", () => {
  it("says what would be found with a word less, the most first [CAT-05]", async () => {
    const totals: Record<string, number> = { "manteau bleu": 7, "bleu licorne": 0, "manteau licorne": 90 };
    const seen: string[] = [];
    server.use(
      http.get(`${GATEWAY}/ecommerce/v3/catalog/search`, ({ request }) => {
        const query = new URL(request.url).searchParams.get("query") ?? "";
        seen.push(query);
        return HttpResponse.json(aSearchListing({ query, total: totals[query] ?? 0 }));
      }),
    );
    const context = aContext();
    expect(await suggestShorterSearches(context, "manteau bleu licorne", false)).toEqual([
      { dropped: "bleu", words: "manteau licorne", total: 90 },
      { dropped: "licorne", words: "manteau bleu", total: 7 },
    ]);
    expect(await suggestShorterSearches(context, "manteau", false)).toEqual([]);
    await suggestShorterSearches(context, "aaa b c d e f g h i", false);
    expect(seen).toHaveLength(3 + 4);
  });

  it("leaves out words set right where the shop has an answer, and small words alone [CAT-05]", async () => {
    const understood: Record<string, string> = { "de colis": "de cols", "suivi de": "suivi de" };
    const seen: string[] = [];
    server.use(
      http.get(`${GATEWAY}/ecommerce/v3/catalog/search`, ({ request }) => {
        const query = new URL(request.url).searchParams.get("query") ?? "";
        seen.push(query);
        return HttpResponse.json(aSearchListing({ query: understood[query] ?? query, total: 9 }));
      }),
    );
    const context = aContext();
    const asTyped = [
      { dropped: "de", words: "suivi colis", total: 9 },
      { dropped: "colis", words: "suivi de", total: 9 },
    ];
    expect(await suggestShorterSearches(context, "suivi de colis", true)).toEqual(asTyped);
    const all = [{ dropped: "suivi", words: "de colis", total: 9 }, ...asTyped];
    expect(await suggestShorterSearches(context, "suivi de colis", false)).toEqual(all);
    expect(await suggestShorterSearches(context, "de licorne", false)).toEqual([
      { dropped: "de", words: "licorne", total: 9 },
    ]);
    expect(seen).not.toContain("de");
  });
});
