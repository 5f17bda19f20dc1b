import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { linkAddress } from "./internal-address";

/** A pointer that only passes over a link means nothing by it. */
const INTENT_MS = 100;

/** Pages that are kept ready at once (S9). */
const MAX_READY = 5;

/** The links that a visitor was last about to follow, so that their pages are ready: hovered or focused for 100 ms. */
export function useLinkIntent(prefix: string) {
  const [intended, setIntended] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onIntent = (event: SyntheticEvent<HTMLElement>) => {
    clearTimeout(timer.current);
    const address = linkAddress(event.target, prefix);
    if (!address) return;
    timer.current = setTimeout(() => {
      setIntended((known) => [address, ...known.filter((other) => other !== address)].slice(0, MAX_READY));
    }, INTENT_MS);
  };
  return { intended, onIntent };
}
