import { afterEach, expect, vi } from "vitest";

// An unexpected console error fails the test that caused it.
const error = vi.spyOn(console, "error");

afterEach(() => {
  const calls = error.mock.calls.map((call) => call.map(String).join(" "));
  error.mockClear();
  expect(calls, "unexpected console.error").toEqual([]);
});

// Files share a worker's modules, so the library's automatic cleanup would run for the first file only, and a message
// that one file leaves open would still be shown in the next.
if (typeof document !== "undefined") {
  const { cleanup, configure } = await import("@testing-library/react");
  const { closeToast, toasts } = await import("#app/ui/toast/toast.tsx");
  // A second, which is the default, is not enough on a busy machine.
  configure({ asyncUtilTimeout: 10_000 });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    toasts().forEach(({ id }) => closeToast(id));
  });
}
