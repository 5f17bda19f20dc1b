import { describe, expect, it } from "vitest";
import { openCookies, sealCookies } from "./seal-cookies.server";
import { createCookieSealer } from "./sealing.server";
import { Session } from "./session.server";

const sealer = createCookieSealer(["a-secret-of-at-least-thirty-two-characters"]);
const settings = { secure: false, suffix: "-local" };

/** The `Set-Cookie` values of a request without cookies that creates a cart. */
async function made(cartId: string, country = "FR"): Promise<string[]> {
  const session = new Session({}, country);
  session.cartCookie = { cartId, version: 2 };
  session.noteCartMade();
  return sealCookies(session.changes, sealer, settings);
}

/** The cookies of a browser that received all of these, in this order. */
function jar(...set: string[][]): string {
  const cookies = new Map(set.flat().map((cookie) => cookie.split(";")[0]!.split("=", 2) as [string, string]));
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

async function open(header: string, country = "FR"): Promise<Session> {
  return new Session(await openCookies(header, sealer, settings), country);
}
const idsOf = ({ newCarts }: Session) => newCarts.map(({ cartId }) => cartId);

describe("a cart that was just made [CART-01]", () => {
  it("has for ten minutes a cookie of its own beside the one that keeps it, which scripts cannot read", async () => {
    const [kept = "", own = ""] = await made("cart-of-a-visitor");
    expect(own).toMatch(/^vitrine-cart-local-[0-9a-f]{12}=.*; Max-Age=600; .*HttpOnly; SameSite=Lax/);
    expect(own.split(/[=;]/)[1]).toBe(kept.split(/[=;]/)[1]);
    expect(own).not.toContain("visitor");
    expect(idsOf(await open(jar([kept, own])))).toEqual([]);
  });

  it("is found beside another that was made at the same moment, whichever answer came last", async () => {
    const [one, two] = [await made("c1"), await made("c2")];
    const first = await open(jar(one, two));
    expect([first.cartId, idsOf(first)]).toEqual(["c2", ["c1"]]);
    const second = await open(jar(two, one));
    expect([second.cartId, idsOf(second), second.isPersonal]).toEqual(["c1", ["c2"], true]);
  });

  it("is another country's affair on a host that serves several", async () => {
    const header = jar(await made("c1", "FR"), await made("c2", "DE"));
    const german = await open(header, "DE");
    expect([german.cartId, idsOf(german)]).toEqual(["c2", []]);
    const french = await open(header, "FR");
    expect([french.cartId, idsOf(french)]).toEqual([null, ["c1"]]);
  });

  it("is not taken from a cookie that somebody else wrote", async () => {
    const name = "vitrine-cart-local-0123456789ab";
    for (const header of [`${name}=c1`, `${name}=Fe26.2*made*up~2`, `${name}=`, "vitrine-cart-local-2=x"]) {
      expect(idsOf(await open(header))).toEqual([]);
    }
  });

  it("loses its cookie when it is gone, and when the shopper signs out", async () => {
    const header = jar(await made("c1"), await made("c2"));
    const reset = await open(header);
    reset.cartCookie = null;
    const [, gone = ""] = await sealCookies(reset.changes, sealer, settings, header);
    expect(gone).toMatch(/^vitrine-cart-local-[0-9a-f]{12}=; Max-Age=0/);
    const out = await open(header);
    out.signOut();
    expect(idsOf(out)).toEqual([]);
    const cleared = await sealCookies(out.changes, sealer, settings, header);
    expect(cleared.filter((cookie) => cookie.includes("=; Max-Age=0"))).toHaveLength(3);
  });
});
