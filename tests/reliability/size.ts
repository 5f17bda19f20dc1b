/** The full size is for `npm run test:reliability`; `npm test` runs a hundredth of it. */
const isFull = process.env.RELIABILITY === "full";

export function sized(full: number, least = 1): number {
  return isFull ? full : Math.max(least, Math.ceil(full / 100));
}

/** Figures of a promise, for whoever runs it. */
export function report(promise: string, figures: Record<string, string | number>): void {
  const list = Object.entries(figures).map(([name, figure]) => `  ${name}: ${figure}`);
  process.stdout.write(`\n${promise}\n${list.join("\n")}\n`);
}
