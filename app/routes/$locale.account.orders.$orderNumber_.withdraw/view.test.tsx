// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { Withdraw, type WithdrawProps } from "./view";

afterEach(cleanup);

const NOTHING_CHOSEN: NonNullable<WithdrawProps["withdrawal"]> = {
  orderNumber: "100000001",
  lines: [{ lineId: "1", name: "Linen dress", detail: "Bordeaux", quantity: 1, picture: "p" }],
  step: "choose",
  done: null,
  chosen: [],
  isNothingChosen: true,
  hasMore: false,
  earlier: [],
};

it("says that nothing was chosen once, and leaves the focus alone when the page is loaded anew", async () => {
  let load = () => {};
  const Page = () => {
    const [withdrawal, setWithdrawal] = useState(NOTHING_CHOSEN);
    load = () => setWithdrawal({ ...NOTHING_CHOSEN });
    return (
      <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "orders", "account")}>
        <Withdraw orderNumber="100000001" withdrawal={withdrawal} problem={null} />
      </FixedText>
    );
  };
  const Stub = createRemixStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  const notice = await screen.findByRole("alert");
  expect(notice.closest("[tabindex]")).toBe(document.activeElement);
  const line = screen.getByRole("checkbox");
  line.focus();
  act(load);
  expect(document.activeElement).toBe(line);
});

it("says that it is too late once it was confirmed, with the focus and in its title", async () => {
  const notice = "Withdrawing online is not possible.";
  const problem = { errorTitle: "Error: Withdraw", fields: [], notice, values: {} };
  const withdrawal = { ...NOTHING_CHOSEN, lines: [], step: "over" as const, isNothingChosen: false };
  const Page = () => (
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "orders", "account")}>
      <Withdraw orderNumber="100000001" withdrawal={withdrawal} problem={problem} />
    </FixedText>
  );
  const Stub = createRemixStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(notice);
  expect(alert.closest("[tabindex]")).toBe(document.activeElement);
  expect(document.title).toBe(problem.errorTitle);
});
