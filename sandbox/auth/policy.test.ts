import { hash } from "node:crypto";
import { buildEndSessionUrl } from "openid-client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fixture, startAuth } from "./auth.fixture";
import { authorization, Browser, shopClient, signIn } from "#contract/sign-in.ts";

let fixture: Fixture;
beforeAll(async () => {
  fixture = await startAuth();
});
afterAll(() => fixture.close());

const SHOP = "http://localhost:3000";

async function openForm(extra: Record<string, string> = {}): Promise<{ browser: Browser; form: Response }> {
  const browser = new Browser();
  const { url } = await authorization(await shopClient(fixture.issuer), extra);
  return { browser, form: await browser.follow(await browser.get(url), fixture.issuer) };
}

/** Signed in, asked to sign out by an address that does not say who asks. */
async function openLogout(): Promise<Response> {
  const { browser } = await signIn(fixture, "fid@vitrine.test");
  const url = buildEndSessionUrl(await shopClient(fixture.issuer), { post_logout_redirect_uri: `${SHOP}/fr-fr` });
  return browser.follow(await browser.get(url.href), fixture.issuer);
}

async function refused(): Promise<Response> {
  const { browser, form } = await openForm();
  return browser.post(form.url, { intent: "sign-in", email: "", password: "" });
}

const PAGES: [name: string, open: () => Promise<Response>, formsLeadTo: string][] = [
  ["the sign-in form", async () => (await openForm()).form, `'self' ${SHOP}`],
  ["the registration form", async () => (await openForm({ prompt: "create" })).form, `'self' ${SHOP}`],
  ["a refused form", refused, `'self' ${SHOP}`],
  ["the question before signing out", openLogout, `'self' ${SHOP}`],
  ["a sign-in that nobody began", () => new Browser().get(`${fixture.issuer}/interaction/unknown`), "'self'"],
  ["a request that cannot be", () => new Browser().get(`${fixture.issuer}/auth?client_id=vitrine`), "'self'"],
];

describe("a browser's policy for the provider's pages", () => {
  it.each(PAGES)("lets %s have its one sheet and nothing that runs", async (_name, open, formsLeadTo) => {
    const page = await open();
    const text = await page.text();
    const policy = new Map(
      (page.headers.get("Content-Security-Policy") ?? "").split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ");
        return [name, sources.join(" ")] as const;
      }),
    );
    // What a browser hashes is the text between the tags, byte for byte, whatever wrote it there.
    const sheets = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, sheet = ""]) => sheet);
    expect(sheets).toHaveLength(1);
    const sheetHash = hash("sha256", sheets.join(""), "base64");
    expect(Object.fromEntries(policy)).toEqual({
      "default-src": "'none'",
      "style-src": `'sha256-${sheetHash}'`,
      "font-src": "'self'",
      "img-src": "data:",
      "form-action": formsLeadTo,
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
    // Neither would be allowed: a page that has them is broken without anybody noticing.
    expect(text).not.toMatch(/<script|<link[^>]+rel="stylesheet"|\sstyle="|\son[a-z]+="/i);
  });

  it("lets the sheet have its typefaces, which are there", async () => {
    const text = await (await openForm()).form.text();
    const fonts = [...text.matchAll(/url\("(\/auth\/fonts\/[^"]+)"\)/g)].map(([, path = ""]) => path);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) {
      const { status, headers } = await fetch(new URL(font, fixture.issuer));
      expect([status, headers.get("content-type")], font).toEqual([200, "font/woff2"]);
    }
  });
});
