// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aForm, renderCheckout } from "#tests/support/checkout-page";
import type { AddressSuggestion, CompletedAddress } from "~/models/address-suggestion";
import { AddressFields } from "./address-fields";
// Loaded once here: the time a browser takes to fetch it is not part of the test.
import "./address-completion";

const PAUSE_MS = 250;
const LILAS = { placeId: "a1", title: "14 rue des Lilas", detail: "75019 Paris" };
const LILLE = { placeId: "a2", title: "14 rue de Lille", detail: "75007 Paris" };
const PLACE: CompletedAddress = { line1: "14 rue des Lilas", zipCode: "75019", city: "Paris", country: "FR" };

interface Asked {
  query: Record<string, string>;
  signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
  fail(): Promise<void>;
}
let asked: Asked[];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal("fetch", (address: string, { signal }: { signal: AbortSignal }) => {
    const { pathname, searchParams } = new URL(address, "http://shop.test");
    expect(pathname).toBe("/en/address-suggestions");
    return new Promise<Response>((resolve, reject) => {
      // Responses arrive late on purpose, also those to aborted requests.
      asked.push({
        query: Object.fromEntries(searchParams),
        signal,
        answer: (body, status = 200) => later(() => resolve(Response.json(body, { status }))),
        fail: () => later(() => reject(new TypeError("network"))),
      });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const street = () => screen.getByLabelText<HTMLInputElement>(/^Address/);
const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
const options = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
const status = () =>
  [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).find((text) => text) ?? "";
const press = (key: string, more = {}) => fireEvent.keyDown(street(), { key, ...more });

/** Runs something and waits for its effects. */
const later = (run: () => void) => act(() => Promise.resolve().then(run));
const enterStreet = async () => {
  await later(() => street().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
};

/** Shows the form and enters its street. */
async function openForm(known: Record<string, string> = {}) {
  const form = aForm();
  const { container, unmount } = renderCheckout(
    <form>
      <AddressFields form={form} state={{ values: { ...form.values, ...known }, errors: {} }} section="billing" />
    </form>,
  );
  await enterStreet();
  return { form: container.querySelector("form")!, unmount };
}

function type(value: string, event: InputEventInit = { inputType: "insertText" }): void {
  fireEvent.input(street(), { target: { value }, ...event });
}
const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));

/** Types, waits, and delivers the server's suggestions. */
async function suggest(value: string, suggestions: AddressSuggestion[] = [LILAS, LILLE]): Promise<void> {
  type(value);
  await pause();
  await asked.at(-1)!.answer(suggestions);
}

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

  it("takes a pressed option, and keeps the second line and the focus", async () => {
    await openForm({ line2: "Bâtiment C", zipCode: "69001", city: "Lyon" });
    await suggest("14 rue");
    expect(fireEvent.mouseDown(screen.getByText("75019 Paris"))).toBe(false);
    fireEvent.click(screen.getByText("75019 Paris"));
    await asked.at(-1)!.answer(PLACE);
    const standing = ["line1", "line2", "zipCode", "city", "country"].map(valueOf);
    expect(standing).toEqual(["14 rue des Lilas", "Bâtiment C", "75019", "Paris", "FR"]);
    type("14 bis rue des Lilas");
    expect(valueOf("line1")).toBe("14 bis rue des Lilas");
  });

  it("chooses the address's country where the form offers it, and leaves it where it does not", async () => {
    await openForm();
    for (const [country, chosen] of [
      ["BE", "BE"],
      ["PL", "BE"],
    ] as const) {
      await suggest(`rue de ${country}`);
      press("ArrowDown");
      press("Enter");
      await asked.at(-1)!.answer({ ...PLACE, country, zipCode: `1000 ${country}` });
      expect([valueOf("country"), valueOf("zipCode")]).toEqual([chosen, `1000 ${country}`]);
      type("");
    }
    expect(document.querySelector("#zipCode-hint")?.textContent).toContain("Belgium");
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

  it("drops the whole of an address that was chosen before another", async () => {
    await openForm();
    await suggest("14 rue");
    press("ArrowDown");
    press("Enter");
    const first = asked.at(-1)!;
    await suggest("14 rue de");
    press("ArrowUp");
    press("Enter");
    const second = asked.at(-1)!;
    await first.answer(PLACE);
    expect(status()).toBe("");
    await second.answer({ ...PLACE, line1: "14 rue de Lille", zipCode: "75007" });
    expect([valueOf("line1"), valueOf("zipCode")]).toEqual(["14 rue de Lille", "75007"]);
  });

  it("never overwrites what is typed meanwhile [PAY-22]", async () => {
    await openForm({ city: "Lyon" });
    await suggest("14 rue");
    press("ArrowDown");
    press("Enter");
    type("14 rue des Lilas, appt 3");
    fireEvent.input(screen.getByLabelText(/^Postcode/), { target: { value: "75020" } });
    await asked.find(({ query }) => query.place)!.answer(PLACE);
    expect(["line1", "zipCode", "city"].map(valueOf)).toEqual(["14 rue des Lilas, appt 3", "75020", "Paris"]);
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

  it("keeps the chosen street when the rest of the address cannot be had", async () => {
    await openForm({ zipCode: "69001" });
    await suggest("14 rue");
    press("ArrowDown");
    press("Enter");
    await asked.at(-1)!.fail();
    expect([valueOf("line1"), valueOf("zipCode"), status()]).toEqual(["14 rue des Lilas", "69001", ""]);
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
