import { z } from "zod";
import { lenientArray } from "./lenient-schemas";
import { contentImageSchema, linkSchema, optionalOrNull } from "./page";

/**
 * Blocks that editors compose the home page, blog, landing, lookbook, trend and help pages from. Longer texts are
 * plain: an empty line starts a paragraph, lines that start with `- ` are a list (models/text.ts). No markup comes from
 * content.
 */

const text = z.string().nullish();
/** A half-done link costs no block: it is left out. */
const link = optionalOrNull(linkSchema);
const links = z.array(linkSchema).nullish();
const image = contentImageSchema;
const readableIds = lenientArray(z.string());
/** Without a list it is no block of products. */
const productIds = z.array(z.unknown()).transform((ids) => readableIds.parse(ids));
const side = z.enum(["left", "right"]).nullish();

const BLOCK_SCHEMAS = {
  /** `cta` and `secondary` on the home page, whose hero has two ways on. */
  hero: z.object({
    eyebrow: text,
    title: z.string(),
    text,
    image,
    image_mobile: optionalOrNull(image),
    link,
    cta: link,
    secondary: link,
  }),
  /** The shop's worlds as pictures. */
  families: z.object({ items: z.array(z.object({ title: z.string(), caption: text, image, link: linkSchema })) }),
  /** A report: picture, quote, and the way to read it. */
  journal: z.object({ eyebrow: text, title: z.string(), quote: text, text, image, link }),
  /** Ways on to pages of editors. */
  stories: z.object({
    title: z.string(),
    link,
    items: lenientArray(z.object({ title: z.string(), text, image, link: linkSchema })),
  }),
  text: z.object({ title: text, text: z.string(), links }),
  picture: z.object({ image, caption: text }),
  picture_text: z.object({ title: text, text: z.string(), image, side, link }),
  /** Products that the editor has chosen. */
  products: z.object({ title: z.string(), product_ids: productIds, link }),
  /** The products of a family that are best shown now. */
  carousel: z.object({
    title: z.string(),
    family_id: z.string(),
    /** Only in this colour, as the listing's filter names it. */
    color: text,
    count: z.number().int().positive().nullish(),
    link,
  }),
  /** A scene, and the pieces in it. */
  look: z.object({ eyebrow: text, title: z.string(), text, image, side, product_ids: productIds, link }),
  quote: z.object({ text: z.string(), author: text }),
  gallery: z.object({ title: text, images: z.array(image).min(1) }),
  /** A picture that comes closer as the page opens, with a few words on it. */
  banner: z.object({ title: z.string(), text, image, link }),
  links: z.object({
    title: text,
    items: z.array(z.object({ title: z.string(), text, image: image.nullish(), link: linkSchema })),
  }),
  questions: z.object({
    title: text,
    items: z.array(z.object({ question: z.string(), answer: z.string(), links })),
  }),
  steps: z.object({ title: text, items: z.array(z.object({ title: z.string(), text })) }),
  table: z.object({ title: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())), note: text }),
  /** It has nothing to say but that something else begins. */
  separator: z.looseObject({}),
} as const;

export type BlockKind = keyof typeof BLOCK_SCHEMAS;
export type BlockContent<Kind extends BlockKind> = z.infer<(typeof BLOCK_SCHEMAS)[Kind]>;
/** Kinds that name products. */
export type ProductBlockKind = {
  [Kind in BlockKind]: BlockContent<Kind> extends { product_ids: readonly string[] } ? Kind : never;
}[BlockKind];
export type ContentBlock = { [Kind in BlockKind]: { kind: Kind } & BlockContent<Kind> }[BlockKind];

/** The delivery API's form of a block: its one key names the kind. */
export type BlockEntry = { [Kind in BlockKind]: { [Name in Kind]: BlockContent<Kind> } }[BlockKind];

export interface ReadBlocks {
  blocks: ContentBlock[];
  /** Why others are left out, in words for the log. */
  skipped: string[];
}

function isKind(name: string): name is BlockKind {
  return Object.hasOwn(BLOCK_SCHEMAS, name);
}

/** Reads what an editor composed. A block that this version does not know, or that misses what it needs, is left out. */
export function readBlocks(entries: readonly unknown[]): ReadBlocks {
  const read: ReadBlocks = { blocks: [], skipped: [] };
  for (const [index, entry] of entries.entries()) {
    const [name, content] = kindAndContent(entry);
    if (!isKind(name)) {
      read.skipped.push(`block ${index}: nobody knows ${name}`);
      continue;
    }
    const result = BLOCK_SCHEMAS[name].safeParse(content);
    if (result.success) read.blocks.push({ kind: name, ...result.data } as ContentBlock);
    else read.skipped.push(`block ${index}, ${name}: ${result.error.issues.map(describe).join("; ")}`);
  }
  return read;
}

function kindAndContent(entry: unknown): readonly [kind: string, content: unknown] {
  const fields: [string, unknown][] = typeof entry === "object" && entry !== null ? Object.entries(entry) : [];
  return fields.find(([, value]) => value !== null) ?? ["nothing", null];
}

function describe({ path, message }: { path: PropertyKey[]; message: string }): string {
  return `${path.join(".")} ${message}`;
}
