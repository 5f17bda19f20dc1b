// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import type { SyntheticEvent } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useLinkIntent } from "./followed-links";

function link(path: string): HTMLAnchorElement {
  const anchor = document.createElement("a");
  anchor.href = path;
  return anchor;
}

describe("pages that are likely next [SHELL-21]", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function rest(on: Element, ms = 100) {
    act(() => {
      result.current.onIntent({ target: on } as unknown as SyntheticEvent<HTMLElement>);
      vi.advanceTimersByTime(ms);
    });
  }
  let result: { current: ReturnType<typeof useLinkIntent> };
  beforeEach(() => {
    result = renderHook(() => useLinkIntent("en")).result;
  });

  it("are the last five that a pointer rested on, the latest first", () => {
    for (const page of [1, 2, 3, 4, 5, 6, 7]) rest(link(`/en/page-${page}`));
    expect(result.current.intended).toEqual([7, 6, 5, 4, 3].map((page) => `/en/page-${page}`));
    rest(link("/en/page-4"));
    expect(result.current.intended).toEqual([4, 7, 6, 5, 3].map((page) => `/en/page-${page}`));
  });

  it("are none that it only passed, and none of another site", () => {
    rest(link("/en/passed"), 99);
    rest(link("https://elsewhere.example/en"));
    rest(link("/fr-fr"));
    rest(document.createElement("p"));
    expect(result.current.intended).toEqual([]);
  });
});
