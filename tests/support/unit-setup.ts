import { afterEach, expect, vi } from "vitest";

// An error nobody expected fails the test that caused it.
const error = vi.spyOn(console, "error");

afterEach(() => {
  const calls = error.mock.calls.map((call) => call.map(String).join(" "));
  error.mockClear();
  expect(calls, "unexpected console.error").toEqual([]);
});
