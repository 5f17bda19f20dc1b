import { afterEach, describe, expect, it, vi } from "vitest";
import { PAYMENT_METHODS } from "#app/models/payment-methods.ts";
import type { Prefix } from "#app/models/locale.ts";
import type { Order } from "#app/models/order.ts";
import { anAddress, anOrder, anOrderList } from "#tests/support/customer-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import { orderTeaser, orderView } from "./order-view.server";

const view = (order = anOrder(), prefix: Prefix = "fr-fr") => orderView(aContext({ prefix }), order);
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

afterEach(() => void vi.useRealTimers());

describe("an order as pages show it", () => {
  it("says amounts and dates in the shopper's language, on the site's own clock", async () => {
    const french = await view();
    expect(french).toMatchObject({
      href: "/fr-fr/account/orders/2610000001",
      placedAt: { iso: "2026-11-19T22:30:00.000Z", text: "19\u00a0novembre 2026" },
      deliveryDate: "mardi\u00a024\u00a0– jeudi\u00a026\u00a0novembre",
      total: "54,94\u00a0€",
      amounts: { items: "49,99\u00a0€", delivery: "4,95\u00a0€", discounts: [] },
      deliveryAddress: ["Camille Perrin", "27 rue de Saintonge", "75003 Paris"],
    });
    // Half past eleven in London is the next day in Paris.
    expect((await view(anOrder({ createdAt: "2026-11-19T23:30:00.000Z" }))).placedAt.text).toBe(
      "20\u00a0novembre 2026",
    );
    expect((await view(anOrder({ createdAt: "2026-11-19T23:30:00.000Z" }), "en")).placedAt.text).toBe(
      "19\u00a0November 2026",
    );
    expect((await view(undefined, "pl")).deliveryDate).toBe("wtorek\u00a024\u00a0– czwartek\u00a026\u00a0listopada");
  });

  it("has no thin spaces, which the typefaces lack", async () => {
    for (const prefix of ["fr-fr", "fr-ch", "en", "es", "de", "it", "pl"] as const) {
      expect(JSON.stringify(await view(undefined, prefix))).not.toMatch(/[\u2009\u202f]/);
    }
  });

  it("calls late what was paid and should have come, and nothing else", () => {
    const [order] = anOrderList(1).values;
    const past = { earliest: "2020-01-02", latest: "2020-01-03" };
    const isLate = (change: object) => orderTeaser(aContext(), { ...order!, deliveryDate: past, ...change }).isLate;
    expect(isLate({ status: "SHIPPED", paymentStatus: "PAID" })).toBe(true);
    expect(isLate({ status: "ACCEPTED", paymentStatus: "CHECKING" })).toBe(false);
    expect(isLate({ status: "DELIVERED", paymentStatus: "PAID" })).toBe(false);
  });

  it.each([
    ["in the last minute of the promised day", "2026-11-24T22:59:00Z", false],
    ["when it is over, by the country's clock", "2026-11-24T23:00:00Z", true],
  ])("calls an order late or not %s", (_when, now, isLate) => {
    vi.useFakeTimers({ now: Date.parse(now), toFake: ["Date"] });
    const [order] = anOrderList(1).values;
    const deliveryDate = { earliest: "2026-11-23", latest: "2026-11-24" };
    const shipped = { ...order!, status: "SHIPPED", paymentStatus: "PAID", deliveryDate } as const;
    expect(orderTeaser(aContext(), shipped).isLate).toBe(isLate);
  });

  it("names one day once, and no day when none is promised", async () => {
    const on = (deliveryDate: { earliest: string; latest: string } | null) =>
      view(anOrder({ shippingInfo: { ...anOrder().shippingInfo, deliveryDate } }));
    expect((await on({ earliest: "2026-11-24", latest: "2026-11-24" })).deliveryDate).toBe(
      "mardi\u00a024\u00a0novembre",
    );
    expect((await on(null)).deliveryDate).toBeNull();
  });

  it("names a discount without words for what it is", async () => {
    const discounts = [{ label: " ", value: { centAmount: 1_000, currencyCode: "EUR" } }];
    expect((await view(anOrder({ discounts }))).amounts.discounts[0]?.label).toBe("Remise");
  });

  it("names what is missing to the total, and what is more, where the gateway does not", async () => {
    const withTotal = (centAmount: number) => view(anOrder({ totalPrice: eur(centAmount) }));
    expect((await withTotal(4494)).amounts.discounts).toEqual([{ label: "Remise", value: "−10,00\u00a0€" }]);
    const dearer = await withTotal(7494);
    expect(dearer.lines.at(-1)).toMatchObject({ name: "Autres frais", quantity: 0, amount: "20,00\u00a0€" });
    expect(dearer.amounts).toMatchObject({ items: "69,99\u00a0€", discounts: [] });
  });

  it("was not to be paid with a total of 0, or with one that the site lets go unpaid", async () => {
    const context = aContext({ params: { freeCartCriteria: { maxTotal: 500 } } });
    const isFree = async (centAmount: number, paid: Partial<Order> = { payments: [] }) =>
      (await orderView(context, anOrder({ totalPrice: eur(centAmount), ...paid }))).hasNothingToPay;
    expect([await isFree(0), await isFree(500), await isFree(501), await isFree(500, {})]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("says for whom a gift card is, in the reader's language", async () => {
    const giftCards = [
      { amount: eur(6000), recipientName: "Inès", recipientEmail: "ines@vitrine.test" },
      { amount: eur(2000), recipientEmail: "tom@vitrine.test" },
      { amount: eur(1000) },
    ];
    const { lines } = await view(anOrder({ giftCards, totalPrice: eur(14_494) }), "en");
    expect(lines.slice(1).map(({ name, detail, amount }) => [name, detail, amount])).toEqual([
      ["Gift card", "For Inès (ines@vitrine.test)", "€60.00"],
      ["Gift card", "For tom@vitrine.test", "€20.00"],
      ["Gift card", null, "€10.00"],
    ]);
  });

  it("names the price of one only where there are several", async () => {
    const [line] = anOrder().lineItems;
    const several = { ...line!, lineId: "2", quantity: 2, totalPrice: eur(9998) };
    const free = { ...several, lineId: "3", isFree: true };
    const { lines, nbProducts } = await view(anOrder({ lineItems: [line!, several, free] }));
    expect(lines.map(({ each }) => each)).toEqual([null, "49,99\u00a0€", null]);
    expect(lines.map(({ amount }) => amount)).toEqual(["49,99\u00a0€", "99,98\u00a0€", "Offert"]);
    expect(nbProducts).toBe(5);
    expect(lines[0]).toMatchObject({
      href: "/fr-fr/robe-portefeuille-garance-bordeaux--p100001",
      detail: "Bordeaux, taille 38",
    });
  });

  it("leads to its invoice where the site gives files", async () => {
    const order = anOrder({ invoiceId: "F-1" });
    const invoice = async (myDownloads: boolean) =>
      (await orderView(aContext({ params: { myDownloads } }), order)).invoice;
    expect(await invoice(true)).toBe("/fr-fr/account/downloads/F-1");
    expect(await invoice(false)).toBeNull();
  });

  it("names the country of an address abroad", async () => {
    const { deliveryAddress, billingAddress } = await view(
      anOrder({ shippingAddress: anAddress({ country: "BE" }), billingAddress: null }),
    );
    expect(deliveryAddress?.at(-1)).toBe("Belgique");
    expect(billingAddress).toBeNull();
  });

  it("has words for every way to pay", async () => {
    const payments = [...PAYMENT_METHODS, "giftcard", "something-new"].map((paymentProduct) => ({
      paymentProvider: "adyen",
      paymentProduct,
      amountPlanned: eur(100),
    }));
    const names = (await view(anOrder({ payments }), "en")).payments.map(({ name }) => name);
    expect(names.slice(0, -1).filter((name) => /^[a-z](?!DEAL)|payment\.|\{/.test(name))).toEqual([]);
    expect(names).toContain("Paid in 4 instalments");
    expect(names.at(-1)).toBe("something-new");
  });

  it("shows each picture once, three at most", () => {
    const [teaser] = anOrderList(1).values;
    const paths = ["a", "a", "b", "c", "d"].map((name) => ({ path: `/${name}`, name }));
    const { pictures } = orderTeaser(aContext(), { ...teaser!, pictures: paths });
    expect(pictures.map(({ path }) => path)).toEqual(["/a", "/b", "/c"]);
  });

  it("says nothing of a payment that is done", async () => {
    expect((await view()).paymentStatus).toBeNull();
    expect((await view(anOrder({ paymentStatus: "CHECKING" }))).paymentStatus).toBe("CHECKING");
  });

  it("tells what to pay with, and until when: the minute, unless the time ends with a day", async () => {
    const toPay = (of: Order["voucher"]) => view(anOrder({ paymentStatus: "TO_PAY", voucher: of }));
    const voucher = { entity: "12345", reference: "111 222 333", amount: eur(5494), expiresAt: "2026-11-22T23:00:00Z" };
    expect((await toPay(voucher)).voucher).toEqual({
      entity: "12345",
      reference: "111 222 333",
      amount: "54,94\u00a0€",
      until: "22\u00a0novembre 2026",
    });
    const atNoon = { ...voucher, expiresAt: "2026-11-22T11:30:00Z" };
    expect((await toPay(atNoon)).voucher?.until).toBe("22\u00a0novembre 2026 à 12\u00a0h\u00a030");
    const wholeDay = { ...voucher, expiresAt: "2026-11-22" };
    expect((await toPay(wholeDay)).voucher?.until).toBe("22\u00a0novembre 2026");
    const undated = { ...voucher, expiresAt: "soon" };
    expect((await toPay(undated)).voucher?.until).toBe("soon");
    // Paid, or not in time: nothing is to be paid with it any more.
    for (const paymentStatus of ["PAID", "REFUSED"] as const)
      expect((await view(anOrder({ paymentStatus, voucher }))).voucher).toBeNull();
  });
});
