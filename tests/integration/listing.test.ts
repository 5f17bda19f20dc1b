import { beforeAll, describe, expect, inject, it } from "vitest";
import { ask } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { HttpBrowser } from "../support/http-browser";
import { gatewayCalls } from "../support/sandbox-control";

const shop = inject("shopUrl");
const sandbox = inject("sandboxUrl");
const FAMILY = "/fr-fr/femme--plw10100";

const page = async (search: string) => {
  const { status, text } = await ask(`${shop}${FAMILY}?${search}`);
  expect(status, search).toBe(200);
  return text;
};

/** Values of a facet, each with its number of results. */
function valuesOf(html: string, facet: string): { value: string; count: number }[] {
  const box = new RegExp(`<input name="${facet}" type="checkbox"[^>]*value="([^"]+)"[^>]*/>(.*?)</label>`, "g");
  return [...html.matchAll(box)].flatMap(([, value = "", words = ""]) => {
    // French separates thousands with a narrow space.
    const count = />([\d\s\u00a0\u202f]+)<\/span>$/.exec(words)?.[1];
    return count === undefined ? [] : [{ value, count: Number(count.replace(/\D/g, "")) }];
  });
}

const totalOf = (html: string) =>
  html.includes(">Aucun article avec tous ces filtres<")
    ? 0
    : Number(/<title>[^<]*?([\d\u00a0\u202f]+) article/.exec(html)?.[1]?.replace(/\D/g, "") ?? NaN);

describe("a listing's facets", () => {
  const FACETS = ["color", "price", "offers", "availability", "material", "category"];

  it("promise for every pair as many results as it gives [CAT-02]", async () => {
    const bare = await page("");
    for (const one of FACETS) {
      const [first] = valuesOf(bare, one);
      expect(first, one).toBeDefined();
      const narrowed = await page(new URLSearchParams({ [one]: first!.value }).toString());
      expect(totalOf(narrowed), one).toBe(first!.count);
      for (const other of FACETS.filter((each) => each !== one)) {
        const values = valuesOf(narrowed, other);
        const last = values.findLast(({ count }) => count > 0) ?? values[0]!;
        const both = new URLSearchParams({ [one]: first!.value, [other]: last.value });
        const sorted = FACETS_IN_ADDRESS.flatMap((facet) => (both.has(facet) ? [[facet, both.get(facet)!]] : []));
        const pair = await page(new URLSearchParams(sorted).toString());
        expect([one, other, totalOf(pair)]).toEqual([one, other, last.count]);
      }
    }
  });
});

/** The order in which the shop writes facets; any other order is redirected. */
const FACETS_IN_ADDRESS = ["color", "size", "category", "material", "price", "availability", "offers"];

it("is found by both forms of its address, and by no id that is none [CAT-01]", async () => {
  const { status, headers } = await ask(`${shop}/fr-fr/catalog/any-name/w10100?color=noir`);
  expect([status, headers.location]).toEqual([301, `${FAMILY}?color=noir`]);
  expect((await ask(shop + FAMILY)).status).toBe(200);
  for (const path of ["catalog/any-name/w10-100", "catalog/any-name/w10.100", "femme--plw10-100"]) {
    expect([path, (await ask(`${shop}/fr-fr/${path}`)).status]).toEqual([path, 404]);
  }
});

describe("gateway calls", () => {
  let own: Awaited<ReturnType<typeof anotherShop>>;
  beforeAll(async () => {
    own = await anotherShop();
    // The shop loads the families' names with its first page.
    await ask(`${own.url}/fr-fr/homme--plw10200`);
    return () => own.stop();
  });

  it("are one for a cold listing and none for a warm one", async () => {
    const cold = await gatewayCalls(sandbox, () => ask(`${own.url}${FAMILY}`));
    expect(cold).toEqual(["GET /ecommerce/v3/catalog/families/w10100"]);
    expect(await gatewayCalls(sandbox, () => ask(`${own.url}${FAMILY}`))).toEqual([]);
    const filtered = () => ask(`${own.url}${FAMILY}?color=blue&sort=new`);
    expect(await gatewayCalls(sandbox, filtered)).toHaveLength(1);
    expect(await gatewayCalls(sandbox, filtered)).toEqual([]);
  });

  it("are one for a cold search and none for a warm one", async () => {
    const search = () => ask(`${own.url}/fr-fr/search?query=laine`);
    expect(await gatewayCalls(sandbox, search)).toEqual(["GET /ecommerce/v3/catalog/search"]);
    expect(await gatewayCalls(sandbox, search)).toEqual([]);
  });
});

it("says where it stands, from the widest family on [CAT-03]", async () => {
  const { text } = await new HttpBrowser(shop).open("/fr-fr/x--plw10111");
  expect(text.match(/<ol[^>]*>.*?<\/ol>/s)?.[0].match(/--plw\d+/g)).toEqual(["--plw10100", "--plw10110"]);
});
