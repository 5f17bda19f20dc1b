import type { Language } from "#models/locale";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr, type AuthTexts } from "./fr";
import { it } from "./it";
import { pl } from "./pl";

export const AUTH_TEXTS: Record<Language, AuthTexts> = { fr, en, es, de, it, pl };
