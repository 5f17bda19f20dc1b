import { describe, expect, it } from "vitest";
import { aLine } from "#tests/support/builders.ts";
import { anOrder } from "#tests/support/customer-builders.ts";
import { CHECKOUT_PAGES, checkoutPath } from "../checkout-steps";
import { buildEntitySlug, type EntityKind } from "../entity-slug";
import type { TrackingEvent } from "./events";
import { batchSchema } from "./events-schema";
import { isPage, PAGE_CONTEXTS, placeOf, SECTIONS } from "./page-context";
import { pageFacts } from "./page-facts";
import { transactionOf } from "./transaction";

describe("the place of a page", () => {
  const CONTEXTS = [
    ["/fr-fr", "home"],
    ["/fr-fr/_root.data", "home"],
    ["/fr-fr/account/dashboard", "dashboard"],
    ["/fr-fr/legal-notices", "footer"],
    ["/fr-fr/carte-cadeau--lp3004", "landing"],
    ["/fr-fr/manteaux--plw10110", "category"],
    ["/fr-fr/manteaux--plw10110.data", "category"],
    ["/fr-fr/hiver--tp4001", "trend"],
    ["/fr-fr/search", "search"],
    ["/fr-fr/robe-noire--p100001", "product"],
    ["/fr-fr/cart", "cart"],
    ["/fr-fr/order-confirmation", "order-confirmation"],
    ["/fr-fr/checkout/confirmation", "checkout-confirmation"],
    ["/fr-fr/novembre--lbp2001", "lookbook"],
    ["/fr-fr/aide/livraison", "help"],
    ["/de-de/hilfe", "help"],
    ["/fr-fr/laine--blog5001", "blog"],
    ["/fr-fr/blog", "blog"],
    ["/fr-fr/wishlist", "wishlist"],
    ["/fr-fr/account/wishlist", "wishlist"],
    ["/fr-fr/checkout/billing", "other"],
    ["/fr-fr/nothing--x1", "other"],
    ["/fr-fr/robe--pcoton", "other"],
    ["/fr-fr/a/robe--p1", "other"],
    ["/fr-fr/constructor", "other"],
    ["/fr-fr/--pl", "other"],
  ] as const;

  it.each(CONTEXTS)("%s is of the context %s [TRK-01]", (path, context) => {
    expect(placeOf(path).context).toBe(context);
  });

  it("has every context but the mini cart's, which is a part of other pages [TRK-01]", () => {
    const named = new Set<string>(CONTEXTS.map(([, context]) => context));
    expect(PAGE_CONTEXTS.filter((context) => !named.has(context))).toEqual(["mini-cart"]);
  });

  it("knows every kind of slug, and every page of both funnels, as the addresses are made [TRK-01, TRK-02]", () => {
    const kinds = { product: "product", family: "category", landing: "landing", trend: "trend", lookbook: "lookbook" };
    for (const [kind, context] of Object.entries({ ...kinds, blog: "blog" })) {
      const slug = buildEntitySlug({ kind: kind as EntityKind, name: "Été", id: "12" });
      expect(placeOf(`/fr-fr/${slug}`).context).toBe(context);
    }
    const steps = { billing: "3", delivery: "4", payment: "5", overview: "-", confirmation: "6", "adyen-check": "-" };
    for (const page of CHECKOUT_PAGES) {
      for (const version of ["v1", "v2"] as const) {
        expect(placeOf(`/fr-fr${checkoutPath(version, page)}`).step, page).toBe(steps[page]);
      }
    }
  });

  it.each([
    ["/fr-fr/product/100001/reserve", "eresa"],
    ["/fr-fr/account/reservations", "eresa"],
    ["/fr-fr/account/orders", "customer"],
    ["/fr-fr/cart", "order"],
    ["/fr-fr/checkout/payment", "order"],
    ["/fr-fr/order-payment", "order"],
    ["/fr-fr/account/welcome", "welcome"],
    ["/fr-fr/stores/all", "locator"],
    ["/fr-fr", "-"],
  ])("%s is of the section %s [TRK-01]", (path, section) => {
    expect(placeOf(path).section).toBe(section);
    expect(SECTIONS).toContain(section);
  });

  it.each([
    ["cart", "1"],
    ["order-billing", "3"],
    ["order-delivery", "4"],
    ["order-payment", "5"],
    ["order-confirmation", "6"],
    ["checkout/billing", "3"],
    ["checkout/delivery", "4"],
    ["checkout/payment", "5"],
    ["checkout/confirmation", "6"],
    ["checkout/overview", "-"],
    ["order-overview", "-"],
    ["cart/add", "-"],
    ["account/orders", "-"],
    ["order-constructor", "-"],
    ["", "-"],
  ])("%s is step %s of the funnel [TRK-02]", (path, step) => {
    expect(placeOf(`/fr-fr/${path}`).step).toBe(step);
  });

  it("tells pages from what only scripts and layers ask for", () => {
    for (const path of [
      "product/seen.data",
      "search/suggestions.data",
      "product/1/sizes.data",
      "cart/add",
      "auth/callback",
      "checkout/delivery/places",
    ]) {
      expect(isPage(`/fr-fr/${path}`), path).toBe(false);
    }
    for (const path of ["", "cart", "search", "robe--p1", "checkout/payment.data"]) {
      expect(isPage(`/fr-fr/${path}`), path).toBe(true);
    }
  });
});

