import { describe, expect, it } from "vitest";
import { seoHead } from "./seo-head";

const OWN = { title: "Robes | Vitrine", description: "Des robes.", canonical: "https://fr.example/fr-fr/robes--lp1" };

describe("head data from content [SEO-01]", () => {
  it("is the editor's where there is any", () => {
    const seo = {
      title_page: " Robes d’hiver ",
      description_page: "Longues.",
      keywords: [{ label: "robe" }, { label: " hiver " }, { label: "" }],
      meta_robots: "NOINDEX,follow",
      canonical: "/fr-fr/robes--plw1",
    };
    expect(seoHead(seo, OWN)).toEqual({
      title: "Robes d’hiver",
      description: "Longues.",
      keywords: "robe, hiver",
      robots: "noindex, follow",
      canonical: "https://fr.example/fr-fr/robes--plw1",
    });
  });

  it.each([
    null,
    undefined,
    {},
    { title_page: "", description_page: null, keywords: null, meta_robots: "", canonical: " " },
  ])("is the page's own without it", (seo) => {
    expect(seoHead(seo, OWN)).toEqual({ ...OWN, keywords: undefined, robots: undefined });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://[", "mailto:a@b.c"])(
    "does not lead to %s",
    (canonical) => {
      expect(seoHead({ canonical }, OWN).canonical).toBe(OWN.canonical);
    },
  );

  it("tells robots nothing that they do not know", () => {
    expect(seoHead({ meta_robots: "indexx; follow, <script>" }, OWN).robots).toBe("follow");
  });
});
