// @vitest-environment happy-dom
import { useNavigate } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { aForm, aFrame, checkoutElement } from "#tests/support/checkout-page";
import { BillingPage } from "../../routes/$locale.checkout.billing/view";

const BILLING = { form: aForm(), isSame: true, subscriptions: [], isRestored: false };
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

const street = () => screen.findByLabelText<HTMLInputElement>(/^Address/);

it("a step that is left and gone back to is as it was, and one that is opened anew as it is known", async () => {
  const Stub = createRemixStub([
    { path: "/step", Component: Step },
    { path: "/elsewhere", Component: Elsewhere },
  ]);
  render(<Stub initialEntries={["/step"]} />);
  fireEvent.change(await street(), { target: { value: "12 rue de Siam" } });
  fireEvent.click(screen.getByRole("checkbox"));
  act(() => go("/elsewhere"));
  await screen.findByText("Elsewhere");
  act(() => go(-1));
  expect((await street()).value).toBe("12 rue de Siam");
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(false);
  act(() => go("/elsewhere"));
  await screen.findByText("Elsewhere");
  act(() => go("/step"));
  expect((await street()).value).toBe("");
  expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
});
