// @vitest-environment happy-dom
import { Link } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, waitFor } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FixedText } from "#app/i18n/use-text.tsx";
import { forgetFragments, type FragmentName } from "./fragments";
import { ServerHtmlContext } from "./server-html";
import { StaticHtml } from "./static-html";

const MENU =
  '<ul><li><a href="/fr-fr/robes--plw1">Robes</a></li><li><details open=""><summary>Plus</summary></details></li></ul>';
const INFO = { prefix: "fr-fr", locale: "fr-FR" } as const;

type Fragments = Readonly<Partial<Record<FragmentName, string>>>;

/** Value of the provider: all fragments on the server, none in the browser. */
let known: Fragments = {};

function Shown() {
  const [isShown, show] = useState(true);
  return (
    <FixedText info={INFO} messages={{}}>
      <ServerHtmlContext.Provider value={new Map(Object.entries(known))}>
        <button onClick={() => show(!isShown)}>switch</button>
        {isShown && (
          <>
            <StaticHtml name="menu" as="nav" aria-label="Menu" />
            <footer>
              <StaticHtml name="footer" as="section" />
            </footer>
          </>
        )}
      </ServerHtmlContext.Provider>
    </FixedText>
  );
}

const Stub = createRemixStub([
  { path: "/fr-fr", Component: Shown },
  { path: "/fr-fr/pulls--plw2", Component: Shown },
  { path: "/fr-fr/*", Component: () => <Link to="/fr-fr">elsewhere</Link> },
]);
/** Where the visit begins. */
let begun = "/fr-fr";
const app = () => <Stub initialEntries={[begun]} />;
const errors = vi.spyOn(console, "error");

function serverHtml(fragments: Fragments, at = "/fr-fr"): string {
  begun = at;
  known = { menu: "", footer: "", ...fragments };
  const html = renderToString(app());
  known = {};
  // The stub's router is made for browsers and warns about layout effects.
  errors.mockClear();
  return html;
}

