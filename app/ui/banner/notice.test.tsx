// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Notice } from "./banner";

afterEach(cleanup);

it("takes the focus each time that a form is refused, and not in between", () => {
  const refused = { status: 409 };
  const shown = (of: object) => (
    <>
      <Notice of={of}>The cart does not answer</Notice>
      <button>Order</button>
    </>
  );
  const { rerender } = render(shown(refused));
  const notice = screen.getByRole("alert").closest("[tabindex]");
  expect(document.activeElement).toBe(notice);
  screen.getByRole("button").focus();
  rerender(shown(refused));
  expect(document.activeElement).toBe(screen.getByRole("button"));
  rerender(shown({ ...refused }));
  expect(document.activeElement).toBe(notice);
});
