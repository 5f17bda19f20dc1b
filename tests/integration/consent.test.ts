import { beforeAll, describe, expect, inject, it } from "vitest";
import { type Answer, ask, postForm, SHARED } from "../support/http";
import { HttpBrowser } from "../support/http-browser";
import { addToCart, findSku } from "../support/http-shopper";

/** Without scripts: tests the document alone. */

const shop = inject("shopUrl");
const BANNER = /data-consent="/;

const visit = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(shop + path, { headers: { "accept-language": "fr-FR", ...headers } });

const choose = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(`${shop}/fr-fr/cookies`, fields, { referer: `${shop}/fr-fr?x=1`, ...headers });

const privacyOf = ({ cookies }: Answer) => cookies.find((cookie) => cookie.startsWith("privacy="));

describe("the question about cookies", () => {
  let listing: string;
  beforeAll(async () => {
    listing = /href="(\/fr-fr\/[^"]+--pl\w+)"/.exec((await visit("/fr-fr")).text)![1]!;
  });

  it("stands at the end of every page of a domain that asks, until it is answered [TRK-07]", async () => {
    for (const page of ["/fr-fr", listing, "/fr-fr/search?query=robe", "/fr-fr/cart", "/fr-fr/nothing"]) {
      const asked = await visit(page);
      expect(asked.text.split(BANNER), page).toHaveLength(2);
      expect(asked.text.search(BANNER), page).toBeGreaterThan(asked.text.indexOf("</footer>"));
      // The cart needs two of the shop's own (SESS-03, SITE-06), whatever the answer.
      expect(asked.cookies, page).toHaveLength(page === "/fr-fr/cart" ? 2 : 0);
      for (const privacy of ["0", "0,1,2,3", "0%2C1"]) {
        expect((await visit(page, { cookie: `privacy=${privacy}` })).text, page).not.toMatch(BANNER);
      }
    }
  });

  it("is part of what everybody shares, and of nothing that a cookie chose [TRK-07, BEY-08]", async () => {
    for (const round of [1, 2]) {
      const asked = await visit(listing);
      expect([asked.headers["cache-control"], BANNER.test(asked.text)], String(round)).toEqual([SHARED, true]);
      const chosen = await visit(listing, { cookie: "privacy=0" });
      expect(chosen.headers["cache-control"]).toMatch(/^private/);
      expect(chosen.headers.etag).not.toBe(asked.headers.etag);
    }
  });

  it("is asked of a shopper with a cart in the same way, on a page that was kept before [TRK-07]", async () => {
    const shopper = new HttpBrowser(shop, { "accept-language": "fr-FR" });
    await addToCart(shopper, await findSku(shopper));
    expect((await shopper.open(listing)).text).toMatch(BANNER);
    await shopper.post("/fr-fr/cookies", { intent: "refuse" });
    const { text } = await shopper.open(listing);
    expect(text).not.toMatch(BANNER);
    expect(text).toContain('aria-label="Panier, 1 article"');
  });

  it("gives refusing, choosing and accepting the same look and one press each, without a script [TRK-07]", async () => {
    const { text } = await visit("/fr-fr");
    const form = /data-consent="[^"]*".*?<form[^>]*method="post" action="([^"]*)">(.*?)<\/form>/s.exec(text)!;
    expect(form[1]).toBe("/fr-fr/cookies");
    const ways = [...form[2]!.matchAll(/<(?:button|a) class="([^"]*)"[^>]*>([^<]*)</g)];
    expect(ways.map(([, , label]) => label)).toEqual(["Tout refuser", "Choisir", "Tout accepter"]);
    expect(new Set(ways.map(([, look]) => look)).size).toBe(1);
  });

  it("is not asked where the domain does not ask, and not on the page of the choice itself", async () => {
    expect((await visit("/it-it", { "accept-language": "it-IT" })).text).not.toMatch(BANNER);
    expect((await visit("/fr-fr/cookies")).text).not.toMatch(BANNER);
  });

  it.each(["all", "-1", "1;privacy=0", `${"1,".repeat(3_000)}1`, "1.5", "", "%E0%A4%A"])(
    "is asked still of who has the cookie privacy=%.20s [TRK-03]",
    async (value) => {
      const answer = await visit("/fr-fr", { cookie: `privacy=${value}` });
      expect([answer.status, BANNER.test(answer.text)]).toEqual([200, true]);
    },
  );
});

