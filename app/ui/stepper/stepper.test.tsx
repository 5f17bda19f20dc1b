// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "../../../tests/support/ui-page";
import { Stepper } from "./stepper";
import { submittedQuantity } from "./stepper-fields";

function show(quantity: number, max = 5) {
  renderPage(
    <form aria-label="line">
      <Stepper quantity={quantity} max={max} name="Coat" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>("form", { name: "line" });
  return { form, input: screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity: Coat" }) };
}

/** What the browser sends when a button is pressed: the button and the fields, in their order. */
const sentBy = (form: HTMLFormElement, button?: HTMLElement) => {
  const data = new FormData(form);
  if (button instanceof HTMLButtonElement && button.name) data.append(button.name, button.value);
  return submittedQuantity(data);
};

describe("the stepper", () => {
  it("sends the quantity that a button stands for, not a difference", () => {
    const { form } = show(2);
    expect(sentBy(form, screen.getByRole("button", { name: "Set to 3: Coat" }))).toBe("3");
    expect(sentBy(form, screen.getByRole("button", { name: "Set to 1: Coat" }))).toBe("1");
  });

  it("says that the last step down removes the line", () => {
    const { form } = show(1);
    expect(sentBy(form, screen.getByRole("button", { name: "Remove: Coat" }))).toBe("0");
  });

  it("stops at what stock allows", () => {
    show(5);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Set to 6: Coat" }).disabled).toBe(true);
  });

  it("sends a typed quantity by Enter, which presses the form's first button", () => {
    const { form, input } = show(2);
    fireEvent.change(input, { target: { value: " 4 " } });
    expect(sentBy(form, form.querySelector("button")!)).toBe("4");
  });

  it("sends a typed quantity when the field is left, and nothing when it did not change", () => {
    const { form, input } = show(2);
    const submit = vi.spyOn(form, "requestSubmit").mockImplementation(() => undefined);
    fireEvent.blur(input);
    expect(submit).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { value: "4" } });
    fireEvent.blur(input);
    expect(submit).toHaveBeenCalledOnce();
  });

  it("keeps a refused quantity in the field with the sentence that says why, and does not send it again by itself", () => {
    const refused = { typed: "abc", errorId: "why" };
    renderPage(
      <form>
        <Stepper quantity={2} max={5} name="Coat" refused={refused} />
      </form>,
    );
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Quantity: Coat" });
    expect([input.value, input.getAttribute("aria-invalid"), input.getAttribute("aria-describedby")]).toEqual([
      "abc",
      "true",
      "why",
    ]);
    const submit = vi.spyOn(input.form!, "requestSubmit").mockImplementation(() => undefined);
    fireEvent.blur(input);
    expect(submit).not.toHaveBeenCalled();
    fireEvent.change(input, { target: { value: "3" } });
    fireEvent.blur(input);
    expect(submit).toHaveBeenCalledOnce();
  });

  it("reads nothing from a form without a quantity", () => {
    expect(submittedQuantity(new FormData())).toBeNull();
  });
});
