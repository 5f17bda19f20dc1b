import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { refusal } from "#tests/support/gateway-answers.ts";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, AUTH, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import type { Shop } from "../shop.server";
import { personalCall, sharedCall } from "./calls.server";
import { GatewayError, ServiceUnavailableError, UnauthorizedError } from "./errors.server";

const server = useGatewayServer({ hasContract: false });
const schema = z.object({ bearer: z.string().nullable() });
const call = { path: "carts/1", schema };
const customerCall = { path: "carts-self", schema };

/** A gateway that accepts only the given access tokens (or none at all), and a provider that issues the next one. */
function world({
  accepts,
  refresh = () => HttpResponse.json({ accessToken: "access-2", refreshToken: "refresh-2" }),
}: {
  accepts: string[];
  refresh?: () => Response;
}) {
  const seen = { calls: 0, refreshes: [] as unknown[], headers: [] as Record<string, string>[] };
  const answer = ({ request }: { request: Request }) => {
    seen.calls += 1;
    seen.headers.push(Object.fromEntries(request.headers));
    const bearer = request.headers.get("Authorization")?.replace("Bearer ", "") ?? null;
    if (bearer !== null && !accepts.includes(bearer)) {
      return HttpResponse.json({ code: "UNAUTHORIZED", message: "Invalid JWT." }, { status: 401 });
    }
    return HttpResponse.json({ bearer });
  };
  server.use(
    http.get(`${GATEWAY}/carts/1`, answer),
    http.get(`${GATEWAY}/carts-self`, answer),
    http.post(`${AUTH}/api/cookie-refresh-tokens`, async ({ request }) => {
      seen.refreshes.push(await request.json());
      return refresh();
    }),
  );
  return seen;
}

