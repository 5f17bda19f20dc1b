import { describe, expect, inject, it } from "vitest";
import type { Prefix } from "#models/locale.ts";
import { ask } from "../support/http";
import { type Structured, structuredDataIn, structuredDataIssues } from "../support/structured-data-checker";

const shop = inject("shopUrl");
/** One prefix for each site; the short forms show the same pages. */
const SITES = ["fr-fr", "fr-ch", "en", "es-es", "de-de", "it-it", "pl-pl"] as const;
const WITH_STORES: readonly Prefix[] = ["fr-fr", "fr-ch", "en"];
/** Fields that Google recommends, but that the catalogue lacks or the law on reviews rules out. */
const UNKNOWN_TO_US =
  /^WARNING Product(\.offers)?: Missing (one of )?field ("(aggregateRating|audience|hasCertification|inProductGroupWithID|isVariantOf|pattern|priceValidUntil|review|size|subjectOf)"|"gtin")/;

const PAGES = [
  { page: "a listing at the top", path: "/x--plw10100", types: ["BreadcrumbList"] },
  { page: "a listing's second page", path: "/x--plw10100?page=2", types: ["BreadcrumbList"] },
  { page: "a product", path: "/x--p100001", types: ["BreadcrumbList", "Product"] },
  { page: "an article", path: "/x--blog7001", types: ["Article", "BreadcrumbList"] },
  { page: "the journal", path: "/blog", types: ["BreadcrumbList"] },
  { page: "a landing page", path: "/x--lp3010", types: ["BreadcrumbList"] },
  { page: "a lookbook", path: "/x--lbp5001", types: ["BreadcrumbList"] },
  { page: "the help", path: "/aide", types: ["BreadcrumbList"] },
  { page: "a trend", path: "/x--tp9001", types: ["BreadcrumbList"] },
];

/** Structured data of a page at its canonical address. */
async function saidAt(path: string): Promise<Structured[]> {
  const answer = await ask(shop + path);
  const { status, text } = answer.status === 301 ? await ask(shop + answer.headers.location) : answer;
  expect([path, status]).toEqual([path, 200]);
  return structuredDataIn(text);
}

async function expectValid(data: Structured[], types: string[]): Promise<void> {
  expect(data.map((each) => each["@type"]).sort()).toEqual(types);
  const issues = await structuredDataIssues(data);
  expect(issues.filter((issue) => !UNKNOWN_TO_US.test(issue))).toEqual([]);
}

it("the checker knows what is wrong", async () => {
  const wrong = await structuredDataIssues([{ "@type": "Produkt" }, { "@type": "Product", name: "x", hologram: 1 }]);
  expect(wrong).toContain('ERROR Produkt: Type "Produkt" is not a valid schema.org type');
  expect(wrong).toContain('ERROR Product: Required attribute "offers" is missing');
  expect(wrong.filter((issue) => issue.includes("not supported by the schema.org"))).toEqual([
    'WARNING Product: Property "hologram" for type "Product" is not supported by the schema.org specification',
  ]);
});

// Which data a page has is the same in every country; texts, currency and products differ.
it.each(PAGES)("structured data on $page follow schema.org and Google's rules [SEO-03]", async ({ path, types }) => {
  await expectValid(await saidAt(`/fr-fr${path}`), types);
});

describe.each(SITES)("structured data under %s follow schema.org and Google's rules [SEO-03]", (prefix) => {
  it("on home and a listing", async () => {
    await expectValid(await saidAt(`/${prefix}`), ["Organization", "WebSite"]);
    await expectValid(await saidAt(`/${prefix}/x--plw10120`), ["BreadcrumbList"]);
  });

  it("on a product with reviews, and on one without", async () => {
    const met = new Set<boolean>();
    // Each site checks other products, so that together they check many.
    const first = 100_001 + 40 * SITES.indexOf(prefix);
    for (let id = first; met.size < 2 || id < first + 4; id += 1) {
      expect(id).toBeLessThan(first + 40);
      const product = (await saidAt(`/${prefix}/x--p${id}`)).find((each) => each["@type"] === "Product")!;
      met.add(product.aggregateRating !== undefined);
      await expectValid([product], ["Product"]);
    }
  });
});

describe.each(WITH_STORES)("a shop's data under %s [SEO-03]", (prefix) => {
  it("follow schema.org", async () => {
    const list = (await ask(`${shop}/${prefix}/stores/all`)).text;
    const [, store] = new RegExp(`href="(/${prefix}/stores/[a-z]{2}/[^"]+)"`).exec(list) ?? [];
    await expectValid(await saidAt(store!), ["BreadcrumbList", "ClothingStore"]);
    await expectValid(await saidAt(`/${prefix}/stores`), ["BreadcrumbList"]);
  });
});
