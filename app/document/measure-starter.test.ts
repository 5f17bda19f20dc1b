// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetListeners } from "#tests/support/page-listeners.ts";
import { STARTER } from "./measuring.server";

forgetListeners();

afterEach(() => {
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the starter", () => {
  const run = (config: object) => {
    // This environment cannot import modules; browser tests cover the start of measuring.
    const defaults = { script: null, ab: null, abuse: null, isAbuseEverywhere: false };
    // oxlint-disable-next-line typescript/no-implied-eval, typescript/no-unsafe-call -- as the document has it
    new Function("config", `(${STARTER})(config)`)({ ...defaults, ...config });
  };
  const scripts = () => [...document.querySelectorAll("script")].map(({ src }) => src);
  const choose = (value: string) => (document.cookie = `privacy=${value}`);
  /** Files share the document: another one may have left scripts in its head. */
  const emptyDocument = () => {
    document.head.replaceChildren();
    document.body.replaceChildren();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    emptyDocument();
    document.cookie = "privacy=; Max-Age=0";
  });

  it("waits for consent to tests, 500 ms at a time, and loads the A/B script once [TRK-04]", () => {
    run({ ab: "https://ab.example/vitrine-fr-local.js" });
    vi.advanceTimersByTime(4_500);
    choose("0,2");
    vi.advanceTimersByTime(499);
    expect(scripts()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scripts()).toEqual(["https://ab.example/vitrine-fr-local.js"]);
    dispatchEvent(new Event("consent"));
    vi.advanceTimersByTime(60_000);
    expect(scripts()).toHaveLength(1);
  });

  it("gives up after ten times, and at once where tests are refused [TRK-04]", () => {
    run({ ab: "https://ab.example/a.js" });
    vi.advanceTimersByTime(5_000);
    choose("0,2");
    vi.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
    choose("0,1,3");
    run({ ab: "https://ab.example/a.js" });
    vi.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  it.each(["x", "-2", "2,x", "0,,2", "", "222", Array(10_000).fill("2").join()])(
    "takes privacy=%.20s for no choice [TRK-03]",
    (value) => {
      choose(value);
      run({ ab: "https://ab.example/a.js" });
      vi.advanceTimersByTime(60_000);
      expect(scripts()).toEqual([]);
    },
  );

  it("takes two choices that differ for none [TRK-03]", () => {
    vi.spyOn(document, "cookie", "get").mockReturnValue("privacy=0,2; privacy=0,1");
    run({ ab: "https://ab.example/a.js" });
    vi.advanceTimersByTime(60_000);
    expect(scripts()).toEqual([]);
  });

  it("takes what was kept for measuring along with the consent [TRK-07]", () => {
    for (const [privacy, kept] of [
      ["0,1", "{}"],
      ["0,2", null],
    ] as const) {
      choose(privacy);
      localStorage.setItem("measured-cart", "{}");
      run({ script: "measure" });
      dispatchEvent(new Event("load"));
      vi.advanceTimersByTime(1);
      expect(localStorage.getItem("measured-cart")).toBe(kept);
    }
  });

  it("loads the script against fraud where the site wants it, and always on the payment's pages [TRK-06]", () => {
    const abuse = "https://abuse.example/a.js";
    for (const [page, more] of [
      ["/fr-fr/checkout/payment", {}],
      ["/fr-fr/order-payment", {}],
      ["/fr-fr", { isAbuseEverywhere: true }],
    ] as const) {
      history.replaceState(null, "", page);
      run({ abuse, ...more });
      expect(scripts(), page).toEqual([abuse]);
      emptyDocument();
    }
    history.replaceState(null, "", "/fr-fr/checkout/delivery");
    run({ abuse });
    expect(scripts()).toEqual([]);
    history.pushState(null, "", "/fr-fr/checkout/payment");
    history.pushState(null, "", "/fr-fr/order-payment");
    expect(scripts()).toEqual([abuse]);
  });
});
