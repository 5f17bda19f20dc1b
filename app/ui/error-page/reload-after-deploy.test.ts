// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { goOnWithoutScript } from "./reload-after-deploy";

describe("a page's script that cannot be loaded", () => {
  const reload = vi.spyOn(window.location, "reload");
  const assign = vi.spyOn(window.location, "assign");
  const ADDRESS = { pathname: "/fr-fr/search", search: "?query=robe" };
  const IDLE = { state: "idle" };
  function lose(navigation: { state: string; location?: object }, ...fetchers: { state: string }[]): void {
    const state = { navigation, fetchers: new Map(fetchers.map((fetcher, index) => [String(index), fetcher])) };
    vi.stubGlobal("__remixRouter", { state, createHref: () => "/fr-fr/search?query=robe" });
    goOnWithoutScript();
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

  it("reloads the page under a form that is being sent, but not more often than every 10 seconds", () => {
    lose(IDLE, IDLE, { state: "submitting" });
    lose({ state: "submitting", location: ADDRESS });
    expect(reload).toHaveBeenCalledTimes(1);
    expect(assign).not.toHaveBeenCalled();
  });

  it("changes nothing where it was only fetched ahead", () => {
    lose(IDLE, IDLE);
    expect([reload.mock.calls, assign.mock.calls]).toEqual([[], []]);
  });
});
