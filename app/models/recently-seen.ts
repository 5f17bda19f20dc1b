/** Products that a shopper looked at, the last one first. Kept in the browser and nowhere else (PDP-12). */

const MOST = 12;

/** What the browser kept: anything else than a list of ids is none. */
export function readSeen(text: string | null): string[] {
  try {
    const list: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(list)
      ? list.filter((id): id is string => typeof id === "string" && /^\d{1,20}$/.test(id))
      : [];
  } catch {
    return [];
  }
}

export function addSeen(seen: readonly string[], productId: string): string[] {
  return [productId, ...seen.filter((id) => id !== productId)].slice(0, MOST);
}
