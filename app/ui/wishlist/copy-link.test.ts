// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../toast/toast";
import { offerCopying } from "./copy-link";

const LINK = "https://shop.example/en/wishlist/shared?list=100001";
let field: HTMLInputElement;
let button: HTMLButtonElement;

beforeEach(() => {
  document.body.innerHTML = `<div><input readonly><button type="button" data-copied="Copied" hidden></button></div>`;
  field = document.querySelector("input")!;
  button = document.querySelector("button")!;
  field.value = button.value = LINK;
});
afterEach(() => void vi.unstubAllGlobals());

function press(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  offerCopying(button);
  button.click();
}

it("copies the link to a list and says so", async () => {
  const writeText = vi.fn(() => Promise.resolve());
  press(writeText);
  await vi.waitFor(() => expect(toasts().map(({ text }) => text)).toEqual(["Copied"]));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(LINK);
});

it("selects the link where the browser lets nothing be copied", async () => {
  press(() => Promise.reject(new DOMException("Write permission denied.", "NotAllowedError")));
  await vi.waitFor(() => expect([field.selectionStart, field.selectionEnd]).toEqual([0, LINK.length]));
});
