// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import {
  type Asked,
  asked,
  enterStreet,
  LILAS,
  LILLE,
  openForm,
  options,
  pause,
  PAUSE_MS,
  PLACE,
  press,
  status,
  street,
  suggest,
  type,
  fakeSuggestions,
  valueOf,
} from "#tests/support/address-form.tsx";
import { aForm, renderCheckout } from "#tests/support/checkout-page.tsx";
import { AddressFields } from "./address-fields";

fakeSuggestions();

describe("completing an address", () => {
  it("comes when the street is entered; until then the field is a field", async () => {
    const form = aForm();
    renderCheckout(<AddressFields form={form} state={{ values: form.values, errors: {} }} section="billing" />);
    expect(street().getAttribute("role")).toBeNull();
    await enterStreet();
    expect(street().getAttribute("role")).toBe("combobox");
    expect(street().getAttribute("aria-autocomplete")).toBe("list");
    expect(street().getAttribute("aria-expanded")).toBe("false");
    expect(street().getAttribute("autocomplete")).toBe("billing address-line1");
    await pause();
    expect(asked).toEqual([]);
  });

  it("asks after a pause, for three letters and more, in the chosen country", async () => {
    await openForm();
    for (const value of ["1", "14", "14 ", "14 r", "14 ru"]) type(value);
    await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS - 1));
    expect(asked).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(asked.map(({ query }) => query)).toEqual([{ q: "14 ru", country: "FR" }]);
    fireEvent.change(screen.getByLabelText(/^Country/), { target: { value: "BE" } });
    street().focus();
    type("14 rue");
    await pause();
    expect(asked.at(-1)?.query).toEqual({ q: "14 rue", country: "BE" });
  });

  it("lists, says how many there are, and is worked by keys [PAY-22]", async () => {
    await openForm();
    await suggest("14 rue");
    expect(options()).toEqual(["14 rue des Lilas75019 Paris", "14 rue de Lille75007 Paris"]);
    const list = screen.getByRole("listbox", { name: "Suggested addresses" });
    expect(status()).toBe("2 suggested addresses, use the arrow keys");
    expect(street().getAttribute("aria-expanded")).toBe("true");
    expect(street().getAttribute("aria-controls")).toBe(list.id);
    expect(street().hasAttribute("aria-activedescendant")).toBe(false);
    const active = () => {
      const id = street().getAttribute("aria-activedescendant");
      const selected = document.querySelectorAll("[aria-selected=true]");
      expect([...selected].map((each) => each.id)).toEqual(id === null ? [] : [id]);
      return selected[0]?.textContent?.slice(0, 16) ?? null;
    };
    const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"].map((key) => {
      expect(press(key)).toBe(false);
      return active();
    });
    expect(seen).toEqual(["14 rue des Lilas", "14 rue de Lille7", null, "14 rue de Lille7", "14 rue des Lilas"]);
    expect(valueOf("line1")).toBe("14 rue");
    expect(press("Enter")).toBe(false);
    expect(valueOf("line1")).toBe("14 rue des Lilas");
    expect(options()).toEqual([]);
    expect(asked.at(-1)?.query).toEqual({ place: "a1" });
    await asked.at(-1)!.answer(PLACE);
    expect([valueOf("line1"), valueOf("zipCode"), valueOf("city")]).toEqual(["14 rue des Lilas", "75019", "Paris"]);
    expect(status()).toBe("Address filled in: 75019 Paris");
    expect(document.activeElement).toBe(street());
    await pause();
    expect([asked.length, options().length]).toEqual([2, 0]);
  });

  it("forgets what was suggested for another country", async () => {
    await openForm();
    await suggest("14 rue");
    act(() => street().blur());
    fireEvent.change(screen.getByLabelText(/^Country/), { target: { value: "BE" } });
    await enterStreet();
    press("ArrowDown");
    expect(options()).toEqual([]);
    await suggest("14 rue d");
    expect(options()).toHaveLength(2);
  });

  it("closes with Escape and stays so; an arrow opens it again, without choosing", async () => {
    await openForm();
    await suggest("14 rue");
    press("ArrowDown");
    expect(press("Escape")).toBe(false);
    expect([options(), valueOf("line1")]).toEqual([[], "14 rue"]);
    expect(street().getAttribute("aria-expanded")).toBe("false");
    expect(["aria-controls", "aria-activedescendant"].map((each) => street().getAttribute(each))).toEqual([null, null]);
    expect(press("Escape")).toBe(true);
    await pause();
    expect(options()).toEqual([]);
    press("ArrowDown");
    expect(options()).toHaveLength(2);
    expect(press("Enter")).toBe(true);
    expect(valueOf("line1")).toBe("14 rue");
  });

  it("closes when the field is left, also before the answer, and chooses nothing by it", async () => {
    await openForm({ zipCode: "69001" });
    type("14 rue");
    await pause();
    act(() => street().blur());
    await asked.at(-1)!.answer([LILAS]);
    expect([options(), status()]).toEqual([[], ""]);
    await enterStreet();
    await suggest("14 rue d");
    press("ArrowDown");
    act(() => street().blur());
    expect([options(), valueOf("line1"), valueOf("zipCode")]).toEqual([[], "14 rue d", "69001"]);
    expect(asked).toHaveLength(2);
  });

  it("leaves every key to the field while nothing is active: Enter sends the form", async () => {
    await openForm();
    expect(["ArrowDown", "ArrowUp", "Enter", "Escape", "Home", "Tab", "a"].map((key) => press(key))).toEqual(
      Array.from({ length: 7 }, () => true),
    );
    await suggest("14 rue");
    expect(["Enter", "Home", "End", "Tab", "ArrowLeft", "a"].map((key) => press(key))).toEqual(
      Array.from({ length: 6 }, () => true),
    );
  });

  it("drops answers that come out of order", async () => {
    await openForm();
    type("14 rue");
    await pause();
    type("14 rue des");
    await pause();
    const [first, second] = asked;
    expect(first?.signal.aborted).toBe(true);
    await second!.answer([LILAS]);
    await first!.answer([LILLE]);
    expect(options()).toEqual(["14 rue des Lilas75019 Paris"]);
  });

  it.each([
    ["answers 500", (call: Asked) => call.answer({}, 500)],
    ["answers 429", (call: Asked) => call.answer([], 429)],
    ["cannot be reached", (call: Asked) => call.fail()],
    ["answers null", (call: Asked) => call.answer(null)],
    ["answers something else", (call: Asked) => call.answer({ suggestions: [LILAS] })],
  ])("says nothing when the shop %s, and goes on with what is typed next", async (_, fail) => {
    await openForm({ zipCode: "69001" });
    type("14 rue");
    await pause();
    await fail(asked.at(-1)!);
    expect([options(), status(), valueOf("line1")]).toEqual([[], "", "14 rue"]);
    await suggest("14 rue d");
    expect(options()).toHaveLength(2);
  });

  it("stays away when the browser fills the form in", async () => {
    await openForm();
    fireEvent(street(), new Event("input", { bubbles: true }));
    type("14 rue des Lilas", { inputType: "insertReplacementText" });
    await pause();
    expect(asked).toEqual([]);
    await suggest("14 rue");
    fireEvent(street(), new Event("input", { bubbles: true }));
    expect(options()).toEqual([]);
    press("ArrowDown");
    expect(options()).toEqual([]);
  });

  it("asks nothing while letters are composed, and takes no key of it", async () => {
    await openForm();
    type("ulica K", { inputType: "insertCompositionText", isComposing: true });
    await pause();
    expect(asked).toEqual([]);
    fireEvent.compositionEnd(street());
    await pause();
    expect(asked.map(({ query }) => query.q)).toEqual(["ulica K"]);
    await asked[0]!.answer([LILAS]);
    press("ArrowDown");
    expect(press("Enter", { isComposing: true })).toBe(true);
    expect(valueOf("line1")).toBe("ulica K");
  });

  it("forgets what was suggested once too little is left, and asks no more when it is gone", async () => {
    const { unmount } = await openForm();
    await suggest("14 rue");
    type("14");
    expect(options()).toEqual([]);
    type("14 a");
    expect(options()).toEqual([]);
    unmount();
    await pause();
    expect(asked).toHaveLength(1);
  });
});
