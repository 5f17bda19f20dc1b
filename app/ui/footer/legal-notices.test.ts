// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import { attachLegalNotices } from "./legal-notices";

const PAGE = "<html><body><main data-legal-notices><p>(1) Free from 60 €.</p><p>(2) Once.</p></main></body></html>";

describe("the legal notices [SHELL-11]", () => {
  let detach: () => void;
  let fetcher: Mock<() => Promise<Response>>;
  const details = () => document.querySelector("details")!;
  const body = () => document.querySelector<HTMLElement>("details div")!;

  function toggle(open: boolean): void {
    details().open = open;
    details().dispatchEvent(new Event("toggle"));
  }

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML =
      '<div id="footer"><details data-legal=""><summary>Notices</summary><div><a href="https://shop.test/en/legal-notices">Read</a></div></details></div>';
    fetcher = vi.fn(() => Promise.resolve(new Response(PAGE)));
    vi.stubGlobal("fetch", fetcher);
    detach = attachLegalNotices(document.getElementById("footer")!);
  });
  afterEach(() => {
    detach();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("are loaded by the first opening, shown as loading, then scrolled to after 300 ms", async () => {
    const scroll = vi.spyOn(body(), "scrollIntoView").mockImplementation(() => undefined);
    toggle(true);
    expect(body().getAttribute("aria-busy")).toBe("true");
    await vi.advanceTimersByTimeAsync(299);
    expect(body().textContent).toBe("(1) Free from 60 €.(2) Once.");
    expect(body().hasAttribute("aria-busy")).toBe(false);
    expect(scroll).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(scroll).toHaveBeenCalledOnce();
  });

  it("are loaded once: later toggles only show and hide", async () => {
    toggle(true);
    await vi.advanceTimersByTimeAsync(300);
    toggle(false);
    toggle(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(fetcher).toHaveBeenCalledExactlyOnceWith("https://shop.test/en/legal-notices", {
      headers: { Accept: "text/html" },
    });
  });

  it("keep their link when they cannot be loaded", async () => {
    fetcher.mockImplementation(() => Promise.resolve(new Response("", { status: 503 })));
    toggle(true);
    await vi.advanceTimersByTimeAsync(300);
    expect(body().querySelector("a")).not.toBeNull();
    expect(body().hasAttribute("aria-busy")).toBe(false);
  });
});
