import type { SceneKey } from "../scenes";
import { beside, carousel, look, steps, text } from "./layout";
import type { Layout } from "./editor";
import type { Layouts, PageLayout } from "./page-layout";

/** Scenes and, for each, the families whose pieces are in it, in the colours that its words name. */
function looks(cover: SceneKey, family: string, ...scenes: (readonly [SceneKey, ...string[]])[]): PageLayout {
  const blocks = scenes.map(([scene, ...families], index) => look(scene, families, index % 2 === 0 ? "left" : "right"));
  return { cover, blocks: [...blocks, carousel(family)] };
}

export const LOOKBOOK: Layouts = {
  "5001": looks(
    "lookbook",
    "w10100",
    ["escalier", "w10111/oat", "w10161/bleached", "w10181"],
    ["look1", "w10112", "w10181/cobalt", "w10192"],
    ["look3", "w10121/powder", "w10111/black", "w10191"],
  ),
  "5002": looks(
    "look5",
    "w10120",
    ["jardin", "w10124/sky", "w10133/ecru", "w10412/chocolate"],
    ["look8", "w10212/mastic", "w10231/navy", "w10271/sand"],
    ["still1", "w10412/camel", "w10452"],
  ),
  "5003": looks(
    "look1",
    "w10115",
    ["look7", "w10115/grey", "w10162", "w10111"],
    ["rail2", "w10142", "w10181", "w10115"],
    ["still4", "w10411", "w10421"],
  ),
  "5004": looks(
    "knits",
    "w10130",
    ["rail1", "w10131", "w10133/sage", "w10132/ecru"],
    ["look5", "w10231/bottle", "w10241", "w10271"],
    ["journal", "w10131/ecru", "w10431", "w10411"],
  ),
  "5005": looks(
    "look6",
    "w10112",
    ["rail3", "w10112", "w10152", "w10161"],
    ["look8", "w10212/mastic", "w10231/navy", "w10271/sand"],
    ["still7", "w10412/black", "w10452"],
  ),
  "5006": looks(
    "look3",
    "w10180",
    ["look12", "w10171/ecru", "w10111/black", "w10181/powder"],
    ["rail2", "w10115/black", "w10181", "w10142"],
    ["still7", "w10412/black", "w10421"],
  ),
  "5007": looks(
    "look4",
    "w10350",
    ["look10", "w10312/mustard", "w10352/rust", "w10361"],
    ["still5", "w10371/white", "w10372"],
    ["children", "w10351", "w10361"],
  ),
  "5008": looks(
    "look2",
    "w10210",
    ["look8", "w10212", "w10231/navy", "w10271/sand"],
    ["look5", "w10244/olive", "w10231/bottle", "w10261"],
    ["rail5", "w10221", "w10241", "w10244"],
  ),
  "5009": looks(
    "dresses",
    "w10125",
    ["rail4", "w10125", "w10121", "w10142"],
    ["rail10", "w10125", "w10142"],
    ["still8", "w10421", "w10192", "w10442"],
  ),
  "5010": looks(
    "look11",
    "w10111",
    ["rail6", "w10121", "w10111", "w10141"],
    ["look9", "w10182", "w10111", "w10132"],
    ["still8", "w10411", "w10421"],
  ),
  "5011": looks(
    "denim",
    "w10160",
    ["rail3", "w10161", "w10152", "w10112"],
    ["look7", "w10162", "w10115"],
    ["still6", "w10421", "w10161"],
  ),
  "5012": looks(
    "cafe",
    "w10410",
    ["still1", "w10412", "w10452"],
    ["still6", "w10411", "w10421"],
    ["still7", "w10412", "w10452"],
  ),
};

/** What it is, three ways to wear it, what there is of it, and one to begin with. */
function trend(cover: SceneKey, products: Layout, last: Layout): PageLayout {
  return { cover, blocks: [text(), steps(3), products, last] };
}

export const TREND: Layouts = {
  "9001": trend("look9", carousel("w10100", "brown"), beside("still1", "right", "w10412")),
  "9002": trend("look11", carousel("w10100", "red"), beside("rail10", "right", "w10125")),
  "9003": trend("rail4", carousel("w10242"), beside("journal", "right", "w10431")),
  "9004": trend("coats", carousel("w10111"), beside("look3", "right", "w10111")),
  "9005": trend("look12", carousel("w10181"), beside("rail2", "right", "w10142")),
  "9006": trend("journal", carousel("w10131"), beside("rail1", "right", "w10130")),
  "9007": trend("denim", carousel("w10162"), beside("look7", "right", "w10115")),
  "9008": trend("rail8", carousel("w10100", "green"), beside("still8", "right", "w10421")),
  "9009": trend("rail3", carousel("w10152"), beside("children", "right", "w10350")),
  "9010": trend("rail2", carousel("w10115"), beside("atelier", "right", "w10115")),
  "9011": trend("still7", carousel("w10412"), beside("still5", "right", "w10412")),
  "9012": trend("still6", carousel("w10421"), beside("etageres", "right", "w10420")),
};
