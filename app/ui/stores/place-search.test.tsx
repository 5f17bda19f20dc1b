// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { PlaceSearch } from "./place-search";

afterEach(cleanup);

const search = (words: string) => (
  <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "placeSearch")}>
    <PlaceSearch name="search" defaultValue={words} />
  </FixedText>
);
const field = () => screen.getByRole<HTMLInputElement>("textbox");

describe("the search for a place", () => {
  it("keeps the focus where it was when the words become those of the address, whatever was typed", () => {
    const { rerender } = render(search(""));
    fireEvent.change(field(), { target: { value: "Leeds " } });
    const button = screen.getByRole("button", { name: "Search" });
    button.focus();
    rerender(search("Leeds"));
    expect([document.activeElement === button, field().value]).toEqual([true, "Leeds"]);
    rerender(search(""));
    expect([document.activeElement === button, field().value]).toEqual([true, ""]);
  });

  it("leaves what is being typed when an earlier search is answered", () => {
    const { rerender } = render(search("York"));
    field().focus();
    rerender(search("Leeds"));
    expect(field().value).toBe("Leeds");
    fireEvent.change(field(), { target: { value: "Hull" } });
    rerender(search("Bath"));
    expect(field().value).toBe("Hull");
  });
});
