import { z } from "zod";

/** So many tags are known to be purged; more of them start another epoch. */
export const MAX_MARKS = 20_000;

/**
 * How many purges an instance knew of. Numbers, not times: clocks of instances differ. They count from the beginning of an
 * epoch, which ends when Redis loses them; a document of another epoch is not used.
 */
export interface PurgeMark {
  epoch: string;
  count: number;
}

const purgeSchema = z.object({
  epoch: z.string().min(1),
  count: z.number().int().positive(),
  // An empty list is an object in the language of its sender.
  tags: z.array(z.string()).or(z.object({}).transform((): string[] => [])),
});
export type Purge = z.infer<typeof purgeSchema>;

/** A purge as it is published, or null for what is none. */
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
  /** Takes the next purge; false when one before it is missing. */
  apply(purge: Purge): boolean;
  /** Takes all that there are: when each tag was purged last, as numbers. */
  catchUp(mark: PurgeMark, times: Readonly<Record<string, string>>): void;
}

/** What an instance knows of purges. `onPurge` is called in the moment in which the mark changes. */
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
      // A message may have come while these were read.
      if (current && known > mark.count) return;
      current = mark;
      counts = new Map(Object.entries(times).map(([tag, count]) => [tag, Number(count)]));
      const missed = [...counts].filter(([, count]) => !(count <= known)).map(([tag]) => tag);
      if (missed.length > 0) onPurge(missed);
    },
  };
}
