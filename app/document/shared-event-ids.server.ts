import { type ClaimId, DAY_SECONDS } from "../bff/tracking/event-ids.server";
import { connect, READ_MS, withTimeout } from "./redis.server";

/** Ids of a day's events in Redis, for all instances. While it is slow or gone each instance goes on alone. */
export function sharedEventIds(url: string): { claim: ClaimId; close: () => void } {
  const client = connect(url);
  client.on("error", () => {});
  return {
    async claim(id) {
      if (client.status !== "ready") return true;
      const set = client.set(`vitrine:event:${id}`, "1", "EX", DAY_SECONDS, "NX");
      return (await withTimeout(READ_MS, set).catch(() => "OK")) !== null;
    },
    close: () => client.disconnect(),
  };
}
