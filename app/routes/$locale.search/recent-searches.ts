/** What was searched for in this browser: kept there and nowhere else, until it is cleared. */

const KEY = "searches";
const MOST = 5;

/** The latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string").slice(0, MOST) : [];
  } catch {
    // No storage, or something else's: nothing was searched for.
    return [];
  }
}

export function rememberSearch(words: string): void {
  if (words === "") return;
  const others = recentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase());
  write([words, ...others].slice(0, MOST));
}

export function forgetSearches(): void {
  write([]);
}

function write(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches));
    else localStorage.removeItem(KEY);
  } catch {
    // Full or forbidden: then nothing is remembered.
  }
}
