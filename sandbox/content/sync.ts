import { z } from "zod";
import { SEED_TIME, type Sandbox } from "../service";
import { contentTypes, listAssets, listEntries } from "./entries";
import { ContentError } from "./errors";
import { LOCALES } from "./selection";

const TYPES = [
  "entry_published",
  "entry_unpublished",
  "entry_deleted",
  "asset_published",
  "asset_unpublished",
  "asset_deleted",
  "content_type_deleted",
] as const;
const PAGE = 100;

const asked = z.object({
  content_type_uid: z.string().optional(),
  locale: z.enum(LOCALES).optional(),
  type: z.array(z.enum(TYPES)).optional(),
  start_date: z.iso.datetime({ offset: true }).optional(),
});
type Asked = z.infer<typeof asked>;
/** Where a synchronisation stands: nobody's state is kept here, the token is all of it. */
const token = z.object({ asked, skip: z.number().int().nonnegative() });

interface Item {
  type: (typeof TYPES)[number];
  event_at: string;
  content_type_uid: string;
  data: object;
}

/** The synchronisation call: everything that is published a page at a time, then nothing, for nothing changes. */
export function synchronise(sandbox: Sandbox, parameters: URLSearchParams): object {
  const next = parameters.get("pagination_token");
  const done = parameters.get("sync_token");
  if (done !== null) return { items: [], skip: 0, limit: PAGE, total_count: 0, sync_token: write(read(done)) };
  if (next === null && parameters.get("init") !== "true") throw invalid("init");
  const { asked: which, skip } = next === null ? { asked: readAsked(parameters), skip: 0 } : read(next);
  if (which.content_type_uid !== undefined && !contentTypes(sandbox).includes(which.content_type_uid)) {
    throw invalid("content_type_uid");
  }
  const all = itemsFor(sandbox, which);
  const after = skip + PAGE;
  const place = write({ asked: which, skip: after });
  return {
    items: all.slice(skip, after),
    skip,
    limit: PAGE,
    total_count: all.length,
    ...(after < all.length ? { pagination_token: place } : { sync_token: place }),
  };
}

function itemsFor(sandbox: Sandbox, { content_type_uid: only, locale, type, start_date }: Asked): Item[] {
  const event_at = new Date(SEED_TIME).toISOString();
  if (start_date !== undefined && Date.parse(start_date) > SEED_TIME) return [];
  const has = (kind: Item["type"]) => type === undefined || type.includes(kind);
  const types = has("entry_published") ? contentTypes(sandbox).filter((uid) => only === undefined || uid === only) : [];
  const entries = types.flatMap((content_type_uid) =>
    LOCALES.filter((each) => locale === undefined || each === locale).flatMap((each) =>
      listEntries(sandbox, content_type_uid, each).map((data) => ({
        type: "entry_published" as const,
        event_at,
        content_type_uid,
        data,
      })),
    ),
  );
  // Assets are of no type, and are published once for all languages.
  const assets = has("asset_published") && only === undefined ? listAssets(sandbox, undefined) : [];
  return [
    ...entries,
    ...assets.map((data) => ({
      type: "asset_published" as const,
      event_at,
      content_type_uid: "sys_assets",
      data,
    })),
  ];
}

function readAsked(parameters: URLSearchParams): Asked {
  const given = (name: string) => parameters.get(name) ?? undefined;
  const result = asked.safeParse({
    content_type_uid: given("content_type_uid"),
    locale: given("locale")?.toLowerCase(),
    type: given("type")?.split(","),
    start_date: given("start_date") ?? given("start_from"),
  });
  if (!result.success) throw invalid(String(result.error.issues[0]?.path[0] ?? "sync"));
  return result.data;
}

function write(place: z.infer<typeof token>): string {
  return Buffer.from(JSON.stringify(place)).toString("base64url");
}

function read(text: string): z.infer<typeof token> {
  try {
    return token.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw invalid("token");
  }
}

function invalid(name: string): ContentError {
  return new ContentError(422, 141, `${name} is not valid.`, { [name]: ["is not valid."] });
}
