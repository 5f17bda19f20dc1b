import { afterEach, beforeEach, vi } from "vitest";

/** A page of its own for each test of a file: what scripts listen for on window and document ends with the test. */
export function forgetListeners(): void {
  const undo: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document] as EventTarget[]) {
      const spy = vi.spyOn(target, "addEventListener");
      undo.push(() => {
        for (const listener of spy.mock.calls) target.removeEventListener(...listener);
        spy.mockRestore();
      });
    }
  });
  afterEach(() => {
    for (const one of undo.splice(0)) one();
  });
}
