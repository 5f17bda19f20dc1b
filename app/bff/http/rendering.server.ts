import { AsyncLocalStorage } from "node:async_hooks";

/** A shared document that is being made: what it is made of, told by whoever reads it. */
export interface Rendering {
  /** Tags of all that was read for it: it is purged with any of them. */
  readonly tags: Set<string>;
  /** It replaces a document that is kept already: a read that is past its time is waited for, not answered at once. */
  readonly isRefresh: boolean;
}

const underWay = new AsyncLocalStorage<Rendering>();

/** The shared document that is being rendered around this call; null while a request of one shopper is answered. */
export function currentRendering(): Rendering | null {
  return underWay.getStore() ?? null;
}

export function whileRendering<T>(rendering: Rendering, make: () => Promise<T>): Promise<T> {
  return underWay.run(rendering, make);
}
