// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import type { AddressBook } from "#app/bff/account/address-pages.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { AddressBookPage } from "./view";

const card = (id: string) => ({ id, name: `Card ${id}`, lines: [`Street ${id}`], phone: null, isFavourite: false });

function page(ids: string[], undo: AddressBook["undo"] = null, query = "") {
  const book: AddressBook = { addresses: ids.map(card), total: ids.length + 9, hasSearch: true, query, undo };
  const messages = pageMessages("en", "common", "account", "settings");
  return (
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={messages}>
      <AddressBookPage book={book} problem={null} />
    </FixedText>
  );
}

const undo = { id: "b", name: "Card b", position: 1 };

describe("the address book", () => {
  it("offers the undo in a search that finds nothing any more", () => {
    renderPage(page([], { ...undo, position: 0 }, "dijon"));
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
    expect(screen.getByText("No address contains ‘dijon’.")).toBeTruthy();
  });

  it("shows the words of its address after a navigation, in the field that keeps the focus", () => {
    let search = (_query: string) => {};
    function Searched() {
      const [query, setQuery] = useState("dijon");
      search = setQuery;
      return page(["a"], null, query);
    }
    renderPage(<Searched />);
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    field.focus();
    act(() => search(""));
    expect(field.value).toBe("");
    expect(document.activeElement).toBe(field);
  });
});
