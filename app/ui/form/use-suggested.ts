import { useEffect, useState } from "react";
import { readJson } from "./read-json";

/**
 * What a resource route suggests for a query; while new suggestions load, the previous ones. Late responses are ignored.
 *
 * @param query null for what is too short to be asked about: nothing is suggested
 * @param pauseMs before a request, so that not every letter sends one
 */
export function useSuggested<T>(address: string, query: string | null, pauseMs: number): T | null {
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    if (query === null) return setFound(null);
    const giveUp = new AbortController();
    const load = async () => {
      const answer = await readJson<T>(`${address}?${query}`, giveUp.signal);
      if (!giveUp.signal.aborted) setFound(answer);
    };
    const timer = setTimeout(() => void load(), pauseMs);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [address, query, pauseMs]);
  return query === null ? null : found;
}
