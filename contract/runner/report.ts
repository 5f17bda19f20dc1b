import { nameOf, type Outcome } from "./prober";

/** Most failures shown for one call; further ones are mostly alike. */
const SHOWN = 5;

/** Explanations of verdicts in the last column. */
const LEGEND = {
  "only refused":
    "only refused: seen to refuse, never to succeed, as this customer or this country's shop has none of it. To see" +
    " that too, ask with a happy-shopping client (shipping-method-hsp), a member (loyalty), a customer without a" +
    " loyalty card (loyalty-card), a password of 8 characters and more (password), or for a country that has stores," +
    " reservations, donations and a loyalty programme.",
  "not asked": "not asked: a journey ended before it came to this, see below.",
};

/**
 * A table of all calls, then where journeys ended, the failures, and a last line with the totals.
 *
 * @param all shows every failure instead of the first ones of each call
 */
export function report(
  { outcomes, stops = [] }: { outcomes: Iterable<Outcome>; stops?: readonly string[] },
  { all = false } = {},
): { text: string; failed: number } {
  const found = [...outcomes];
  const verdicts = found.map(verdict);
  const count = (wanted: ReturnType<typeof verdict>): number => verdicts.filter((one) => one === wanted).length;
  const legend = (["only refused", "not asked"] as const).filter((one) => count(one) > 0).map((one) => LEGEND[one]);
  const ends = [...new Set(stops)].map((stop) => `A journey ended: ${stop}`);
  const parts = [table(found), legend, ends, ...found.map((outcome) => failuresOf(outcome, all))];
  const checks = found.reduce((sum, outcome) => sum + outcome.checks, 0);
  const counts = [
    `${count("ok")} of ${found.length} calls keep the contract`,
    ...(["only refused", "not asked", "FAILED"] as const)
      .filter((one) => count(one) > 0)
      .map((one) => `${count(one)} ${one}`),
    `${checks} checks`,
  ];
  const text = [...parts.filter((lines) => lines.length > 0), [counts.join(", ")]].map((lines) => lines.join("\n"));
  return { text: text.join("\n\n"), failed: count("FAILED") + count("not asked") };
}

function table(outcomes: readonly Outcome[]): string[] {
  const rows = outcomes.map((outcome) => [
    nameOf(outcome.call),
    [...outcome.answers.keys()].sort((a, b) => a - b).join(" "),
    `${outcome.checks - outcome.failures.length}/${outcome.checks}`,
    median(outcome.times),
    verdict(outcome),
  ]);
  const heads = ["call", "answers seen", "checks", "ms", ""];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [heads, ...rows].map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}

/** The lines about a call's failures, without duplicates. */
function failuresOf({ call, failures }: Outcome, all: boolean): string[] {
  if (failures.length === 0) return [];
  const different = [...new Set(failures)];
  const shown = all ? different : different.slice(0, SHOWN);
  const more = different.length - shown.length;
  return [
    `${nameOf(call)} (${call.id})`,
    ...shown.map((failure) => `  - ${failure}`),
    ...(more > 0 ? [`  … and ${more} more: --all shows them`] : []),
  ];
}

/**
 * The verdict on a call. "only refused" is for a call that was only seen to refuse, for example because this customer
 * may not make it; that does not prove that it works.
 */
export function verdict({ answers, failures }: Outcome): "ok" | "only refused" | "not asked" | "FAILED" {
  if (failures.length > 0) return "FAILED";
  const statuses = [...answers.keys()];
  if (statuses.some((status) => status < 400)) return "ok";
  return statuses.some((status) => status > 401 && status !== 413 && status !== 415) ? "only refused" : "not asked";
}

function median(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
}
