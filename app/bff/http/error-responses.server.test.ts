import { describe, expect, it } from "vitest";
import { PersonalReadError } from "#app/models/shared-document.ts";
import { aContext } from "#tests/support/request-context.ts";
import type { Rendering } from "../gateway/cache.server";
import { optional } from "./error-responses.server";

describe("what a page can do without", () => {
  const shared = () => {
    const rendering: Rendering = { tags: new Set(), isRefresh: false };
    return { rendering, context: { ...aContext(), rendering } };
  };

  it("is left out when it fails, and a shared page then counts as lacking a part", async () => {
    const { context, rendering } = shared();
    expect(await optional(context, "without it", "nothing", () => Promise.resolve("it"))).toBe("it");
    expect(rendering.lacksPart).toBeUndefined();
    expect(await optional(context, "without it", "nothing", () => Promise.reject(new Error("ill")))).toBe("nothing");
    expect(rendering.lacksPart).toBe(true);
  });

  it("is not left out of a shared page because it is personal: the page is rendered for the shopper", async () => {
    const { context, rendering } = shared();
    const personal = () => Promise.reject(new PersonalReadError("cart"));
    await expect(optional(context, "without it", null, personal)).rejects.toBeInstanceOf(PersonalReadError);
    expect(rendering.lacksPart).toBeUndefined();
  });
});
