import { describe, expect, it } from "vitest";
import { localTime } from "../local-time";
import { orderEvents, orderStatusAt } from "./order-status";

describe("a parcel promised for 29 to 31 December", () => {
  const order = {
    createdAt: "2026-12-23T09:00:00.000Z",
    paymentStatus: "PAID" as const,
    deliveryDate: { earliest: "2026-12-29", latest: "2026-12-31" },
  };

  it.each(["FR", "GB", "PL"])("has arrived when the next day begins in %s, and is nowhere called late", (country) => {
    const begins = ["2026-12-31T22:59:00Z", "2026-12-31T23:00:00Z", "2027-01-01T00:00:00Z"].map((at) => Date.parse(at));
    const [first] = begins.filter((at) => localTime(country, at).day === "2027-01-01");
    expect(orderStatusAt(order, first!)).toBe("DELIVERED");
  });

  it("is delivered from the moment on that its way names", () => {
    const at = Date.parse(orderEvents(order, "DELIVERED", Date.parse("2027-02-01")).at(-1)!.at);
    expect([orderStatusAt(order, at - 1), orderStatusAt(order, at)]).toEqual(["SHIPPED", "DELIVERED"]);
    expect(localTime("PL", at).day).toBe("2026-12-31");
  });
});
