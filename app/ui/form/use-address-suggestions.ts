import { useEffect, useState } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { type AddressSuggestion, type CompletedAddress, SHORTEST_STREET } from "#app/models/address-suggestion.ts";
import { paths } from "#app/paths.ts";
import { readJson } from "./read-json";

/** Pause before a request, so that not every letter sends one. */
const PAUSE_MS = 250;
const NONE: readonly AddressSuggestion[] = [];

/** Suggestions for the text last given to `ask`; while new ones load, the previous ones. Late responses are ignored. */
export function useAddressSuggestions(country: string) {
  const { prefix } = useLocale();
  const [typed, setTyped] = useState("");
  const [suggestions, setSuggestions] = useState(NONE);
  useEffect(() => {
    if (typed === "") return;
    const giveUp = new AbortController();
    const load = async () => {
      const query = { q: typed, country };
      const found = await readJson<AddressSuggestion[]>(paths.addressSuggestions(prefix), query, giveUp.signal);
      if (!giveUp.signal.aborted) setSuggestions(Array.isArray(found) ? found : NONE);
    };
    const timer = setTimeout(() => void load(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [typed, country, prefix]);
  /** @param street text of the field; when it is too short or empty, the suggestions are cleared */
  const ask = (street: string) => {
    const isEnough = street.length >= SHORTEST_STREET;
    setTyped(isEnough ? street : "");
    if (!isEnough) setSuggestions(NONE);
  };
  return { suggestions, ask };
}

/** Loads the full address of the suggestion that was picked last; null when it is not available. */
export function useCompleteAddress() {
  const { prefix } = useLocale();
  const [last] = useState<{ giveUp?: AbortController }>(() => ({}));
  useEffect(() => () => last.giveUp?.abort(), [last]);
  return async (placeId: string): Promise<CompletedAddress | null> => {
    last.giveUp?.abort();
    const { signal } = (last.giveUp = new AbortController());
    const address = await readJson<CompletedAddress>(paths.addressSuggestions(prefix), { place: placeId }, signal);
    return signal.aborted ? null : address;
  };
}
