import { describe, expect, it } from "vitest";
import { CALLS } from "../contract";
import type { Outcome } from "./prober";
import { report } from "./report";

function outcome(id: string, statuses: number[], failures: string[] = []): Outcome {
  const call = CALLS.find((one) => one.id === id) ?? expect.fail(`no call ${id}`);
  return { call, answers: new Map(statuses.map((status) => [status, 1])), checks: 10, failures, times: [1, 2, 9] };
}

describe("the contract tests' report", () => {
  it("is a table and one line when all is well", () => {
    const { text, failed } = report({ outcomes: [outcome("getCart", [404, 200])] });
    expect(failed).toBe(0);
    expect(text.split("\n").map((line) => line.replace(/ {2,}/g, " | "))).toEqual([
      "call | answers seen | checks | ms",
      "GET /carts/{cartId} | 200 404 | 10/10 | 2.0 | ok",
      "",
      "1 of 1 calls keep the contract, 10 checks",
    ]);
  });

  it("counts apart what was only seen to refuse and what was never asked, and says why", () => {
    const outcomes = [
      outcome("addLoyaltyCard", [401, 422]),
      outcome("getOrder", [400, 401]),
      outcome("getCart", [200]),
    ];
    const { text, failed } = report({ outcomes, stops: ["POST /carts answered 500", "POST /carts answered 500"] });
    expect(failed).toBe(1);
    expect(text).toMatch(/^only refused: .*without a loyalty card/m);
    expect(text).toMatch(/^not asked: /m);
    expect(text.match(/^A journey ended: POST \/carts answered 500$/gm)).toHaveLength(1);
    expect(text).toMatch(/\n1 of 3 calls keep the contract, 1 only refused, 1 not asked, 30 checks$/);
  });

  it("says a failure once under its call, and the first five of many unless all are asked for", () => {
    const failures = Array.from({ length: 8 }, (_, index) => `failure ${index}`).flatMap((one) => [one, one]);
    const broken = { outcomes: [outcome("getCart", [500], failures)] };
    const { text, failed } = report(broken);
    expect(failed).toBe(1);
    expect(text).toContain("\nGET /carts/{cartId} (getCart)\n  - failure 0\n  - failure 1\n");
    expect(text.match(/failure \d/g)).toHaveLength(5);
    expect(text).toContain("  … and 3 more: --all shows them");
    expect(report(broken, { all: true }).text.match(/failure \d/g)).toHaveLength(8);
  });
});
