import { z } from "zod";
import { readLocale, readWords } from "../words/words";

const text = z.string();
const words = <Key extends string>(...keys: Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<Key, typeof text>);

/** What an editor writes for one locale. Links are set by the pages that the entries are made of. */
const contentSchema = z.strictObject({
  seo: z.strictObject({ title: text, description: text, keywords: z.array(text) }),
  announcement: words("text", "link"),
  menu: words(
    ...(["clothing", "shoesAndAccessories", "accessories", "discover", "everything", "newIn", "isNew"] as const),
    ...([
      "party",
      "essentials",
      "lastPieces",
      "lookbook",
      "more",
      "journal",
      "giftCard",
      "loyaltyCard",
      "help",
    ] as const),
    ...(["coatsPicture", "knitsPicture", "menPicture", "childrenPicture", "accessoriesPicture"] as const),
  ),
  services: z.record(z.enum(["delivery", "returns", "payment", "pickup"]), words("title", "text")),
  newsletter: words("title", "short", "long", "button"),
  community: words("title", "link"),
  siteSelector: text,
  help: words("title", "track", "delivery", "returns", "withdrawal", "sizes", "contact"),
  house: words("title", "story", "workshops", "commitments", "journal", "jobs"),
  gifts: words("title", "card", "giftCard", "sponsor", "offers", "wishlist", "letter"),
  stores: words("title", "find", "all", "reserve", "appointment"),
  legals: words("imprint", "terms", "data", "cookies", "accessibility"),
  home: z.strictObject({
    hero: words("eyebrow", "title", "text", "alt", "coats", "lookbook"),
    families: z.record(z.enum(["women", "men", "children", "accessories"]), words("caption", "alt")),
    newIn: words("title", "link"),
    journal: words("eyebrow", "title", "quote", "text", "alt", "link"),
    look: words("eyebrow", "title", "text", "alt", "link"),
    stories: words("title"),
  }),
});
export type ContentTexts = z.infer<typeof contentSchema>;

export const CONTENT_TEXTS = readWords("content", contentSchema);
/** Switzerland reads the same French, with its own prices, carriers and ways to pay. */
export const SWISS_TEXTS = readLocale("fr-ch", "content", contentSchema, CONTENT_TEXTS.fr);

/** A sentence at the head of a family, by its id. Others have the catalogue's own. */
export const FAMILY_TEXTS = readWords("families", z.record(text, text));
