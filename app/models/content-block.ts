import { z } from "zod";
import { lenientArray, readLeniently } from "./lenient-schemas";
import { contentImageSchema, linkSchema, optionalOrNull } from "./page";

/**
 * Blocks that editors compose the home page, blog, landing, lookbook, trend and help pages from. Longer texts are
 * plain: an empty line starts a paragraph, lines that start with `- ` are a list (models/text.ts). No markup comes from
 * content.
 */

const text = z.string().nullish();
/** A link that is not complete is left out; its block is still shown. */
const link = optionalOrNull(linkSchema);
const links = z.array(linkSchema).nullish();
const image = contentImageSchema;
const readableIds = lenientArray(z.string());
/** Fails without a list: a block of products needs one. */
const productIds = z.array(z.unknown()).transform((ids) => readableIds.parse(ids));
const side = z.enum(["left", "right"]).nullish();

const BLOCK_SCHEMAS = {
  /** The home page's hero has two links, `cta` and `secondary`. */
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
  /** The main families, as pictures. */
  families: z.object({ items: lenientArray(z.object({ title: z.string(), caption: text, image, link: linkSchema })) }),
  /** A report: picture, quote, and a link to read it. */
  journal: z.object({ eyebrow: text, title: z.string(), quote: text, text, image, link }),
  /** Links to editors' pages. */
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
  /** The best products of a family to show now. */
  carousel: z.object({
    title: z.string(),
    family_id: z.string(),
    /** Restricts the carousel to a colour, named as in the listing's filter. */
    color: text,
    count: z.number().int().positive().nullish(),
    link,
  }),
  /** A scene, and the pieces shown in it. */
  look: z.object({ eyebrow: text, title: z.string(), text, image, side, product_ids: productIds, link }),
  quote: z.object({ text: z.string(), author: text }),
  gallery: z.object({ title: text, images: lenientArray(image, 1) }),
  /** A picture that zooms in as the page opens, with a few words on it. */
  banner: z.object({ title: z.string(), text, image, link }),
  links: z.object({
    title: text,
    items: lenientArray(z.object({ title: z.string(), text, image: optionalOrNull(image), link: linkSchema })),
  }),
  questions: z.object({
    title: text,
    items: lenientArray(z.object({ question: z.string(), answer: z.string(), links })),
  }),
  steps: z.object({ title: text, items: lenientArray(z.object({ title: z.string(), text })) }),
  table: z.object({ title: z.string(), head: z.array(z.string()), rows: z.array(z.array(z.string())), note: text }),
  /** Only separates other blocks. */
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
  /** Why parts of those blocks are left out. */
  incomplete: string[];
}

function isKind(name: string): name is BlockKind {
  return Object.hasOwn(BLOCK_SCHEMAS, name);
}

/**
 * Reads what an editor composed. Leaves out blocks that this version does not know, and blocks without a required part.
 */
export function readBlocks(entries: readonly unknown[]): ReadBlocks {
  const read: ReadBlocks = { blocks: [], skipped: [], incomplete: [] };
  for (const [index, entry] of entries.entries()) {
    const [name, content] = kindAndContent(entry);
    if (!isKind(name)) {
      read.skipped.push(`block ${index}: nobody knows ${name}`);
      continue;
    }
    const { result, leftOut } = readLeniently<object>(BLOCK_SCHEMAS[name], content);
    if (result.success) {
      read.blocks.push({ kind: name, ...result.data } as ContentBlock);
      if (leftOut.length > 0) read.incomplete.push(`block ${index}, ${name}: ${leftOut.join("; ")}`);
    } else read.skipped.push(`block ${index}, ${name}: ${result.error.issues.map(describe).join("; ")}`);
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
