import { ask } from "./http";

/** The shop's counters by name and labels, without durations and process metrics, which always change. */
async function readMetrics(url: string): Promise<Record<string, number>> {
  const { text } = await ask(url);
  return Object.fromEntries(
    text
      .split("\n")
      .filter((line) => /^vitrine_(?!\w+_duration_)/.test(line))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

/**
 * The counters that rise during `run`, and by how much.
 *
 * @param url address of `GET /metrics`
 */
export async function risenMetrics(url: string, run: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readMetrics(url);
  await run();
  const after = await readMetrics(url);
  return Object.fromEntries(
    Object.entries(after).flatMap(([name, value]) =>
      value === (before[name] ?? 0) ? [] : [[name, value - (before[name] ?? 0)]],
    ),
  );
}
