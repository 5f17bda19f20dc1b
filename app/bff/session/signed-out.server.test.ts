import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Opened } from "./cookies.server";
import { Session } from "./session.server";
import { createSessionDenylist, sessionIdsOf, withoutSignedOut } from "./signed-out.server";

const DAY = 86_400_000;
const visitor = { anonymousId: crypto.randomUUID() };
const SESSION = {
  access: { accessToken: "a", sessionId: "s-1" },
  refresh: { refreshToken: "r", sessionId: "s-1" },
} satisfies Opened;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

describe("a session that was signed out", () => {
  it("leaves of its cookies what a sign-out leaves, and tells the browser nothing [BEY-20]", async () => {
    const signedOut = createSessionDenylist();
    const kept = { visitor, signIn: { secret: "s", answered: [] } };
    const opened: Opened = { ...SESSION, ...kept, cart: { cartId: "c" }, funnel: { orderNumber: "1" } };
    expect(await withoutSignedOut(opened, signedOut)).toBe(opened);
    await signedOut.add(sessionIdsOf(SESSION), Date.now() + DAY);
    const left = await withoutSignedOut(opened, signedOut);
    expect(left).toEqual(kept);
    expect(new Session(left).changes).toEqual({});
  });

  it("is refused by either of its cookies, beside whatever other [BEY-20]", async () => {
    const signedOut = createSessionDenylist();
    await signedOut.add(["s-1"], Date.now() + DAY);
    const refresh = { refreshToken: "mine", sessionId: "s-2" };
    expect(await withoutSignedOut({ ...SESSION, refresh }, signedOut)).toEqual({});
    const access = { accessToken: "mine", sessionId: "s-2" };
    expect(await withoutSignedOut({ ...SESSION, access }, signedOut)).toEqual({});
    expect(await withoutSignedOut({ access, refresh }, signedOut)).toEqual({ access, refresh });
  });

  it("keeps its name when its tokens are refreshed, so that older copies go with it [BEY-20]", () => {
    const session = new Session(SESSION);
    session.signIn({ accessToken: "a2", refreshToken: "r2" });
    expect(session.sessionIds).toEqual(["s-1", "s-1"]);
    const fresh = new Session({});
    fresh.signIn({ accessToken: "a", refreshToken: "r" }, null);
    const [one, other] = fresh.sessionIds;
    expect([one, one]).toEqual([other, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it("is remembered until its refresh token ends, and no longer", async () => {
    const signedOut = createSessionDenylist();
    await signedOut.add(["a"], Date.now() + 10 * DAY);
    await signedOut.add(["b"], Infinity);
    vi.advanceTimersByTime(9 * DAY);
    expect(await signedOut.hasAny(["a"])).toBe(true);
    vi.advanceTimersByTime(2 * DAY);
    expect([await signedOut.hasAny(["a"]), await signedOut.hasAny(["b"])]).toEqual([false, true]);
    vi.advanceTimersByTime(20 * DAY);
    expect(await signedOut.hasAny(["b"])).toBe(false);
  });

  it("is remembered for an hour at least, since clocks differ", async () => {
    const signedOut = createSessionDenylist();
    await signedOut.add(["a"], Date.now() - 1);
    vi.advanceTimersByTime(3_599_000);
    expect(await signedOut.hasAny(["a"])).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(await signedOut.hasAny(["a"])).toBe(false);
  });

  it("is one of those that fit", async () => {
    const signedOut = createSessionDenylist(20_000);
    for (let index = 0; index < 1_000; index += 1) await signedOut.add([`${index}`], Infinity);
    expect([await signedOut.hasAny(["899"]), await signedOut.hasAny(["900"])]).toEqual([false, true]);
  });
});
