import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { linkAddress } from "./internal-address";

/** A pointer that only passes over a link means nothing by it. */
const INTENT_MS = 100;

/** The link that a visitor is about to follow, so that its page can be on its way: hovered or focused for 100 ms. */
export function useLinkIntent(prefix: string) {
  const [intended, setIntended] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const onIntent = (event: SyntheticEvent<HTMLElement>) => {
    clearTimeout(timer.current);
    const address = linkAddress(event.target, prefix);
    if (address) timer.current = setTimeout(() => setIntended(address), INTENT_MS);
  };
  return { intended, onIntent };
}
