// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { anOption, aProduct, REDUCED } from "#tests/support/catalogue-builders.ts";
import { aProductPage, size } from "#tests/support/product-page.tsx";
import { GIFT_CARD_SEGMENTATION } from "#app/models/cart-rules.ts";
import { AVAILABILITIES, AVAILABILITY_TYPES, PICTURE_KINDS } from "#app/models/product.ts";
import { gallerySizes } from "#app/ui/product/gallery.tsx";

function open(...given: Parameters<typeof aProductPage>) {
  const { page, posted } = aProductPage(...given);
  render(page);
  return posted;
}
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const buy = () => screen.queryByRole("button", { name: /Ajouter au panier/ });

/** Checks that all links and forms of the page carry this colour and size. */
function expectAllAbout(optionId: string, sku: string | undefined): void {
  const search = sku ? `?sku=${sku}` : `?option=${optionId}`;
  const leading = [...document.querySelectorAll("a[href*='/product/'], form[action*='/product/']")];
  const addresses = leading.map((each) => each.getAttribute("href") ?? each.getAttribute("action") ?? "");
  const own = addresses.filter((each) => !each.includes("/alert?"));
  expect(own.length).toBeGreaterThanOrEqual(2);
  expect(own.filter((each) => !each.endsWith(search))).toEqual([]);
  // What a browser without scripts sends to the shops' page.
  const toShops = document.querySelector("button[formaction$='/stores']");
  const form = new FormData(document.querySelector<HTMLFormElement>("#buy")!);
  expect(form.get("option")).toBe(optionId);
  if (toShops) expect(toShops.getAttribute("form")).toBe("buy");
  const canSend = document.querySelector(`input[name="sku"][value="${sku}"]`) !== null;
  expect(form.get("sku")).toBe(canSend ? sku : null);
}

afterEach(cleanup);

