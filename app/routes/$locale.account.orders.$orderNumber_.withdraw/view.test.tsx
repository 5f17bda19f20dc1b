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
