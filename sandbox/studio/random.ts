/** Chance that repeats: the same seed gives the same numbers on every machine. */
export interface Random {
  (): number;
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32 over an FNV-1a hash of the seed. */
export function seeded(seed: string): Random {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => pickOf(list, next),
  });
}

/** One of a list, by any source of numbers in [0, 1). Throws a RangeError on an empty list. */
export function pickOf<T>(list: readonly T[], next: () => number): T {
  const chosen = list[Math.min(list.length - 1, Math.floor(next() * list.length))];
  if (chosen === undefined) throw new RangeError("Nothing to choose from");
  return chosen;
}
