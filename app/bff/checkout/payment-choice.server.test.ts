import { afterEach, expect, it, vi } from "vitest";
import { aContext } from "#tests/support/request-context.ts";
import { checkoutText } from "#app/i18n/i18n.server.ts";
import { paymentMethodView } from "./payment-choice.server";

afterEach(() => void vi.useRealTimers());

it.each([
  // Half past one on 1 July in Paris.
  ["2026-06-30T23:30:00Z", ["1er\u00a0août 2026", "1er\u00a0septembre 2026"]],
  ["2026-12-31T12:00:00Z", ["31\u00a0janvier 2027", "28\u00a0février 2027"]],
])("instalments of %s are due on the same day of the coming months, by the site's clock", async (now, dates) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  const amount = { centAmount: 10_000, currencyCode: "EUR" };
  const { schedule } = paymentMethodView(aContext(), await checkoutText("fr"), { method: "alma-3x", amount });
  expect(schedule.slice(1).map(({ date }) => date)).toEqual(dates);
});
