import { closeUnsent, showUnsent } from "../toast/toast";

/** Status of the answer that stands in for one that never came. No server sends it; nothing is read anew after it. */
export const UNSENT = 599;

/** What Remix reads as the answer of an action that returned nothing. */
const NOTHING = '[{"_1":-5},"data"]';

/**
 * A form that the network has lost is no error of the page: Remix would put one in its place, and what was typed would be
 * gone. The page stays as it is, the shopper is told, and presses again: any form of the shop may come twice (ADR 0006,
 * 0007). Whether one that was on its way has arrived nobody knows here.
 */
export function keepLostForms(): void {
  // Without a connection a form is not even begun: what sends it may have to be fetched itself.
  addEventListener(
    "submit",
    (event) => {
      if (navigator.onLine || (event.target as HTMLFormElement).method !== "post") return;
      event.preventDefault();
      event.stopPropagation();
      showUnsent("offline");
    },
    true,
  );
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (init?.method !== "POST" || !(input instanceof URL)) return send(input, init);
    closeUnsent();
    const { onLine } = navigator;
    try {
      return await send(input, init);
    } catch (error) {
      // Another press, or a way elsewhere, took its place.
      if (init.signal?.aborted) throw error;
      showUnsent(onLine ? "unsure" : "offline");
      return new Response(NOTHING, { status: UNSENT });
    }
  };
}
