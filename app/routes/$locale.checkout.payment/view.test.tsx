// @vitest-environment happy-dom
import type { ActionFunctionArgs } from "@remix-run/node";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { aFrame, aProblem, renderCheckout } from "#tests/support/checkout-page.tsx";
import type { GiftCardRow } from "#app/bff/checkout/gift-cards-view.server.ts";
import type { PaymentView } from "#app/bff/checkout/payment-choice.server.ts";
import { PaymentPage } from "./view";

const PAYMENT: PaymentView = {
  question: "How would you like to pay €100.00?",
  methods: [
    { name: "cb", title: "Bank card", detail: null, brands: ["cb"], text: "On the provider’s page.", schedule: [] },
    {
      name: "alma-3x",
      title: "In 3 instalments",
      detail: "€33.34 today",
      brands: ["alma"],
      text: "Credit is a commitment.",
      schedule: [
        { date: "Today", amount: "€33.34" },
        { date: "21 December 2026", amount: "€33.33" },
      ],
    },
  ],
  chosen: "cb",
  notice: null,
  giftCards: { rows: [], own: [], left: "€100.00" },
  noWay: null,
};
const A_CARD: GiftCardRow = {
  kind: "used",
  paymentId: "p",
  name: "Gift card •••• 0001",
  amount: "€20.00",
  remains: null,
};
const PARTS = {
  reductions: { key: "reductions", html: "<p>Promo code</p>" },
  subscriptions: { key: "subscriptions", html: "" },
};

