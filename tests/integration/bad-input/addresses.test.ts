import { describe, expect, it } from "vitest";
import { eachTestBrowser } from "../../support/each-test-browser";

/** Mistyped and manipulated addresses: each gets an error page, none a 5xx. */

const browser = eachTestBrowser();

describe("addresses", () => {
  const LONG = "9".repeat(400);

  it.each(["xx-xx", "fr-be", "zz", "FR-fr", "fr-fr%2f"])("under an unknown prefix, %s, are a 404", async (prefix) => {
    for (const path of ["", "/cart", "/checkout/billing", "/robe--p100320"]) {
      const answer = await browser.open(`/${prefix}${path}`);
      expect(answer.status, path).toBe(404);
      expect(answer.text).toMatch(/<title>[^<]*(introuvable|not found)/i);
    }
    expect((await browser.post(`/${prefix}/cart`, { intent: "add", sku: "123456789012" })).status).toBe(404);
  });

  it.each([
    ["unknown products", ["/robe--p999999999", "/product/robe/999999999", "/product/99999999999999"]],
    ["letters in a product's id", ["/robe--p12a4", "/robe--pabc", "/product/abc", "/product/robe/12a4", "/01/0abc/x"]],
    ["letters in a legacy address", ["/x/robe-R12a4.html", "/x/robe-R.html"]],
    ["ids that no number holds", [`/robe--p${LONG}`, `/product/${LONG}`, `/product/robe/${LONG}`, `/01/0${LONG}/x`]],
    ["minus, point and space", ["/robe--p-1", "/robe--p1.5", "/robe--p%201", "/product/-1", "/product/1e9"]],
    [
      "unknown and odd families",
      ["/robes--plnothing", "/robes--pl%27%20OR%201", "/catalog/robes/nothing", "/robes--pl"],
    ],
    ["unknown content", ["/x--blog999999", "/x--lp999999", "/x--tp999999", "/x--lbp999999"]],
  ])("with %s are a 404 with header and footer [ERR-01, ERR-02]", async (_name, paths) => {
    for (const path of paths) {
      for (const prefix of ["fr-fr", "pl"]) {
        const answer = await browser.open(`/${prefix}${path}`);
        expect(answer.status, prefix + path).toBe(404);
        expect(answer.text, prefix + path).toMatch(/<header[\s\S]*<footer/);
      }
    }
  });

  it("with odd filters, pages and orders show the listing all the same", async () => {
    const home = await browser.open("/fr-fr");
    const family = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec(home.text)?.[1] ?? "";
    for (const query of [
      "page=abc",
      "page=-1",
      "page=0",
      "page=1e9",
      `page=${LONG}`,
      "sort=nothing",
      "color=%00",
      "size=",
    ])
      expect((await browser.open(`${family}?${query}`)).status, query).toBeLessThan(405);
  });
});
