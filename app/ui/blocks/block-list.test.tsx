import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aTile } from "#tests/support/catalogue-builders.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { BlockView } from "#app/models/content-view.ts";
import { tileView } from "#app/models/product-tile.ts";
import { ImagesUrlContext } from "../shell/shell-context";
import { BlockList } from "./block-list";

const tile = tileView(aTile({ name: "Pull torsadé", productId: "100003" }), (key) => key);
const image = { url: "/scenes/cafe.webp", alt: "Un café", width: 1200, height: 900 };
const link = { title: "Voir", page_reference: [{ uid: "p", url: "/pulls--plw10131" }] };
const hostile = { title: "Voir", external_link: "javascript:alert(1)" };

/** Renders blocks as the server does: without a router or browser hooks. */
function html(...blocks: BlockView[]): string {
  return renderToStaticMarkup(
    <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common", "content")}>
      <ImagesUrlContext.Provider value="https://images.test">
        <BlockList blocks={blocks} opens />
      </ImagesUrlContext.Provider>
    </FixedText>,
  );
}

const ALL: BlockView[] = [
  { kind: "hero", title: "Notre histoire", text: "Une vitrine", image, link },
  { kind: "text", title: "Un", text: "Une phrase.\n\n- a\n- b", links: [link] },
  { kind: "picture", image, caption: "La légende" },
  { kind: "picture_text", title: "Deux", text: "À côté", image, side: "right", link },
  { kind: "products", title: "À porter", product_ids: [], products: [tile], link },
  { kind: "carousel", title: "Manteaux", family_id: "w1", products: [tile], link },
  { kind: "look", title: "Sur les marches", image, product_ids: [], products: [tile] },
  { kind: "quote", text: "« Une vitrine ne ment pas »", author: "Hélène" },
  { kind: "gallery", images: [image, { ...image, url: "/scenes/jardin.webp" }] },
  { kind: "banner", title: "Sous la pluie", text: "Un trench", image, link },
  { kind: "links", title: "Rayons", items: [{ title: "Pulls", image, link }] },
  { kind: "questions", title: "Questions", items: [{ question: "Quand ?", answer: "Demain." }] },
  { kind: "steps", title: "Comment", items: [{ title: "Aérer", text: "La nuit" }] },
  { kind: "table", title: "Tailles", head: ["Taille", "Poitrine"], rows: [["34", "80"]], note: "cm" },
  { kind: "separator" },
];

describe("blocks", () => {
  it.each([
    ["hero", /<h1[^>]*>Notre histoire<\/h1>.*href="\/fr-fr\/pulls--plw10131"/],
    ["text", /<h2[^>]*>Un<\/h2>.*<p>Une phrase\.<\/p><ul[^>]*><li>a<\/li><li>b<\/li><\/ul>.*href/],
    ["picture", /<figure.*<img.*<figcaption[^>]*>La légende/],
    ["picture_text", /<h2[^>]*>Deux<\/h2>.*À côté.*href/],
    ["products", /<h2[^>]*>À porter<\/h2>.*<h3[^>]*><a[^>]*href="\/fr-fr\/[^"]*--p100003">Pull torsadé/],
    ["carousel", /<h2[^>]*>Manteaux<\/h2>.*Pull torsadé/],
    ["look", /<h2[^>]*>Sur les marches<\/h2>.*--p100003".*€/],
    ["quote", /<blockquote><p[^>]*>« Une vitrine ne ment pas »<\/p><\/blockquote><figcaption[^>]*>Hélène/],
    ["gallery", /cafe\.webp.*jardin\.webp/],
    ["banner", /<h2[^>]*>Sous la pluie<\/h2>.*href/],
    ["links", /<h3[^>]*><a[^>]*>Pulls<\/a><\/h3>/],
    ["questions", /<details[^>]* open="">.*<h3>Quand \?<\/h3>.*Demain\./],
    ["steps", /<ol[^>]*><li><h3[^>]*>Aérer<\/h3><p[^>]*>La nuit/],
    // Whoever has only keys scrolls a wide table too.
    ["table", /<section[^>]* tabindex="0"[^>]*>.*<th scope="col">Taille<\/th>.*<th scope="row">34<\/th><td>80<\/td>/],
    ["separator", /<hr/],
  ] as const)("of the kind %s say what their editor wrote", (kind, expected) => {
    const block = ALL.find((each) => each.kind === kind)!;
    expect(html(block).replaceAll("\u00a0", " ")).toMatch(expected);
  });

  it("have one h1 at most, headings in order, and pictures that say their size", () => {
    const page = html(...ALL);
    expect(page.match(/<h1/g)).toHaveLength(1);
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1));
    for (const [picture] of page.matchAll(/<img[^>]*>/g)) expect(picture).toMatch(/ width="\d+" height="\d+"/);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("load the first picture of the page before all else, the others when they are near", () => {
    const pictures = [...html(...ALL).matchAll(/<img[^>]*>/g)].map(([picture]) => picture);
    expect(pictures[0]).toMatch(/fetchpriority="high"/i);
    for (const picture of pictures.slice(1)) expect(picture).toContain('loading="lazy"');
  });

  it("offer the picture of a look in a width for dense phones and for half a desk's screen", () => {
    const look = ALL.find(({ kind }) => kind === "look")!;
    expect(html(look)).toMatch(/w=599[^,]* 599w, [^,]*w=800[^,]* 800w, /);
  });

  it("need no script and let none in", () => {
    const page = html(
      { kind: "text", title: "<script>alert(1)</script>", text: "<img src=x onerror=alert(1)>", links: [hostile] },
      { kind: "banner", title: "x", image, link: hostile },
    );
    expect(page).not.toMatch(/<script|<img src=x|javascript:/);
  });

  it.each(["links", "stories"] as const)("of the kind %s leave out what leads nowhere, with its heading", (kind) => {
    const block = (...titles: string[]) =>
      ({
        kind,
        title: "Rayons",
        items: titles.map((title) => ({ title, image, link: title === "Perdu" ? hostile : link })),
      }) satisfies BlockView;
    expect(html(block("Pulls", "Perdu"))).toMatch(/<h2[^>]*>Rayons<\/h2>.*<h3[^>]*><a[^>]*>Pulls<\/a><\/h3>/);
    expect(html(block("Pulls", "Perdu")).match(/<li|<h3/g)).toHaveLength(2);
    expect(html(block("Perdu"))).toBe("");
  });

  it("of families without a single address show nothing", () => {
    expect(html({ kind: "families", items: [{ title: "Perdue", image, link: hostile }] })).toBe("");
  });

  it.each(["questions", "steps", "table"] as const)("of the kind %s show nothing while they are empty", (kind) => {
    expect(html({ kind, title: "Questions", items: [], head: [], rows: [] })).toBe("");
  });

  it("with a home page's hero further down keep both its links", () => {
    const hero: BlockView = { kind: "hero", title: "Soldes", image, cta: link, secondary: { ...link, title: "Tout" } };
    expect(html({ kind: "separator" }, hero)).toMatch(/<h2[^>]*>Soldes<.*>Voir<\/a>.*>Tout<\/a>/);
  });

  it("of products show nothing when none of them is known any more", () => {
    expect(html({ kind: "products", title: "À porter", product_ids: ["1"], products: [] })).toBe("");
  });
});