describe("the payment page", () => {
  it("lets nobody type a bank card: the only fields are choices and a gift card [PAY-23]", () => {
    const { container } = renderCheckout(<PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} problem={null} />);
    expect(
      new Set([...container.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")].map(({ type }) => type)),
    ).toEqual(new Set(["radio", "text"]));
    // Fields of a gift card, which the provider has no part in.
    expect([...container.querySelectorAll<HTMLInputElement>("input[type=text]")].map(({ name }) => name)).toEqual([
      "giftCard",
      "giftCardAmount",
    ]);
    expect(screen.getByRole("group", { name: PAYMENT.question })).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Bank card/ }).checked).toBe(true);
    expect(screen.getByRole("radio", { name: /In 3 instalments.*€33.34 today/ })).not.toBeNull();
    expect(container.textContent).toContain("21 December 2026€33.33");
  });

  it("says what can be paid at once where it is more, and leads to the cart [PAY-10]", () => {
    const payment = { ...PAYMENT, methods: [], noWay: "More than the €9,999.99 that can be paid" };
    renderCheckout(<PaymentPage frame={aFrame()} payment={payment} {...PARTS} problem={null} />);
    expect(screen.getByText(payment.noWay).closest("#method")).not.toBeNull();
    const cart = screen.getByRole("link", { name: "Change my bag" });
    expect(cart.getAttribute("href")).toBe("/en/cart");
    // The checkout's document lacks the cart's header and footer: the link is left to the browser.
    const onClick = vi.fn((event: Event) => event.defaultPrevented || event.preventDefault());
    document.addEventListener("click", onClick, { once: true });
    fireEvent.click(cart);
    expect(onClick).toHaveReturnedWith(undefined);
    expect(screen.queryByText(PAYMENT.question)).toBeNull();
  });

  it("says why the shopper is back, and offers the other methods [PAY-15]", () => {
    const payment = { ...PAYMENT, notice: { text: "Your card has expired.", kind: "danger" as const } };
    renderCheckout(<PaymentPage frame={aFrame()} payment={payment} {...PARTS} problem={null} />);
    expect(screen.getByRole("alert").textContent).toBe("Your card has expired.");
    expect(document.activeElement?.textContent).toBe("Your card has expired.");
    expect(screen.getAllByRole("radio")).toHaveLength(2);
  });

  it("says beside the methods what the summary says", () => {
    const fields = [{ fieldId: "method", text: "Choose how you would like to pay" }];
    renderCheckout(<PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} problem={aProblem({ fields })} />);
    expect(screen.getAllByText(fields[0]!.text)).toHaveLength(2);
  });

  it.each([
    ["use-gift-card", { rows: [], own: [], left: "€100.00" }],
    ["remove-gift-card:p", { rows: [A_CARD], own: [], left: "€80.00" }],
  ])("sends the way to pay along with %s, which stays chosen", async (intent, giftCards) => {
    const sent: Record<string, unknown>[] = [];
    const action = async ({ request }: ActionFunctionArgs) => {
      sent.push(Object.fromEntries(await request.formData()));
      return null;
    };
    const { container } = renderCheckout(
      <PaymentPage frame={aFrame()} payment={{ ...PAYMENT, giftCards }} {...PARTS} problem={null} />,
      action,
    );
    const klarna = screen.getByRole<HTMLInputElement>("radio", { name: /In 3 instalments/ });
    fireEvent.click(klarna);
    fireEvent.click(container.querySelector(`button[value="${intent}"]`)!);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ intent, method: "alma-3x", seen: aFrame().seen }]);
    expect(klarna.checked).toBe(true);
  });

  it("shows a gift card's change at its own place until it is answered, and can be left only then", async () => {
    let answer = () => {};
    const action = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
    const giftCards = { rows: [A_CARD], own: [], left: "€80.00" };
    const { container } = renderCheckout(
      <PaymentPage frame={aFrame()} payment={{ ...PAYMENT, giftCards }} {...PARTS} problem={null} />,
      action,
    );
    const states = (selector: string) => {
      const button = container.querySelector(selector)!;
      return ["aria-busy", "aria-disabled"].map((name) => button.getAttribute(name));
    };
    const isLeft = "button[type=submit]:not([name])";
    fireEvent.click(container.querySelector("button[value=use-gift-card]")!);
    await waitFor(() => expect(states("button[value=use-gift-card]")).toEqual(["true", "true"]));
    expect(states(isLeft)).toEqual([null, "true"]);
    answer();
    await waitFor(() => expect(states(isLeft)).toEqual([null, null]));
    // The Enter key leaves the step.
    fireEvent.click(container.querySelector("button[value=enter]")!);
    await waitFor(() => expect(states(isLeft)).toEqual(["true", "true"]));
    answer();
    await waitFor(() => expect(states(isLeft)).toEqual([null, null]));
    const remove = container.querySelector<HTMLButtonElement>('button[value="remove-gift-card:p"]')!;
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(container.querySelector('button[value="remove-gift-card:p"]')).toBeNull());
    const undo = screen.getByRole("button", { name: "Undo" });
    expect(undo.getAttribute("aria-busy")).toBe("true");
    expect(document.activeElement).toBe(undo.closest("li"));
    answer();
  });

  it("reads a removed gift card once: its row stays the same when the removal is answered", async () => {
    let answer = () => {};
    const action = () => new Promise<null>((resolve) => (answer = () => resolve(null)));
    let load: (rows: GiftCardRow[]) => void = () => {};
    function Loaded() {
      const [rows, setRows] = useState<GiftCardRow[]>([A_CARD]);
      load = setRows;
      const giftCards = { rows, own: [], left: "€80.00" };
      return <PaymentPage frame={aFrame()} payment={{ ...PAYMENT, giftCards }} {...PARTS} problem={null} />;
    }
    const { container } = renderCheckout(<Loaded />, action);
    const remove = container.querySelector<HTMLButtonElement>('button[value="remove-gift-card:p"]')!;
    remove.focus();
    fireEvent.click(remove);
    const undo = await screen.findByRole("button", { name: "Undo" });
    const row = undo.closest("li");
    expect(document.activeElement).toBe(row);
    act(() => load([{ kind: "removed", undoId: "payment p", name: A_CARD.name, amount: A_CARD.amount }]));
    answer();
    await waitFor(() => expect(container.querySelector('button[value="undo-gift-card:payment p"]')).toBeTruthy());
    expect(document.activeElement).toBe(row);
  });

  it("leaves a promo code to the browser, which sends a document, with the way to pay in the same form", () => {
    const html = '<input name="promo"><button name="intent" value="add-code">Add</button>';
    const action = vi.fn(() => null);
    const { container } = renderCheckout(
      <PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} reductions={{ key: "codes", html }} problem={null} />,
      action,
    );
    const form = container.querySelector("form")!;
    const submitter = screen.getByRole("button", { name: "Add" });
    const event = new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true });
    expect([form.dispatchEvent(event), action.mock.calls.length]).toEqual([true, 0]);
    expect([...new FormData(form)]).toContainEqual(["method", "cb"]);
  });

  it("sends a step with a typed promo code as a document too, as that is shown where it was typed", async () => {
    const html = '<input name="promo" aria-label="Promo code">';
    const action = vi.fn(() => null);
    const { container } = renderCheckout(
      <PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} reductions={{ key: "codes", html }} problem={null} />,
      action,
    );
    const submitter = [...container.querySelectorAll("form button")].at(-1) as HTMLButtonElement;
    const send = () =>
      container
        .querySelector("form")!
        .dispatchEvent(new SubmitEvent("submit", { submitter, bubbles: true, cancelable: true }));
    fireEvent.change(screen.getByLabelText("Promo code"), { target: { value: "WELCOME10" } });
    expect([send(), action.mock.calls.length]).toEqual([true, 0]);
    fireEvent.change(screen.getByLabelText("Promo code"), { target: { value: "" } });
    expect(send()).toBe(false);
    await waitFor(() => expect(action).toHaveBeenCalledOnce());
  });

  it("says in its form which gift card was refused, so that the step can be left without it", () => {
    const problem = aProblem({ values: { intent: "use-gift-card", giftCard: "1234" } });
    const { container } = renderCheckout(
      <PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} problem={problem} />,
    );
    expect([...new FormData(container.querySelector("form")!)]).toContainEqual(["refused", "1234"]);
  });

  it("asks for nothing beside the order where nothing may be asked for: the gap above the button is one", () => {
    const { container, unmount } = renderCheckout(
      <PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} subscriptions={null} problem={null} />,
    );
    const parts = container.querySelectorAll("form > div").length;
    unmount();
    const more = renderCheckout(<PaymentPage frame={aFrame()} payment={PAYMENT} {...PARTS} problem={null} />);
    expect(more.container.querySelectorAll("form > div")).toHaveLength(parts + 1);
  });
});
