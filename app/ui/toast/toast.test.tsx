// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { BANNER_KINDS } from "#app/models/form-problem.ts";
import { BANNER_ICONS } from "../banner/banner";
import { ToastRegion, closeToast, closeUnsent, showToast, showUnsent, toasts } from "./toast";

describe("toasts [SHELL-16]", () => {
  // The list belongs to the module, and tests of other files may have left toasts in it.
  const closeAll = () => toasts().forEach(({ id }) => closeToast(id));
  beforeEach(() => {
    closeAll();
    vi.useFakeTimers();
  });
  afterEach(() => {
    closeAll();
    vi.useRealTimers();
  });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it("are announced by a region that is there before them", () => {
    renderPage(<ToastRegion />);
    const region = screen.getByRole("status");
    act(() => showToast("You are subscribed"));
    expect(region.textContent).toBe("You are subscribed");
  });

  it("close after 4 seconds, each by its own clock", () => {
    renderPage(<ToastRegion />);
    act(() => showToast("first"));
    pass(2000);
    act(() => showToast("second", "danger"));
    pass(1999);
    expect(screen.getByRole("status").textContent).toBe("firstsecond");
    pass(1);
    expect(screen.getByRole("status").textContent).toBe("second");
    pass(2000);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("wait while a pointer rests on them", () => {
    renderPage(<ToastRegion />);
    act(() => showToast("read me"));
    const toast = screen.getByText("read me");
    fireEvent.pointerEnter(toast);
    pass(60_000);
    expect(screen.getByRole("status").textContent).toBe("read me");
    fireEvent.pointerLeave(toast);
    pass(4000);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("wait while the keyboard is on them, and close at once when asked to", () => {
    renderPage(<ToastRegion />);
    act(() => showToast("read me"));
    const close = screen.getByRole("button", { name: "Close" });
    act(() => close.focus());
    pass(60_000);
    expect(screen.getByRole("status").textContent).toBe("read me");
    act(() => close.blur());
    pass(3999);
    fireEvent.click(close);
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it("stay while a form has no answer, until the next one is sent", () => {
    renderPage(<ToastRegion />);
    act(() => showUnsent("offline"));
    act(() => showUnsent("unsure"));
    pass(60_000);
    expect(screen.getByRole("status").textContent).toMatch(/^The connection was lost/);
    act(() => closeUnsent());
    expect(screen.getByRole("status").textContent).toBe("");
  });

  it.each(BANNER_KINDS)("may be of the kind %s, each with its icon", (kind) => {
    renderPage(<ToastRegion />);
    act(() => showToast("Words", kind));
    expect(document.querySelector(`use[href$="#${BANNER_ICONS[kind]}"]`)).not.toBeNull();
  });
});
