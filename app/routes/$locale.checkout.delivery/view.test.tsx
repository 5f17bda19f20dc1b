// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aCountry, aForm, aFrame, aProblem, renderCheckout } from "#tests/support/checkout-page.tsx";
import type { DeliveryPageView } from "./place-lists.server";
import { DeliveryPage } from "./view";

const HOME = {
  id: "home",
  title: "Camille Perrin",
  lines: ["27 rue de Saintonge", "75003 Paris"],
  phone: "06 12 34 56 78",
  country: "FR",
  ways: [],
};

const METHOD = { date: null, price: "", isFree: true };
/** Pickup points before a search. */
const PICKUP_POINTS = {
  method: "PR",
  searched: null,
  more: null,
  phone: "none",
  isRefusalShown: false,
  isChoice: false,
} as const;

function aDelivery(delivery: Partial<DeliveryPageView> = {}): DeliveryPageView {
  return {
    methods: [
      { key: "NO", name: "Home delivery", date: "Tuesday 24 November", price: "€4.95", isFree: false },
      { key: "EX", name: "Express", date: null, price: "€0.00", isFree: true },
    ],
    isVirtual: false,
    hasGiftCards: false,
    addresses: [HOME],
    form: aForm({ phone: "required" }),
    phone: "required",
    places: [],
    collector: "Camille Perrin",
    isReceiverPhoneAsked: true,
    values: { method: "NO", address: "home" },
    isRestored: false,
    isPlaceUnavailable: false,
    isPaymentKept: false,
    ...delivery,
  };
}

afterEach(() => vi.restoreAllMocks());

function show(delivery: Partial<DeliveryPageView> = {}, problem: ReturnType<typeof aProblem> | null = null) {
  const sums = { EX: { rows: [{ label: "Total to pay", value: "€59.89" }], toPay: "€59.89" } };
  return renderCheckout(<DeliveryPage frame={aFrame()} delivery={aDelivery(delivery)} {...{ sums, problem }} />)
    .container;
}

const descriptionOf = (group: Element | null) =>
  document.getElementById(group?.getAttribute("aria-describedby") ?? "")?.textContent;

