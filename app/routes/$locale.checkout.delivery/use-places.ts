import { useEffect, useState } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import type { PlacesPart } from "./place-lists.server";

export interface ShownPlaces extends PlacesPart {
  /** The places are being loaded. */
  isLooking?: boolean;
}

/**
 * With scripts, a method's places are loaded once it is chosen; without, a button of the form loads them. When loading
 * fails, the page stays: an error page would lose what was typed.
 *
 * @param places as in the page's loader data
 * @param left the method that was chosen when the shopper left this entry of the history
 */
export function usePlaces(places: readonly PlacesPart[], left: string | undefined) {
  const { prefix } = useLocale();
  const [looked, setLooked] = useState<Readonly<Record<string, ShownPlaces>>>({});
  // A search loaded with the page is newer than places loaded here.
  const shown: ShownPlaces[] = places.map((part) => (part.searched === null ? (looked[part.method] ?? part) : part));
  const look = async (key: string) => {
    const before = shown.find(({ method }) => method === key);
    if (before?.searched !== null || before.isLooking) return;
    const show = (part: ShownPlaces) => setLooked((others) => ({ ...others, [key]: part }));
    show({ ...before, isLooking: true });
    const found = await findPlaces(`${paths.deliveryPlaces(prefix)}?${new URLSearchParams({ method: key })}`);
    show(found ?? { ...before, isUnavailable: true, count: before.list && before.count });
  };
  useEffect(() => {
    if (left) void look(left);
    // Only for the page as it opens: a method chosen later is looked at when it is chosen.
  }, []);
  return { shown, look };
}

/** A plain fetch: a Remix fetcher would show the error page when it fails. */
async function findPlaces(address: string): Promise<PlacesPart | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as PlacesPart | null) : null;
  } catch {
    return null;
  }
}
