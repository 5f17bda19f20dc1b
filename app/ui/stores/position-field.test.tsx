// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
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
