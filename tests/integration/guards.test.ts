import { describe, expect, inject, it } from "vitest";
import { ask, postForm } from "../support/http";

const shop = inject("shopUrl");
const form = { "content-type": "application/x-www-form-urlencoded" };

describe("guards before Remix", () => {
  it.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])("answers %s with 405 and what is allowed", async (method) => {
    const answer = await ask(`${shop}/fr-fr/cart`, { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD, POST");
  });

  it.each([
    ["another site", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["a sister site", { origin: "http://evil.localhost", "sec-fetch-site": "same-site" }],
    ["null", { origin: "null" }],
    ["null with foreign metadata", { origin: "null", "sec-fetch-site": "cross-site" }],
    ["another site's page, without an origin", { referer: "https://evil.example/fr-fr" }],
    ["a page that is no address, without an origin", { referer: "evil" }],
    ["no origin, foreign metadata", { "sec-fetch-site": "cross-site" }],
    ["our origin, foreign metadata", { origin: shop, "sec-fetch-site": "cross-site" }],
    ["our origin, a sister site's metadata", { origin: shop, "sec-fetch-site": "same-site" }],
    ["our origin, a browser's own bar", { origin: shop, "sec-fetch-site": "none" }],
  ])("refuses a change sent from %s [SEC-02]", async (_name, headers) => {
    const answer = await ask(`${shop}/fr-fr/cart`, {
      method: "POST",
      body: "intent=add",
      headers: { ...form, "content-length": "10", ...headers },
    });
    expect(answer.status).toBe(403);
    expect(answer.cookies).toEqual([]);
  });

  it("takes a change of its own pages", async () => {
    expect((await postForm(`${shop}/fr-fr/cart`, { intent: "nothing" })).status).toBe(400);
  });

  it.each([
    ["a browser without fetch metadata", { origin: shop }],
    ["what is no browser and says nothing of where it stood", {}],
    ["what is no browser and was led here by a page of ours", { referer: `${shop}/fr-fr/cart` }],
  ])("takes a change of %s", async (_who, headers) => {
    const answer = await ask(`${shop}/fr-fr/cart`, {
      method: "POST",
      body: "intent=nothing",
      headers: { ...form, "content-length": "14", ...headers },
    });
    expect(answer.status).toBe(400);
  });

  it.each(["checkout/adyen-check", "order-adyen-check"])(
    "takes the payment provider's return to %s from its own site, and changes nothing by it",
    async (page) => {
      const foreign = { origin: "https://bank.example", "sec-fetch-site": "cross-site" };
      const answer = await postForm(`${shop}/fr-fr/${page}`, { redirectResult: "x" }, foreign);
      expect([answer.status, answer.headers.location, answer.cookies]).toEqual([
        303,
        `/fr-fr/${page}?redirectResult=x`,
        [],
      ]);
    },
  );

  it.each(["application/json", "text/plain", "application/octet-stream"])("answers 415 to %s", async (type) => {
    const answer = await postForm(`${shop}/fr-fr/cart`, { intent: "add" }, { "content-type": type });
    expect(answer.status).toBe(415);
  });

  it("answers 413 to a body that is too large, 411 to one of unknown length", async () => {
    expect((await postForm(`${shop}/fr-fr/cart`, { intent: "x".repeat(300_000) })).status).toBe(413);
    const chunked = await ask(`${shop}/fr-fr/cart`, {
      method: "POST",
      body: "intent=add",
      headers: { ...form, origin: shop, "sec-fetch-site": "same-origin", "transfer-encoding": "chunked" },
    });
    expect(chunked.status).toBe(411);
  });

  it.each(["/fr-fr/%E0%A4%A", "/fr-fr/%", "/fr-fr/a%00b", "/fr-fr/a\\b", `/fr-fr/${"a".repeat(9_000)}`])(
    "answers a malformed address with a 4xx: %.30s",
    async (path) => {
      const { status, text } = await ask(`${shop}${path}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(text).not.toMatch(/at .*\(.*:\d+:\d+\)/);
    },
  );

  it.each([
    ["/favicon.ico", { range: "bytes=9999999-" }, 416],
    ["/favicon.ico", { "if-match": '"another"' }, 412],
    ["/favicon.ico", { "if-unmodified-since": "Wed, 01 Jan 2020 00:00:00 GMT" }, 412],
    ["/build/", { "if-match": '"another"', "accept-encoding": "br" }, 412],
  ])("answers a condition that a file does not meet with 412 or 416: %s %j", async (path, headers, status) => {
    const built = /\/build\/[^"]+\.css/.exec((await ask(`${shop}/fr-fr`)).text)?.[0];
    const answer = await ask(`${shop}${path === "/build/" ? built : path}`, { headers });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([status, "no-store"]);
    expect(answer.headers).not.toHaveProperty("content-encoding");
    if (status === 416) expect(answer.headers["content-range"]).toMatch(/^bytes \*\/\d+$/);
  });

  it("answers a malformed host with 421", async () => {
    expect((await ask(`${shop}/fr-fr`, { headers: { host: "evil host" } })).status).toBeGreaterThanOrEqual(400);
    expect((await ask(`${shop}/fr-fr`, { headers: { host: "a<script>b" } })).status).toBe(421);
  });

  it.each([
    ["/cart", "/fr-fr/cart"],
    ["/search?q=robe", "/fr-fr/search?q=robe"],
  ])("leads %s to the canonical prefix", async (from, to) => {
    const answer = await ask(`${shop}${from}`, { headers: { "accept-language": "fr-FR,fr;q=0.9" } });
    expect([answer.status, answer.headers.location]).toEqual([302, to]);
  });

  it("knows one address for a page: no double and no trailing slashes", async () => {
    expect((await ask(`${shop}/fr-fr//cart?a=1`)).headers.location).toBe("/fr-fr/cart?a=1");
    expect((await ask(`${shop}/fr-fr/cart/`)).headers.location).toBe("/fr-fr/cart");
    expect((await ask(`${shop}//evil.example/`)).headers.location ?? "").not.toMatch(/^(\/\/|https?:)/);
  });

  it.each([
    ["/fr-fr//cart//?a=1", "/fr-fr/cart?a=1"],
    ["/fr-fr/./cart", "/fr-fr/cart"],
    ["/fr-fr/Cart", "/fr-fr/cart"],
    ["/de-de/HILFE/x?A=B", "/de-de/hilfe/x?A=B"],
    ["/fr-fr/ACCOUNT/orders/V1", "/fr-fr/account/orders/V1"],
    ["/fr-fr/%63art?a=%63", "/fr-fr/cart?a=%63"],
    ["/fr-fr/robe%2Dlin--p100001", "/fr-fr/robe-lin--p100001"],
    ["/fr-fr/Cart.data", "/fr-fr/cart.data"],
    ["/fr-fr/x/%2E%2e/cart", "/fr-fr/cart"],
    ["/fr-fr/.", "/fr-fr"],
    ["/fr-fr/..", "/"],
    ["/.//evil.example", "/evil.example"],
    ["/%2e%2e//evil.example/..//other.example", "/other.example"],
    ["/fr-fr/../pl-pl/../pl-pl/", "/pl-pl"],
  ])("answers %s with one redirect, to the page's own address", async (path, own) => {
    const { status, headers } = await ask(shop + path);
    expect([status, headers.location]).toEqual([308, own]);
  });

  it.each([
    ["/fr-fr/Order-Billing", "/fr-fr/order-billing"],
    ["/fr-fr/order%2dbilling?a=b", "/fr-fr/order-billing?a=b"],
    ["/fr-fr/%6frder-%42illing", "/fr-fr/order-billing"],
    ["/fr-fr/checkout/Billing", "/fr-fr/checkout/billing"],
    ["/fr-fr/CHECKOUT/bi%6cling", "/fr-fr/checkout/billing"],
    ["/fr-fr/Order-Billing.data", "/fr-fr/order-billing.data"],
    ["/fr-fr/checkout/Billing.data", "/fr-fr/checkout/billing.data"],
  ])("answers a step of the checkout at %s with its own address only", async (path, own) => {
    const { status, headers } = await ask(shop + path);
    expect([status, headers.location]).toEqual([308, own]);
    const form = await postForm(shop + path, { intent: "nothing" });
    expect(form.status).toBe(404);
  });

  it("adds the prefix in the same step", async () => {
    const { status, headers } = await ask(`${shop}/x/../stores//all/?a=1`, { headers: { "accept-language": "en" } });
    expect([status, headers.location]).toEqual([302, "/en/stores/all?a=1"]);
    const typed = await ask(`${shop}/Cart`, { headers: { "accept-language": "en" } });
    expect([typed.status, typed.headers.location]).toEqual([302, "/en/cart"]);
  });

  it("takes no form at an address that is not a page's own", async () => {
    const headers = { ...form, origin: shop };
    for (const path of ["//evil.example/fr-fr/cart", "/fr-fr/./cart", "/fr-fr/cart/"]) {
      expect((await ask(shop + path, { method: "POST", headers, body: "a=1" })).status, path).toBe(404);
    }
  });

  it.each(["fr.localhost@evil.example", "evil.example@fr.localhost", "fr.localhost/x", "fr.localhost?", "a\\b"])(
    "answers the host %s with 421",
    async (host) => {
      expect((await ask(`${shop}/fr-fr`, { headers: { host } })).status).toBe(421);
    },
  );
});
