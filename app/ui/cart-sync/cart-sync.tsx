import { useFetchers, useLocation, useNavigation, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { usePersonal } from "../shell/personal";
import { slot } from "../slot/slot";
import { SYNC_NAME } from "../shared-ids";

/** The cart has become an order: other tabs still show it. */
const CONFIRMATION = /\/(checkout\/|order-)confirmation$/;

/**
 * Keeps this tab's cart in step with the shopper's other tabs (S4): that script is fetched only where a cart exists, or
 * once another tab sends a message about one. And loads the page's data again when the browser shows a copy that it
 * kept, from the back/forward cache or its HTTP cache: such a page may be older than the cart and has heard no messages.
 */
export const CartSync = slot("cart-sync", function CartSync() {
  const { cart } = usePersonal();
  const onOther = useRefresh();
  const version = cart?.version ?? null;
  const isOrdered = CONFIRMATION.test(useLocation().pathname);
  const isListening = useRef(false);
  useEffect(() => {
    const refresh = () => {
      // Without a connection it would only show an error.
      if (navigator.onLine) onOther();
      else addEventListener("online", onOther, { once: true });
    };
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && refresh();
    if (isKeptCopy()) refresh();
    addEventListener("pageshow", onShow);
    return () => {
      removeEventListener("pageshow", onShow);
      removeEventListener("online", onOther);
    };
  }, [onOther]);
  useEffect(() => {
    const listen = (heard?: string | null) => {
      isListening.current = true;
      import("./tabs").then(
        ({ cartIs }) => cartIs(version, onOther, heard),
        () => {},
      );
    };
    // First: it also notes for the tab's next page whether this one has a cart.
    const isGone = hadCart(version !== null) && version === null;
    if (version !== null || isOrdered || isGone || isListening.current || hasWord()) return listen();
    const onWord = ({ key, newValue }: StorageEvent) => {
      if (key === SYNC_NAME) listen(newValue);
    };
    addEventListener("storage", onWord);
    return () => removeEventListener("storage", onWord);
  }, [version, isOrdered, onOther]);
  return null;
});

/** Reloads the page's data once the router is idle: revalidating earlier would abort requests under way. */
function useRefresh(): () => void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const [isDue, setDue] = useState(false);
  const isIdle = [{ state }, navigation, ...fetchers].every((each) => each.state === "idle");
  useEffect(() => {
    if (!isDue || !isIdle) return;
    setDue(false);
    revalidate();
  }, [isDue, isIdle, revalidate]);
  return useCallback(() => setDue(true), []);
}

/** Whether the browser went back to this document, and had it without asking the shop. */
function isKeptCopy(): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return document?.type === "back_forward" && document.transferSize === 0;
}

/** Whether this tab's last page showed a cart: after a new document nothing else remembers it. */
function hadCart(hasCart: boolean): boolean {
  try {
    const had = sessionStorage.getItem(SYNC_NAME) !== null;
    if (hasCart) sessionStorage.setItem(SYNC_NAME, "");
    else sessionStorage.removeItem(SYNC_NAME);
    return had;
  } catch {
    return false;
  }
}

function hasWord(): boolean {
  try {
    return localStorage.getItem(SYNC_NAME) !== null;
  } catch {
    return false;
  }
}