describe("personalCall", () => {
  it("waits for a change no longer than the page does that makes it, and for a read as ever", async () => {
    const limits: unknown[] = [];
    const gateway = (({ giveUpAfterMs }: { giveUpAfterMs?: number }) => {
      limits.push(giveUpAfterMs);
      return Promise.resolve({ status: 200, body: undefined });
    }) as Shop["gateway"];
    const form = aContext({ shop: { gateway } });
    for (const context of [{ ...form, changeLimitMs: 2_500 }, form]) {
      await personalCall(context, { path: "carts/1" });
      await personalCall(context, { path: "carts/1/refresh", method: "PUT" });
    }
    expect(limits).toEqual([undefined, 2_500, undefined, undefined]);
  });

  it("waits for one read of a page in vain, not for the next ones; a form's it waits for", async () => {
    const limits: unknown[] = [];
    const gateway = (({ giveUpAfterMs }: { giveUpAfterMs?: number }) => {
      limits.push(giveUpAfterMs);
      vi.advanceTimersByTime(limits.length === 1 ? 500 : 2_500);
      return Promise.reject(new ServiceUnavailableError("unavailable"));
    }) as Shop["gateway"];
    vi.useFakeTimers({ toFake: ["Date"] });
    const form = aContext({ shop: { gateway } });
    const page = { ...form, changeLimitMs: 2_500, timeBudget: { isSpent: false } };
    for (const context of [page, page, page, form]) {
      const read = personalCall(context, { path: "carts/1" });
      await expect(read).rejects.toBeInstanceOf(ServiceUnavailableError);
      await expect(sharedCall(context, call)).rejects.toBeInstanceOf(ServiceUnavailableError);
    }
    vi.useRealTimers();
    // The first call failed quickly, the second spent the page's time budget.
    expect(limits).toEqual([undefined, undefined, 200, 200, 200, 200, undefined, undefined]);
  });

  it("carries every header of the contract, and the bearer when signed in [SESS-10]", async () => {
    const seen = world({ accepts: ["access-1"] });
    const visitor = aContext({ prefix: "fr-ch" });
    await personalCall(visitor, call);
    expect(seen.headers[0]).toMatchObject({
      "accept-language": "fr-CH",
      "ocp-apim-subscription-key": "key",
      "checkout-version": "v2",
      store: "1001",
      "session-id": visitor.session.anonymousId,
      "device-channel": "SD",
      "x-request-id": "request-1",
    });
    expect(seen.headers[0]).not.toHaveProperty("authorization");
    for (const [checkoutVersion, channel] of [
      ["v1", "SM"],
      ["v2", "AM"],
    ] as const) {
      await personalCall({ ...visitor, checkoutVersion, channel }, call);
      const { "checkout-version": version, "device-channel": device } = seen.headers.pop()!;
      expect([version, device]).toEqual([checkoutVersion, channel]);
    }
    await personalCall(aContext({ session: SIGNED_IN }), call);
    expect(seen.headers[1]).toHaveProperty("authorization", "Bearer access-1");
  });

  it("refreshes once on 401 'Invalid JWT.' and repeats the call once [SESS-04]", async () => {
    const seen = world({ accepts: ["access-2"] });
    const context = aContext({ session: SIGNED_IN });
    expect((await personalCall(context, call)).body).toEqual({ bearer: "access-2" });
    expect(seen.refreshes).toEqual([{ tokens: { accessToken: "access-1", refreshToken: "refresh-1" } }]);
    expect(context.session.changes).toMatchObject({
      access: { accessToken: "access-2", sessionId: "session-1" },
      refresh: { refreshToken: "refresh-2", sessionId: "session-1" },
    });
  });

  it("repeats it no second time where the fresh token is refused too, and logs nobody out [SESS-04]", async () => {
    const seen = world({ accepts: [] });
    const context = aContext({ session: SIGNED_IN });
    await expect(personalCall(context, call)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect([seen.calls, seen.refreshes.length]).toEqual([2, 1]);
    expect(context.session.tokens).toEqual({ accessToken: "access-2", refreshToken: "refresh-2" });
  });

  it("leads a closed account's change to where it is opened again, and no read", async () => {
    const closed = () => HttpResponse.json({ code: "ACCOUNT_DELETED", message: "" }, { status: 403 });
    server.use(http.all(`${GATEWAY}/carts/1`, closed));
    const context = aContext({ session: SIGNED_IN });
    const led: unknown = await personalCall(context, { ...call, method: "PUT" }).catch((thrown: unknown) => thrown);
    expect(led instanceof Response && [led.status, led.headers.get("location")]).toEqual([
      303,
      "/fr-fr/account/reactivate",
    ]);
    await expect(personalCall(context, call)).rejects.toMatchObject({ status: 403 });
  });

  it("does not refresh for another 401", async () => {
    server.use(
      http.get(`${GATEWAY}/carts/1`, () => HttpResponse.json({ code: "OTHER", message: "No." }, { status: 401 })),
    );
    await expect(personalCall(aContext({ session: SIGNED_IN }), call)).rejects.toMatchObject({ status: 401 });
  });

  it("refreshes once for many calls of many requests at the same time [SESS-11]", async () => {
    const seen = world({ accepts: ["access-2"] });
    const { shop } = aContext();
    const contexts = Array.from({ length: 20 }, () => ({ ...aContext({ session: SIGNED_IN }), shop }));
    const answers = await Promise.all(contexts.flatMap((context) => [1, 2, 3].map(() => personalCall(context, call))));
    expect(new Set(answers.map(({ body }) => body.bearer))).toEqual(new Set(["access-2"]));
    expect(seen.refreshes).toHaveLength(1);
    for (const { session } of contexts)
      expect(session.tokens).toEqual({ accessToken: "access-2", refreshToken: "refresh-2" });
  });

  it("takes a visitor's call that is refused as a failure of the gateway: nobody's session has ended", async () => {
    server.use(http.get(`${GATEWAY}/carts/1`, () => refusal(401, "UNAUTHORIZED", "Invalid JWT.")));
    await expect(personalCall(aContext(), call)).rejects.toBeInstanceOf(GatewayError);
  });

  it("logs out when the refresh is refused: customer calls fail, others go on as a visitor's [SESS-05]", async () => {
    world({ accepts: [], refresh: () => HttpResponse.json({ code: "invalid_grant", message: "" }, { status: 401 }) });
    const customer = aContext({ session: SIGNED_IN });
    await expect(personalCall(customer, customerCall)).rejects.toBeInstanceOf(UnauthorizedError);
    expect(customer.session.tokens).toBeNull();
    expect(customer.session.changes).toMatchObject({ access: null, refresh: null });
    const browsing = aContext({ session: SIGNED_IN });
    expect((await personalCall(browsing, call)).body).toEqual({ bearer: null });
    expect(browsing.session.tokens).toBeNull();
  });

  it("logs out, and says so in the log, when the fresh tokens are too large to be kept [SESS-05]", async () => {
    const large = { accessToken: "a".repeat(5_000), refreshToken: "refresh-2" };
    world({ accepts: ["access-2"], refresh: () => HttpResponse.json(large) });
    const context = aContext({ session: SIGNED_IN });
    await expect(personalCall(context, customerCall)).rejects.toBeInstanceOf(UnauthorizedError);
    expect(context.session.tokens).toBeNull();
    expect(context.lines.join()).toContain("access token 5000, refresh token 9");
  });

  it.each([500, 503, 429])("logs nobody out when the provider answers %i [OPS-05]", async (status) => {
    world({ accepts: [], refresh: () => new HttpResponse(null, { status }) });
    const context = aContext({ session: SIGNED_IN });
    await expect(personalCall(context, customerCall)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.tokens).toEqual({ accessToken: "access-1", refreshToken: "refresh-1" });
    expect(context.session.changes).not.toHaveProperty("access");
  });

  it("logs nobody out for tokens that are empty", async () => {
    world({ accepts: [], refresh: () => HttpResponse.json({ accessToken: "", refreshToken: "" }) });
    const context = aContext({ session: SIGNED_IN });
    await expect(personalCall(context, customerCall)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(context.session.tokens).toEqual({ accessToken: "access-1", refreshToken: "refresh-1" });
  });

  it("asks an unavailable provider once a request, however many calls it makes one after the other", async () => {
    const seen = world({ accepts: [], refresh: () => new HttpResponse(null, { status: 503 }) });
    const context = aContext({ session: SIGNED_IN });
    for (let calls = 0; calls < 3; calls += 1)
      await expect(personalCall(context, call)).rejects.toBeInstanceOf(ServiceUnavailableError);
    expect(seen.refreshes).toHaveLength(1);
  });

  it("asks an unavailable provider again next time", async () => {
    let isUnavailable = true;
    world({
      accepts: ["access-2"],
      refresh: () =>
        isUnavailable
          ? new HttpResponse(null, { status: 503 })
          : HttpResponse.json({ accessToken: "access-2", refreshToken: "refresh-2" }),
    });
    const { shop } = aContext();
    await expect(personalCall({ ...aContext({ session: SIGNED_IN }), shop }, call)).rejects.toThrow();
    isUnavailable = false;
    expect((await personalCall({ ...aContext({ session: SIGNED_IN }), shop }, call)).status).toBe(200);
  });
});

describe("sharedCall", () => {
  it("tells nobody apart: ids of the process, channel and funnel of everybody, nothing of the session [SESS-10]", async () => {
    const seen = world({ accepts: [] });
    const context = aContext({ session: { ...SIGNED_IN, visitor: { anonymousId: crypto.randomUUID() } } });
    // What is kept of it must not depend on the cookie of whoever asked first.
    await sharedCall({ ...context, channel: "SM", checkoutVersion: "v1" }, call);
    expect(seen.headers[0]).toMatchObject({
      "accept-language": "fr-FR",
      "ocp-apim-subscription-key": "key",
      "checkout-version": "v2",
      store: "1001",
      "session-id": "process-1",
      "device-channel": "SD",
      "x-request-id": "request-1",
    });
    expect(seen.headers[0]).not.toHaveProperty("authorization");
    expect(context.session.isPersonal).toBe(false);
  });
});