describe("the facts of a page", () => {
  it("are its product, its search with the count and no e-mail address, its list, its error", () => {
    const product = { productId: "1", name: "Robe", now: 8900, currency: "EUR", sizes: [] };
    expect(pageFacts("/fr-fr/robe--p1", { product }, null).product).toEqual({
      item: { id: "1", name: "Robe", price: 8900 },
      currency: "EUR",
    });
    const search = (results: object | null) => pageFacts("/fr-fr/search", { words: "robe", results }, null).search;
    expect(search({ total: 241 })).toEqual({ words: "robe", count: 241 });
    expect(search(null)).toEqual({ words: "robe", count: 0 });
    const typed = { words: "commande ana.le-goff@vitrine.test", results: null };
    expect(pageFacts("/fr-fr/search", typed, null).search?.words).toBe("commande @");
    expect(pageFacts("/fr-fr/robes--plw1", { family: { familyId: "w1" } }, null).list).toBe("w1");
    expect(pageFacts("/fr-fr/x", undefined, 404).error).toEqual({ template: "other_errors", status: 404 });
    expect(pageFacts("/fr-fr", null, null)).toEqual({ context: "home", section: "-", step: "-" });
  });
});

describe("an order's transaction", () => {
  const money = (centAmount: number) => ({ centAmount, currencyCode: "EUR" as const });
  const { availableQuantity: _stock, ...line } = aLine();
  const order = anOrder({
    orderNumber: "2610000001",
    totalPrice: money(12_345),
    shippingInfo: { shippingMethodKey: "EX", name: "Express", price: money(990), deliveryDate: null },
    currency: "EUR",
    payments: [{ paymentProvider: "adyen", paymentProduct: "cb", amountPlanned: money(12_345) }],
    lineItems: [
      { ...line, model: "M1", price: money(5_677), quantity: 2, sku: "10000101", segmentationId: "s1", name: "Robe" },
    ],
    email: "someone@vitrine.test",
  });

  it("has the listed fields, amounts divided by 100, and the country's label in production [TRK-05]", () => {
    expect(transactionOf(order, "FR", true)).toEqual({
      orderNumber: "2610000001",
      label: "Commandes Web - FR",
      total: 123.45,
      currency: "EUR",
      shipping: { price: 9.9, name: "Express" },
      payments: ["cb"],
      items: [{ model: "M1", price: 56.77, quantity: 2, sku: "10000101", segmentationId: "s1" }],
    });
    expect(transactionOf(order, "IT", true).label).toBe("Commandes Web - IT");
  });

  it("is labelled as none of a shop's elsewhere [TRK-05]", () => {
    expect(transactionOf(order, "FR", false).label).toBe("Hors Prod");
  });
});

describe("a batch", () => {
  const view: TrackingEvent = {
    type: "view",
    id: "m1abc.def",
    at: 1,
    prefix: "fr-fr",
    context: "home",
    section: "-",
    step: "-",
  };

  it("holds events of the model, and is taken whole or not at all", () => {
    const item = { id: "1", name: "Robe", price: 8900, quantity: 1 };
    const batch: unknown[] = [
      view,
      { ...view, type: "cart", change: "add", item, currency: "EUR" },
      { ...view, type: "vital", name: "CLS", value: 0.01 },
      { ...view, variant: "home-order.control~label.b" },
    ];
    expect(batchSchema.safeParse(batch).success).toBe(true);
    const bad: unknown[] = [
      { ...view, id: "x" },
      { ...view, id: "<script>alert(1)</script>" },
      { ...view, prefix: "xx" },
      { ...view, prefix: "toString" },
      { ...view, context: "moon" },
      { ...view, more: 1 },
      { ...view, variant: "<b>" },
      { ...view, variant: "x".repeat(201) },
      { ...view, type: "vital", name: "FID", value: 1 },
      { ...view, type: "vital", name: "LCP", value: -1 },
      { ...view, type: "cart", change: "add", item: { ...item, quantity: 1e9 }, currency: "EUR" },
      { ...view, type: "search", words: "x".repeat(301), count: 1 },
      null,
    ];
    for (const each of bad) expect(batchSchema.safeParse([view, each]).success, JSON.stringify(each)).toBe(false);
    for (const each of [[], {}, null, "[]", Array(51).fill(view)])
      expect(batchSchema.safeParse(each).success).toBe(false);
  });
});
