import { beforeAll, describe, expect, inject, it } from "vitest";
import { ask, CookieJar, postForm } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { findSku } from "../support/http-shopper";
import { callsDuring } from "../support/sandbox-control";

const shop = inject("shopUrl");

describe("the sealed session", () => {
  let sku: string;
  const jar = new CookieJar();

  beforeAll(async () => {
    sku = await findSku(new HttpBrowser(shop));
    const added = await postForm(`${shop}/fr-fr/cart`, { intent: "add", sku });
    expect([added.status, added.headers.location]).toEqual([303, "/fr-fr/cart"]);
    jar.take(added);
  });

  it("is made with the first change: an anonymous id and a cart, sealed [CART-01, SESS-02, SESS-03]", async () => {
    expect(jar.names).toEqual(expect.arrayContaining(["vitrine-visitor-local", "vitrine-cart-local"]));
    for (const name of jar.names) {
      const value = decodeURIComponent(jar.value(name) ?? "");
      expect(value).toMatch(/^Fe26\.2\*/);
      expect(`${name}=${value}`.length).toBeLessThan(4_096);
    }
    const ids = new Set<unknown>();
    for (let time = 0; time < 2; time++) {
      const calls = await callsDuring(inject("sandboxUrl"), async () => {
        const cart = await ask(`${shop}/fr-fr/cart`, { headers: jar.header });
        expect(cart.status).toBe(200);
        expect(cart.headers["cache-control"]).toBe("private, no-store");
        expect(cart.text).not.toContain(jar.value("vitrine-cart-local"));
      });
      const asked = calls.filter(({ path }) => path.startsWith("/gateway/carts/"));
      for (const { headers } of asked) ids.add(headers["session-id"]);
    }
    // A random UUID, the same with every request.
    expect([...ids]).toEqual([
      expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/),
    ]);
  });

  it("begins on the cart's page, empty or not, with an anonymous id that is kept a year", async () => {
    const visitor = new CookieJar();
    const first = await ask(`${shop}/fr-fr/cart`);
    expect(first.cookies.find((cookie) => cookie.startsWith("vitrine-visitor-local="))).toContain("Max-Age=31536000");
    visitor.take(first);
    expect((await ask(`${shop}/fr-fr/cart`, { headers: visitor.header })).cookies).toEqual([]);
  });

  it.each([
    ["tampered", (value: string) => value.slice(0, -6) + "abcdef"],
    ["truncated", (value: string) => value.slice(0, value.length / 2)],
    ["foreign", () => "Fe26.2*1*aaaa*bbbb*cccc**dddd*eeee~2"],
    ["garbage", () => "%%%;;==\u00e9"],
    ["empty", () => ""],
  ])("that is %s is an anonymous visitor's, never an error [SEC-04]", async (_name, bend) => {
    for (const [page, given] of [
      ["/fr-fr", []],
      ["/fr-fr/cart", ["vitrine-visitor-local", "locale"]],
    ] as const) {
      const cookie = jar.names.map((name) => `${name}=${encodeURI(bend(jar.value(name) ?? ""))}`).join("; ");
      const answer = await ask(shop + page, { headers: { cookie } });
      expect(answer.status, page).toBe(200);
      expect(
        answer.cookies.map((cookie) => cookie.split("=")[0]),
        page,
      ).toEqual(given);
    }
  });

  it.each([
    ["SD", "Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0"],
    ["SM", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"],
    ["SM", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36"],
    ["AM", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 VitrineApp/2.1"],
  ])("tells the gateway the channel %s of %s [SESS-10]", async (channel, userAgent) => {
    const headers = { ...jar.header, "user-agent": userAgent };
    const calls = await callsDuring(inject("sandboxUrl"), () => ask(`${shop}/fr-fr/cart`, { headers }));
    const [cart] = calls.filter(({ method, path }) => method === "GET" && /^\/gateway\/carts\//.test(path));
    expect(cart?.headers["device-channel"]).toBe(channel);
  });

  it("keeps one shopper's page from another [SEC-06]", async () => {
    const stranger = await ask(`${shop}/fr-fr/cart`);
    expect(stranger.text).not.toContain('name="lineId"');
    expect(stranger.headers["cache-control"]).toBe("private, no-store");
  });
});