describe("ProductPage", () => {
  it("shows pictures, price, rating, colours, sizes, composition and care [PDP-02, BEY-11]", () => {
    open({ prices: { current: REDUCED } });
    const text = document.body.textContent.replace(/\u00a0/g, " ");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Manteau ceinturé Camille");
    expect(screen.getAllByRole("img", { name: "Manteau ceinturé Camille, camel, vue de face" })[0]).toBeTruthy();
    expect(text).toContain("174,99 € au lieu de 249,00 €");
    expect(text).toContain("Prix le plus bas des 30 jours avant la réduction : 249,00 €");
    expect(text).toContain("4,63");
    expect(text).toContain(aProduct().description);
    expect(text).toContain(`Référence ${aProduct().ref}`);
    expect(text).toContain("90 % laine vierge, 10 % cachemire");
    expect(text).toContain("Pas de lavage");
    expect(screen.getByRole("link", { name: "Bleu marine" }).getAttribute("href")).toBe(
      "/fr-fr/manteau-ceinture-camille-bleu-marine--p100001",
    );
    expect(screen.getByRole("link", { name: "Camel" }).getAttribute("aria-current")).toBe("true");
  });

  it("shows its tags and labels [CAT-08, PDP-02]", () => {
    open({ tags: ["New"] });
    expect(screen.getByText("badge.new")).toBeTruthy();
  });

  it("shows what shoppers say, and leads to it from the stars [PDP-02]", () => {
    const review = {
      rating: 5,
      title: "Chaud",
      text: "Et doux.",
      author: "Maud",
      size: "38",
      date: "12 novembre 2026",
    };
    const values = ["a", "b", "c"].map((id) => ({ ...review, id }));
    open({}, { reviews: { total: 1_554, average: 4.634, distribution: [1_500, 54, 0, 0, 0], values } });
    const region = screen.getByRole("region", { name: /avis/ });
    const text = region.textContent.replace(/\u00a0/g, " ");
    expect(text).toContain("1 554 avis");
    expect(text).toContain("4,63 sur 5");
    expect(text).toContain("5 étoiles1 500");
    expect(text).toContain("Maud, taille 38, le 12 novembre 2026");
    expect(within(region).getAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(screen.getByRole("link", { name: /Lire les 1.554 avis/ }).getAttribute("href")).toBe(
      "/fr-fr/product/100001/reviews?option=10000101",
    );
    expect(screen.getByRole("link", { name: /4,63/ }).getAttribute("href")).toBe(`#${region.id}`);
  });

  it("shows the environmental sheet, and the maker's name and address [PDP-09, BEY-11]", () => {
    const { ecoDesign, ...agec } = aProduct().environment!;
    open({}, { shown: { agec: { ...agec, origins: [{ step: "dyeing", country: "Italie" }] }, ecoDesign } });
    const text = document.body.textContent.replace(/\u00a0/g, " ");
    expect(text).toContain("TeintureItalie");
    expect(text).toContain("Matières recyclées22 % au moins");
    expect(text).toContain("1 250 points d’impact, soit 156 pour 100 g");
    expect(text).toContain("Vitrine SAS14 rue du Mail, 75002 Paris, Francesecurite@vitrine.example");
  });

  it("says nothing of VAT and of delivery's price beside a gift card, which has neither", () => {
    open();
    expect(screen.queryByText("TVA comprise")).not.toBeNull();
    cleanup();
    open({}, { segmentationId: GIFT_CARD_SEGMENTATION });
    expect(screen.queryByText("TVA comprise")).toBeNull();
  });

  it("has a picture of every kind, each with words of its own, and enlarges it [PDP-02]", () => {
    open({ pictures: PICTURE_KINDS.map((type) => ({ type, path: `/${type}.webp` })) });
    const figures = [...document.querySelectorAll("figure")];
    const said = figures.map((figure) =>
      figure.querySelector("img")?.alt.replace("Manteau ceinturé Camille, camel, ", ""),
    );
    expect(said).toEqual([
      "vue de face",
      "vue portée",
      "détail",
      "vue de dos",
      "dans une tenue",
      "mise en scène",
      "la matière de près",
    ]);
    const [first] = screen.getAllByRole("button", { name: /Agrandir/ });
    const layer = document.getElementById(first!.getAttribute("popovertarget")!);
    expect(layer?.querySelectorAll("img")).toHaveLength(PICTURE_KINDS.length);
  });

  it("shows what is to be worn with it, where there is anything [PDP-12]", () => {
    const row = () => screen.queryByRole("region", { name: "À porter avec" });
    open();
    expect(row()).toBeNull();
    cleanup();
    open({}, { recommended: { key: "recommended", html: "<article>Jupe plissée</article>" } });
    expect(row()?.textContent).toContain("Jupe plissée");
  });

  it.each([
    ["S", "Soldes"],
    ["P", "Promotion"],
    ["A", "Prix ajusté"],
    ["I", null],
  ] as const)("says why it costs less, for a price of type %s: %s [CAT-07]", (type, word) => {
    open({ prices: { current: { ...REDUCED, type } } });
    expect(screen.queryAllByText(/^(Soldes|Promotion|Prix ajusté)$/).map((badge) => badge.textContent)).toEqual(
      word === null ? [] : [word],
    );
  });

  it("says that the article is sold out once no colour is left, and leads to others of its family", () => {
    const skus = [size("38", { availability: "UNAVAILABLE", quantity: 0 })];
    open({ skus });
    expect(screen.getByText("Cette couleur est épuisée.")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Voir des articles similaires" })).toBeNull();
    cleanup();
    open({ skus }, { options: [anOption(), { ...aProduct().options[1]!, skus }] });
    expect(screen.getByText("Cet article est épuisé.")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Voir des articles similaires" }).getAttribute("href")).toBe(
      "/fr-fr/manteaux-et-vestes--plw1_coats",
    );
    expect(screen.getByRole("link", { name: /38.*recevoir une alerte/ })).toBeTruthy();
    // What cannot be put into the cart has no date and price there.
    expect(screen.queryByText("Livraison à la date annoncée")).toBeNull();
  });

  it("counts its pictures, and shows the only one as wide as the gallery", () => {
    const pictures = ["AP", "VC"].map((type) => ({ type: type as "AP", path: `/${type}.webp` }));
    const sizes = () => screen.getAllByRole("img")[0]?.getAttribute("sizes");
    open({ pictures });
    expect(screen.queryByText("1 / 2")).not.toBeNull();
    expect(sizes()).toBe(gallerySizes(2));
    cleanup();
    open({ pictures: pictures.slice(0, 1) });
    expect(screen.queryByText("1 / 1")).toBeNull();
    expect(sizes()).toBe(gallerySizes(1));
    expect(gallerySizes(1)).not.toBe(gallerySizes(2));
  });

  it("loads the first picture first and the others when they come into view", () => {
    open({ pictures: ["AP", "GZ", "VC"].map((type) => ({ type: type as "AP", path: `/${type}.webp` })) });
    const [first, second, third] = screen.getAllByRole("img");
    expect(first?.getAttribute("fetchpriority")).toBe("high");
    expect(first?.hasAttribute("loading")).toBe(false);
    expect(second?.getAttribute("fetchpriority")).toBe("low");
    expect(third?.getAttribute("loading")).toBe("lazy");
  });

  it("sends the chosen size to the cart, with the way back, and says that it is in it", async () => {
    const posted = open();
    expect(buy()!.closest("form")!.getAttribute("action")).toBe("/fr-fr/cart");
    fireEvent.click(radio("38"));
    fireEvent.click(buy()!);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Manteau ceinturé Camille\u00a0: article ajouté au panier."),
    );
    expect(posted).toEqual([
      {
        intent: "add",
        option: "10000101",
        returnTo: "/fr-fr/manteau-ceinture-camille-camel--p100001",
        seenPrice: "24900",
        sku: "1000010138",
      },
    ]);
  });

  it("has each link and form name the colour, and the size that is chosen, whatever the product is like", () => {
    const stock = fc.record({
      availability: fc.constantFrom("AVAILABLE", "FEW_REMAINING", "UNAVAILABLE"),
      quantity: fc.nat({ max: 3 }),
    });
    const given = fc.record({
      optionId: fc.stringMatching(/^[1-9]\d{7}$/),
      availability: fc.constantFrom(...AVAILABILITIES),
      availabilityType: fc.constantFrom(...AVAILABILITY_TYPES),
      stocks: fc.array(stock, { minLength: 1, maxLength: 5 }),
      named: fc.option(fc.nat({ max: 4 })),
      pressed: fc.nat({ max: 4 }),
    });
    const reviews = { total: 3, average: 4, distribution: [3, 0, 0, 0, 0], values: [] };
    const property = fc.property(given, ({ stocks, named, pressed, ...option }) => {
      const skus = stocks.map((each, index) => size(String(36 + 2 * index), each));
      const asked = named === null ? undefined : skus[named]?.sku;
      open({ ...option, skus }, { reviews, sku: asked });
      expectAllAbout(option.optionId, skus.length === 1 ? skus[0]!.sku : asked);
      const radios = screen.queryAllByRole<HTMLInputElement>("radio");
      const chosen = radios[pressed % Math.max(1, radios.length)];
      if (chosen) {
        fireEvent.click(chosen);
        expectAllAbout(option.optionId, chosen.value);
      }
      cleanup();
    });
    fc.assert(property, { numRuns: 40 });
  });

  it("says beside the button why a piece could not be added, and leads on from there", async () => {
    const links = [{ text: "Me prévenir", href: "/fr-fr/product/100001/alert?sku=1" }];
    open({}, {}, { added: null, problem: "Cet article vient d’être épuisé.", links });
    fireEvent.click(radio("38"));
    fireEvent.click(buy()!);
    const problem = await screen.findByText("Cet article vient d’être épuisé.");
    expect(document.activeElement?.contains(problem)).toBe(true);
    expect(screen.getByRole("link", { name: "Me prévenir" }).getAttribute("href")).toBe(links[0]!.href);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("has the tick of a first press no more once the next one is refused", async () => {
    const answer: Parameters<typeof aProductPage>[2] = { added: "Manteau ceinturé Camille", problem: null };
    open({}, {}, answer);
    const tick = () => buy()!.querySelector("use[href$='#check']");
    fireEvent.click(radio("38"));
    fireEvent.click(buy()!);
    await waitFor(() => expect(tick()).not.toBeNull());
    Object.assign(answer, { added: null, problem: "Il n’y en a plus d’autre." });
    fireEvent.click(buy()!);
    await screen.findByText("Il n’y en a plus d’autre.");
    expect(tick()).toBeNull();
  });
});
