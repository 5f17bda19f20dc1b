// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { runHeadScript } from "#tests/support/head-script.ts";
import { goOnWithoutScript, RELOAD_AFTER_DEPLOY_SCRIPT } from "./reload-after-deploy";

describe("a page's script that cannot be loaded", () => {
  const reload = vi.spyOn(window.location, "reload");
  const assign = vi.spyOn(window.location, "assign");
  const ADDRESS = { pathname: "/fr-fr/search", search: "?query=robe" };
  const IDLE = { state: "idle" };
  function lose(navigation: { state: string; location?: object }, ...fetchers: { state: string }[]): unknown {
    const state = { navigation, fetchers: new Map(fetchers.map((fetcher, index) => [String(index), fetcher])) };
    vi.stubGlobal("__remixRouter", { state, createHref: () => "/fr-fr/search?query=robe" });
    return goOnWithoutScript();
  }
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockReset().mockImplementation(() => {});
    assign.mockReset().mockImplementation(() => {});
  });
  afterEach(() => void vi.unstubAllGlobals());

  it("leads to the document of the page that is wanted", () => {
    lose({ state: "loading", location: ADDRESS });
    expect(assign).toHaveBeenCalledExactlyOnceWith("/fr-fr/search?query=robe");
    expect(reload).not.toHaveBeenCalled();
  });

  it("reloads the page under a form that leads elsewhere, but not more often than every 10 seconds", () => {
    lose({ state: "submitting", location: ADDRESS });
    lose({ state: "submitting", location: ADDRESS });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  it("is not needed for a form that stays on its page, and the route is opened as a document later", () => {
    const instead = lose(IDLE, IDLE, { state: "submitting" });
    expect(reload).not.toHaveBeenCalled();
    expect(instead).toHaveProperty("default");
    expect((instead as { default: () => never }).default).toThrow();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("changes nothing where it was only fetched ahead", () => {
    lose(IDLE, IDLE);
    expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
  });
});

it("a page whose script a deployment has removed reloads itself, once in 10 seconds [SHELL-22]", () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-30T12:00:00Z") });
  const reload = vi
    .spyOn(window.location, "reload")
    .mockReset()
    .mockImplementation(() => {});
  onTestFinished(() => void vi.useRealTimers());
  runHeadScript(RELOAD_AFTER_DEPLOY_SCRIPT);
  const lose = (src: string) => {
    const script = document.head.appendChild(document.createElement("script"));
    script.setAttribute("src", src);
    script.dispatchEvent(new Event("error"));
    script.remove();
  };
  lose("https://elsewhere.test/tag.js");
  expect(reload).not.toHaveBeenCalled();
  for (const [ms, reloads] of [
    [0, 1],
    [9_999, 1],
    [1, 2],
  ] as const) {
    vi.setSystemTime(Date.now() + ms);
    lose("/build/root-1.js");
    expect(reload).toHaveBeenCalledTimes(reloads);
  }
});
