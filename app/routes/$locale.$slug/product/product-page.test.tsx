// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anOption, aProduct, aSku, REDUCED } from "../../../../tests/support/catalogue-builders";
import { productView } from "~/bff/catalogue/product-view.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import type { ReviewsView } from "~/bff/catalogue/product-reviews.server";
import type { EnvironmentView } from "~/bff/catalogue/environment.server";
import { isSoldInStores } from "~/models/availability";
import { AVAILABILITIES, AVAILABILITY_TYPES, type Product, type ProductOption, type Sku } from "~/models/product";
import { ProductPage } from "./product-page";
import { staticParts } from "./static-parts.server";

const MESSAGES = pageMessages("fr", "common", "product");

function size(label: string, stock: Partial<Sku["stock"]> = {}): Sku {
  const sku = aSku();
  return { ...sku, sku: `10000101${label}`, size: { id: label, label }, stock: { ...sku.stock, ...stock } };
}
const THREE_SIZES = [
  size("38"),
  size("40", { availability: "FEW_REMAINING", quantity: 2 }),
  size("42", { availability: "UNAVAILABLE", quantity: 0 }),
];

function open(
  option: Partial<ProductOption> = {},
  {
    isSizeMissing = false,
    reviews,
    shown,
    ...product
  }: Partial<Product> & { isSizeMissing?: boolean; reviews?: ReviewsView; shown?: EnvironmentView } = {},
  answer: { added: string | null; problem: string | null } = { added: "Manteau ceinturé Camille", problem: null },
) {
  const posted: Record<string, string>[] = [];
  const full = aProduct(product);
  const chosen = anOption({ skus: THREE_SIZES, ...option });
  const hasStores = isSoldInStores(chosen) && full.segmentationId !== "w18118";
  const view = productView({ ...full, options: [chosen, full.options[1]!] }, chosen, {
    word: (key) => key,
    hasAlerts: true,
  });
  const info = { prefix: "fr-fr", locale: "fr-FR", language: "fr", imagesUrl: "" } as const;
  const told = { product: full, option: chosen, environment: shown ?? null, deliveries: [], reviews: reviews ?? null };
  const html = staticParts(info, told);
  const Stub = createRemixStub([
    {
      path: "/",
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={MESSAGES}>
          <ProductPage
            product={view}
            isSizeMissing={isSizeMissing}
            hasReviews={reviews !== undefined}
            hasStores={hasStores}
            html={html}
          />
        </FixedText>
      ),
    },
    {
      path: "/fr-fr/cart/add",
      action: async ({ request }: { request: Request }) => {
        const form = await request.formData();
        posted.push(
          Object.fromEntries([...form].filter((field): field is [string, string] => typeof field[1] === "string")),
        );
        return answer;
      },
    },
  ]);
  render(<Stub />);
  return posted;
}

const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });
const buy = () => screen.queryByRole("button", { name: /Ajouter au panier/ });

afterEach(cleanup);

