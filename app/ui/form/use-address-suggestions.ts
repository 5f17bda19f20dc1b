import { useEffect, useState } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { type AddressSuggestion, type CompletedAddress, SHORTEST_STREET } from "#app/models/address-suggestion.ts";
import { paths } from "#app/paths.ts";
import { readJson } from "./read-json";
import { useSuggested } from "./use-suggested";

const PAUSE_MS = 250;
const NONE: readonly AddressSuggestion[] = [];

/** Suggestions for the text last given to `ask`. */
export function useAddressSuggestions(country: string) {
  const { prefix } = useLocale();
  const [typed, setTyped] = useState("");
  const query = typed.length >= SHORTEST_STREET ? new URLSearchParams({ q: typed, country }).toString() : null;
  const found = useSuggested<AddressSuggestion[]>(paths.addressSuggestions(prefix), query, PAUSE_MS);
  return { suggestions: Array.isArray(found) ? found : NONE, ask: setTyped };
}

/** Loads the full address of the suggestion that was picked last; null when it is not available. */
export function useCompleteAddress() {
  const { prefix } = useLocale();
  const [last] = useState<{ giveUp?: AbortController }>(() => ({}));
  useEffect(() => () => last.giveUp?.abort(), [last]);
  return async (placeId: string): Promise<CompletedAddress | null> => {
    last.giveUp?.abort();
    const { signal } = (last.giveUp = new AbortController());
    const query = new URLSearchParams({ place: placeId });
    const address = await readJson<CompletedAddress>(`${paths.addressSuggestions(prefix)}?${query}`, signal);
    return signal.aborted ? null : address;
  };
}
