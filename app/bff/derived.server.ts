import { LRUCache } from "lru-cache";
import { memorySize } from "./memory-size.server";

/** What is made of cached answers, such as their HTML: made once, in a bounded number of bytes. */
export interface DerivedStore {
  /** Gives what was made of that very object under a name, calling `make` when it is not kept. */
  get<T>(of: object, name: string, make: () => T): T;
}

/**
 * @param maxBytes bound of all that is kept, the objects that it was made of included: whatever the read cache lets go,
 * may still lie here
 */
export function createDerivedStore(maxBytes: number): DerivedStore {
  const kept = new LRUCache<object, Map<string, unknown>>({
    maxSize: maxBytes,
    sizeCalculation: (made, of) => memorySize(of) + memorySize(made),
  });
  return {
    get<T>(of: object, name: string, make: () => T): T {
      const known = kept.get(of);
      if (known?.has(name)) return known.get(name) as T;
      const made = make();
      // Set again, so that its size is counted again.
      kept.set(of, new Map(kept.peek(of)).set(name, made));
      return made;
    },
  };
}
