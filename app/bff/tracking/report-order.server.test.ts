import { describe, expect, it } from "vitest";
import { anOrder } from "#tests/support/customer-builders.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Shop } from "../shop.server";
import { takeTransaction } from "./report-order.server";

const order = anOrder({
  orderNumber: "2610000001",
  totalPrice: { centAmount: 9_990, currencyCode: "EUR" },
  shippingInfo: {
    shippingMethodKey: "EX",
    name: "Express",
    price: { centAmount: 0, currencyCode: "EUR" },
    deliveryDate: null,
  },
  currency: "EUR",
  payments: [],
  lineItems: [],
});
const ENV = { SITE_ENV: "local" } as Shop["env"];
const session = { funnel: { orderCartId: "cart-1", orderNumber: "2610000001" } };

describe("the report of an order", () => {
  const visit = (privacy: string | undefined, shop = aContext({ shop: { env: ENV } }).shop) => {
    const context = aContext({ session, shop, url: "/fr-fr/checkout/confirmation" });
    return { ...context, cookies: { privacy } };
  };
  const counted = async ({ shop }: ReturnType<typeof visit>) =>
    (await shop.tracking.metrics.orders.get()).values[0]?.value;

  it("is made once for a browser, and for tabs that open it with the same cookies [TRK-05]", async () => {
    const first = visit("0,1");
    expect(await takeTransaction(first, order)).toMatchObject({ orderNumber: "2610000001", total: 99.9 });
    expect(await takeTransaction(first, order)).toBeNull();
    expect(await takeTransaction(visit("0,1", first.shop), order)).toBeNull();
    expect(await counted(first)).toBe(1);
    expect(first.session.funnel).toEqual({ ...session.funnel, isReported: true });
  });

  it.each([
    ["production", "Commandes Web - FR"],
    ["integration", "Hors Prod"],
    ["preview", "Hors Prod"],
    ["local", "Hors Prod"],
  ] as const)("is labelled in %s as %s [TRK-05]", async (SITE_ENV, label) => {
    const { shop } = aContext({ shop: { env: { ...ENV, SITE_ENV } } });
    expect(await takeTransaction(visit("0,1", shop), order)).toMatchObject({ label });
  });

  it("is made for a later order of the same number, as a stand-in gateway gives them again after a reset", async () => {
    const first = visit("0,1");
    await takeTransaction(first, order);
    const later = { ...order, createdAt: "2026-11-29T20:00:00.000Z" };
    expect(await takeTransaction(visit("0,1", first.shop), later)).toMatchObject({ orderNumber: "2610000001" });
    expect(await counted(first)).toBe(2);
  });

  it("is not made again by an instance that knows nothing of it [TRK-05]", async () => {
    const reported = { funnel: { ...session.funnel, isReported: true } };
    const context = { ...aContext({ session: reported }), cookies: { privacy: "0,1" } };
    expect(await takeTransaction(context, order)).toBeNull();
    expect(await counted(context)).toBeUndefined();
  });

  it("cannot be taken away by an event that a browser sends first under any id [TRK-05]", async () => {
    const context = visit("0,1");
    const place = { prefix: "fr-fr", context: "other", section: "-", step: "-" } as const;
    for (const id of ["confirmed-2610000001", "order-2610000001"])
      await context.shop.tracking.receive({ type: "view", id, at: 0, ...place });
    expect(await takeTransaction(context, order)).toMatchObject({ orderNumber: "2610000001" });
    expect(await counted(context)).toBe(1);
  });

  it.each([undefined, "0", "x", "-1", "0,a", "0,3"])(
    "is for nobody with privacy=%s, and counted all the same [BEY-22]",
    async (privacy) => {
      const context = visit(privacy);
      expect(await takeTransaction(context, order)).toBeNull();
      expect(await counted(context)).toBe(1);
    },
  );
});
