import { parse } from "cookie";
import { describe, expect, it } from "vitest";
import { cookieName, openCookies, sealCookies } from "./cookies.server";
import { createSealer } from "./sealing.server";

const sealer = createSealer(["a-secret-of-at-least-thirty-two-characters"]);
const local = { secure: false, suffix: "-local" };
const production = { secure: true, suffix: "" };
const day = 86_400;

function header(setCookies: string[]): string {
  return setCookies.map((cookie) => cookie.split(";", 1)[0]).join("; ");
}

describe("sealed cookies", () => {
  it("are HttpOnly, Lax, host-only, named by environment, and live as long as the specification says [SESS-02]", async () => {
    const [cart] = await sealCookies({ cart: { cartId: "c1" } }, sealer, production);
    expect(cart).toMatch(/^__Host-vitrine-cart=/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/", "Max-Age=2592000"])
      expect(cart).toContain(attribute);
    expect(cart).not.toContain("Domain");
    expect(cart).not.toContain("c1;");
    const [visitor] = await sealCookies({ visitor: { anonymousId: crypto.randomUUID() } }, sealer, local);
    expect(visitor).toMatch(/^vitrine-visitor-local=/);
    expect(visitor).toContain(`Max-Age=${365 * day}`);
  });

  it("come back as they were", async () => {
    const content = { access: { accessToken: "aaa" }, refresh: { refreshToken: "rrr" }, cart: { cartId: "c1" } };
    const cookies = header(await sealCookies(content, sealer, local));
    expect(await openCookies(cookies, sealer, local)).toEqual(content);
  });

  it("of another purpose, another environment or another secret are absent [SEC-04]", async () => {
    const [cart = ""] = await sealCookies({ cart: { cartId: "c1" } }, sealer, local);
    const value = parse(header([cart]))[cookieName("cart", local)];
    expect(await openCookies(`${cookieName("access", local)}=${value}`, sealer, local)).toEqual({});
    expect(await openCookies(header([cart]), sealer, { ...local, suffix: "-preview" })).toEqual({});
    const other = createSealer(["another-secret-of-thirty-two-characters"]);
    expect(await openCookies(header([cart]), other, local)).toEqual({});
    expect(await openCookies("vitrine-cart-local=garbage; vitrine-access-local=%%%", sealer, local)).toEqual({});
  });

  it("fit a browser with the largest tokens, or fail loudly instead of being dropped", async () => {
    const token = "x".repeat(2_500);
    const [access = ""] = await sealCookies({ access: { accessToken: token } }, sealer, local);
    expect(access.split(";", 1)[0]!.length).toBeLessThanOrEqual(4_096);
    await expect(sealCookies({ access: { accessToken: "x".repeat(4_000) } }, sealer, local)).rejects.toThrow(
      "access cookie",
    );
  });
});
