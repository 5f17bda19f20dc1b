import { afterEach, beforeEach } from "vitest";

/** A page of its own for each test of a file: what scripts listen for on window and document ends with the test. */
export function forgetListeners(): void {
  const undo: (() => void)[] = [];
  beforeEach(() => {
    for (const target of [window, document] as EventTarget[]) {
      const add = target.addEventListener;
      target.addEventListener = (...listener) => {
        add.apply(target, listener);
        undo.push(() => target.removeEventListener(...listener));
      };
      undo.push(() => (target.addEventListener = add));
    }
  });
  afterEach(() => {
    for (const one of undo.splice(0)) one();
  });
}
