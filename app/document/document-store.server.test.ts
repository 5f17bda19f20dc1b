import { describe, expect, it, vi } from "vitest";
import { aDocument } from "#tests/support/documents.ts";
import { createDocumentStore } from "./document-store.server";

describe("the store of documents", () => {
  it("lets the least recently used go when all of them take more bytes than they may, bodies counted", () => {
    const store = createDocumentStore(25_000);
    const large = () => aDocument("x", { bodies: { br: Buffer.alloc(7_000) } });
    for (const key of ["a", "b", "c"]) store.set(key, large());
    store.get("a");
    store.set("d", large());
    expect(["a", "b", "c", "d"].filter((key) => store.get(key))).toEqual(["a", "c", "d"]);
    store.set("e", aDocument("x", { bodies: { br: Buffer.alloc(30_000) } }));
    expect(store.get("e")).toBeUndefined();
    expect(store.get("a")).toBeDefined();
  });

  it("keeps nothing that was being made while what it shows was purged", () => {
    vi.useFakeTimers();
    const store = createDocumentStore(25_000);
    const made = aDocument("old", { tags: ["product:1"] });
    vi.advanceTimersByTime(5);
    store.purge(["product:1"]);
    store.set("a", made);
    expect(store.get("a")).toBeUndefined();
    vi.advanceTimersByTime(5);
    store.set("a", aDocument("new", { tags: ["product:1"] }));
    expect(store.get("a")?.etag).toBe('W/"new"');
    vi.useRealTimers();
  });

  it("forgets by tag", () => {
    const store = createDocumentStore(25_000);
    store.set("a", aDocument("a", { tags: ["product:1", "site:FR"] }));
    store.set("b", aDocument("b", { tags: ["product:2", "site:FR"] }));
    store.purge(["product:1", "nobody:1"]);
    expect([store.get("a"), store.get("b")?.etag]).toEqual([undefined, 'W/"b"']);
  });
});
