// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { FormEvent } from "react";
import { afterEach, expect, it, vi } from "vitest";
import PositionField from "./position-field";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A browser that finds no position: it gives up when the page said, and otherwise never. */
function searchInVain(_found: unknown, failed: (error: { code: number }) => void, options?: PositionOptions): void {
  setTimeout(() => failed({ code: 3 }), options?.timeout ?? 1_000_000);
}

it("says after ten seconds that the browser gives no position", () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: searchInVain } });
  render(<PositionField label="Near me" denied="Your browser does not say where you are." field="search" />);
  fireEvent.click(screen.getByRole("button", { name: "Near me" }));
  const status = screen.getByRole("status");
  vi.advanceTimersByTime(9_999);
  expect(status.textContent).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(status.textContent).toBe("Your browser does not say where you are.");
});

it("says that it is busy until the position is there, sends it once, and leaves a place that is typed meanwhile", () => {
  const asked: ((at: { coords: { latitude: number; longitude: number } }) => void)[] = [];
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: (found: never) => asked.push(found) } });
  const sent = vi.fn((event: FormEvent<HTMLFormElement>) => event.preventDefault());
  const { container } = render(
    <form onSubmit={sent}>
      <input name="search" defaultValue="" />
      <PositionField label="Near me" denied="" field="search" />
    </form>,
  );
  const button = screen.getByRole("button", { name: "Near me" });
  const answer = (index: number) => act(() => asked[index]!({ coords: { latitude: 53.8, longitude: -1.55 } }));
  fireEvent.click(button);
  fireEvent.click(button);
  expect([button.getAttribute("aria-busy"), asked.length]).toEqual(["true", 2]);
  expect(container.querySelector("[data-asking]")).not.toBeNull();
  answer(0);
  answer(1);
  expect([button.getAttribute("aria-busy"), sent.mock.calls.length]).toEqual([null, 1]);
  expect(container.querySelector("[data-asking]")).toBeNull();

  fireEvent.click(button);
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "Leeds" } });
  answer(2);
  expect([screen.getByRole<HTMLInputElement>("textbox").value, sent.mock.calls.length]).toEqual(["Leeds", 1]);
});

it("is not busy for ever where the browser's question is put aside", () => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { geolocation: { getCurrentPosition: () => {} } });
  render(<PositionField label="Near me" denied="" field="search" />);
  const button = screen.getByRole("button", { name: "Near me" });
  fireEvent.click(button);
  act(() => void vi.advanceTimersByTime(9_999));
  expect(button.getAttribute("aria-busy")).toBe("true");
  act(() => void vi.advanceTimersByTime(1));
  expect(button.getAttribute("aria-busy")).toBeNull();
});
