import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { PREFIXES, type Prefix } from "#app/models/locale.ts";
import { privateSaleOf } from "#app/models/private-sale.ts";
import { privateSaleNotice, privateSalePieces } from "./private-sale-notice.server";

/** The listing's notice at ten in the morning, UTC, for a sale with this end. */
async function notice(prefix: Prefix, endDate: string, now = "2026-12-04T10:00:00Z"): Promise<string | null> {
  const context = aContext({ prefix });
  const { country } = PREFIXES[prefix];
  context.site = { ...context.site, privateSale: privateSaleOf({ startDate: "2026-12-01", endDate }, country) };
  context.askedAt = Date.parse(now);
  return (await privateSaleNotice(context))?.replaceAll("\u00a0", " ") ?? null;
}

it.each<[Prefix, string, string]>([
  ["fr-fr", "2026-12-05", "Jusqu’au 5 décembre 2026, sur une sélection d’articles."],
  ["fr-fr", "2026-12-05T22:59:59Z", "Jusqu’au 5 décembre 2026, sur une sélection d’articles."],
  ["fr-fr", "2026-12-04T12:00", "Jusqu’au 4 décembre 2026 à 12 h, sur une sélection d’articles."],
  ["en", "2026-12-04T12:00", "Until 4 December 2026 at midday, on selected items."],
  ["de-de", "2026-12-04T18:30", "Bis 4. Dezember 2026, 18:30 Uhr, auf ausgewählte Artikel."],
  ["es-es", "2026-12-04T12:00", "Hasta el 4 de diciembre de 2026 a las 12:00, en una selección de artículos."],
  ["it-it", "2026-12-04T12:00", "Su una selezione di articoli. Termine: 4 dicembre 2026, ore 12:00."],
  ["pl-pl", "2026-12-04T12:00", "Do 4 grudnia 2026, godz. 12:00, na wybrane produkty."],
])("in %s a sale until %s says so, with the time where it ends within its day: %s", async (...example) => {
  const [prefix, endDate, text] = example;
  expect(await notice(prefix, endDate)).toBe(text);
});

it("says nothing before the sale and after it [CAT-06]", async () => {
  expect(await notice("fr-fr", "2026-12-05", "2026-11-30T10:00:00Z")).toBeNull();
  expect(await notice("fr-fr", "2026-12-05", "2026-12-06T10:00:00Z")).toBeNull();
});

it("leads to the pieces of the sale, where there are some and they are not shown already", () => {
  const pieces = (values: readonly { id: string; selected: boolean }[]) =>
    privateSalePieces(aContext({ prefix: "en" }), {
      slug: "women--plw1",
      facets: [{ id: "offers", label: "Offers", values: values.map((each) => ({ ...each, label: "", count: 3 })) }],
    });
  expect(
    pieces([
      { id: "new", selected: true },
      { id: "private", selected: false },
    ]),
  ).toBe("/en/women--plw1?offers=private");
  expect(pieces([{ id: "private", selected: true }])).toBeNull();
  expect(pieces([{ id: "new", selected: false }])).toBeNull();
});
