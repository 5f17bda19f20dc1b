import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useGatewayServer } from "#tests/support/gateway-server.ts";
import { aContext, GATEWAY, SIGNED_IN } from "#tests/support/request-context.ts";
import { changePassword } from "../account/password.server";
import { undoCancelReservation } from "../account/reservations.server";
import { setStockAlert } from "../account/stock-alert.server";
import { reserve } from "../stores/reserve.server";
import type { Opened } from "../session/cookies.server";
import { LIMITS } from "./limits.server";

const server = useGatewayServer();
const refusal = (code = "STORE_CLOSED") => HttpResponse.json({ code, message: "No" }, { status: 422 });

afterEach(() => void vi.useRealTimers());

describe("what asks for something of others", () => {
  it("is not asked for once too often: reservations, which mail whoever is named [BEY-21]", async () => {
    // The wait that is said is counted from the first try.
    vi.useFakeTimers({ toFake: ["Date"] });
    let asked = 0;
    server.use(http.post(`${GATEWAY}/stores/1/reservations`, () => ((asked += 1), refusal())));
    const visitor = { anonymousId: crypto.randomUUID() };
    const { shop } = aContext();
    const reasons: unknown[] = [];
    for (let index = 0; index < 12; index += 1) {
      const form = new FormData();
      form.set("firstName", "Anaïs");
      form.set("lastName", "Le Goff");
      form.set("email", `anais${index}@vitrine.test`);
      const context = aContext({ session: { visitor }, shop });
      const outcome = await reserve(context, { storeId: "1", sku: "1000770101" }, form);
      reasons.push("reason" in outcome && outcome.reason);
      expect(context.retryAfter).toBe(index < LIMITS.reservation.session ? null : 600);
    }
    expect(asked).toBe(LIMITS.reservation.session);
    expect(reasons.slice(-3)).toEqual(["closed", "rateLimited", "rateLimited"]);
  });

  it("is not asked for once too often: reservations that are restored, which mail too [BEY-21]", async () => {
    let asked = 0;
    server.use(http.post(`${GATEWAY}/reservations-self/1/restore`, () => ((asked += 1), refusal())));
    const { shop } = aContext();
    const outcomes: unknown[] = [];
    for (let index = 0; index < LIMITS.reservation.session + 2; index += 1) {
      const context = aContext({ session: SIGNED_IN, shop });
      context.session.undo.reservations = [{ reservationId: "1", deletedAt: Date.now() }];
      outcomes.push(await undoCancelReservation(context, "1"));
    }
    expect(asked).toBe(LIMITS.reservation.session);
    expect(outcomes.slice(-3)).toEqual(["closed", "rateLimited", "rateLimited"]);
  });

  it("is not counted while the form is not filled in: nothing would be sent", async () => {
    const { shop } = aContext();
    const form = new FormData();
    form.set("email", "");
    for (let index = 0; index < 30; index += 1) {
      const outcome = await reserve(aContext({ shop }), { storeId: "1", sku: "1000770101" }, form);
      expect(outcome).toHaveProperty("fields");
    }
  });

  it("is not asked for once too often: alerts, from wherever they are set [BEY-21]", async () => {
    let asked = 0;
    server.use(http.post(`${GATEWAY}/customers-self/knowledges/product-stock-alert`, () => ((asked += 1), refusal())));
    const visitor = { anonymousId: crypto.randomUUID() };
    const { shop } = aContext();
    const outcomes: string[] = [];
    for (let index = 0; index < LIMITS.alert.session + 2; index += 1) {
      const context = aContext({ session: { ...SIGNED_IN, visitor }, shop });
      outcomes.push(await setStockAlert(context, { sku: "1000770101", productId: "100077" }));
    }
    expect(asked).toBe(LIMITS.alert.session);
    expect(outcomes.slice(-3)).toEqual(["tooMany", "rateLimited", "rateLimited"]);
  });

  it("is not asked for once too often: a customer's password, by a browser that drops its other cookies [BEY-21]", async () => {
    let asked = 0;
    server.use(http.put(`${GATEWAY}/accounts-self/password`, () => ((asked += 1), refusal("PASSWORD_WRONG"))));
    const { shop } = aContext();
    const guess = async (session: Opened, index: number) => {
      const form = new FormData();
      form.set("currentPassword", `a guess ${index}`);
      form.set("newPassword", "another password");
      const answer = await changePassword(aContext({ session, shop }), form);
      return "status" in answer && answer.status;
    };
    const statuses: unknown[] = [];
    for (let index = 0; index < LIMITS.password.session + 2; index += 1) {
      // Each guess with a new visitor's id, or with none.
      const visitor = index % 2 === 0 ? { visitor: { anonymousId: crypto.randomUUID() } } : {};
      statuses.push(await guess({ ...SIGNED_IN, ...visitor }, index));
    }
    expect(asked).toBe(LIMITS.password.session);
    expect(statuses.slice(-3)).toEqual([422, 429, 429]);
    const sessionId = "another";
    const another = { access: { ...SIGNED_IN.access!, sessionId }, refresh: { ...SIGNED_IN.refresh!, sessionId } };
    expect(await guess(another, 0)).toBe(422);
  });
});
