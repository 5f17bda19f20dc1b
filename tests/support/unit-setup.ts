import { afterEach, expect, vi } from "vitest";

// An unexpected console error fails the test that caused it.
const error = vi.spyOn(console, "error");

afterEach(() => {
  const calls = error.mock.calls.map((call) => call.map(String).join(" "));
  error.mockClear();
  expect(calls, "unexpected console.error").toEqual([]);
});

// Files share a worker's modules, so the library's automatic cleanup would run for the first file only.
if (typeof document !== "undefined") {
  const { cleanup } = await import("@testing-library/react");
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
  });
}
