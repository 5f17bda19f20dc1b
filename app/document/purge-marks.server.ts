import { z } from "zod";

/** Largest number of purged tags to remember; beyond it a new epoch starts. */
export const MAX_MARKS = 20_000;

/**
 * The number of purges that an instance knows of, within an epoch. A count, not a time, because clocks of instances
 * differ. A new epoch starts when Redis loses the count; documents of another epoch are not used.
 */
export interface PurgeMark {
  epoch: string;
  count: number;
}

const purgeSchema = z.object({
  epoch: z.string().min(1),
  count: z.number().int().positive(),
  // Lua in Redis encodes an empty list as an object.
  tags: z.array(z.string()).or(z.object({}).transform((): string[] => [])),
});
export type Purge = z.infer<typeof purgeSchema>;

/** Parses a published message; null if it is not a purge. */
export function readPurge(text: string): Purge | null {
  try {
    return purgeSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export interface PurgeMarks {
  current(): PurgeMark | null;
  isAt(mark: PurgeMark): boolean;
  /** Whether a document was made after every purge of what it shows. */
  covers(document: { purgeMark?: PurgeMark; tags: readonly string[] }): boolean;
  /** Records the next purge; false if an earlier one is missing. */
  apply(purge: Purge): boolean;
  /** Records all purges: for each tag, the number of the last purge that named it. */
  catchUp(mark: PurgeMark, times: Readonly<Record<string, string>>): void;
}

/** What this instance knows of purges. `onPurge` is called synchronously with the change of the mark. */
export function createPurgeMarks(onPurge: (tags: readonly string[]) => void): PurgeMarks {
  let current: PurgeMark | null = null;
  let counts = new Map<string, number>();
  const isAt = ({ epoch, count }: PurgeMark) => current?.epoch === epoch && current.count === count;

  return {
    current: () => current,
    isAt,
    covers({ purgeMark, tags }) {
      if (!purgeMark || purgeMark.epoch !== current?.epoch) return false;
      return tags.every((tag) => (counts.get(tag) ?? 0) <= purgeMark.count);
    },
    apply({ epoch, count, tags }) {
      if (!current || current.epoch !== epoch || count > current.count + 1) return false;
      if (count <= current.count) return true;
      current = { epoch, count };
      for (const tag of tags) counts.set(tag, count);
      onPurge(tags);
      return true;
    },
    catchUp(mark, times) {
      const known = current?.epoch === mark.epoch ? current.count : 0;
      // A newer message may have arrived while these were being read.
      if (current && known > mark.count) return;
      current = mark;
      counts = new Map(Object.entries(times).map(([tag, count]) => [tag, Number(count)]));
      const missed = [...counts].filter(([, count]) => !(count <= known)).map(([tag]) => tag);
      if (missed.length > 0) onPurge(missed);
    },
  };
}
