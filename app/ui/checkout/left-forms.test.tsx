// @vitest-environment happy-dom
import { useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aForm, aFrame, checkoutElement } from "#tests/support/checkout-page.tsx";
import type { DeliveryPageView } from "../../routes/$locale.checkout.delivery/place-lists.server";
import { DeliveryPage } from "../../routes/$locale.checkout.delivery/view";
import { BillingPage } from "../../routes/$locale.checkout.billing/view";

const BILLING = {
  form: aForm(),
  isSame: true,
  subscriptions: [{ type: "SURV" as const, isOn: false }],
  isRestored: false,
};
afterEach(cleanup);

let go: (where: number | string) => void;

function useGo(): typeof go {
  const navigate = useNavigate();
  return (where) => (typeof where === "number" ? navigate(where) : navigate(where));
}

function Step() {
  go = useGo();
  return checkoutElement(<BillingPage frame={aFrame()} billing={BILLING} problem={null} />);
}

function Elsewhere() {
  go = useGo();
  return <p>Elsewhere</p>;
}

/** Whether to deliver to the same address, and whether to take part in surveys. */
const ticked = () => screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked);
const street = () => screen.findByLabelText<HTMLInputElement>(/^Address/);

it("a step that is left and gone back to is as it was, and one that is opened anew as it is known", async () => {
  const Stub = createRemixStub([
    { path: "/step", Component: Step },
    { path: "/elsewhere", Component: Elsewhere },
  ]);
  render(<Stub initialEntries={["/step"]} />);
  fireEvent.change(await street(), { target: { value: "12 rue de Siam" } });
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  act(() => go("/elsewhere"));
  await screen.findByText("Elsewhere");
  act(() => go(-1));
  expect((await street()).value).toBe("12 rue de Siam");
  expect(ticked()).toEqual([false, true]);
  act(() => go("/elsewhere"));
  await screen.findByText("Elsewhere");
  act(() => go("/step"));
  expect((await street()).value).toBe("");
  expect(ticked()).toEqual([true, false]);
});

it("a method that was looked at before is what the summary comes to when the shopper goes back to it", async () => {
  const delivery: DeliveryPageView = {
    methods: (["NO", "EX"] as const).map((key) => ({ key, name: `By ${key}`, date: null, price: "", isFree: true })),
    isVirtual: true,
    hasGiftCards: true,
    addresses: [],
    form: aForm(),
    phone: "none",
    places: [],
    collector: "",
    isReceiverPhoneAsked: false,
    values: { method: "NO" },
    isRestored: false,
    isPlaceUnavailable: false,
    isPaymentKept: false,
  };
  const sums = { EX: { rows: [{ label: "Total", value: "€59.89" }], toPay: "€59.89" } };
  function Delivery() {
    go = useGo();
    return checkoutElement(<DeliveryPage frame={aFrame()} delivery={delivery} sums={sums} problem={null} />);
  }
  const Stub = createRemixStub([
    { path: "/delivery", Component: Delivery },
    { path: "/elsewhere", Component: Elsewhere },
  ]);
  render(<Stub initialEntries={[{ pathname: "/delivery", key: "delivery" }]} />);
  fireEvent.click(await screen.findByRole("radio", { name: /By EX/ }));
  act(() => go("/elsewhere"));
  await screen.findByText("Elsewhere");
  act(() => go(-1));
  expect((await screen.findByRole<HTMLInputElement>("radio", { name: /By EX/ })).checked).toBe(true);
  expect(document.querySelector("summary strong")?.textContent).toBe("€59.89");
});
