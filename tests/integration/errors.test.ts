import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from "vitest";
import { ask, postForm } from "../support/http";
import { anotherShop } from "../support/integration-world";
import { setFaults } from "../support/sandbox-control";
import type { ShopProcess } from "../support/world";

const sandbox = inject("sandboxUrl");
let shop: ShopProcess;
beforeAll(async () => {
  shop = await anotherShop();
});
afterAll(() => shop.stop());
afterEach(() => setFaults(sandbox, []));

interface Line {
  msg: string;
  status?: number;
  path?: string;
  template?: string;
}
/** The shop's log lines about a path, except request lines. */
const linesOf = (path: string): Line[] =>
  shop
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line)
    .filter((line) => line.path === path);
/** The page context that an error page reports. */
const contextOf = (html: string): unknown => {
  const [, json] = /<script type="application\/json" id="page-context"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : ((JSON.parse(json) as { error?: unknown }).error ?? null);
};

describe("an error", () => {
  it.each([
    ["an unknown route", "/fr-fr/no/such/page", 404, "Page not found: /fr-fr/no/such/page"],
    ["a page that is not valid", "/fr-fr/product/1-2", 404, "Page Not Found: /fr-fr/product/1-2"],
    ["a page whose id is none", "/fr-fr/robe--p12ab", 404, "Page Not Found: /fr-fr/robe--p12ab"],
    ["a label's address whose id is none", "/fr-fr/01/0abc/x", 404, "Page Not Found: /fr-fr/01/0abc/x"],
    ["an unknown prefix", "/nl-nl/cart", 404, "Page not found: /nl-nl/cart"],
    ["a service that is unavailable", "/fr-fr/femme--plw10999", 503, "a service is unavailable"],
  ])("of %s is logged with message, status and address, and its page reported [ERR-04] [ERR-01]", async (...row) => {
    const [, path, status, message] = row;
    await setFaults(sandbox, [{ path: "/catalog/families/w10999", status: 500 }]);
    const answer = await ask(shop.url + path);
    expect(answer.status).toBe(status);
    // A process's output arrives later than its responses.
    await expect.poll(() => linesOf(path)).toContainEqual(expect.objectContaining({ msg: message, status, path }));
    const reports = () => linesOf(path).filter(({ template }) => template === "other_errors");
    await expect.poll(reports).toEqual([expect.objectContaining({ msg: "page reported", status, path })]);
    expect(contextOf(answer.text)).toEqual({ template: "other_errors", status });
  });

  it.each(["/fr-fr/stores", "/", "/stores.data", "/fr-fr/account/downloads/1"])(
    "of a form for %s, which takes none, names the methods that are allowed",
    async (path) => {
      const { status, headers } = await postForm(shop.url + path, { a: "b" });
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    },
  );

  it.each(["/fr-fr/stores", "/"])(
    "of a form for a page that takes none, %s, is told with its own status [ERR-04]",
    async (path) => {
      const { status, text } = await postForm(shop.url + path, { a: "b" }, { "accept-language": "fr" });
      expect([status, contextOf(text)]).toEqual([405, { template: "other_errors", status: 405 }]);
      expect(text).toContain('<html lang="fr-FR"');
      expect(text).toContain("<title>Erreur du serveur | Vitrine</title>");
      expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
      await expect
        .poll(() => linesOf(path))
        .toContainEqual(expect.objectContaining({ msg: "page failed", status: 405 }));
    },
  );

  it("has a page with a title, two texts, a way home, header and footer [ERR-02] [ERR-03]", async () => {
    await setFaults(sandbox, [{ path: "/catalog/families/w10999", status: 500 }]);
    for (const [path, title] of [
      ["/de-de/no/such/page", "Seite nicht gefunden"],
      ["/de-de/damen--plw10999", "Serverfehler"],
    ] as const) {
      const { text } = await ask(shop.url + path);
      expect(text).toContain(`<title>${title} | Vitrine</title>`);
      const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
      expect(main).toMatch(/<h1[^>]*>[^<]+<\/h1>\s*<p[^>]*>[^<]+<\/p>\s*<p[^>]*>[^<]+<\/p>/);
      expect(main).toContain('href="/de-de"');
      // An error page of a failure links to the same page, for another try; a 404 does not.
      expect([path, main.includes(`href="${path}"`)]).toEqual([path, title === "Serverfehler"]);
      expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
    }
  });

  it.each([
    ["/fr-fr/100%-coton", "fr-FR", "Page introuvable"],
    ["/de-de/%E0%A4%A?a=b", "de-DE", "Seite nicht gefunden"],
    ["/pl-pl/cart%0A", "pl-PL", "Nie znaleziono strony"],
    ["/%", "en-GB", "Page not found"],
  ])("of an address that cannot be read, %s, is a page like any other [ERR-02]", async (path, locale, title) => {
    const { status, text } = await ask(shop.url + path, { headers: { "accept-language": "en" } });
    expect([status, contextOf(text)]).toEqual([404, { template: "other_errors", status: 404 }]);
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).toContain(`<title>${title} | Vitrine</title>`);
    expect(text).toMatch(/<header[\s\S]*<main[\s\S]*<footer/);
    expect((await ask(shop.url + path, { method: "HEAD" })).status).toBe(404);
    const form = await postForm(shop.url + path, { a: "b" });
    expect([form.status, form.text]).toEqual([400, "Malformed address\n"]);
  });

  it("of an address that cannot be read has no longer lines in the log for its length", async () => {
    const before = shop.output().length;
    expect((await ask(`${shop.url}/fr-fr/${"%".repeat(8_000)}`)).status).toBe(404);
    // The request's line contains its address once. Lines of earlier requests may still come.
    await expect.poll(() => shop.output().slice(before)).toMatch(/page reported[\s\S]*%{99}.*"request".*\n/);
    const lines = shop.output().slice(before).split("\n");
    expect(lines.filter((line) => line.length > 1_000)).toHaveLength(1);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(9_000);
  });

  it("is not what a page that worked tells of", async () => {
    expect(contextOf((await ask(`${shop.url}/fr-fr`)).text)).toBeNull();
  });
});

