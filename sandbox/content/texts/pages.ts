import type { ContentKind } from "#models/content-view";
import type { Language } from "#models/locale";
import type { Topic } from "../pages/page-layout";
import type { Words } from "../pages/words";
import { de as deBlog } from "./blog/de";
import { en as enBlog } from "./blog/en";
import { es as esBlog } from "./blog/es";
import { fr as frBlog } from "./blog/fr";
import { it as itBlog } from "./blog/it";
import { pl as plBlog } from "./blog/pl";
import { de as deLanding } from "./landing/de";
import { en as enLanding } from "./landing/en";
import { es as esLanding } from "./landing/es";
import { fr as frLanding } from "./landing/fr";
import { it as itLanding } from "./landing/it";
import { pl as plLanding } from "./landing/pl";
import { de as deLookbook } from "./lookbook/de";
import { en as enLookbook } from "./lookbook/en";
import { es as esLookbook } from "./lookbook/es";
import { fr as frLookbook } from "./lookbook/fr";
import { it as itLookbook } from "./lookbook/it";
import { pl as plLookbook } from "./lookbook/pl";
import { de as deTrend } from "./trend/de";
import { en as enTrend } from "./trend/en";
import { es as esTrend } from "./trend/es";
import { fr as frTrend } from "./trend/fr";
import { it as itTrend } from "./trend/it";
import { pl as plTrend } from "./trend/pl";

/** What editors wrote, by kind and language. */
export const WORDS: Record<ContentKind, Record<Language, Words>> = {
  blog: { fr: frBlog, en: enBlog, es: esBlog, de: deBlog, it: itBlog, pl: plBlog },
  landing: { fr: frLanding, en: enLanding, es: esLanding, de: deLanding, it: itLanding, pl: plLanding },
  lookbook: { fr: frLookbook, en: enLookbook, es: esLookbook, de: deLookbook, it: itLookbook, pl: plLookbook },
  trend: { fr: frTrend, en: enTrend, es: esTrend, de: deTrend, it: itTrend, pl: plTrend },
};

/** A word or two above a page's title. */
export const EYEBROWS: Record<Language, Record<Topic | ContentKind, string>> = {
  fr: {
    report: "Reportage",
    care: "Entretien",
    style: "Style",
    guide: "Guide",
    blog: "Journal",
    landing: "",
    lookbook: "Lookbook",
    trend: "Tendance",
  },
  en: {
    report: "Report",
    care: "Care",
    style: "Style",
    guide: "Guide",
    blog: "Journal",
    landing: "",
    lookbook: "Lookbook",
    trend: "Trend",
  },
  es: {
    report: "Reportaje",
    care: "Cuidados",
    style: "Estilo",
    guide: "Guía",
    blog: "Diario",
    landing: "",
    lookbook: "Lookbook",
    trend: "Tendencia",
  },
  de: {
    report: "Reportage",
    care: "Pflege",
    style: "Stil",
    guide: "Ratgeber",
    blog: "Journal",
    landing: "",
    lookbook: "Lookbook",
    trend: "Trend",
  },
  it: {
    report: "Reportage",
    care: "Cura",
    style: "Stile",
    guide: "Guida",
    blog: "Diario",
    landing: "",
    lookbook: "Lookbook",
    trend: "Tendenza",
  },
  pl: {
    report: "Reportaż",
    care: "Pielęgnacja",
    style: "Styl",
    guide: "Poradnik",
    blog: "Dziennik",
    landing: "",
    lookbook: "Lookbook",
    trend: "Trend",
  },
};