describe("ProductPage", () => {
  it("shows pictures, price, rating, colours, sizes, composition and care [PDP-02]", () => {
    open({ prices: { current: REDUCED } });
    const text = document.body.textContent.replace(/\u00a0/g, " ");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Manteau ceinturé Camille");
    expect(screen.getAllByRole("img", { name: "Manteau ceinturé Camille, camel, vu de face" })[0]).toBeTruthy();
    expect(text).toContain("174,99 € au lieu de 249,00 €");
    expect(text).toContain("Prix le plus bas des 30 derniers jours : 249,00 €");
    expect(text).toContain("4,63");
    expect(text).toContain("90 % laine vierge, 10 % cachemire");
    expect(text).toContain("Pas de lavage");
    expect(screen.getByRole("link", { name: "Bleu marine" }).getAttribute("href")).toBe(
      "/fr-fr/manteau-ceinture-camille-bleu-marine--p100001",
    );
    expect(screen.getByRole("link", { name: "Camel" }).getAttribute("aria-current")).toBe("true");
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
    expect(text).toContain("1 554 avis4,63 sur 5");
    expect(text).toContain("5 étoiles1 500");
    expect(text).toContain("Maud, taille 38, le 12 novembre 2026");
    expect(within(region).getAllByRole("heading", { level: 3 })).toHaveLength(2);
    expect(screen.getByRole("link", { name: /Lire les 1.554 avis/ }).getAttribute("href")).toBe(
      "/fr-fr/product/100001/reviews",
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
    expect(text).toContain("14 rue du Mail, 75002 Paris, France");
  });

  it("says why it costs less", () => {
    open({ prices: { current: REDUCED } });
    expect(screen.getByText("Soldes")).toBeTruthy();
  });

  it("loads the first picture first and the others when they come into view", () => {
    open({ pictures: ["AP", "GZ", "VC"].map((type) => ({ type: type as "AP", path: `/${type}.webp` })) });
    const [first, second, third] = screen.getAllByRole("img");
    expect(first?.getAttribute("fetchpriority")).toBe("high");
    expect(first?.hasAttribute("loading")).toBe(false);
    expect(second?.hasAttribute("fetchpriority")).toBe(false);
    expect(third?.getAttribute("loading")).toBe("lazy");
  });

  it("lets a size be chosen, says how many are left, and has sold-out ones lead to the alert [PDP-02, PDP-04, PDP-06]", () => {
    open();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(radio("38").required).toBe(true);
    expect(screen.getByRole("link", { name: /42.*épuisée/ }).getAttribute("href")).toBe(
      "/fr-fr/product/100001/alert?sku=1000010142",
    );
    fireEvent.click(radio(/^40/));
    expect(screen.getByText("Taille 40 : plus que 2 pièces.")).toBeTruthy();
    fireEvent.click(radio("38"));
    expect(screen.getByText("Taille 38 : disponible.")).toBeTruthy();
  });

  it("offers no alert for what does not come back", () => {
    open({ availability: "DISCONTINUED" });
    expect(screen.queryAllByRole("link", { name: /épuisée/ })).toEqual([]);
    expect(screen.getByText(/^42/).textContent).toBe("42, épuisée");
  });

  it("leads to the size guide, where there is one [PDP-08]", () => {
    open();
    expect(screen.getByRole("link", { name: "Guide des tailles" }).getAttribute("href")).toBe(
      "/fr-fr/product/100001/sizes",
    );
    cleanup();
    open({}, { sizeChart: null });
    expect(screen.queryByRole("link", { name: "Guide des tailles" })).toBeNull();
  });

  it("sends the chosen size to the cart, with the way back, and says that it is in it", async () => {
    const posted = open();
    expect(buy()!.closest("form")!.getAttribute("action")).toBe("/fr-fr/cart");
    fireEvent.click(radio("38"));
    fireEvent.click(buy()!);
    await waitFor(() =>
      expect(screen.getByRole("status").textContent).toBe("Manteau ceinturé Camille est dans votre panier."),
    );
    expect(posted).toEqual([
      { intent: "add", returnTo: "/fr-fr/manteau-ceinture-camille-camel--p100001", sku: "1000010138" },
    ]);
  });

  it("says beside the button why a piece could not be added", async () => {
    open({}, {}, { added: null, problem: "Cet article vient d’être épuisé." });
    fireEvent.click(radio("38"));
    fireEvent.click(buy()!);
    expect(await screen.findByText("Cet article vient d’être épuisé.")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("chooses the only size by itself", async () => {
    const posted = open({ skus: [size("unique")] });
    fireEvent.click(buy()!);
    await waitFor(() => expect(posted).toMatchObject([{ sku: "10000101unique" }]));
  });

  it("says beside the sizes that one is missing, and links to them, until one is chosen", async () => {
    open({}, { isSizeMissing: true });
    const message = "Choisissez une taille, puis ajoutez la pièce au panier";
    expect(screen.getByRole("group", { name: "Taille (obligatoire)" }).getAttribute("aria-describedby")).toBe(
      screen.getAllByText(message).find(({ id }) => id)?.id,
    );
    const link = screen.getByRole("link", { name: message });
    expect(document.querySelector(link.getAttribute("href")!)).toBe(radio("38"));
    fireEvent.click(radio("38"));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it.each([
    [{ availabilityType: "IN_STORE_ONLY" }, "Cette couleur n’est vendue qu’en boutique."],
    [{ availability: "SOON_AVAILABLE" }, "Cette couleur arrive bientôt."],
    [{ availability: "DISCONTINUED" }, "Cette couleur est épuisée."],
    [{ availability: "UNKNOWN" }, "Cette couleur ne peut pas être commandée en ligne pour le moment."],
    [{ skus: [size("38", { quantity: 0 })] }, "Cette couleur est épuisée."],
  ] satisfies [Partial<ProductOption>, string][])(
    "offers nothing to buy of %j and says why [PDP-03]",
    (option, reason) => {
      open(option);
      expect(screen.getByText(reason)).toBeTruthy();
      expect(buy()).toBeNull();
      expect(screen.queryAllByRole("radio")).toHaveLength(0);
    },
  );

  /** What there is to do: put a size that is there into the cart, be told of one that is not, look in the shops. */
  const OFFERED = {
    ONLINE_AND_IN_STORE: {
      AVAILABLE: "buy alert stores",
      SOON_UNAVAILABLE: "buy alert stores",
      ON_DEMAND: "buy alert stores",
      UNAVAILABLE: "alert stores",
      SOON_AVAILABLE: "alert stores",
      DISCONTINUED: "stores",
      UNKNOWN: "stores",
    },
    ONLINE_ONLY: {
      AVAILABLE: "buy alert",
      SOON_UNAVAILABLE: "buy alert",
      ON_DEMAND: "buy alert",
      UNAVAILABLE: "alert",
      SOON_AVAILABLE: "alert",
      DISCONTINUED: "",
      UNKNOWN: "",
    },
    IN_STORE_ONLY: {
      AVAILABLE: "stores",
      SOON_UNAVAILABLE: "stores",
      ON_DEMAND: "stores",
      UNAVAILABLE: "stores",
      SOON_AVAILABLE: "stores",
      DISCONTINUED: "stores",
      UNKNOWN: "stores",
    },
  };

  it.each(AVAILABILITIES.flatMap((availability) => AVAILABILITY_TYPES.map((type) => [availability, type] as const)))(
    "offers what there is to do with a colour that is %s, %s [PDP-03, PDP-05, PDP-06]",
    (availability, availabilityType) => {
      open({ availability, availabilityType });
      const offered = OFFERED[availabilityType][availability].split(" ");
      expect(buy() !== null, "to buy").toBe(offered.includes("buy"));
      // 38 and 40 are in the warehouse, 42 is not.
      expect(screen.queryAllByRole("radio")).toHaveLength(offered.includes("buy") ? 2 : 0);
      const barred = offered.includes("buy") ? ["42"] : ["38", "40", "42"];
      const alerts = screen.queryAllByRole("link", { name: /épuisée, recevoir une alerte/ });
      expect(alerts.map((link) => link.getAttribute("href"))).toEqual(
        offered.includes("alert") ? barred.map((label) => `/fr-fr/product/100001/alert?sku=10000101${label}`) : [],
      );
      const stores = screen.queryAllByRole("link", { name: "Voir les boutiques qui ont votre taille" });
      expect(stores, "shops").toHaveLength(offered.includes("stores") ? 1 : 0);
    },
  );

  it("does not call sold out what is not sold online", () => {
    open({ availabilityType: "IN_STORE_ONLY" });
    expect(screen.getByText(/^38/).textContent).toBe("38, pas vendue en ligne");
    expect(document.body.textContent).not.toContain("épuisée");
  });

  it("promises of a gift card neither a parcel nor a way back, and asks for no size", () => {
    open({ skus: [size("unique")] }, { segmentationId: "w18118" });
    const text = document.body.textContent;
    expect(text).toContain("Par e-mail, dès la commande confirmée");
    expect(text).not.toMatch(/Livraison et retours|Retours gratuits|à la date annoncée|boutiques/);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(new FormData(buy()!.closest("form")!).get("sku")).toBe("10000101unique");
  });

  it("sells what is made on demand, and says that it takes longer [PDP-03]", () => {
    open({ availability: "ON_DEMAND" });
    expect(screen.getByText(/^Fait à la commande/)).toBeTruthy();
    expect(buy()).not.toBeNull();
  });
});
