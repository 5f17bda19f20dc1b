// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { forgetSearches, recentSearches, rememberSearch } from "./suggestion-options";

beforeEach(() => localStorage.clear());

describe("recent searches", () => {
  it("are the last five, each once, the latest first", () => {
    for (const words of ["robe", "manteau", "pull", "sac", "jean", "Robe", "botte", ""]) rememberSearch(words);
    expect(recentSearches()).toEqual(["botte", "Robe", "jean", "sac", "pull"]);
    forgetSearches();
    expect(recentSearches()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it.each(["{", '"robe"', '{"a":1}', "[1,null]"])("are none when the browser keeps %s", (kept) => {
    localStorage.setItem("searches", kept);
    expect(recentSearches()).toEqual([]);
  });
});
