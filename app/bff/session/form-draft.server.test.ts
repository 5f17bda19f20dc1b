import { describe, expect, it } from "vitest";
import { aContext, SIGNED_IN } from "#tests/support/request-context.ts";
import { OWNER_FIELD } from "#app/models/form-problem.ts";
import type { RequestContext } from "../context.server";
import type { Opened } from "./cookies.server";
import { findDraft, keepDraft, keepingDraft } from "./form-draft.server";

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

describe("a form that is interrupted", () => {
  const [ONE, OTHER] = ["0123456789abcdef", "fedcba9876543210"];
  const customer = (mark: string): Opened => ({ visitor: { anonymousId: "a", customer: mark } });

  async function interrupted(session: Opened, status: number, owner?: string): Promise<RequestContext> {
    const context = aContext({ session });
    const form = new FormData();
    form.set("line1", "1 rue de la Paix");
    if (owner) form.set(OWNER_FIELD, owner);
    const thrown = new Response(null, { status });
    const run = () =>
      Promise.resolve().then(() => {
        throw thrown;
      });
    await expect(keepingDraft(context, "billing", form, run)).rejects.toBe(thrown);
    return context;
  }

  it.each([
    [301, true],
    [503, true],
    [303, false],
    [404, false],
    [500, false],
  ])("by %d is kept only where its customer comes back to it: %s", async (status, isKept) => {
    const context = await interrupted(customer(ONE), status);
    expect(findDraft(context, "billing")).toEqual(isKept ? { line1: "1 rue de la Paix" } : null);
    expect(findDraft(context, "delivery")).toBeNull();
  });

  it("is given to nobody but the customer for whom it was rendered", async () => {
    const { draft } = (await interrupted(customer(OTHER), 503, ONE)).session;
    const shownTo = (mark: string) => findDraft(aContext({ session: { ...customer(mark), draft: draft! } }), "billing");
    expect([shownTo(OTHER), shownTo(ONE)]).toEqual([null, { line1: "1 rue de la Paix" }]);
  });

  it("by who had no name yet is for who signs in next, and not for a visitor", async () => {
    const { draft } = (await interrupted({}, 301)).session;
    expect(findDraft(aContext({ session: { draft: draft! } }), "billing")).toBeNull();
    expect(findDraft(aContext({ session: { ...SIGNED_IN, draft: draft! } }), "billing")).not.toBeNull();
  });

  it("is not kept of a session that names nobody", async () => {
    const tokens: Opened = {
      access: { accessToken: "opaque", sessionId: "session-1" },
      refresh: { refreshToken: "opaque", sessionId: "session-1" },
    };
    expect((await interrupted(tokens, 503)).session.draft).toBeNull();
  });
});