describe("the delivery page", () => {
  it("names date and price of each method, and chooses one", () => {
    show();
    const home = screen.getByRole<HTMLInputElement>("radio", { name: /Home delivery/ });
    expect(home.checked).toBe(true);
    expect(home.closest("label")?.textContent).toBe("Home deliveryWith you Tuesday 24 November€4.95");
    expect(screen.getByRole("radio", { name: /Express/ }).closest("label")?.textContent).toBe("ExpressFree");
  });

  it("says once that a place takes no parcels, and leaves the focus after another refusal", () => {
    const frame = aFrame();
    const delivery = aDelivery({ isPlaceUnavailable: true });
    function Rounds() {
      const [problem, setProblem] = useState<ReturnType<typeof aProblem> | null>(null);
      return (
        <>
          <button onClick={() => setProblem(problem ? null : aProblem())}>Go on</button>
          <DeliveryPage {...{ frame, delivery, problem }} sums={{}} />
        </>
      );
    }
    renderCheckout(<Rounds />);
    const text = /can no longer take your parcel/;
    expect(document.activeElement?.textContent).toMatch(text);
    const goOn = screen.getByRole("button", { name: "Go on" });
    fireEvent.click(goOn);
    expect(screen.queryByText(text)).toBeNull();
    goOn.focus();
    fireEvent.click(goOn);
    expect(screen.getByText(text)).toBeTruthy();
    expect(document.activeElement).toBe(goOn);
  });

  it("says in the summary what the order comes to by the method that is looked at", () => {
    const container = show();
    const said = () => [
      container.querySelector("dl")?.textContent,
      container.querySelector("summary strong")?.textContent,
    ];
    const announced = () => container.querySelector("[aria-live=polite]")?.textContent;
    expect([said(), announced()]).toEqual([["Total€49.99", "€49.99"], ""]);
    fireEvent.click(screen.getByRole("radio", { name: /Express/ }));
    expect([said(), announced()]).toEqual([["Total to pay€59.89", "€59.89"], "My order, Total to pay €59.89"]);
  });

  it("offers saved addresses and another one below them", () => {
    const container = show();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /Camille Perrin/ }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Another address" }).value).toBe("new");
    expect(container.querySelector("[name=line1]")?.getAttribute("autocomplete")).toBe("shipping address-line1");
  });

  it("says beside an address in another country what delivery costs there and when it comes", () => {
    const abroad = { ...HOME, id: "far", country: "BE", ways: ["Home delivery, €6.90, Monday 30 November"] };
    show({ addresses: [HOME, abroad] });
    const labels = screen.getAllByRole("radio", { name: /Camille Perrin/ }).map((radio) => radio.closest("label")!);
    expect(labels[0]?.textContent).not.toContain("Delivery to this country");
    expect(labels[1]?.textContent).toContain("Delivery to this country:Home delivery, €6.90, Monday 30 November");
  });

  it("says of a typed address that another country may change price and day, where there is one", () => {
    expect(show({ form: aForm({ countries: [aCountry()] }) }).textContent).not.toMatch(/may differ/);
    expect(show().textContent).toMatch(/may differ/);
  });

  it("asks for the phone number that a saved address misses, and says why", () => {
    const container = show({ addresses: [{ ...HOME, phone: null }] });
    const phone = container.querySelector<HTMLInputElement>("[name=phone-home]");
    expect(phone?.type).toBe("tel");
    expect(container.querySelector("#phone-home-hint")?.textContent).toMatch(/carrier only uses it for this delivery/);
    const abroad = show({ addresses: [{ ...HOME, phone: null, country: "BE" }] });
    expect(abroad.querySelector("#phone-home-hint")?.textContent).toMatch(/0470 12 34 56 \(Belgium\).*\+32/);
    expect(show({ addresses: [HOME] }).querySelector("[name=phone-home]")).toBeNull();
  });

  it("offers the customer's own number there, and shows what was typed instead", () => {
    const delivery = {
      addresses: [{ ...HOME, phone: null }],
      values: { method: "NO", address: "home", "phone-home": "06 39 98 01 12" },
    };
    const typed = (container: HTMLElement) => container.querySelector<HTMLInputElement>("[name=phone-home]")?.value;
    expect(typed(show(delivery))).toBe("06 39 98 01 12");
    expect(typed(show(delivery, aProblem({ values: { "phone-home": "12" } })))).toBe("12");
  });

  it("folds the sixth address and what follows away, open where one of them is chosen", () => {
    const addresses = Array.from({ length: 8 }, (_, index) => ({ ...HOME, id: `a${index}` }));
    expect(show({ addresses }).querySelector<HTMLDetailsElement>("form details")?.open).toBe(false);
    const container = show({ addresses, values: { method: "NO", address: "a7" } });
    expect(container.querySelector<HTMLDetailsElement>("form details")?.open).toBe(true);
    expect(container.querySelectorAll("form details input[type=radio]")).toHaveLength(3);
  });

  it("is a plain form where nothing is saved", () => {
    const container = show({ addresses: [] });
    expect(container.querySelectorAll("input[name=address]")).toHaveLength(0);
    expect(container.querySelectorAll("form input:not([type=radio]):not([type=hidden]), form select")).toHaveLength(8);
  });

  it("asks for no address where nothing is carried, and says so where nothing can be", () => {
    expect(show({ isVirtual: true }).querySelector("[name=line1]")).toBeNull();
    expect(screen.getByText("No parcel needed.")).not.toBeNull();
    show({ isVirtual: true, hasGiftCards: true });
    expect(screen.getByText(/^No parcel needed. Gift cards are sent by email/)).not.toBeNull();
    expect(show({ methods: [] }).querySelector("form")).toBeNull();
  });

  it("says of a place that is known without the search that others are not shown", () => {
    const places = { ...PICKUP_POINTS, searched: "75003" };
    const methods = [{ key: "PR", name: "Pickup", date: null, price: "€0.00", isFree: true }] as const;
    const list = { key: "a", html: "<p>Tabac</p>" };
    const said = (part: Pick<DeliveryPageView["places"][number], "count" | "list" | "isUnavailable">) =>
      show({ methods: [...methods], places: [{ ...places, ...part }] }).querySelector("fieldset > [role=status]")
        ?.textContent;
    expect(said({ count: 1, list, isUnavailable: true })).toMatch(/the place we already know/);
    expect(said({ count: 1, list, isUnavailable: false })).toMatch(/^1 /);
    expect(said({ count: null, list: null, isUnavailable: true })).toMatch(/is not available/);
    expect(said({ count: 0, list: null, isUnavailable: false })).toMatch(/75003/);
  });

  it("shows places once they are chosen, and stays as it is where nobody answers", async () => {
    const methods = ["NO", "PR"].map((key) => ({ ...METHOD, key: key as "NO" | "PR", name: key }));
    const ask = vi.spyOn(window, "fetch");
    const text = "Choose how your order is delivered";
    const container = show(
      { methods, places: [{ ...PICKUP_POINTS, count: 0, list: null, isUnavailable: false }] },
      aProblem({ fields: [{ fieldId: "method", text }] }),
    );
    const choose = (key: string) => fireEvent.click(container.querySelector(`input[value=${key}]`)!);
    const said = () => container.querySelector("fieldset > [role=status]")?.textContent;

    ask.mockResolvedValueOnce(new Response("<html>", { status: 503 }));
    choose("PR");
    expect(said()).toBe("Looking for places…");
    choose("NO");
    choose("PR");
    await waitFor(() => expect(said()).toMatch(/is not available right now/));
    expect(container.querySelector<HTMLInputElement>("input[value=PR]")?.checked).toBe(true);
    expect(screen.getAllByText(text)).toHaveLength(2);

    const found = { ...PICKUP_POINTS, searched: "75003", count: 1, list: { key: "found", html: "<b>Tabac</b>" } };
    ask.mockResolvedValueOnce(Response.json({ ...found, isUnavailable: false }));
    choose("NO");
    choose("PR");
    await waitFor(() => expect(said()).toBe("1 place near 75003"));
    expect(screen.getByText("Tabac")).toBeTruthy();
    expect(ask.mock.calls.map(([address]) => address)).toEqual(Array(2).fill("/en/checkout/delivery/places?method=PR"));
    choose("NO");
    choose("PR");
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["there is no list", null],
    ["nothing of it can be chosen", { key: "full", html: "<p>Tabac: full</p>" }],
  ])("leads from a place that was not chosen to the search, where %s", (_, list) => {
    const part = { ...PICKUP_POINTS, count: 0, list, isUnavailable: false };
    const methods = [{ key: "PR", name: "Pickup", date: null, price: "€0.00", isFree: true }] as const;
    const fields = [{ fieldId: "point-PR", text: "Choose the pickup point" }];
    show({ methods: [...methods], places: [part] }, aProblem({ fields, values: { method: "PR" } }));
    fireEvent.click(screen.getByRole("link", { name: "Choose the pickup point" }));
    expect(document.activeElement?.getAttribute("name")).toBe("place-PR");
    expect(descriptionOf(document.activeElement!.closest("fieldset"))).toBe("Choose the pickup point");
  });

  it("keeps a way in view that is chosen below a list, which closes", () => {
    show();
    const express = screen.getByRole("radio", { name: /Express/ });
    const scroll = vi.spyOn(express.closest("label")!, "scrollIntoView");
    fireEvent.click(express);
    expect(scroll).toHaveBeenCalledWith({ block: "nearest" });
  });

  it("says beside a choice what the summary says", () => {
    const text = "Choose how your order is delivered";
    const container = show({}, aProblem({ fields: [{ fieldId: "method", text }], values: { address: "new" } }));
    expect(screen.getAllByText(text)).toHaveLength(2);
    expect(descriptionOf(container.querySelector("#method")!.closest("fieldset"))).toBe(text);
    expect(container.querySelector<HTMLInputElement>("#method")?.type).toBe("radio");
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Another address" }).checked).toBe(true);
  });

  it("opens no empty row below a way that asks nothing more", () => {
    const rows = (container: HTMLElement) =>
      [...container.querySelectorAll("input[name=method]")].map((input) => input.closest("label")?.nextElementSibling);
    expect(rows(show())).toEqual([null, null]);
    const person = { key: "HSP", name: "In person", date: null, price: "€0.00", isFree: true } as const;
    expect(rows(show({ methods: [person], values: { method: "HSP" } }))[0]?.textContent).not.toBe("");
  });

  it("says that a new address is kept where an address is asked for, and nowhere else", () => {
    const note = /kept in your account/;
    show();
    // The note is in the part that is hidden together with the addresses, with scripts or without.
    expect(screen.getByText(note).closest(".where")?.querySelector("[name=address]")).toBeInstanceOf(HTMLInputElement);
  });
});
