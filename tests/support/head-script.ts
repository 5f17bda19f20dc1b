import { runInThisContext } from "node:vm";
import { onTestFinished, vi } from "vitest";

/**
 * Runs a script as the document's head does. Files share the document and its storage: when the test ends, the script's
 * listeners are removed and what it stored is forgotten.
 */
export function runHeadScript(script: string): void {
  sessionStorage.clear();
  const listen = vi.spyOn(globalThis, "addEventListener");
  runInThisContext(script);
  const given = [...listen.mock.calls];
  listen.mockRestore();
  onTestFinished(() => {
    for (const each of given) removeEventListener(...each);
    sessionStorage.clear();
  });
}
