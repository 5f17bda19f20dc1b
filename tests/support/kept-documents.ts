import { createLogger } from "#app/bff/log.server.ts";
import { createDocumentStore } from "#app/document/document-store.server.ts";
import { keptDocuments } from "#app/document/kept-documents.server.ts";
import type { Rendered } from "#app/document/render-document.server.ts";
import { noSecondLevel } from "#app/document/second-level.server.ts";
import type { SharedDocument } from "#app/document/send-document.server.ts";
import { aDocument } from "./documents";

/** What `find` gives for a page that could not be rendered. */
export const FAILED = "the page of a failure";
export const failure = (): Rendered & { kind: "failed" } => ({
  kind: "failed",
  document: aDocument("unavailable", { status: 503 }),
});
export const PRIVATE = { kind: "private" } as const;

/** A cache whose `make` gives what `says` holds, and counts its calls. */
export function documentsWorld(secondLevel = noSecondLevel) {
  const lines: string[] = [];
  const store = createDocumentStore(100_000);
  const documents = keptDocuments(
    { store, secondLevel },
    createLogger("debug", { write: (line) => void lines.push(line) }),
  );
  const made: boolean[] = [];
  const state: { says: SharedDocument | Exclude<Rendered, { kind: "shared" }> | Error } = { says: aDocument("one") };
  const wanted = (isKept = true) => ({
    key: "page",
    isKept,
    make: (isRefresh: boolean) => {
      made.push(isRefresh);
      if (state.says instanceof Error) return Promise.reject(state.says);
      if ("kind" in state.says) return Promise.resolve(state.says);
      return Promise.resolve({ kind: "shared" as const, document: { ...state.says, madeAt: Date.now() } });
    },
  });
  const find = async (isKept = true) => {
    const found = await documents.find(wanted(isKept));
    if (found.kind === "private") return null;
    return found.kind === "failed" ? FAILED : found.document.etag;
  };
  return { store, documents, made, state, find, lines };
}
