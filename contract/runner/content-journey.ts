import { contentAssetsSchema, contentEntriesSchema } from "#models/content-page.ts";
import type { Prober } from "./prober";

/** Menus and footer of the tested locale, and the editors' files. */
export async function contentJourney(prober: Prober): Promise<void> {
  const query = { environment: "dev", locale: prober.target.locale.toLowerCase() };
  for (const type of ["header_layout", "footer_layout"]) {
    const ask = { params: { type }, query: { ...query, include_count: "true" } };
    const { entries, count } = await prober.get(contentEntriesSchema, "listContentEntries", ask);
    prober.check("listContentEntries", entries.length > 0 && count === entries.length, `no ${type} in this locale`);
    const only = { ...query, "only[BASE][]": ["title"] };
    const titles = await prober.get(contentEntriesSchema, "listContentEntries", { params: { type }, query: only });
    const fields = titles.entries.flatMap((entry) => Object.keys(entry));
    prober.check("listContentEntries", new Set(fields).size <= 2, "gives more than the fields that were asked for");
    const none = { ...query, query: JSON.stringify({ uid: "contract-tests" }) };
    const nothing = await prober.get(contentEntriesSchema, "listContentEntries", { params: { type }, query: none });
    prober.check("listContentEntries", nothing.entries.length === 0, "does not filter by its query");
  }
  const params = { type: "header_layout" };
  await prober.ask("listContentEntries", { params: { type: "contract_tests" }, query }, 404);
  await prober.ask("listContentEntries", { params, query: { ...query, query: "{" } }, 400);
  await prober.ask("listContentEntries", { params, query: { ...query, environment: "nowhere" } }, 400);
  await prober.get(contentAssetsSchema, "listContentAssets", { query });
  await prober.ask("listContentAssets", { query: { ...query, folder: "contract-tests" } }, 200);
  await prober.ask("listContentAssets", { query: { locale: query.locale } }, 400);
}
