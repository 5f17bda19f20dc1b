import type { Print } from "../spec";
import { seeded, pickOf } from "../random";
import type { Art } from "./art";
import { isDark, tone } from "./colour";
import { n1 } from "./geometry";
import { circle, element, group, line } from "./svg";
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
  gap: number;
}

/** Motifs strewn over a tile, none too near another; those that cross its edge are drawn again on the other side. */
function scatter(
  { seed, tile: k, count, gap }: Scatter,
  draw: (x: number, y: number, chance: number) => string,
): string {
  const random = seeded(seed);
  const placed: { x: number; y: number; chance: number }[] = [];
  const apart = (a: number, b: number): number => Math.min(Math.abs(a - b), k - Math.abs(a - b));
  for (let tries = 0; placed.length < count && tries < 600; tries++) {
    const p = { x: random() * k, y: random() * k, chance: random() };
    if (!placed.some((q) => Math.hypot(apart(p.x, q.x), apart(p.y, q.y)) < gap)) placed.push(p);
  }
  let out = "";
  for (const { x, y, chance } of placed) {
    for (const dx of [-k, 0, k]) {
      for (const dy of [-k, 0, k]) {
        const [px, py] = [x + dx, y + dy];
        if (px > -gap && px < k + gap && py > -gap && py < k + gap) out += draw(n1(px), n1(py), chance);
      }
    }
  }
  return out;
}

function bloom(ink: string, size: number, turn: number): string {
  const n = turn > 0.6 ? 5 : 6;
  const petal = (i: number): string =>
    element("ellipse", {
      cy: n1(-size * 0.85),
      rx: n1(size * 0.56),
      ry: n1(size * 0.78),
      transform: `rotate(${Math.round((i * 360) / n)})`,
    });
  const shade = { cx: n1(size * 0.4), cy: n1(size * 0.6), rx: n1(size * 0.3), ry: n1(size * 0.4) };
  return (
    group({ fill: ink }, Array.from({ length: n }, (_, i) => petal(i)).join("")) +
    element("ellipse", { ...shade, fill: tone(ink, -0.12), "fill-opacity": 0.5 }) +
    element("circle", { r: n1(size * 0.34), fill: tone(ink, isDark(ink, 0.7) ? 0.25 : -0.25) })
  );
}

const floral: Paint = ({ art, base, s, inks, options }) => {
  const k = 132 * s;
  const colours = inks.length > 0 ? inks : FLOWERS;
  const leaf = isDark(base, 0.5) ? "#8fa08a" : "#5f7358";
  const spray = `q${n1(4 * s)} ${n1(-6 * s)} ${n1(10 * s)} ${n1(-5 * s)}q${n1(-3 * s)} ${n1(6 * s)} ${n1(-10 * s)} ${n1(5 * s)}`;
  const leaves = (): string =>
    scatter({ seed: `${options.key}leaf`, tile: k, count: 44, gap: 9 * s }, (x, y, chance) =>
      element("path", {
        d: `M${x} ${y}${spray}`,
        transform: `rotate(${Math.round(chance * 360)} ${x} ${y})`,
        fill: leaf,
        "fill-opacity": 0.85,
      }),
    );
  const blooms = (): string =>
    scatter({ seed: `${options.key}bloom`, tile: k, count: 36, gap: 15.5 * s }, (x, y, chance) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${Math.round(chance * 720)})` },
        bloom(
          pickOf(colours, () => (chance * 997) % 1),
          (2.2 + chance * chance * 3.2) * s,
          chance,
        ),
      ),
    );
  return tile(art, { ...options, width: k }, () => leaves() + blooms());
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
    scatter({ seed: options.key, tile: k, count: 34, gap: 10 * s }, (x, y, chance) =>
      group({ transform: `translate(${x} ${y}) rotate(${Math.round(chance * 360)})` }, spot((3.2 + chance * 2) * s)),
    ),
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
