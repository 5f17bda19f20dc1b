import type { Outcome } from "./prober";

/** A table call by call, what failed below it, and a last line that says how it went. */
export function report(outcomes: Iterable<Outcome>): { text: string; failed: number } {
  const all = [...outcomes];
  const rows = all.map((outcome) => [
    `${outcome.call.method} ${outcome.call.path}`,
    [...outcome.answers.keys()].sort((a, b) => a - b).join(" "),
    `${outcome.checks - outcome.failures.length}/${outcome.checks}`,
    median(outcome.times),
    verdict(outcome),
  ]);
  const heads = ["call", "answers seen", "checks", "ms", ""];
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd();
  const failures = all.flatMap(({ call, failures: messages }) =>
    messages.map((message) => `${call.method} ${call.path}: ${message}`),
  );
  const failed = all.filter((outcome) => ["FAILED", "not asked"].includes(verdict(outcome))).length;
  const checks = all.reduce((sum, outcome) => sum + outcome.checks, 0);
  const last = `${all.length - failed} of ${all.length} calls keep the contract, ${checks} checks`;
  return { text: [line(heads), ...rows.map(line), "", ...failures, last].join("\n"), failed };
}

/** A call that this customer may not make has been seen to refuse, which is not all that it has to do. */
export function verdict({ answers, failures }: Outcome): "ok" | "only refused" | "not asked" | "FAILED" {
  if (failures.length > 0) return "FAILED";
  const statuses = [...answers.keys()];
  if (statuses.some((status) => status < 400)) return "ok";
  return statuses.some((status) => status > 401 && status !== 413) ? "only refused" : "not asked";
}

function median(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(1);
}
