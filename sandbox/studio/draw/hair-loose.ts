import { fringe, mass, strand, turned, type Barber, type Hair, type Strand } from "./barber";
import { n1, path, type Point, type Points, type Side } from "./geometry";
import { fill, line } from "./svg";

export function long(b: Barber, back: boolean): Hair {
  const { o } = b;
  if (back) {
    const outline = turned(
      o,
      [
        0, -12, -32, 2, -45, 55, -50, 110, -56, 170, -50, 236, -24, 252, 4, 246, 30, 254, 52, 234, 56, 170, 50, 110, 45,
        55, 32, 2,
      ],
      [3, 4, 5, 6, 7, 8, 9, 10, 11],
    );
    const fall = (x: number): Strand => strand(0.28, [x * 0.5 + o, 4, x * 1.1, 110, x * 1.2 + 2, 238]);
    return { behind: "", front: mass(b, outline, [-34, -20, -6, 8, 22, 36].map(fall)) };
  }
  const body = turned(
    o,
    [-30, 6, -46, 52, -52, 120, -57, 172, -44, 214, 0, 200, 44, 212, 57, 172, 52, 120, 46, 52, 30, 6],
    [2, 3, 4, 5, 6, 7, 8],
  );
  /** A lock before each shoulder, thin at its end. */
  const lock = (s: Side, length: number): string => {
    const end = 150 + length;
    const near = (x: number): number => s * x + o;
    const outline: Points = [
      [near(31), 14],
      [near(43), 46],
      [s * 47 + o * 0.6, 92],
      [s * 54, 138],
      [s * 56, 150 + length * 0.5],
      [s * 47, end],
      [s * 39, 150 + length * 0.45],
      [s * 37, 136],
      [s * 35 + o * 0.6, 100],
      [near(35), 70],
      [near(28), 36],
    ];
    const strands = [
      strand(0.4, [near(38), 40, s * 42 + o * 0.6, 96, s * 47, 150, s * 47, end - 6]),
      strand(0.28, [near(35), 62, s * 39 + o * 0.6, 110, s * 42, 160, s * 45, end - 18]),
      strand(0.22, [near(42), 52, s * 46 + o * 0.6, 104, s * 52, 150]),
    ];
    return mass(b, outline, strands);
  };
  return { behind: mass(b, body), front: lock(-1, 78) + lock(1, 64) + fringe(b, 66) };
}

export function bob(b: Barber, back: boolean): Hair {
  const { o } = b;
  if (back) {
    const outline = turned(
      o,
      [
        0, -13, -20, -9, -35, 8, -42, 36, -47, 80, -44, 122, -22, 131, 0, 133, 22, 131, 44, 122, 47, 80, 42, 36, 35, 8,
        20, -9,
      ],
    );
    const fall = (x: number): Strand => strand(0.3, [x * 0.6 + o, 0, x * 1.3 + o, 60, x * 1.25 + o, 122]);
    return { behind: "", front: mass(b, outline, [-26, -14, 0, 14, 26].map(fall)) };
  }
  const body = turned(o, [-30, 6, -45, 50, -47, 92, -40, 122, 0, 116, 40, 122, 47, 92, 45, 50, 30, 6], [4]);
  const lock = (s: Side): string => {
    const outline: Points = [
      [s * 28 + o, 12],
      [s * 42 + o, 40],
      [s * 46 + o, 80],
      [s * 42 + o, 119],
      [s * 30 + o, 114],
      [s * 31 + o, 80],
      [s * 29 + o, 50],
      [s * 20 + o, 26],
    ];
    return mass(b, outline, [strand(0.4, [s * 36 + o, 36, s * 40 + o, 80, s * 37 + o, 114])]);
  };
  return { behind: mass(b, body), front: fringe(b, 60) + lock(-1) + lock(1) };
}

/** How many curls one sees, and the angle from each to the next that strews them evenly. */
const CURLS = 130;
const GOLDEN = 2.399963;

/** Small curls all over a round of hair, none before the face. */
function curls({ c, o, f }: Barber, back: boolean): string {
  const drawn: Record<"light" | "deep", string> = { light: "", deep: "" };
  for (let i = 0; i < CURLS; i++) {
    const r = Math.sqrt((i + 0.5) / CURLS);
    const [x, y] = [Math.cos(i * GOLDEN) * r * 58, 22 + Math.sin(i * GOLDEN) * r * 62];
    if (!back && Math.hypot(x / 33, (y - 62) / 52) < 1) continue;
    const [px, py] = f.warp([x + o, y]);
    drawn[i % 2 ? "light" : "deep"] += `M${n1(px - 3.4)} ${n1(py + 1)}q2.6 -5 6 -1.4q1.4 3.6 -2 3.4`;
  }
  return (
    line(drawn.deep, c.deep, 1.5, { opacity: c.dark ? 0.5 : 0.26 }) + line(drawn.light, c.light, 1.1, { opacity: 0.32 })
  );
}

export function afro(b: Barber, back: boolean): Hair {
  const { o } = b;
  // A scalloped rim: curls stand out of it.
  const rim = Array.from({ length: 44 }, (_, i): Point => {
    const angle = (i / 44) * 2 * Math.PI;
    const k = i % 2 ? 1.03 : 0.985;
    return [Math.cos(angle) * 62 * k + o, 22 + Math.sin(angle) * 66 * k];
  });
  if (back) return { behind: "", front: mass(b, rim) + curls(b, true) };
  const hairline = turned(
    o,
    [-37, 62, -44, 30, -30, -4, 0, -16, 30, -4, 44, 30, 37, 62, 34, 40, 24, 20, 0, 13, -24, 20, -34, 40],
  );
  const { c, f } = b;
  return { behind: mass(b, rim), front: fill(path(hairline.map(f.warp)), c.base) + curls(b, false) };
}
