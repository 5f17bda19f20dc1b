import { describe, expect, inject, it } from "vitest";
import { HELP_WORDS, PREFIXES } from "#models/locale.ts";
import { ask } from "../support/http";

const shop = inject("shopUrl");
const prefixes = Object.entries(PREFIXES);
const TITLES: Record<string, string> = {
  fr: "Page introuvable",
  en: "Page not found",
  es: "Página no encontrada",
  de: "Seite nicht gefunden",
  it: "Pagina non trovata",
  pl: "Nie znaleziono strony",
};

const PUBLIC = [
  ...["", "/_icons", "/cart", "/search", "/search?query=a", "/legal-notices", "/tmp/error", "/blog"],
  ...["/x--plw10120", "/catalog/x/w10120", "/x--p100001", "/product/x/100001"],
  ...["/x--blog7001", "/x--lp3010", "/x--lbp5001", "/x--tp9001"],
  ...["/newsletter/subscription", "/newsletter/confirmation", "/unsubscribe/confirmation"],
];
const STORES = ["/stores", "/stores/all"];
const WITH_STORES = new Set<string>(["fr-FR", "fr-CH", "en-GB"]);
const OWN = [
  ...["dashboard", "orders", "wishlist"].map((page) => `/account/${page}`),
  ...["billing", "delivery", "payment", "overview"].map((step) => `/checkout/${step}`),
];

describe("the twelve prefixes", () => {
  it.each(prefixes)(
    "answers home, cart and search under %s, in its language [SITE-01, SITE-02]",
    async (prefix, { locale }) => {
      for (const page of ["", "/cart", "/search"]) {
        const answer = await ask(`${shop}/${prefix}${page}`);
        expect(answer.status, page).toBe(200);
        expect(answer.text).toContain(`<html lang="${locale}"`);
      }
    },
  );

  it.each(prefixes)("answers every public page under %s [SITE-01]", async (prefix, { locale, language }) => {
    const help = `/${HELP_WORDS[language]}`;
    for (const page of [...PUBLIC, help, ...(WITH_STORES.has(locale) ? STORES : [])]) {
      const answer = await ask(`${shop}/${prefix}${page}`);
      // Editors choose the name in an entry's address; any other name redirects to it, under the same prefix.
      const moved = answer.status === 301 ? (answer.headers.location ?? "") : null;
      if (moved !== null) expect(moved, page).toMatch(new RegExp(`^/${prefix}/`));
      const { status, text } = moved === null ? answer : await ask(shop + moved);
      expect([page, status]).toEqual([page, 200]);
      expect(text, page).toContain(`<html lang="${locale}"`);
    }
  });

  it.each(prefixes)("asks for a sign-in before what is a shopper's own, under %s [SITE-01]", async (prefix) => {
    for (const page of OWN) {
      const { status, headers } = await ask(`${shop}/${prefix}${page}`);
      expect([page, status]).toEqual([page, 301]);
      const { searchParams } = new URL(headers.location ?? "");
      expect(new URL(searchParams.get("redirect_uri") ?? "").pathname).toBe(`/${prefix}/auth/callback`);
      expect(headers["cache-control"]).toContain("no-store");
    }
  });

  it.each(prefixes)(
    "answers an unknown page under %s with a 404 in its language, header included [ERR-01, ERR-02]",
    async (prefix, { language }) => {
      const answer = await ask(`${shop}/${prefix}/does-not-exist/at-all`);
      expect(answer.status).toBe(404);
      expect(answer.text).toContain(`<title>${TITLES[language]}`);
      expect(answer.text).toContain("<header");
      expect(answer.text).toContain(`href="/${prefix}"`);
    },
  );

  it.each(["xx", "fr-be", "FR-FR", "en-gb", "fr_fr", "en.", "index.php"])(
    "answers the first segment %s with a 404 [SITE-01]",
    async (segment) => {
      expect((await ask(`${shop}/${segment}`)).status).toBe(404);
      expect((await ask(`${shop}/${segment}/cart`)).status).toBe(404);
    },
  );

  it("is home at the root, in the language that fits best, and says so [SITE-02]", async () => {
    const german = await ask(`${shop}/`, { headers: { "accept-language": "de-AT,de;q=0.8,en;q=0.5" } });
    expect(german.status).toBe(200);
    expect(german.text).toContain('<html lang="de-DE"');
    expect(german.headers.vary).toMatch(/accept-language/i);
    const swiss = await ask(`${shop}/`, { headers: { "accept-language": "fr-CH" } });
    expect(swiss.text).toContain('<html lang="fr-CH"');
    // As for the popin: no site is proposed for this language.
    const luxembourgish = await ask(`${shop}/`, { headers: { "accept-language": "lb-LU" } });
    expect(luxembourgish.text).toContain('<html lang="fr-FR"');
    expect(luxembourgish.text).not.toContain("stay-fr-fr");
    const nobody = await ask(`${shop}/`, { headers: { "accept-language": "ja,zh;q=0.5" } });
    expect(nobody.text).toContain('<html lang="en-GB"');
  });
});

describe("hosts", () => {
  const host = (name: string) => ({ headers: { host: name } });

  it("renders a country's home at its host's root, in its first locale [SITE-02, SITE-03]", async () => {
    const answer = await ask(`${shop}/`, host("de.localhost"));
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<html lang="de-DE"');
  });

  it("leads another country's prefix to that country's host [SITE-03]", async () => {
    const answer = await ask(`${shop}/it-it/cart?x=1`, host("de.localhost"));
    expect([answer.status, answer.headers.location]).toEqual([
      302,
      `http://it.localhost:${new URL(shop).port}/it-it/cart?x=1`,
    ]);
    expect((await ask(`${shop}/de/cart`, host("de.localhost"))).status).toBe(200);
  });

  it("believes X-Forwarded-Host from nobody unless a proxy is trusted [SITE-03, SEC-03]", async () => {
    const answer = await ask(`${shop}/fr-fr/account/dashboard`, { headers: { "x-forwarded-host": "evil.example" } });
    expect(JSON.stringify(answer.headers)).not.toContain("evil.example");
  });
});
