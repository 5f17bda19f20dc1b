import { type HelpPage, helpPageSchema } from "~/models/content-page";
import type { BlockView } from "~/models/content-view";
import { HELP_TOPICS } from "~/models/help-search";
import type { RequestContext } from "../context.server";
import { BLOCK_LINKS, compose } from "./pages.server";

export interface HelpEntry {
  page: HelpPage;
  blocks: readonly BlockView[];
}

/** Every page of the help, by topic; null when content cannot be reached. All of them in one call: there are a dozen. */
export async function listHelpPages({ shop, locale }: RequestContext): Promise<readonly HelpPage[] | null> {
  const query = { type: "help_page", locale, schema: helpPageSchema, include: BLOCK_LINKS };
  const found = await shop.content.listEntries(query);
  if (!found) return null;
  const place = ({ topic, rank }: HelpPage) => HELP_TOPICS.indexOf(topic) * 1_000 + rank;
  return found.toSorted((one, other) => place(one) - place(other));
}

export async function helpEntry(context: RequestContext, page: HelpPage): Promise<HelpEntry> {
  const { blocks } = await compose(context, page, {});
  return { page, blocks };
}
