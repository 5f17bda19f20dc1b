import { useState } from "react";
import { useLocale } from "~/i18n/use-text";
import { paths } from "~/paths";
import type { PlacesPart } from "./place-lists.server";

export interface ShownPlaces extends PlacesPart {
  /** They are on their way. */
  isLooking?: boolean;
}

/**
 * With scripts, the places of a method appear once it is chosen; its form's button looks for them without. The page
 * stays whatever is answered: an error in its place would lose what is typed in it.
 *
 * @param places as the page was loaded with them
 */
export function usePlaces(places: readonly PlacesPart[]) {
  const { prefix } = useLocale();
  const [looked, setLooked] = useState<Readonly<Record<string, ShownPlaces>>>({});
  // What was searched for is the page's own, and newer.
  const shown: ShownPlaces[] = places.map((part) => (part.searched === null ? (looked[part.method] ?? part) : part));
  const look = async (key: string) => {
    const before = shown.find(({ method }) => method === key);
    if (before?.searched !== null || before.isLooking) return;
    const show = (part: ShownPlaces) => setLooked((others) => ({ ...others, [key]: part }));
    show({ ...before, isLooking: true });
    const found = await findPlaces(`${paths.deliveryPlaces(prefix)}?${new URLSearchParams({ method: key })}`);
    show(found ?? { ...before, isUnavailable: true, count: before.list && before.count });
  };
  return { shown, look };
}

/** Not a fetcher of Remix: those show the page's error when it fails. */
async function findPlaces(address: string): Promise<PlacesPart | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as PlacesPart | null) : null;
  } catch {
    return null;
  }
}
