import {
  type HelpPage,
  helpPageSchema,
  type FamilyPage,
  familyPageSchema,
  contentPageSchema,
  type ContentTeaser,
  contentTeaserSchema,
} from "#app/models/content-page.ts";
import type { BlockView, ContentKind, ContentPageView } from "#app/models/content-view.ts";
import { HELP_TOPICS } from "#app/models/help-search.ts";
import type { RequestContext } from "../context.server";
import { BLOCK_LINKS, withBlocks } from "./blocks.server";
import { askingFor } from "./client.server";

/** Why there is no page: the service has none, or does not answer. */
export type NoPage = "unknown" | "unavailable";

const TEASER_FIELDS = Object.keys(contentTeaserSchema.shape);
const OTHERS = 3;

/** A page of a kind by the id in its address, in at most two calls to content. `withBlocks` adds what it shows. */
export async function findContentPage(
  context: RequestContext,
  kind: ContentKind,
  id: string,
): Promise<Omit<ContentPageView, "blocks"> | NoPage> {
  const [found, all] = await Promise.all([
    context.shop.content.listEntries({
      ...askingFor(context),
      type: `${kind}_page`,
      schema: contentPageSchema,
      where: { field: "page_id", value: id },
      include: BLOCK_LINKS,
    }),
    listTeasers(context, kind),
  ]);
  if (!found) return "unavailable";
  const [page] = found;
  if (!page) return "unknown";
  return { kind, page, others: neighbours(all ?? [], page.page_id) };
}

/** Every page of a kind, articles with the latest first; null when content cannot be reached. */
export async function listTeasers(
  context: RequestContext,
  kind: ContentKind,
  locale = context.locale,
): Promise<readonly ContentTeaser[] | null> {
  const asking = { ...askingFor(context), locale };
  const query = { ...asking, type: `${kind}_page`, schema: contentTeaserSchema, only: TEASER_FIELDS };
  const found = await context.shop.content.listEntries(query);
  return found && latestFirst(found);
}

function latestFirst(found: readonly ContentTeaser[]): readonly ContentTeaser[] {
  const day = ({ published_on }: ContentTeaser) => published_on ?? "";
  return found.toSorted((one, other) => day(other).localeCompare(day(one)));
}

/** The pages that follow a page in the list, which starts again after its end. */
function neighbours(all: readonly ContentTeaser[], id: string): ContentTeaser[] {
  const at = all.findIndex(({ page_id }) => page_id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].slice(0, OTHERS);
}

const QUERY = { type: "family_page", schema: familyPageSchema, include: ["tile.link.page_reference"] };

/**
 * Editors' texts about a family; null when there are none, or content cannot be reached. One call loads all families of
 * a locale: there are only a few, and a shopper looks at several.
 */
export async function findFamilyPage(context: RequestContext, familyId: string): Promise<FamilyPage | null> {
  const pages = await context.shop.content.listEntries({ ...askingFor(context), ...QUERY });
  return pages?.find((page) => page.family_id === familyId) ?? null;
}

export interface HelpEntry {
  page: HelpPage;
  blocks: readonly BlockView[];
}

/** Every help page, by topic; null when content cannot be reached. One call loads them all: there are a dozen. */
export async function listHelpPages(context: RequestContext): Promise<readonly HelpPage[] | null> {
  const query = { ...askingFor(context), type: "help_page", schema: helpPageSchema, include: BLOCK_LINKS };
  const found = await context.shop.content.listEntries(query);
  if (!found) return null;
  const place = ({ topic, rank }: HelpPage) => HELP_TOPICS.indexOf(topic) * 1_000 + rank;
  return found.toSorted((one, other) => place(one) - place(other));
}

export async function helpEntry(context: RequestContext, page: HelpPage): Promise<HelpEntry> {
  const { blocks } = await withBlocks(context, page, {});
  return { page, blocks };
}
