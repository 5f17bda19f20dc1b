import type { ColourKey } from "../studio/palette";
import type { Wearer } from "../studio/spec";

interface Shown {
  wearer: Wearer;
  design: string;
  model: string;
  colours: readonly ColourKey[];
}

/** The pieces in the shop window: the first products, which home pages and journals may rely on. */
export const WINDOW: readonly Shown[] = [
  { wearer: "women", design: "coat-belted", model: "Camille", colours: ["camel", "black", "oat"] },
  { wearer: "women", design: "trench-long", model: "Rivoli", colours: ["mastic", "navy"] },
  { wearer: "women", design: "jumper-cable", model: "Ouessant", colours: ["ecru", "navy", "terracotta"] },
  { wearer: "women", design: "trousers-palazzo", model: "Monceau", colours: ["grey", "black"] },
  { wearer: "women", design: "bag-flap", model: "Suzanne", colours: ["cognac", "black"] },
  { wearer: "women", design: "scarf-tartan", model: "Aubrac", colours: ["camel", "red"] },
  { wearer: "women", design: "coat-straight", model: "Carnot", colours: ["grey", "navy"] },
  { wearer: "women", design: "coat-double", model: "Belle-Île", colours: ["navy", "bordeaux"] },
  { wearer: "women", design: "dress-wrap", model: "Héloïse", colours: ["bordeaux", "bottle", "black"] },
  { wearer: "women", design: "blazer-single", model: "Vaneau", colours: ["charcoal", "camel"] },
  { wearer: "women", design: "breton", model: "Cancale", colours: ["navy", "red"] },
  { wearer: "women", design: "shirt-straight", model: "Odéon", colours: ["sky", "white"] },
  { wearer: "women", design: "skirt-pleated", model: "Sologne", colours: ["bottle", "bordeaux"] },
  { wearer: "women", design: "jeans-straight", model: "Bastille", colours: ["indigo", "bleached", "black"] },
  { wearer: "women", design: "jumper-roll", model: "Aurore", colours: ["ecru", "camel"] },
  { wearer: "men", design: "coat-double", model: "Gaspard", colours: ["navy", "charcoal"] },
  { wearer: "men", design: "jumper-troyer", model: "Ouessant", colours: ["navy", "ecru"] },
  { wearer: "men", design: "shirt-classic", model: "Rivoli", colours: ["sky", "white"] },
  { wearer: "men", design: "chinos", model: "Vaneau", colours: ["sand", "navy", "khaki"] },
  { wearer: "men", design: "overshirt", model: "Marin", colours: ["olive", "navy"] },
  { wearer: "children", design: "coat-pea", model: "Colette", colours: ["navy", "camel"] },
  { wearer: "children", design: "dress-smock", model: "Margot", colours: ["terracotta", "sage"] },
  { wearer: "children", design: "puffer-short", model: "Léon", colours: ["mustard", "navy"] },
  { wearer: "women", design: "ankle-boots", model: "Chaillot", colours: ["black", "cognac"] },
  // With the cable jumper above, the three knits of the scene `maille`.
  { wearer: "women", design: "cardigan-vee", model: "Bréhat", colours: ["sage", "ecru", "navy"] },
  { wearer: "women", design: "jumper-roll", model: "Houat", colours: ["rust", "grey"] },
];
