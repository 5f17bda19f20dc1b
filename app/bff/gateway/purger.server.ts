/** Something that forgets what it keeps of these tags. */
interface Keeper {
  purge(tags: readonly string[]): void;
}

/** Tells everything that keeps something what is no longer so. */
export interface Purger extends Keeper {
  /** Has somebody told from now on, after those who are told already. */
  join(keeper: Keeper): void;
}

export function createPurger(): Purger {
  const keepers: Keeper[] = [];
  return {
    join: (keeper) => void keepers.push(keeper),
    purge(tags) {
      for (const keeper of keepers) keeper.purge(tags);
    },
  };
}

const STOCK = "stock:";

/** Of what shows which sizes of a product can be had: its page and those beside it, not the cards in every listing. */
export const stockTag = (productId: string) => STOCK + productId;

/** Whether somebody has changed something; stock goes by itself. */
export function isAboutChanges(tags: readonly string[]): boolean {
  return tags.some((tag) => !tag.startsWith(STOCK));
}
