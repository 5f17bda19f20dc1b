// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aProductPage, size } from "#tests/support/product-page.tsx";
import { AVAILABILITIES, AVAILABILITY_TYPES, type ProductOption } from "#app/models/product.ts";

function open(...given: Parameters<typeof aProductPage>) {
  const { page, posted } = aProductPage(...given);
  render(page);
  return posted;
}
const buy = () => screen.queryByRole("button", { name: /Ajouter au panier/ });

afterEach(cleanup);

describe("what the product page sells", () => {
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

  it("calls what is yet to come not sold out [PDP-03]", () => {
    open({ availability: "SOON_AVAILABLE" });
    expect(screen.getByText(/^Touchez une taille pour recevoir une alerte à son arrivée\./)).toBeTruthy();
    expect(
      screen.getAllByRole("link", { name: /bientôt disponible, recevoir une alerte à son arrivée$/ }),
    ).toHaveLength(3);
    expect(screen.queryByText(/épuisée/)).toBeNull();
  });

  /** Actions that each kind of sale offers: buy a size in stock, set an alert for another, look in the shops. */
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
      // The warehouse has 38 and 40, but not 42.
      expect(screen.queryAllByRole("radio")).toHaveLength(offered.includes("buy") ? 2 : 0);
      const barred = offered.includes("buy") ? ["42"] : ["38", "40", "42"];
      const alerts = screen.queryAllByRole("link", { name: /(épuisée|bientôt disponible), recevoir une alerte/ });
      expect(alerts.map((link) => link.getAttribute("href"))).toEqual(
        offered.includes("alert") ? barred.map((label) => `/fr-fr/product/100001/alert?sku=10000101${label}`) : [],
      );
      // The accessible name begins with the visible words.
      const named = { name: "Choisir , Voir les boutiques qui ont votre taille" };
      const stores = [...screen.queryAllByRole("button", named), ...screen.queryAllByRole("link", named)];
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
    expect(screen.getByText(/^Fabrication à la commande/)).toBeTruthy();
    expect(buy()).not.toBeNull();
  });
});
