import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cartOfSite, withCartOfSite } from "./carts-by-site.server";
import type { Content, CartCookie } from "./cookies.server";

const country = fc.constantFrom("FR", "CH", "GB", "PL");
const cart: fc.Arbitrary<CartCookie> = fc.record({ cartId: fc.uuid(), version: fc.integer({ min: 1, max: 99 }) });

describe("carts by site", () => {
  it("keep each site's cart apart, whatever is written in whatever order", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(country, fc.option(cart))), (writes) => {
        let cookie: Content<"cart"> | undefined;
        const expected = new Map<string, CartCookie | null>();
        for (const [site, kept] of writes) {
          cookie = withCartOfSite(cookie, site, kept) ?? undefined;
          expected.set(site, kept);
        }
        for (const [site, kept] of expected) expect(cartOfSite(cookie, site)).toEqual(kept);
      }),
    );
  });

  it("take a cookie without a country for the reading site's", () => {
    const old = { cartId: "c1" };
    expect(cartOfSite(old, "FR")).toEqual({ cartId: "c1" });
    expect(withCartOfSite(old, "FR", null)).toBeNull();
  });
});
