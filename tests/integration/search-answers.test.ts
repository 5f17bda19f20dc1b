import { describe, expect, inject, it } from "vitest";
import type { Prefix } from "#models/locale.ts";
import { ask } from "../support/http";

/** Pages, not products, that answer a search, and links from a search without results. Without scripts. */

const shop = inject("shopUrl");
const mainOf = (text: string) => /<main[\s\S]*<\/main>/.exec(text)![0];
const search = async (prefix: Prefix, words: string) =>
  mainOf((await ask(`${shop}/${prefix}/search?query=${encodeURIComponent(words)}`)).text);
const answers = async (prefix: Prefix, words: string) =>
  [...(await search(prefix, words)).matchAll(/class="text-link text-link-tall" href="([^"?]*)"/g)].map(([, to]) => to!);

describe("a search", () => {
  it.each([
    ["fr-fr", "carte cadeau", "/fr-fr/cart"],
    ["fr-fr", "boutiques", "/fr-fr/stores"],
    ["fr-fr", "suivi de colis", "/fr-fr/account/orders"],
    ["fr-fr", "commande", "/fr-fr/account/orders"],
    ["fr-fr", "journal", "/fr-fr/blog"],
    ["fr-fr", "livraison", "/fr-fr/aide/livraison"],
    ["fr-fr", "expédition", "/fr-fr/aide/livraison"],
    ["fr-fr", "échange", "/fr-fr/aide/retours-et-remboursements"],
    ["fr-fr", "pointure", "/fr-fr/aide/guide-des-tailles"],
    ["en", "gift card", "/en/cart"],
    ["en", "shipping", "/en/help/delivery"],
    ["en", "exchange", "/en/help/returns-and-refunds"],
    ["en", "withdrawal", "/en/help/right-to-cancel"],
    ["de-de", "Versand", "/de-de/hilfe/lieferung"],
    ["de-de", "Rücksendung", "/de-de/hilfe/ruckgabe-und-erstattung"],
    ["de-de", "Retoure", "/de-de/hilfe/ruckgabe-und-erstattung"],
    ["de-de", "Umtausch", "/de-de/hilfe/ruckgabe-und-erstattung"],
    ["de-de", "Widerruf", "/de-de/hilfe/widerrufsrecht"],
    ["es-es", "entrega", "/es-es/ayuda/envios"],
    ["es-es", "cambio", "/es-es/ayuda/devoluciones-y-reembolsos"],
    ["it-it", "spedizione", "/it-it/aiuto/consegna"],
    ["it-it", "cambio", "/it-it/aiuto/resi-e-rimborsi"],
    ["pl-pl", "wysyłka", "/pl-pl/pomoc/dostawa"],
    ["pl-pl", "wymiana", "/pl-pl/pomoc/zwrot-produktow-i-pieniedzy"],
    ["de-de", "Gutschein", "/de-de/cart"],
    ["es-es", "pedido", "/es-es/account/orders"],
    ["it-it", "ordine", "/it-it/account/orders"],
    ["pl-pl", "zamowienie", "/pl-pl/account/orders"],
    // The help itself; the words of the specification and their plurals.
    ["fr-fr", "aide", "/fr-fr/aide"],
    ["fr", "aide", "/fr/aide"],
    ["fr-fr", "service client", "/fr-fr/aide"],
    ["en", "help", "/en/help"],
    ["en", "FAQ", "/en/help"],
    ["de-de", "Hilfe", "/de-de/hilfe"],
    ["de-de", "Kundendienst", "/de-de/hilfe"],
    ["es-es", "ayuda", "/es-es/ayuda"],
    ["it-it", "assistenza", "/it-it/aiuto"],
    ["pl-pl", "pomoc", "/pl-pl/pomoc"],
    ["en", "shops", "/en/stores"],
    ["en", "gift cards", "/en/cart"],
    ["fr-fr", "cartes cadeaux", "/fr-fr/cart"],
    ["fr-fr", "magasins", "/fr-fr/stores"],
    ["de-de", "Geschenkkarten", "/de-de/cart"],
    ["de-de", "Magazin", "/de-de/blog"],
    ["es-es", "tarjetas regalo", "/es-es/cart"],
    ["it-it", "carte regalo", "/it-it/cart"],
    ["pl-pl", "karty podarunkowe", "/pl-pl/cart"],
  ] as const)("in %s for %s leads to %s [BEY-17]", async (prefix, words, to) => {
    const found = await answers(prefix, words);
    expect(found).toContain(to);
    // Each of them exists.
    for (const address of found) expect([address, (await ask(shop + address)).status]).not.toEqual([address, 404]);
  });

  it("is not answered by pages that have only one of its words", async () => {
    expect(await answers("fr-fr", "livraison xyzzy")).not.toContain("/fr-fr/aide/livraison");
  });

  it("has facets that narrow it, and pages, both in its address [CAT-05]", async () => {
    const page = async (query: string) => {
      const { status, text } = await ask(`${shop}/fr-fr/search?query=robe${query}`);
      expect([query, status]).toEqual([query, 200]);
      return mainOf(text);
    };
    const all = await page("");
    const color = /<input name="color"[^>]*value="([^"]+)"/.exec(all)?.[1];
    const found = (html: string) => Number(/(\d+) articles?</.exec(html)?.[1]);
    const cards = (html: string) => [...html.matchAll(/<article.*?href="([^"]+)"/gs)].map(([, to]) => to);
    const narrowed = await page(`&color=${color}`);
    expect(narrowed).toMatch(
      new RegExp(
        `<input name="color"[^>]*value="${color}"[^>]*checked|<input name="color"[^>]*checked[^>]*value="${color}"`,
      ),
    );
    expect(found(narrowed)).toBeGreaterThan(0);
    expect(found(narrowed)).toBeLessThan(found(all));
    expect(all).toContain('href="/fr-fr/search?query=robe&amp;page=2"');
    const second = cards(await page("&page=2"));
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((to) => cards(all).includes(to))).toEqual([]);
  });

  it("finds articles of the journal by their titles [BEY-17]", async () => {
    const journal = mainOf((await ask(`${shop}/fr-fr/blog`)).text);
    const slug = /href="\/fr-fr\/([^"]+--blog\w+)"/.exec(journal)![1]!;
    const words = slug
      .replace(/--blog\w+$/, "")
      .split("-")
      .slice(0, 4)
      .join(" ");
    expect(await answers("fr-fr", words)).toContain(`/fr-fr/${slug}`);
  });

  it("without any result offers a way on that has results [BEY-17]", async () => {
    const empty = await search("fr-fr", "xyzzy");
    expect(empty).toContain("Vérifiez l’orthographe");
    expect(await search("fr-fr", "retour")).not.toContain("Vérifiez l’orthographe");
    const families = [...empty.matchAll(/href="(\/fr-fr\/[^"]+--pl\w+)"/g)].map(([, to]) => to!);
    expect(families.length).toBeGreaterThan(2);
    for (const to of families.slice(0, 3)) {
      expect(mainOf((await ask(shop + to)).text).match(/<article/g)?.length, to).toBeGreaterThan(10);
    }
    const shorter = await search("fr-fr", "manteau xyzzy");
    const less = /href="(\/fr-fr\/search\?query=manteau)"/.exec(shorter)?.[1];
    expect(mainOf((await ask(shop + less!)).text)).toMatch(/<article/);
  });
});