describe("a fragment", () => {
  let root: Root | undefined;
  let box: HTMLElement;

  async function hydrate(html?: string): Promise<void> {
    if (html !== undefined) box.innerHTML = html;
    const recoverable: unknown[] = [];
    await act(() => {
      root = hydrateRoot(box, app(), { onRecoverableError: (error) => recoverable.push(error) });
      return Promise.resolve();
    });
    expect(recoverable).toEqual([]);
  }
  const menu = () => box.querySelector<HTMLElement>('[data-fragment="menu"]');
  const press = (element: Element | null, init?: MouseEventInit) => act(() => void fireEvent.click(element!, init));

  beforeEach(() => {
    forgetFragments();
    errors.mockClear();
    box = document.body.appendChild(document.createElement("div"));
  });
  afterEach(() => {
    act(() => root?.unmount());
    root = undefined;
    box.remove();
    cleanup();
    vi.unstubAllGlobals();
  });

  it("is hydrated without a warning, a change or a new node", async () => {
    box.innerHTML = serverHtml({ menu: MENU });
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(box, { subtree: true, childList: true, attributes: true, characterData: true });
    await hydrate();
    changes.push(...observer.takeRecords());
    observer.disconnect();
    expect(errors).not.toHaveBeenCalled();
    expect(menu()!.innerHTML).toBe(MENU);
    expect(changes).toEqual([]);
  });

  it("keeps the very nodes of the document, with what a visitor did to them before hydration", async () => {
    box.innerHTML = serverHtml({ menu: MENU });
    const details = menu()!.querySelector("details")!;
    details.removeAttribute("open");
    await hydrate();
    expect(errors).not.toHaveBeenCalled();
    expect(menu()!.querySelector("details")).toBe(details);
    expect(details.hasAttribute("open")).toBe(false);
  });

  it("is not touched when the page around it renders again", async () => {
    await hydrate(serverHtml({ menu: MENU }));
    const link = menu()!.querySelector("a")!;
    link.textContent = "changed by hand";
    act(() => root!.render(app()));
    expect(menu()!.querySelector("a")).toBe(link);
    expect(link.textContent).toBe("changed by hand");
  });

  it("marks its link to this page, in the document and from page to page", async () => {
    const current = () => [...box.querySelectorAll("[aria-current]")].map((link) => link.getAttribute("href"));
    const menuWithHome = `${MENU}<a href="/fr-fr">Home</a><a href="/fr-fr/pulls--plw2">Pulls</a>`;
    box.innerHTML = serverHtml({ menu: menuWithHome });
    expect(current()).toEqual(["/fr-fr"]);
    await hydrate();
    press(box.querySelector('[href="/fr-fr/pulls--plw2"]'));
    await waitFor(() => expect(current()).toEqual(["/fr-fr/pulls--plw2"]));
    expect(errors).not.toHaveBeenCalled();
  });

  it("comes back whole when its layout is left and entered again", async () => {
    await hydrate(serverHtml({ menu: MENU }));
    const toggle = box.querySelector("button");
    press(toggle);
    expect(menu()).toBeNull();
    press(toggle);
    expect(menu()!.innerHTML).toBe(MENU);
    expect(errors).not.toHaveBeenCalled();
  });

  it("is taken from the home page when the visit began without it, once for all that ask", async () => {
    const home = `<html><body><nav data-fragment="menu">${MENU}</nav></body></html>`;
    const fetcher = vi.fn(() => Promise.resolve(new Response(home)));
    vi.stubGlobal("fetch", fetcher);
    await hydrate(serverHtml({}, "/fr-fr/elsewhere"));
    press(box.querySelector("a"));
    await waitFor(() => expect(menu()!.innerHTML).toBe(MENU));
    expect(fetcher).toHaveBeenCalledExactlyOnceWith("/fr-fr", { headers: { Accept: "text/html" } });
  });

  it("leaves the page as it is when the home page cannot be had, and asks again at the next chance", async () => {
    const fetcher = vi.fn(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("fetch", fetcher);
    await hydrate(serverHtml({}, "/fr-fr/elsewhere"));
    press(box.querySelector("a"));
    await waitFor(() => expect(menu()!.innerHTML).toBe(""));
    const toggle = box.querySelector("button");
    press(toggle);
    press(toggle);
    await waitFor(() => expect(fetcher).toHaveBeenCalledTimes(2));
  });

  it("may be empty in the document: nothing is asked for", async () => {
    const fetcher = vi.fn(() => Promise.reject(new TypeError("offline")));
    vi.stubGlobal("fetch", fetcher);
    await hydrate(serverHtml({ footer: "<p>Vitrine</p>" }));
    const toggle = box.querySelector("button");
    press(toggle);
    press(toggle);
    expect(menu()!.innerHTML).toBe("");
    expect(fetcher).not.toHaveBeenCalled();
  });

  it("follows its links by the router", async () => {
    await hydrate(serverHtml({ menu: MENU }));
    press(menu()!.querySelector("a"));
    await waitFor(() => expect(box.textContent).toContain("elsewhere"));
  });

  it("leaves a click with a modifier key to the browser", async () => {
    await hydrate(serverHtml({ menu: MENU }));
    press(menu()!.querySelector("a"), { ctrlKey: true });
    expect(box.textContent).not.toContain("elsewhere");
  });

  it("prefetches the page of a link that is hovered for 100 ms, and of no other [SHELL-21]", async () => {
    await hydrate(serverHtml({ menu: MENU }));
    const prefetched = () => [...box.querySelectorAll("link")].map((link) => link.getAttribute("href"));
    vi.useFakeTimers();
    act(() => void fireEvent.mouseOver(menu()!.querySelector("a")!));
    act(() => void vi.advanceTimersByTime(99));
    expect(prefetched()).toEqual([]);
    act(() => void fireEvent.mouseOver(menu()!));
    act(() => void vi.advanceTimersByTime(500));
    expect(prefetched()).toEqual([]);
    act(() => void fireEvent.mouseOver(menu()!.querySelector("a")!));
    act(() => void vi.advanceTimersByTime(100));
    vi.useRealTimers();
    expect(prefetched().join()).toContain("stub-path-to-module.js");
  });
});
