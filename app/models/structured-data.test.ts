import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { articleData, asScript, breadcrumbData, productData, type ProductFacts, webSiteData } from "./structured-data";

const COAT: ProductFacts = {
  productId: "100001",
  optionId: "10000101",
  ref: "V10001",
  name: "Manteau Camille",
  description: "Long et droit.",
  color: "Camel",
  materials: ["laine vierge", "cachemire"],
  url: "https://fr.example/fr-fr/manteau-camille-camel--p100001",
  pictures: ["https://images.example/1.webp"],
  maker: "Vitrine SAS",
  price: { centAmount: 19_990, currencyCode: "EUR" },
  stock: "orderable",
  rating: 4.5,
  reviewCount: 12,
};

describe("structured data [SEO-03]", () => {
  it("tells a product's offer and its reviews", () => {
    expect(productData(COAT)).toMatchObject({
      "@type": "Product",
      name: "Manteau Camille Camel",
      material: "laine vierge, cachemire",
      offers: { price: "199.90", priceCurrency: "EUR", availability: "https://schema.org/InStock" },
      aggregateRating: { ratingValue: 4.5, reviewCount: 12 },
    });
  });

  it("claims no review and no availability that there is not", () => {
    const data = productData({ ...COAT, rating: null, reviewCount: 0, stock: "unknown" });
    expect(data).not.toHaveProperty("aggregateRating");
    expect(data.offers).not.toHaveProperty("availability");
  });

  it("offers no pre-order of what is only announced: nobody can order it yet", () => {
    const { offers } = productData({ ...COAT, stock: "soon" });
    expect(offers).toMatchObject({ availability: "https://schema.org/OutOfStock" });
  });

  it("writes prices with the decimals of their currency", () => {
    const yen = productData({ ...COAT, price: { centAmount: 12_000, currencyCode: "JPY" } });
    expect(yen.offers).toMatchObject({ price: "12000" });
  });

  it("counts breadcrumbs from one, which is home", () => {
    const crumbs = breadcrumbData("https://a/", [
      { name: "Femme", url: "https://a/1" },
      { name: "Robes", url: "https://a/2" },
    ]);
    expect(crumbs.itemListElement).toMatchObject([
      { position: 1, name: "Vitrine", item: "https://a/" },
      { position: 2, name: "Femme", item: "https://a/1" },
      { position: 3, name: "Robes", item: "https://a/2" },
    ]);
  });

  it("names the search page, and an article's day where it has one", () => {
    const site = webSiteData("https://a/fr-fr", "https://a/fr-fr/search", "fr-FR");
    expect(JSON.stringify(site)).toContain("https://a/fr-fr/search?query={query}");
    const article = { headline: "La maille", url: "https://a/blog", locale: "fr-FR" as const };
    expect(articleData(article)).not.toHaveProperty("datePublished");
    expect(articleData({ ...article, published: "2026-11-02" })).toHaveProperty("datePublished", "2026-11-02");
  });

  it("cannot leave its script element, whatever a name holds", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom("</script><script>", "<!--", "<script>")),
        (name) => {
          const script = asScript([productData({ ...COAT, name })]);
          const inside = script.slice(script.indexOf(">") + 1, script.lastIndexOf("</script>"));
          expect(inside).not.toContain("<");
          expect(JSON.parse(inside)).toMatchObject({ name: `${name} Camel` });
        },
      ),
    );
  });
});