describe("a choice about cookies", () => {
  it("is kept six months, leads back, and makes nobody known [TRK-07]", async () => {
    for (const [fields, value] of [
      [{ intent: "accept" }, "0,1,2"],
      [{ intent: "refuse" }, "0"],
      [{ intent: "save", purpose: "tests" }, "0,2"],
      [{ intent: "save" }, "0"],
      [{ purpose: "tests" }, "0"],
      [{}, "0"],
    ] as const) {
      const answer = await choose(fields);
      expect([answer.status, answer.headers.location]).toEqual([303, "/fr-fr?x=1"]);
      expect(answer.cookies).toEqual([`privacy=${value}; Max-Age=15552000; Path=/; SameSite=Lax`]);
    }
  });

  it("ends the cookies that it does not allow any more, and no other [TRK-07]", async () => {
    const { cookies } = await choose({ intent: "refuse" }, { cookie: "_ga=1; ab-fr-local=b; locale=fr-fr; other=1" });
    expect(cookies.slice(1)).toEqual([
      "_ga=; Max-Age=0; Path=/; SameSite=Lax",
      "ab-fr-local=; Max-Age=0; Path=/; SameSite=Lax",
    ]);
    expect((await choose({ intent: "accept" }, { cookie: "_ga=1; ab-fr-local=b" })).cookies).toHaveLength(1);
  });

  it("is kept, whatever the browser's cookies are called [TRK-07]", async () => {
    const answer = await choose({ intent: "refuse" }, { cookie: "_ga[1]=x; _ga=1" });
    expect([answer.status, privacyOf(answer)?.split(";", 1)]).toEqual([303, ["privacy=0"]]);
    expect(answer.cookies.slice(1)).toEqual(["_ga=; Max-Age=0; Path=/; SameSite=Lax"]);
  });

  it("is shown and changed on a page of its own, which the footer leads to [TRK-07]", async () => {
    expect((await visit("/fr-fr")).text).toMatch(/<footer.*href="\/fr-fr\/cookies">Gérer mes cookies</s);
    const browser = new HttpBrowser(shop, { "accept-language": "fr-FR", referer: `${shop}/fr-fr/cookies` });
    const ticked = (text: string) =>
      [...text.matchAll(/<input[^>]*name="purpose"[^>]*>/g)]
        .filter(([input]) => input.includes("checked"))
        .map(([input]) => /value="(\w+)"/.exec(input)![1]);
    expect(ticked((await browser.open("/fr-fr/cookies")).text)).toEqual(["necessary"]);
    const saved = await browser.post("/fr-fr/cookies", { intent: "save", purpose: "audience" });
    expect(saved.way).toEqual(["303 /fr-fr/cookies?saved"]);
    expect(saved.text).toContain("Votre choix est enregistré");
    expect(ticked(saved.text)).toEqual(["necessary", "audience"]);
    await browser.post("/fr-fr/cookies", { intent: "refuse" });
    expect(ticked((await browser.open("/fr-fr/cookies")).text)).toEqual(["necessary"]);
    expect(browser.jar.names).toEqual(["privacy"]);
  });

  it("is taken from the shop's own pages only, and leads nowhere else [SEC-02, SEC-03]", async () => {
    const foreign = await choose(
      { intent: "accept" },
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    );
    expect([foreign.status, privacyOf(foreign)]).toEqual([403, undefined]);
    const led = await choose({ intent: "accept" }, { referer: "https://evil.example/fr-fr" });
    expect(led.headers.location).toBe("/fr-fr/cookies?saved");
  });
});
