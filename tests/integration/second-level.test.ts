import { setImmediate as turn, setTimeout as sleep } from "node:timers/promises";
import { createServer, connect as dial, type Server } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "#app/bff/log.server.ts";
import { packDocument } from "#app/document/document-bytes.server.ts";
import type { SharedDocument } from "#app/document/send-document.server.ts";
import { createSecondLevel, type SecondLevel } from "#app/document/second-level.server.ts";
import { describeWith, type RedisServer, startRedis } from "../support/program";
import { freePort } from "../support/world";

const SECRET = "a-secret-that-instances-share";
const PURGES = "vitrine:purges";
const SOON = { timeout: 10_000, interval: 10 };

interface Instance {
  level: SecondLevel;
  purged: string[];
  /** Its log lines, and their messages. */
  lines: string[];
  said(): string[];
}

describeWith("redis-server", "a second level in a real Redis", () => {
  let redis: RedisServer;
  let one: Instance;
  let other: Instance;
  const open: Instance[] = [];

  async function instance(url = redis.url, isUsed = true): Promise<Instance> {
    const purged: string[] = [];
    const lines: string[] = [];
    const log = createLogger("info", { write: (line) => void lines.push(line) });
    const level = createSecondLevel({ url, secret: SECRET, log, onPurge: (tags) => void purged.push(...tags) });
    const said = () => lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
    const made = { level, purged, lines, said };
    open.push(made);
    if (isUsed) await vi.waitFor(() => expect(level.mark()).not.toBeNull(), SOON);
    return made;
  }

  function aDocument(text: string, more: Partial<SharedDocument> = {}): SharedDocument {
    return {
      status: 200,
      headers: { "content-type": "text/html" },
      tags: ["product:1", "site:FR"],
      madeAt: Date.now(),
      etag: `W/"${text}"`,
      bodies: { br: Buffer.from(text) },
      isSmall: true,
      scripts: [],
      slots: [],
      purgeMark: one.level.mark()!,
      ...more,
    };
  }

  const found = async ({ level }: Instance, key: string) => (await level.find(key))?.etag ?? null;
  const share = async (key: string, document: SharedDocument) => {
    one.level.keep(key, document);
    await vi.waitFor(async () => expect(await redis.client.exists(`vitrine:document:${key}`)).toBe(1), SOON);
  };

  beforeAll(async () => void (redis = await startRedis()));
  afterAll(() => redis.stop());
  beforeEach(async () => {
    await redis.client.flushall();
    [one, other] = await Promise.all([instance(), instance()]);
  });
  afterEach(() => {
    redis.goOn();
    open.splice(0).forEach(({ level }) => level.close());
  });

  it("keeps a document that lacks a part from other instances, which may have a whole one", async () => {
    await share("page", aDocument("whole"));
    one.level.keep("page", aDocument("without a part", { lacksPart: true }));
    await share("later", aDocument("later"));
    expect(await found(other, "page")).toBe('W/"whole"');
  });

  it("hands on what an instance made, for a day", async () => {
    const document = aDocument("page");
    await share("a", document);
    expect(await other.level.find("a")).toEqual(document);
    expect(await other.level.find("b")).toBeNull();
    const seconds = await redis.client.ttl("vitrine:document:a");
    expect(seconds).toBeGreaterThan(86_000);
    expect(seconds).toBeLessThanOrEqual(86_400);
    expect(await redis.client.ttl(PURGES)).toBeGreaterThan(86_400);
    one.level.forget("a");
    await vi.waitFor(async () => expect(await found(other, "a")).toBeNull(), SOON);
  });

  it("tells every instance of a purge and hands out nothing that was made before it", async () => {
    await share("a", aDocument("a"));
    await share("b", aDocument("b", { tags: ["product:2"] }));
    one.level.purge(["product:1", "nobody:1"]);
    await vi.waitFor(() => expect(other.purged).toEqual(["product:1", "nobody:1"]), SOON);
    expect([await found(other, "a"), await found(other, "b")]).toEqual([null, 'W/"b"']);
    await share("a", aDocument("new"));
    expect(await found(other, "a")).toBe('W/"new"');
  });

  it("takes no document that was being made while what it shows was purged, whoever heard of it first", async () => {
    const underWay = aDocument("old");
    other.level.purge(["product:1"]);
    await vi.waitFor(() => expect(one.purged).toContain("product:1"), SOON);
    one.level.keep("a", underWay);
    // An instance that has not heard of the purge still writes; nobody accepts the document.
    await redis.client.set("vitrine:document:b", packDocument("b", underWay, SECRET));
    expect(await redis.client.exists("vitrine:document:a")).toBe(0);
    expect([await found(one, "b"), await found(other, "b")]).toEqual([null, null]);
  });

  it("makes up for a message that was lost, within seconds", async () => {
    await redis.client.call("CLIENT", "KILL", "TYPE", "pubsub");
    one.level.purge(["product:1"]);
    one.level.purge(["product:2"]);
    await vi.waitFor(() => expect(new Set(other.purged)).toEqual(new Set(["product:1", "product:2"])), SOON);
  });

  it("starts anew when what was purged is forgotten, or is too much to remember", async () => {
    await share("a", aDocument("a"));
    await redis.client.del(PURGES);
    await vi.waitFor(async () => expect(await found(other, "a")).toBeNull(), SOON);
    await vi.waitFor(() => expect(one.level.mark()?.epoch).toBe(other.level.mark()?.epoch), SOON);
    await share("a", aDocument("a"));
    one.level.purge(Array.from({ length: 20_000 }, (_, at) => `x:${at}`));
    one.level.purge(["last:1"]);
    await vi.waitFor(() => expect(other.purged).toContain("last:1"), SOON);
    one.level.purge(["after:1"]);
    await vi.waitFor(() => expect(other.purged).toContain("after:1"), SOON);
    expect(await redis.client.hlen(PURGES)).toBeLessThan(10);
    expect(await found(other, "a")).toBeNull();
  });

  it("has what is damaged or somebody else's as if it were absent", async () => {
    const sealed = packDocument(
      "a",
      aDocument("a", { purgeMark: one.level.mark()! }),
      "another secret, another deployment",
    );
    const key = "vitrine:document:a";
    for (const value of ["", "x", "x".repeat(5_000), sealed, sealed.subarray(0, 40)]) {
      await redis.client.set(key, value);
      expect(await found(other, "a")).toBeNull();
    }
    await redis.client.del(key);
    await redis.client.lpush(key, "a list");
    expect(await found(other, "a")).toBeNull();
    for (const text of ["", "purge", '{"epoch":"x","count":1,"tags":["y"]}', "x".repeat(100_000)])
      await redis.client.publish(PURGES, text);
    await share("b", aDocument("b"));
    expect([await found(other, "b"), other.purged]).toEqual(['W/"b"', []]);
    expect(other.said()).toHaveLength(1);
  });

  it("is waited for 50 ms at most by whoever asks while it hangs, is left alone then, and used again after", async () => {
    await share("a", aDocument("a"));
    redis.hang();
    // Compared with a timer of this process, not a clock: the machine may be busy.
    const asked = Array.from({ length: 500 }, (_, at) => found(other, `a${at % 5 || ""}`));
    expect(await Promise.race([Promise.all(asked), sleep(50).then(turn).then(turn)])).toEqual(asked.map(() => null));
    const more = Array.from({ length: 500 }, (_, at) => {
      other.level.keep(`b${at}`, aDocument("b", { purgeMark: { epoch: "x", count: 0 } }));
      return found(other, "a");
    });
    expect(await Promise.race([Promise.all(more), turn()])).toEqual(more.map(() => null));
    expect(other.level.mark()).toBeNull();
    other.level.purge(["product:7"]);
    redis.goOn();
    await vi.waitFor(() => expect(one.purged).toContain("product:7"), SOON);
    await vi.waitFor(async () => expect(await found(other, "a")).toBe('W/"a"'), SOON);
    expect(other.said()).toEqual([
      "documents and purges are shared between instances",
      "the second level does not answer; this instance goes on alone",
      "documents and purges are shared between instances",
    ]);
  });

  it("is done without while it is gone, and used again when it is back, empty", async () => {
    await share("a", aDocument("a"));
    await redis.kill();
    await vi.waitFor(() => expect([one.level.mark(), other.level.mark()]).toEqual([null, null]), SOON);
    expect(await found(other, "a")).toBeNull();
    one.level.purge(["product:1"]);
    const early = await instance(redis.url, false);
    await vi.waitFor(() => expect(early.said()).toHaveLength(1), SOON);
    await redis.restart();
    for (const { level } of [one, other, early])
      await vi.waitFor(() => expect(level.mark()?.count).toBeGreaterThan(0), SOON);
    expect([other.purged.includes("product:1"), early.purged.includes("product:1")]).toEqual([true, true]);
    await share("a", aDocument("again"));
    expect([await found(other, "a"), await found(early, "a")]).toEqual(['W/"again"', 'W/"again"']);
    expect([other.said().length, early.said().length]).toEqual([3, 2]);
  });

  it("that takes another password is done without, and the password is not logged", async () => {
    await redis.client.config("SET", "requirepass", "the-right-one");
    const kept = await instance(redis.url.replace("//", "//:the-wrong-one@"), false);
    await vi.waitFor(() => expect(kept.said()).toHaveLength(1), SOON);
    expect(await found(kept, "a")).toBeNull();
    expect(kept.lines.join("")).toContain("WRONGPASS");
    expect(kept.lines.join("")).not.toContain("the-wrong-one");
    await redis.client.config("SET", "requirepass", "");
  });

  it("that has no database of this number is done without, instead of the first database being used", async () => {
    const wrong = await instance(`${redis.url}/99`, false);
    await vi.waitFor(() => expect(wrong.lines.join("")).toContain("DB index is out of range"), SOON);
    const connections = async () =>
      Number(/total_connections_received:(\d+)/.exec(await redis.client.info("stats"))?.[1]);
    const before = await connections();
    await vi.waitFor(async () => expect(await connections()).toBeGreaterThan(before), SOON);
    expect(wrong.said()).toEqual(["the second level does not answer; this instance goes on alone"]);
    expect(wrong.level.mark()).toBeNull();
  });

  it("that cannot be connected to is logged with the reason, not with what followed from it", async () => {
    const port = new URL(redis.url).port;
    const secure = await instance(`rediss://127.0.0.1:${port}`, false);
    await vi.waitFor(() => expect(secure.lines).toHaveLength(1), SOON);
    expect(secure.lines[0]).toMatch(/"reason":"connect ETIMEDOUT"/);
  });

  it("that answers, but slowly, is not asked at all", async () => {
    const slow = await slowly(Number(new URL(redis.url).port));
    const behind = await instance(`redis://127.0.0.1:${slow.port}`, false);
    await vi.waitFor(() => expect(behind.said()).toHaveLength(1), SOON);
    expect(await Promise.race([found(behind, "a"), turn()])).toBeNull();
    expect(behind.said()).toEqual(["the second level does not answer; this instance goes on alone"]);
    slow.server.close();
  });

  it("that is full is read from, and that it takes nothing is said once", async () => {
    await share("a", aDocument("a"));
    await redis.client.config("SET", "maxmemory", "1");
    for (let at = 0; at < 20; at += 1) one.level.keep(`b${at}`, aDocument("b"));
    await vi.waitFor(() => expect(one.said()).toHaveLength(2), SOON);
    expect(one.said()[1]).toBe("the second level takes no documents");
    expect(one.lines[1]!.length).toBeLessThan(300);
    expect(await found(other, "a")).toBe('W/"a"');
    await redis.client.config("SET", "maxmemory", "0");
  });
});

/** A proxy that adds 200 ms. */
async function slowly(to: number): Promise<{ port: number; server: Server }> {
  const port = await freePort();
  const server = createServer((near) => {
    const far = dial(to, "127.0.0.1");
    near.on("data", (data) => void setTimeout(() => far.write(data), 200));
    far.pipe(near);
    for (const socket of [near, far]) socket.on("error", () => near.destroy());
    near.on("close", () => far.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { port, server };
}