describe("a search for a whole text", () => {
  const long = encodeURIComponent("manteau de laine ".repeat(600));

  it.each(["/fr-fr/search", "/search"])("at %s is a search for its first words, not a refusal", async (path) => {
    const { status, headers } = await ask(`${shop.url}${path}?query=${long}&page=2`);
    expect(status).toBe(302);
    expect(headers.location).toMatch(new RegExp(`^${path}\\?query=manteau\\+de\\+laine\\+[a-z+]{60,90}$`));
    const page = await ask(shop.url + headers.location!.replace(/^\/search/, "/fr-fr/search"));
    expect([page.status, page.text.includes("manteau de laine")]).toEqual([200, true]);
  });

  it("is left out where nothing is searched", async () => {
    expect((await ask(`${shop.url}/fr-fr/search?${"x".repeat(9_000)}`)).headers.location).toBe("/fr-fr/search");
    const answer = await ask(`${shop.url}/fr-fr/cart?query=${long}&share=a`);
    expect([answer.status, answer.headers.location]).toEqual([302, "/fr-fr/cart?share=a"]);
  });

  it("is refused where it is the page's own address, or a form's", async () => {
    expect((await ask(`${shop.url}/fr-fr/${"x".repeat(9_000)}`)).status).toBe(414);
    expect((await ask(`${shop.url}/fr-fr/cart?query=${long}`, { method: "POST" })).status).toBe(414);
  });
});

describe("a query far longer than any of ours", () => {
  const odd = Array.from({ length: 1_500 }, (_, index) => `x${index}=1`);

  it.each([
    [`${"color=noir&size=38&".repeat(600)}sort=new`, "?color=noir&size=38&sort=new"],
    [`page=2&junk=${"a%C3".repeat(2_600)}`, "?page=2"],
    [odd.join("&"), `?${odd.slice(0, 20).join("&")}`],
  ])("leads once to the page with what can be meant of it: %#", async (query, kept) => {
    const { status, headers } = await ask(`${shop.url}/fr-fr/femme--plw10100?${query}`);
    expect([status, headers.location]).toEqual([302, `/fr-fr/femme--plw10100${kept}`]);
    expect((await ask(shop.url + headers.location!)).status).toBeLessThan(400);
  });

  it.each([
    ["//evil.example/login", "/evil.example/login"],
    ["///evil.example", "/evil.example"],
    ["/\\evil.example", null],
    ["/%5cevil.example", null],
    ["/%09/evil.example", null],
    ["/.//evil.example", "/evil.example"],
    ["/%2e%2e//evil.example", "/evil.example"],
    ["/%2f%2fevil.example", "/%2f%2fevil.example"],
    ["/fr-fr/..//evil.example", "/evil.example"],
  ])("never leads from %s to another host [SEC-03]", async (path, own) => {
    const { status, headers } = await ask(`${shop.url}${path}?a=${"x".repeat(9_000)}`);
    expect([status, headers.location]).toEqual(own === null ? [404, undefined] : [302, own]);
  });
});

describe("the reference for customer service", () => {
  const ID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;
  const referenceOf = (text: string) => ID.exec(/>Référence à indiquer[^<]*/.exec(text)?.[0] ?? "")?.[0];

  it.each([
    ["a shared page", "/fr-fr/femme--plw10999", "/catalog/families/w10999"],
    ["the cart", "/fr-fr/cart?share=a-cart", "/gateway/carts/"],
  ])("on the apology for %s is the id of its request", async (_, path, fault) => {
    await setFaults(sandbox, [{ path: fault, status: 500 }]);
    const { status, headers, text } = await ask(shop.url + path);
    expect([status, referenceOf(text)]).toEqual([503, headers["x-request-id"]]);
  });

  it("of one failure is not shown for the next", async () => {
    const path = "/fr-fr/femme--plw10998";
    await setFaults(sandbox, [{ path: "/catalog/families/w10998", status: 500 }]);
    const first = referenceOf((await ask(shop.url + path)).text);
    const second = referenceOf((await ask(shop.url + path)).text);
    expect([first, second]).toEqual([expect.stringMatching(ID), expect.stringMatching(ID)]);
    expect(second).not.toBe(first);
  });

  it("is not on a page that is not there", async () => {
    expect(referenceOf((await ask(`${shop.url}/fr-fr/no/such/page`)).text)).toBeUndefined();
  });
});
