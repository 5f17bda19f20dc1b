// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runHeadScript } from "#tests/support/head-script.ts";
import { goOnWithoutScript, RELOAD_AFTER_DEPLOY_SCRIPT } from "../error-page/reload-after-deploy";
import { noteLeaving } from "../error-page/leaving";
import { closeUnsent, toasts } from "../toast/toast";
import { keepLostForms } from "./lost-forms";

const ADDRESS = new URL("https://shop.test/fr-fr/cart/add.data");
const answer = vi.fn<typeof fetch>();
const cancel = () => answer.mockRejectedValue(new TypeError("NetworkError when attempting to fetch resource."));
/** What becomes of a request: its status, `lost`, or nothing yet. */
async function became(request: Promise<Response>): Promise<number | string> {
  const nothing = new Promise<string>((resolve) => setTimeout(() => resolve("nothing"), 1));
  const settled = request.then(
    ({ status }) => status,
    () => "lost",
  );
  const which = Promise.race([settled, nothing]);
  await vi.advanceTimersByTimeAsync(1);
  return which;
}
const post = () => fetch(ADDRESS, { method: "POST" });
const told = () => toasts().map(({ unsent }) => unsent);
let now = Date.parse("2020-01-01");

beforeEach(() => {
  // No test begins while the page of the one before is being left.
  vi.useFakeTimers({ now: (now += 60_000) });
  vi.stubGlobal("fetch", answer);
  keepLostForms();
  noteLeaving();
});
afterEach(() => {
  closeUnsent();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a request that the network loses", () => {
  it("is told when it was a form", async () => {
    cancel();
    expect(await became(post())).toBe(599);
    expect(told()).toEqual(["unsure"]);
  });

  it("is told when its response is cut off", async () => {
    const cut = new ReadableStream({ pull: (stream) => stream.error(new TypeError("Error in input stream")) });
    answer.mockResolvedValue(new Response(cut));
    expect(await became(post())).toBe(599);
    expect(told()).toEqual(["unsure"]);
  });

  it("is given as it came otherwise, and one without a body too", async () => {
    answer.mockResolvedValue(new Response("[1]", { status: 422, headers: { "X-Remix-Response": "yes" } }));
    const response = await post();
    expect([response.status, response.headers.get("x-remix-response"), await response.text()]).toEqual([
      422,
      "yes",
      "[1]",
    ]);
    answer.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await became(post())).toBe(204);
  });
});

describe("a page that is being left", () => {
  it("waits for the next one when its requests are cancelled, and tells only when it is still there", async () => {
    cancel();
    window.dispatchEvent(new Event("beforeunload"));
    const page = fetch(ADDRESS);
    const form = post();
    expect([await became(page), await became(form)]).toEqual(["nothing", "nothing"]);
    expect(told()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([await became(page), await became(form)]).toEqual(["lost", 599]);
    expect(told()).toEqual(["unsure"]);
  });

  it("is one whose form the browser sends, and not one whose form is sent by scripts", async () => {
    cancel();
    window.dispatchEvent(new Event("submit"));
    expect(await became(post())).toBe("nothing");
    vi.advanceTimersByTime(60_000);
    const ours = new Event("submit", { cancelable: true });
    ours.preventDefault();
    window.dispatchEvent(ours);
    expect(await became(post())).toBe(599);
  });

  it("neither reloads nor opens another page when its scripts are cancelled", () => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    const navigation = { state: "loading", location: {} };
    const router = { state: { navigation, fetchers: new Map() }, createHref: () => "/fr-fr/search" };
    vi.stubGlobal("__remixRouter", router);
    runHeadScript(RELOAD_AFTER_DEPLOY_SCRIPT);
    const lose = () => {
      document.head.append(
        Object.assign(document.createElement("script"), { type: "text/plain", src: "/build/root.js" }),
      );
      document.head.lastElementChild!.dispatchEvent(new Event("error"));
      void goOnWithoutScript();
    };
    window.dispatchEvent(new Event("beforeunload"));
    lose();
    expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
    vi.advanceTimersByTime(2000);
    lose();
    expect([reload.mock.calls.length, assign.mock.calls]).toEqual([1, [["/fr-fr/search"]]]);
  });
});
