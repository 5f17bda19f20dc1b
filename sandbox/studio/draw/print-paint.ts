import type { Print } from "../spec";
import { seeded, pickOf } from "../random";
import type { Art } from "./art";
import { isDark, tone } from "./colour";
import { n1, xy, type Point } from "./geometry";
import { circle, element, fill, group, line } from "./svg";
import { settOf, woven } from "./sett";
import { swarm, tile, type TileOptions } from "./textures";

interface Cell {
  art: Art;
  base: string;
  /** Scale of the motif. */
  s: number;
  inks: readonly string[];
  options: Omit<TileOptions, "width">;
}
type Paint = (cell: Cell) => string;

const FLOWERS = ["#c9606a", "#e7b7a8", "#d99a3f", "#7d93b8", "#f3ead8"];

const dots: Paint = ({ art, base, s, inks, options }) => {
  const ink = inks[0] ?? (isDark(base, 0.55) ? "#f4efe4" : "#23242c");
  const k = 15 * s;
  const r = 2.7 * s;
  return tile(art, { ...options, width: k * 4 }, () =>
    group(
      { fill: ink },
      swarm(
        [k, k],
        [4, 4],
        (x, y) => circle([x + k / 4, y + k / 4], r, {}) + circle([x + k * 0.75, y + k * 0.75], r, {}),
      ),
    ),
  );
};

interface Scatter {
  seed: string;
  tile: number;
  count: number;
  /** From one to the next, at least. */
  gap: number;
  /** How far a motif reaches. */
  reach: number;
}

/** A motif's place, and a number from 0 to 1 that is its own. */
interface Motif {
  x: number;
  y: number;
  chance: number;
}

/** Motifs strewn over a tile, none too near another; those that cross its edge are there again on the other side. */
function scatter({ seed, tile: k, count, gap, reach }: Scatter): Motif[] {
  const random = seeded(seed);
  const placed: Motif[] = [];
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), k - Math.abs(a - b));
  for (let tries = 0; placed.length < count && tries < 600; tries++) {
    const p = { x: random() * k, y: random() * k, chance: random() };
    if (!placed.some((q) => Math.hypot(apart(p.x, q.x), apart(p.y, q.y)) < gap)) placed.push(p);
  }
  const over = [-k, 0, k];
  const inTile = (place: number): boolean => place > -reach && place < k + reach;
  return placed.flatMap(({ x, y, chance }) =>
    over
      .flatMap((dx) => over.map((dy) => ({ x: x + dx, y: y + dy, chance })))
      .filter((p) => inTile(p.x) && inTile(p.y)),
  );
}

