// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { toasts } from "../toast/toast";
import { Share } from "./share";

const INFO = { prefix: "en", locale: "en-GB" } as const;
const assign = vi.spyOn(window.location, "assign").mockImplementation(() => {});

function press(writeText: () => Promise<void>, share?: () => Promise<void>): HTMLElement {
  vi.stubGlobal("navigator", { clipboard: { writeText }, ...(share && { share }) });
  render(
    <FixedText info={INFO} messages={pageMessages("en", "product")}>
      <Share title="Shirt" url="https://shop.example/en/shirt--p1" />
    </FixedText>,
  );
  const link = screen.getByRole("link");
  fireEvent.click(link);
  return link;
}

describe("sharing a product", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    assign.mockClear();
  });

  it("copies its address and says so", async () => {
    press(() => Promise.resolve());
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(assign).not.toHaveBeenCalled();
  });

  it("opens an e-mail where the browser lets nothing be copied", async () => {
    const link = press(() => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError")));
    await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(link.getAttribute("href")));
  });

  it("copies where an app's own browser has the device's dialog but refuses to open it", async () => {
    const refused = () => Promise.reject(new DOMException("Permission denied", "NotAllowedError"));
    const writeText = vi.fn(() => Promise.resolve());
    press(writeText, refused);
    await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith("https://shop.example/en/shirt--p1"));
    expect(assign).not.toHaveBeenCalled();
  });

  it("does nothing more when the shopper closes that dialog", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const closed = Promise.reject(new DOMException("Share canceled", "AbortError"));
    press(writeText, () => closed);
    await closed.catch(() => {});
    expect([writeText.mock.calls, assign.mock.calls]).toEqual([[], []]);
  });
});
