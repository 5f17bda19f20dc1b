import { unlessLeaving } from "../error-page/leaving";
import { closeUnsent, showUnsent } from "../toast/toast";

/**
 * Status of the response that replaces one that never came. No server sends it.
 */
const UNSENT = 599;

/**
 * Statuses after which routes do not revalidate: the form was lost, or refused for what was typed or for too many tries,
 * before anything changed. Its button would wait for pages that are the same.
 */
const UNCHANGED = [400, 429, UNSENT];

export function hasChangedNothing(actionStatus: number | undefined): boolean {
  return actionStatus !== undefined && UNCHANGED.includes(actionStatus);
}

/** The encoded response of an action that returned nothing, as Remix reads it. */
const NOTHING = '[{"_1":-5},"data"]';

/** Data requests beside the page, by pathname: true when the address is also a page that can be opened. */
const beside = new Map<string, boolean>();

/**
 * Marks an address whose data a page loads beside itself. When that request fails, Remix would replace the page by an
 * error page. Instead optional data becomes null, and an address that is also a page (`isPage`) is opened as a
 * document.
 *
 * @returns the address
 */
export function askBeside(address: string, isPage = false): string {
  beside.set(`${new URL(address, location.href).pathname}.data`, isPage);
  return address;
}

/**
 * Keeps the page when the network loses a form: Remix would replace it by an error page, and what was typed would be
 * gone. The shopper is told and can press again: every form of the shop may arrive twice (ADR 0006, 0007). Whether the
 * lost one reached the server is unknown.
 */
export function keepLostForms(): void {
  // Without a connection a form is stopped before it is sent: even the script that sends it may be missing.
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
  const fetchOfBrowser = window.fetch.bind(window);
  const send: typeof fetch = async (input, init) => {
    try {
      return await readWhole(await fetchOfBrowser(input, init));
    } catch (error) {
      if (!init?.signal?.aborted) await unlessLeaving();
      throw error;
    }
  };
  window.fetch = async (input, init) => {
    if (!(input instanceof URL)) return fetchOfBrowser(input, init);
    if (init?.method !== "POST") {
      return beside.has(input.pathname) ? besideAnswer(send, input, init) : send(input, init);
    }
    closeUnsent();
    const { onLine } = navigator;
    try {
      return await send(input, init);
    } catch (error) {
      // Aborted by another press or a navigation: not lost.
      if (init.signal?.aborted) throw error;
      showUnsent(onLine ? "unsure" : "offline");
      return new Response(NOTHING, { status: UNSENT });
    }
  };
}

/** Reads a response to its end, so that one which is cut off counts as lost. None of the shop's comes in parts. */
async function readWhole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(response.status === 204 ? null : body, response);
}

/** The response to a request beside the page, or its replacement. */
async function besideAnswer(send: typeof fetch, data: URL, init?: RequestInit): Promise<Response> {
  const isPage = beside.get(data.pathname);
  const answer = await send(data, init).catch((error: unknown) => {
    // Without a connection the page could not be opened either: the layer reports the error itself.
    if (init?.signal?.aborted || (isPage && !navigator.onLine)) throw error;
    return null;
  });
  // With 400 a page says what is wrong with its query.
  if (answer && (answer.ok || answer.status === 400)) return answer;
  const route = data.searchParams.get("_routes");
  if (!isPage) return new Response(JSON.stringify([{ _1: 2 }, route, { _3: -5 }, "data"]), { status: UNSENT });
  const page = new URL(data);
  page.pathname = page.pathname.replace(/\.data$/, "");
  page.searchParams.delete("_routes");
  location.assign(page);
  return new Promise(() => {});
}
