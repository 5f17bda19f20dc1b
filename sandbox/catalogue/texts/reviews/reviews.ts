import type { Language } from "#models/locale";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import { pl } from "./pl";

/** What shoppers write: title and text, by mark. */
export interface ReviewTexts {
  5: readonly (readonly [string, string])[];
  4: readonly (readonly [string, string])[];
  3: readonly (readonly [string, string])[];
  2: readonly (readonly [string, string])[];
  1: readonly (readonly [string, string])[];
  authors: readonly string[];
}

export const REVIEWS: Record<Language, ReviewTexts> = { fr, en, es, de, it, pl };
