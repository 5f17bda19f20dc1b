import type { Language } from "#models/locale";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr, type PayTexts } from "./fr";
import { it } from "./it";
import { pl } from "./pl";

export const PAY_TEXTS: Record<Language, PayTexts> = { fr, en, es, de, it, pl };
