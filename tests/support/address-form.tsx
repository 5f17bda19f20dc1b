import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { AddressFields } from "#app/ui/form/address-fields.tsx";
import type { AddressSuggestion, CompletedAddress } from "#app/models/address-suggestion.ts";
import { aForm, renderCheckout } from "./checkout-page";
// Loaded once here: the time a browser takes to fetch it is not part of the test.
import "#app/ui/form/address-completion.tsx";

export const PAUSE_MS = 250;
export const LILAS = { placeId: "a1", title: "14 rue des Lilas", detail: "75019 Paris" };
export const LILLE = { placeId: "a2", title: "14 rue de Lille", detail: "75007 Paris" };
export const PLACE: CompletedAddress = { line1: "14 rue des Lilas", zipCode: "75019", city: "Paris", country: "FR" };

export interface Asked {
  query: Record<string, string>;
  signal: AbortSignal;
  answer(body: unknown, status?: number): Promise<void>;
  fail(): Promise<void>;
}
/** The requests of the form, which a test answers. */
export const asked: Asked[] = [];

/** Asks the test for suggestions instead of the shop, and stops the clock. */
export function fakeSuggestions(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
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
}

export const street = () => screen.getByLabelText<HTMLInputElement>(/^Address/);
export const valueOf = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value;
export const options = () => [...document.querySelectorAll("[role=option]")].map(({ textContent }) => textContent);
export const status = () =>
  [...document.querySelectorAll("[role=status]")].map(({ textContent }) => textContent).find((text) => text) ?? "";
export const press = (key: string, more = {}) => fireEvent.keyDown(street(), { key, ...more });

/** Runs something and waits for its effects. */
const later = (run: () => void) => act(() => Promise.resolve().then(run));
export const enterStreet = async () => {
  await later(() => street().focus());
  await act(() => vi.advanceTimersByTimeAsync(0));
};

/** Shows the form and enters its street. */
export async function openForm(known: Record<string, string> = {}) {
  const form = aForm();
  const { container, unmount } = renderCheckout(
    <form>
      <AddressFields form={form} state={{ values: { ...form.values, ...known }, errors: {} }} section="billing" />
    </form>,
  );
  await enterStreet();
  return { form: container.querySelector("form")!, unmount };
}

export function type(value: string, event: InputEventInit = { inputType: "insertText" }): void {
  fireEvent.input(street(), { target: { value }, ...event });
}
export const pause = () => act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));

/** Types, waits, and delivers the server's suggestions. */
export async function suggest(value: string, suggestions: AddressSuggestion[] = [LILAS, LILLE]): Promise<void> {
  type(value);
  await pause();
  await asked.at(-1)!.answer(suggestions);
}
