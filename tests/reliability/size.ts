/** The full size is for `npm run test:reliability`; `npm test` runs a four-hundredth. `RELIABILITY=0.2` is a fifth. */
const { RELIABILITY = "0.0025" } = process.env;
const share = RELIABILITY === "full" ? 1 : Number(RELIABILITY);

export function sized(full: number, least = 1): number {
  return Math.max(least, Math.ceil(full * share));
}

/** Figures of a promise, for whoever runs it. */
export function report(promise: string, figures: Record<string, string | number>): void {
  const list = Object.entries(figures).map(([name, figure]) => `  ${name}: ${figure}`);
  process.stdout.write(`\n${promise}\n${list.join("\n")}\n`);
}
