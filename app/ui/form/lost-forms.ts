import { closeUnsent, showUnsent } from "../toast/toast";

/** Status of the answer that stands in for one that never came. No server sends it; nothing is read anew after it. */
export const UNSENT = 599;

/** What Remix reads as the answer of an action that returned nothing. */
const NOTHING = '[{"_1":-5},"data"]';

/** What `askBeside` was given: the address of its data, and whether it is a page that one can go to. */
const beside = new Map<string, boolean>();

/**
 * Marks what a page loads beside itself: when it is lost, or the shop cannot answer, Remix would put an error in the page's
 * place. Its data are null then; with `isPage` the browser goes to that page.
 *
 * @returns the address
 */
export function askBeside(address: string, isPage = false): string {
  beside.set(`${new URL(address, location.href).pathname}.data`, isPage);
  return address;
}

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
    if (!(input instanceof URL)) return send(input, init);
    if (init?.method !== "POST") {
      return beside.has(input.pathname) ? besideAnswer(send, input, init) : send(input, init);
    }
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

/** What was asked for beside the page, or what stands in for it. */
async function besideAnswer(send: typeof fetch, data: URL, init?: RequestInit): Promise<Response> {
  const isPage = beside.get(data.pathname);
  const answer = await send(data, init).catch((error: unknown) => {
    // Without a connection a page has nothing to go to: it says so itself.
    if (init?.signal?.aborted || (isPage && !navigator.onLine)) throw error;
    return null;
  });
  // With 400 a page says what its question lacks.
  if (answer && (answer.ok || answer.status === 400)) return answer;
  const route = data.searchParams.get("_routes");
  if (!isPage) return new Response(JSON.stringify([{ _1: 2 }, route, { _3: -5 }, "data"]), { status: UNSENT });
  const page = new URL(data);
  page.pathname = page.pathname.replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  location.assign(page);
  return new Promise(() => {});
}
