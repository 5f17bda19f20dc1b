import { expect, it } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { findDraft, keepDraft } from "./form-draft.server";

/** Kept values and names come to this many bytes as JSON. */
function formOf(bytes: number): FormData {
  const form = new FormData();
  const around = `{"line0":"","line1":"","line2":"","line3":"","line4":"","line5":"","line6":"","line7":""}`.length;
  for (let index = 0, left = bytes - around; index < 8; index += 1) {
    const length = Math.min(left, 300);
    form.set(`line${index}`, "a".repeat(length));
    left -= length;
  }
  return form;
}

it("a form is kept as long as it fits into one cookie; beyond that the draft before it stays", () => {
  const context = aContext({ session: { visitor: { anonymousId: "a", customer: "0123456789abcdef" } } });
  keepDraft(context, "billing", formOf(2_000));
  expect(JSON.stringify(findDraft(context, "billing"))).toHaveLength(2_000);
  keepDraft(context, "delivery", formOf(2_001));
  expect(findDraft(context, "delivery")).toBeNull();
  expect(findDraft(context, "billing")).not.toBeNull();
});
