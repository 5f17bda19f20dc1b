import type { Language } from "#models/locale";
import { de } from "./de";
import { en } from "./en";
import { es } from "./es";
import { fr } from "./fr";
import { it } from "./it";
import type { OfferTexts } from "./offer-texts";
import { pl } from "./pl";

export const OFFER_TEXTS: Record<Language, OfferTexts> = { fr, en, es, de, it, pl };
