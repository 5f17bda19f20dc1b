import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aDocument } from "#tests/support/documents.ts";
import { documentsWorld as world, FAILED, failure, PRIVATE } from "#tests/support/kept-documents.ts";
import type { Rendered } from "./render-document.server";
import { noSecondLevel } from "./second-level.server";
import { compressFast, type SharedDocument } from "./send-document.server";

describe("kept documents", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("are made once for all who ask at that moment, and not again for a minute [BEY-19]", async () => {
    const { find, made } = world();
    expect(new Set(await Promise.all(Array.from({ length: 1_000 }, () => find())))).toEqual(new Set(['W/"one"']));
    vi.advanceTimersByTime(60_000);
    await find();
    expect(made).toEqual([false]);
  });

  it("are made once more when what they show was purged meanwhile, for all who wait", async () => {
    const { documents, find, store, state } = world();
    const tags = ["product:1"];
    state.says = aDocument("one", { tags });
    const begun: (() => void)[] = [];
    const make = async () => {
      const [document, madeAt] = [state.says as SharedDocument, Date.now()];
      await new Promise<void>((resolve) => begun.push(resolve));
      return { kind: "shared" as const, document: { ...document, madeAt } };
    };
    const ask = () => documents.find({ key: "page", isKept: true, make });
    const before = ask();
    await vi.waitFor(() => expect(begun).toHaveLength(1));
    state.says = aDocument("two", { tags });
    store.purge(tags);
    const after = ask();
    vi.advanceTimersByTime(1);
    begun[0]!();
    await vi.waitFor(() => expect(begun).toHaveLength(2));
    begun[1]!();
    const two = { kind: "shared", document: expect.objectContaining({ etag: 'W/"two"' }) as SharedDocument };
    expect(await Promise.all([before, after])).toEqual([two, two]);
    expect(await find()).toBe('W/"two"');
    expect(begun).toHaveLength(2);
  });

  it("are handed out as they are while a new one is made, for ten minutes", async () => {
    const { find, made, state } = world();
    await find();
    state.says = aDocument("two");
    vi.advanceTimersByTime(61_000);
    expect(await find()).toBe('W/"one"');
    await vi.advanceTimersByTimeAsync(0);
    expect(await find()).toBe('W/"two"');
    expect(made).toEqual([false, true]);
    vi.advanceTimersByTime(661_000);
    state.says = aDocument("three");
    expect(await find()).toBe('W/"three"');
  });

  it.each([[failure()], [new Error("broken")]])(
    "stay for a day while none can be made, which is tried every five seconds and logged: %#",
    async (says) => {
      const { find, made, state, lines } = world();
      await find();
      state.says = says;
      vi.advanceTimersByTime(20 * 3_600_000);
      for (let asked = 0; asked < 50; asked += 1) expect(await find()).toBe('W/"one"');
      expect(made).toEqual([false, true]);
      expect(lines.filter((line) => line.includes("stands in"))).toHaveLength(1);
      vi.advanceTimersByTime(6_000);
      expect(await find()).toBe('W/"one"');
      expect(made).toEqual([false, true, true]);
      state.says = aDocument("two");
      vi.advanceTimersByTime(6_000);
      expect(await find()).toBe('W/"two"');
    },
  );

  it("stand in after a second where a new one takes longer, which is handed out once it is there", async () => {
    const { documents, find, store } = world();
    await find();
    vi.advanceTimersByTime(20 * 60_000);
    let finish!: (made: Rendered) => void;
    const make = () => new Promise<Rendered>((resolve) => (finish = resolve));
    const slow = documents.find({ key: "page", isKept: true, make });
    await vi.advanceTimersByTimeAsync(999);
    expect(await Promise.race([slow, Promise.resolve("waits")])).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(await slow).toMatchObject({ document: { etag: 'W/"one"' } });
    finish({ kind: "shared", document: aDocument("two") });
    await vi.waitFor(() => expect(store.get("page")?.etag).toBe('W/"two"'));
  });

  it("are not made again for five seconds after a failure, also when sending added gzip meanwhile", async () => {
    const { store, documents } = world();
    const kept = aDocument("one", { madeAt: Date.now() });
    store.set("page", kept);
    vi.advanceTimersByTime(61_000);
    let fail = (_error: Error) => {};
    const make = vi.fn(() => new Promise<Rendered>((_, reject) => (fail = reject)));
    const ask = () => documents.find({ key: "page", isKept: true, make });
    await ask();
    documents.sent("page", kept, { ...kept, bodies: { ...kept.bodies, gzip: Buffer.from("gzip") } });
    fail(new Error("The gateway is down"));
    await vi.advanceTimersByTimeAsync(4_000);
    await ask();
    expect(make).toHaveBeenCalledOnce();
    expect(store.get("page")?.bodies.gzip).toEqual(Buffer.from("gzip"));
    await vi.advanceTimersByTimeAsync(1_001);
    await ask();
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("get what sending added only while they are the kept ones", () => {
    const { store, documents } = world();
    const [sent, newer] = [aDocument("one", { madeAt: Date.now() }), aDocument("two", { madeAt: Date.now() })];
    store.set("page", newer);
    documents.sent("page", sent, { ...sent, bodies: { ...sent.bodies, gzip: Buffer.from("gzip") } });
    expect(store.get("page")).toBe(newer);
  });

  it("are made anew once the clock was set back, since nobody knows then how old they are", async () => {
    const { find, made, state } = world();
    await find();
    vi.setSystemTime(Date.now() - 3_600_000);
    state.says = aDocument("two");
    await find();
    await vi.advanceTimersByTimeAsync(1);
    expect([await find(), made]).toEqual(['W/"two"', [false, true]]);
  });

  it("are fresh also when the clock of the instance that made them is a moment ahead", async () => {
    const { find, made, store } = world();
    store.set("page", aDocument("one", { madeAt: Date.now() + 50 }));
    expect([await find(), made]).toEqual(['W/"one"', []]);
  });

  it("are not handed out after a day", async () => {
    const { find, state } = world();
    await find();
    state.says = failure();
    vi.advanceTimersByTime(25 * 3_600_000);
    expect(await find()).toBe(FAILED);
  });

  it.each([
    [PRIVATE, null],
    [aDocument("gone", { status: 404 }), 'W/"gone"'],
  ])("go when the page has gone elsewhere or away", async (says, answer) => {
    const { find, state, store } = world();
    await find();
    state.says = says;
    vi.advanceTimersByTime(700_000);
    expect(await find()).toBe(answer);
    expect(store.get("page")).toBeUndefined();
  });

  it("are only those that are worth it", async () => {
    const { find, made, store } = world();
    await find(false);
    await find(false);
    expect(made).toEqual([false, false]);
    expect(store.get("page")).toBeUndefined();
  });

  it("fail with the maker when there is none", async () => {
    const { find, state } = world();
    state.says = new Error("broken");
    await expect(find()).rejects.toThrow("broken");
  });

  it.each([true, false])(
    "are no page of a failure, which all who ask at that moment share: kept %s",
    async (isKept) => {
      const { find, made, state, store } = world();
      state.says = failure();
      expect(new Set(await Promise.all(Array.from({ length: 100 }, () => find(isKept))))).toEqual(new Set([FAILED]));
      expect([made, store.get("page")]).toEqual([[false], undefined]);
      state.says = aDocument("well");
      expect(await find(isKept)).toBe('W/"well"');
    },
  );

  it("are compressed well once they are asked for again", async () => {
    vi.useRealTimers();
    const keep = vi.fn();
    const { documents, store, find, state } = world({ ...noSecondLevel, keep });
    const text = Array.from({ length: 2_000 }, (_, index) => `<li class="card">${index % 97}</li>`).join("");
    state.says = aDocument(text, { isSmall: false, bodies: { br: compressFast(Buffer.from(text)) } });
    await find();
    const first = store.get("page")!;
    expect(documents.findFresh("page")).toBe(first);
    await vi.waitFor(() => expect(store.get("page")?.isSmall).toBe(true));
    expect(store.get("page")!.bodies.br.length).toBeLessThan(first.bodies.br.length);
    expect(store.get("page")!.etag).toBe(first.etag);
    expect(keep).toHaveBeenLastCalledWith("page", store.get("page"));
  });

  it("that replace one which is just being compressed keep their own bytes", async () => {
    vi.useRealTimers();
    const { documents, store } = world();
    const text = "one ".repeat(500);
    const large = aDocument(text, {
      isSmall: false,
      bodies: { br: compressFast(Buffer.from(text)) },
      madeAt: Date.now(),
    });
    for (const key of ["page", "other"]) {
      store.set(key, large);
      documents.findFresh(key);
    }
    const newer = aDocument("two", { isSmall: false, madeAt: Date.now() });
    store.set("page", newer);
    // One is compressed after the other.
    await vi.waitFor(() => expect(store.get("other")?.isSmall).toBe(true));
    expect([store.get("page")?.etag, store.get("page")?.bodies.br]).toEqual([newer.etag, newer.bodies.br]);
  });
});
