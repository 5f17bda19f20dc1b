import { ask } from "./http";

/** Values of a shop's metrics by name and labels. */
async function readMetrics(url: string): Promise<Record<string, number>> {
  const { text } = await ask(url);
  return Object.fromEntries(
    text
      .split("\n")
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.slice(line.lastIndexOf(" ") + 1))]),
  );
}

/**
 * What rose meanwhile, and by how much.
 *
 * @param url of `GET /metrics`
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
