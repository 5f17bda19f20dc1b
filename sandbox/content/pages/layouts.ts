import type { ContentKind } from "#models/content-view.ts";
import type { SceneKey } from "../scenes";
import type { Layout } from "./editor";
import { LOOKBOOK, TREND } from "./series-layouts";
import type { Layouts, PageLayout } from "./page-layout";
import type { Topic } from "./words";
import {
  banner,
  beside,
  carousel,
  chosen,
  gallery,
  giftHero,
  hero,
  look,
  picture,
  questions,
  quote,
  separator,
  steps,
  text,
  ways,
} from "./layout";

type Article = readonly [topic: Topic, publishedOn: string, minutes: number, cover: SceneKey];

function article([topic, publishedOn, minutes, cover]: Article, ...blocks: Layout[]): PageLayout {
  return { topic, publishedOn, minutes, cover, blocks };
}

const BLOG: Layouts = {
  "7001": article(
    ["report", "2026-10-29", 4, "journal"],
    text(),
    beside("knits", "right", "w10131"),
    quote(),
    text(),
    carousel("w10131"),
  ),
  "7002": article(["care", "2026-10-22", 3, "etageres"], text(), steps(4), text(), carousel("w10130")),
  "7003": article(
    ["guide", "2026-10-15", 3, "coats"],
    text(),
    beside("look11", "left", "w10111"),
    text(),
    carousel("w10111"),
  ),
  "7004": article(
    ["style", "2026-10-08", 3, "look6"],
    text(),
    beside("rail3", "right", "w10112"),
    text(),
    carousel("w10112"),
  ),
  "7005": article(
    ["report", "2026-10-01", 4, "atelier"],
    text(),
    quote(),
    picture("etageres"),
    text(),
    carousel("w10115"),
  ),
  "7006": article(["style", "2026-09-24", 3, "rail1"], text(), steps(3), text(), carousel("w10133")),
  "7007": article(["care", "2026-09-17", 3, "still8"], text(), questions(3), separator(), carousel("w10192")),
  "7008": article(["report", "2026-09-10", 4, "denim"], text(), beside("etageres", "right"), quote(), text()),
  "7009": article(["guide", "2026-09-03", 3, "cabine"], text(), steps(3), text(), carousel("w10100")),
  "7010": article(
    ["style", "2026-08-27", 3, "rail3"],
    text(),
    gallery("children", "men", "women"),
    text(),
    carousel("w10152"),
  ),
  "7011": article(
    ["style", "2026-10-26", 3, "dresses"],
    text(),
    beside("rail4", "left", "w10125"),
    text(),
    carousel("w10125"),
  ),
  "7012": article(
    ["guide", "2026-10-19", 3, "still3"],
    text(),
    beside("cafe", "right", "w10410"),
    chosen(["w10111", "w10131", "w10132", "w10141", "w10152", "w10161", "w10171", "w10121", "w10431"]),
  ),
};

const LANDING: Layouts = {
  "3001": {
    cover: "escalier",
    blocks: [
      hero("escalier"),
      text(),
      beside("atelier", "left"),
      quote(),
      beside("etageres", "right"),
      ways(["w10100", "women"], ["w10200", "men"], ["w10300", "children"]),
    ],
  },
  "3002": { cover: "atelier", blocks: [hero("atelier"), text(), steps(4), separator(), text()] },
  "3003": { cover: "etageres", blocks: [hero("etageres"), text(), questions(3), text()] },
  "3004": { cover: "cafe", blocks: [giftHero("cafe"), steps(3), questions(2), carousel("w10400")] },
  "3005": { cover: "look1", only: "loyalty", blocks: [hero("look1"), steps(3), text()] },
  "3006": { cover: "look7", blocks: [hero("look7"), text(), gallery("atelier", "etageres", "cabine"), text()] },
  "3007": { cover: "rail6", only: "reservation", blocks: [hero("rail6"), steps(3), beside("cabine", "right")] },
  "3008": {
    cover: "dresses",
    blocks: [
      hero("dresses", "w10125"),
      look("rail10", ["w10125", "w10421", "w10192"]),
      carousel("w10125"),
      beside("still8", "right", "w10420"),
    ],
  },
  "3009": {
    cover: "lookbook",
    blocks: [
      hero("lookbook", "w10150"),
      text(),
      carousel("w10150"),
      beside("denim", "left", "w10160"),
      carousel("w10140"),
    ],
  },
  "3010": {
    cover: "coats",
    blocks: [
      hero("coats", "w10111"),
      carousel("w10111"),
      beside("look11", "right", "w10110"),
      banner("look6", "w10112"),
    ],
  },
  "3011": {
    cover: "knits",
    blocks: [hero("knits", "w10130"), carousel("w10131"), beside("rail1", "left", "w10133"), text()],
  },
  "3012": {
    cover: "still1",
    blocks: [
      hero("still1", "w10400"),
      ways(["w10430", "journal"], ["w10410", "still2"], ["w10450", "still3"]),
      carousel("w10430"),
      text(),
    ],
  },
  "3013": {
    cover: "look9",
    blocks: [hero("look9", "w10500"), carousel("w10500"), beside("escalier", "right", "w10110")],
  },
  "3014": {
    cover: "look10",
    blocks: [hero("look10", "w10300"), carousel("w10350"), beside("look4", "left", "w10320"), carousel("w10310")],
  },
};

export const LAYOUTS: Record<ContentKind, Layouts> = { blog: BLOG, landing: LANDING, lookbook: LOOKBOOK, trend: TREND };
