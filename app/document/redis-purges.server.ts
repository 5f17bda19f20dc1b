import { randomUUID } from "node:crypto";
import type Redis from "iovalkey";
import { MAX_MARKS, type PurgeMarks, readPurge } from "./purge-marks.server";
import { READ_MS, type RedisHealth, withTimeout } from "~/bff/redis.server";

const CATCH_UP_MS = 1_000;
/** How often the count is looked at: for messages that were lost, and while Redis is away, for its return. */
const BEAT_MS = 1_000;

/** Key of what was purged, and channel of purges. */
export const PURGES = "vitrine:purges";
/** No tag begins with a space. */
const EPOCH = " epoch";
const COUNT = " count";

/** Counts a purge, marks its tags with the number and tells everybody, as one. Too many marks start another epoch. */
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

/** Connections to send purges and to receive them, and what they keep up to date. */
interface Parties {
  client: Redis;
  subscriber: Redis;
  marks: PurgeMarks;
  state: RedisHealth;
}

/** Tells the other instances of purges, and keeps the marks and the state up to date by what they tell. */
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
    // Before sending, not after: a tag that is purged again meanwhile is sent again.
    pending.clear();
    try {
      // Not all could be remembered: nothing that was made before is taken any more.
      if (tags.length > MAX_MARKS) await client.del(PURGES);
      await client.eval(PURGE_SCRIPT, 1, PURGES, randomUUID(), MAX_MARKS, ...tags);
    } catch (err) {
      for (const tag of tags) pending.add(tag);
      throw err;
    }
  }

  async function look(): Promise<void> {
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
  // Each time anew: what was subscribed to belongs to a connection.
  subscriber.on("ready", () => void subscriber.subscribe(PURGES).catch(state.failed));
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
