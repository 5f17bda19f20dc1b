// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { useReducer, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { fieldOf, formState } from "../form/form-state";
import { Field } from "./field";
import { SelectField } from "./select-field";

const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

/** The words that `aria-describedby` points at. */
function description(input: HTMLElement): string {
  const ids = input.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)!.textContent).join(" | ");
}

describe("a field", () => {
  it("says in words whether it is required or optional [SHELL-18]", () => {
    renderPage(
      <>
        <Field name="city" label="City" required />
        <Field name="phone" label="Phone" />
      </>,
    );
    expect(screen.getByLabelText("City (required)")).toBeTruthy();
    expect(screen.getByLabelText("Phone (optional)")).toBeTruthy();
  });

  it("is described by its hint and its error", () => {
    renderPage(<Field name="zip" label="Postcode" hint="Five digits" error="It has five digits, for example 75003" />);
    const input = screen.getByLabelText(/Postcode/);
    expect(description(input)).toBe("Five digits | It has five digits, for example 75003");
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("does not complain while one is typing, but when it is left wrong [SHELL-18]", () => {
    renderPage(<Field name="email" type="email" label="Email" invalidText="Write it like name@example.com" />);
    const input = screen.getByLabelText(/Email/);
    type(input, "name@");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    fireEvent.blur(input);
    expect(description(input)).toBe("Write it like name@example.com");
  });

  it("waits with what it has to say until a press that leaves it is over: the button must not slide away", async () => {
    const onClick = vi.fn<(isWrong: boolean) => void>();
    renderPage(
      <>
        <Field name="email" type="email" label="Email" invalidText="Write it like name@example.com" />
        <button onClick={() => onClick(input.hasAttribute("aria-invalid"))}>Save</button>
      </>,
    );
    const input = screen.getByLabelText(/Email/);
    const button = screen.getByRole("button");
    type(input, "name@");
    fireEvent.mouseDown(button);
    fireEvent.blur(input);
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    fireEvent.mouseUp(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledWith(false);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(description(input)).toBe("Write it like name@example.com");
  });

  it("says it at once again when it is left by the keyboard after a press", async () => {
    renderPage(<Field name="email" type="email" label="Email" invalidText="Write it like name@example.com" />);
    const input = screen.getByLabelText(/Email/);
    fireEvent.mouseDown(input);
    fireEvent.mouseUp(input);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    type(input, "name@");
    fireEvent.blur(input);
    expect(input.getAttribute("aria-invalid")).toBe("true");
  });

  it("says what is wrong with this very value, where there is more than one thing", () => {
    const invalidText = (value: string) => `Not ${value}`;
    renderPage(<Field name="year" pattern="\d{4}" label="Year" invalidText={invalidText} />);
    const input = screen.getByLabelText(/Year/);
    type(input, "19");
    fireEvent.blur(input);
    expect(description(input)).toBe("Not 19");
  });

  it("does not complain of being left empty [SHELL-18]", () => {
    renderPage(<Field name="email" type="email" label="Email" required />);
    const input = screen.getByLabelText(/Email/);
    fireEvent.blur(input);
    expect(input.hasAttribute("aria-invalid")).toBe(false);
  });

  it("drops the error as soon as it is mended", () => {
    renderPage(<Field name="zip" label="Postcode" pattern="\d{5}" defaultValue="7500" error="Five digits" />);
    const input = screen.getByLabelText(/Postcode/);
    type(input, "750");
    expect(description(input)).toBe("Five digits");
    type(input, "75003");
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    expect(screen.queryByText("Five digits")).toBeNull();
  });

  it("shows what the server finds the next time", () => {
    function Form() {
      const [error, setError] = useState("First");
      return (
        <>
          <Field name="zip" label="Postcode" defaultValue="75003" error={error} />
          <button onClick={() => setError("Second")}>Send</button>
        </>
      );
    }
    renderPage(<Form />);
    type(screen.getByLabelText(/Postcode/), "75004");
    expect(screen.queryByText("First")).toBeNull();
    fireEvent.click(screen.getByText("Send"));
    expect(screen.getByText("Second")).toBeTruthy();
  });

  it("shows it again when the server finds the same in another answer, and only then", () => {
    const refusal = () => ({ errorTitle: "", fields: [{ fieldId: "zip", text: "Unknown" }], notice: null, values: {} });
    function Form() {
      const [problem, setProblem] = useState(refusal);
      const [, render] = useReducer((times: number) => times + 1, 0);
      return (
        <>
          <Field {...fieldOf(formState({}, problem), "zip")} label="Postcode" />
          <button onClick={render}>Wait</button>
          <button onClick={() => setProblem(refusal)}>Send</button>
        </>
      );
    }
    renderPage(<Form />);
    const input = screen.getByLabelText(/Postcode/);
    type(input, "75004");
    fireEvent.click(screen.getByText("Wait"));
    expect(input.hasAttribute("aria-invalid")).toBe(false);
    fireEvent.click(screen.getByText("Send"));
    expect(description(input)).toBe("Unknown");
  });

  it("counts the characters that fit and tells when there are too many, without cutting", () => {
    renderPage(<Field name="street" label="Street" limit={5} defaultValue="Rue é" />);
    const input = screen.getByLabelText<HTMLInputElement>(/Street/);
    expect(screen.getByText("5 / 5")).toBeTruthy();
    type(input, "Rue été");
    expect(screen.getByText("7 / 5")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("2 characters over: they go on the next line if that is free");
    expect([input.value, input.getAttribute("aria-invalid"), input.maxLength]).toEqual(["Rue été", "true", -1]);
  });

  it("passes on what a browser needs to fill it", () => {
    renderPage(<Field name="zip" id="billing-zip" label="Postcode" autoComplete="postal-code" inputMode="numeric" />);
    const input = screen.getByLabelText(/Postcode/);
    expect([input.id, input.getAttribute("autocomplete"), input.getAttribute("inputmode")]).toEqual([
      "billing-zip",
      "postal-code",
      "numeric",
    ]);
  });
});

describe("a select field", () => {
  const options = [
    { value: "FR", label: "France" },
    { value: "CH", label: "Switzerland" },
  ];

  it("offers its options after an empty one that asks to choose", () => {
    renderPage(<SelectField name="country" label="Country" required options={options} emptyLabel="Choose" />);
    const select = screen.getByLabelText<HTMLSelectElement>("Country (required)");
    expect([...select.options].map(({ text }) => text)).toEqual(["Choose", "France", "Switzerland"]);
  });

  it("drops its error when something is chosen", () => {
    renderPage(
      <SelectField name="country" label="Country" required options={options} emptyLabel="Choose" error="Choose one" />,
    );
    const select = screen.getByLabelText(/Country/);
    expect(description(select)).toBe("Choose one");
    fireEvent.change(select, { target: { value: "CH" } });
    expect(screen.queryByText("Choose one")).toBeNull();
  });
});