/** A motif's own coordinates in the tile. */
function placing({ x, y }: Motif, degrees: number): (p: Point) => Point {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return ([dx, dy]) => [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
}

/** Path data of an ellipse that is turned, from one end of its height to the other and back. */
function oval([cx, cy]: Point, [rx, ry]: Point, degrees: number): string {
  const end = (way: number): string => xy(placing({ x: cx, y: cy, chance: 0 }, degrees)([0, way * ry]));
  const half = `A${n1(rx)} ${n1(ry)} ${n1(degrees)} 0 1`;
  return `M${end(-1)}${half} ${end(1)}${half} ${end(-1)}Z`;
}

/** Flowers of one colour. A path for all petals, one for what is shaded and one for the middles: librsvg draws a tile
 * anew for every piece of a garment, and flowers of eight shapes each took a tenth of a printed dress's time. */
function blooms(ink: string, motifs: readonly Motif[], s: number): string {
  const each = (draw: (at: (p: Point) => Point, size: number, degrees: number, motif: Motif) => string): string =>
    motifs
      .map((motif) => {
        const degrees = Math.round(motif.chance * 720);
        return draw(placing(motif, degrees), (2.2 + motif.chance * motif.chance * 3.2) * s, degrees, motif);
      })
      .join("");
  const petals = each((_, size, degrees, motif) => {
    const n = motif.chance > 0.6 ? 5 : 6;
    return Array.from({ length: n }, (__, i) => {
      const turned = degrees + Math.round((i * 360) / n);
      return oval(placing(motif, turned)([0, -size * 0.85]), [size * 0.56, size * 0.78], turned);
    }).join("");
  });
  const shades = each((at, size, degrees) => oval(at([size * 0.4, size * 0.6]), [size * 0.3, size * 0.4], degrees));
  const middles = each((at, size) => oval(at([0, 0]), [size * 0.34, size * 0.34], 0));
  const middle = tone(ink, isDark(ink, 0.7) ? 0.25 : -0.25);
  return fill(petals, ink) + fill(shades, tone(ink, -0.12), 0.5) + fill(middles, middle);
}

/** Path data of leaves. */
const leaves = (motifs: readonly Motif[], s: number): string =>
  motifs
    .map((motif) => {
      const at = placing(motif, Math.round(motif.chance * 360));
      const by = (dx: number, dy: number): string => xy(at([dx * s, dy * s]));
      return `M${by(0, 0)}Q${by(4, -6)} ${by(10, -5)}Q${by(7, 1)} ${by(0, 0)}Z`;
    })
    .join("");

const floral: Paint = ({ art, base, s, inks, options }) => {
  const k = 132 * s;
  const colours = inks.length > 0 ? inks : FLOWERS;
  const green = isDark(base, 0.5) ? "#8fa08a" : "#5f7358";
  const strewn = (what: string, count: number, gap: number, reach: number): Motif[] =>
    scatter({ seed: `${options.key}${what}`, tile: k, count, gap: gap * s, reach: reach * s });
  return tile(art, { ...options, width: k }, () => {
    const flowers = strewn("bloom", 36, 15.5, 9);
    const inkOf = ({ chance }: Motif): string => pickOf(colours, () => (chance * 997) % 1);
    const ofInk = (ink: string): string =>
      blooms(
        ink,
        flowers.filter((motif) => inkOf(motif) === ink),
        s,
      );
    return fill(leaves(strewn("leaf", 44, 9, 12), s), green, 0.85) + [...new Set(colours)].map(ofInk).join("");
  });
};

const animal: Paint = ({ art, base, s, inks, options }) => {
  const k = 70 * s;
  const ink = inks[0] ?? "#3a2519";
  const spot = (w: number): string =>
    element("ellipse", { rx: n1(w * 0.8), ry: n1(w * 0.6), fill: tone(base, -0.12) }) +
    line(
      `M${n1(-w)} ${n1(w * 0.2)}C${n1(-w)} ${n1(-w)} ${n1(w * 0.6)} ${n1(-w * 1.1)} ${n1(w)} ${n1(-w * 0.2)}`,
      ink,
      n1(2 * s),
    ) +
    line(`M${n1(-w * 0.5)} ${n1(w * 0.9)}Q${n1(w * 0.3)} ${n1(w * 1.2)} ${n1(w)} ${n1(w * 0.5)}`, ink, n1(1.7 * s));
  return tile(art, { ...options, width: k }, () =>
    scatter({ seed: options.key, tile: k, count: 34, gap: 10 * s, reach: 8 * s })
      .map(({ x, y, chance }) =>
        group(
          { transform: `translate(${n1(x)} ${n1(y)}) rotate(${Math.round(chance * 360)})` },
          spot((3.2 + chance * 2) * s),
        ),
      )
      .join(""),
  );
};

const PAINTS: Partial<Record<Print["kind"], Paint>> = { dots, floral, animal };

/**
 * A repeating print as a pattern's id. Its placement depends on the print alone, so that all pieces of a garment are
 * of the same cloth. Stripes give null: a piece draws them along its own axis.
 */
export function printPaint(art: Art, print: Print, base: string): string | null {
  const { kind, colours = [], scale: s = 1 } = print;
  // Scattered motifs lie any way round: they are never turned.
  const options = { key: `p${kind}${base}${colours.join("")}${s}`, angle: 0 };
  const sett = settOf(print, base);
  if (sett) return tile(art, { ...options, width: sett.period * sett.repeats }, () => woven(sett));
  return PAINTS[kind]?.({ art, base, s, inks: colours, options }) ?? null;
}
