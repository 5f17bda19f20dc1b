// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { Withdraw, type WithdrawProps } from "./view";

afterEach(cleanup);

type Shown = NonNullable<WithdrawProps["withdrawal"]>;

const NOTHING_CHOSEN: Shown = {
  orderNumber: "100000001",
  lines: [{ lineId: "1", name: "Linen dress", detail: "Bordeaux", quantity: 1, left: 1, ordered: 1, picture: "p" }],
  step: "choose",
  done: null,
  key: "5f0c7b1e-0000-4000-8000-000000000000",
  chosen: [],
  isNothingChosen: true,
  fields: [],
  hasMore: false,
  earlier: [],
};

/** Renders the page; the function that it returns loads its data again. */
function open(read: () => Shown, problem: FormProblem | null = null): () => void {
  let load = () => {};
  const Page = () => {
    const [withdrawal, setWithdrawal] = useState(read);
    load = () => setWithdrawal(read());
    return (
      <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "orders", "account")}>
        <Withdraw orderNumber="100000001" withdrawal={withdrawal} problem={problem} />
      </FixedText>
    );
  };
  const Stub = createRemixStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  return () => load();
}

it("says that nothing was chosen once, and leaves the focus alone when the page is loaded anew", async () => {
  const load = open(() => ({ ...NOTHING_CHOSEN }));
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
  open(() => withdrawal, problem);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(notice);
  expect(alert.closest("[tabindex]")).toBe(document.activeElement);
  expect(document.title).toBe(problem.errorTitle);
});

it("shows a number of pieces that is not left beside its list, once, and leaves the focus alone afterwards [ACC-17]", async () => {
  const line = { lineId: "1", name: "Linen dress", detail: "Bordeaux", quantity: 2, left: 2, ordered: 3, picture: "p" };
  const view = { ...NOTHING_CHOSEN, lines: [line], chosen: ["1"], isNothingChosen: false };
  const refused = () => ({ ...view, fields: [{ fieldId: "quantity-1", text: "You can now return 2 at most" }] });
  const load = open(refused);
  const summary = await screen.findByRole("alert");
  expect(summary).toBe(document.activeElement);
  const pieces = screen.getByRole<HTMLSelectElement>("combobox", { name: "How many? Linen dress, Bordeaux" });
  expect([pieces.value, pieces.getAttribute("aria-invalid")]).toEqual(["2", "true"]);
  expect([...pieces.options].map(({ text }) => text)).toEqual(["1 of 2", "2 of 2"]);
  const error = document.getElementById(pieces.getAttribute("aria-describedby") ?? "");
  expect(error?.textContent).toBe("You can now return 2 at most");
  pieces.focus();
  act(load);
  expect(document.activeElement).toBe(pieces);
});
