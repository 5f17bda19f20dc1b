import { randomUUID } from "node:crypto";
import type Redis from "iovalkey";
import { MAX_MARKS, type PurgeMarks, readPurge } from "./purge-marks.server";
import { isReplyError, READ_MS, type RedisHealth, withTimeout } from "#app/bff/redis.server.ts";

const CATCH_UP_MS = 1_000;
/** How often the count in Redis is checked: to notice lost messages, and the return of Redis after an outage. */
const BEAT_MS = 1_000;

/** Key of the hash of purged tags, and name of the channel on which purges are published. */
export const PURGES = "vitrine:purges";
/** Fields beside the tags in the hash. No tag begins with a space. */
const EPOCH = " epoch";
const COUNT = " count";

/**
 * Counts a purge, stores its number for each tag and publishes it, atomically. Too many stored tags start a new epoch.
 */
const PURGE_SCRIPT = `
if redis.call("HLEN", KEYS[1]) > tonumber(ARGV[2]) then redis.call("DEL", KEYS[1]) end
redis.call("HSETNX", KEYS[1], "${EPOCH}", ARGV[1])
local epoch = redis.call("HGET", KEYS[1], "${EPOCH}")
local count = redis.call("HINCRBY", KEYS[1], "${COUNT}", 1)
local tags = {}
for at = 3, #ARGV do
  redis.call("HSET", KEYS[1], ARGV[at], count)
  tags[at - 2] = ARGV[at]
end
redis.call("PUBLISH", KEYS[1], cjson.encode({ epoch = epoch, count = count, tags = tags }))
return count`;

/** The connections that send and receive purges, and the state that they update. */
interface Parties {
  client: Redis;
  subscriber: Redis;
  marks: PurgeMarks;
  state: RedisHealth;
}

/** Publishes purges to the other instances, and applies theirs to `marks` and `state`. */
export function sharePurges({ client, subscriber, marks, state }: Parties) {
  const pending = new Set<string>();
  let beating: Promise<void> | null = null;

  async function catchUp(): Promise<void> {
    await client.hsetnx(PURGES, EPOCH, randomUUID());
    const { [EPOCH]: epoch = "", [COUNT]: count = "0", ...times } = await client.hgetall(PURGES);
    marks.catchUp({ epoch, count: Number(count) }, times);
  }

  async function publish(): Promise<void> {
    const tags = [...pending];
    // Cleared before sending, so that a tag purged again meanwhile is sent again.
    pending.clear();
    try {
      // More tags than can be remembered: a new epoch invalidates every document rendered before.
      if (tags.length > MAX_MARKS) await client.del(PURGES);
      await client.eval(PURGE_SCRIPT, 1, PURGES, randomUUID(), MAX_MARKS, ...tags);
    } catch (err) {
      for (const tag of tags) pending.add(tag);
      throw err;
    }
  }

  async function look(): Promise<void> {
    // Without a connection there is nothing to ask; the connection itself reports why there is none.
    if (client.status !== "ready") return;
    try {
      const [epoch, count] = await withTimeout(READ_MS, client.hmget(PURGES, EPOCH, COUNT));
      if (!epoch || !marks.isAt({ epoch, count: Number(count ?? 0) })) await withTimeout(CATCH_UP_MS, catchUp());
      if (pending.size > 0) await withTimeout(CATCH_UP_MS, publish());
      state.answered();
    } catch (err) {
      state.failed(err);
    }
  }
  function beat(): void {
    beating ??= look().finally(() => {
      beating = null;
      if (pending.size > 0 && !state.alone) beat();
    });
  }

  client.on("ready", beat);
  // On each connection, since a subscription ends with its connection.
  // A lost connection is the client's to report, which knows the reason; until it is back the beat notices purges.
  subscriber.on("ready", () => {
    subscriber.subscribe(PURGES).catch((err: unknown) => {
      if (isReplyError(err)) state.failed(err);
    });
  });
  subscriber.on("message", (_channel, text) => {
    const purge = readPurge(text);
    if (!purge || !marks.apply(purge)) beat();
  });
  const timer = setInterval(beat, BEAT_MS).unref();

  return {
    purge(tags: readonly string[]): void {
      for (const tag of tags) if (pending.size <= MAX_MARKS) pending.add(tag);
      if (!state.alone) beat();
    },
    close: () => clearInterval(timer),
  };
}
