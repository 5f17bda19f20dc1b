// @vitest-environment happy-dom
import { act, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { describe, expect, it } from "vitest";
import type { AddressBook } from "~/bff/account/address-pages.server";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { renderPage } from "#tests/support/ui-page";
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

/** Shows what comes next in the place of what stands there, as an answer to a form does. */
let show: (next: ReactElement) => void;
function Stage({ first }: { first: ReactElement }) {
  const [shown, setShown] = useState(first);
  show = (next) => act(() => setShown(next));
  return shown;
}

const undo = { id: "b", name: "Card b", position: 1 };

describe("the address book", () => {
  it("hands the focus to the undo of what was deleted, and to the address that is back [ACC-04]", () => {
    renderPage(<Stage first={page(["a", "b", "c"])} />);
    screen.getByRole("button", { name: "Delete Card b" }).focus();
    show(page(["a", "c"], undo));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
    show(page(["a", "new", "c"]));
    expect(document.activeElement?.getAttribute("href")).toBe("/en/account/settings/delivery-addresses/new/edit");
  });

  it("leaves the focus where somebody has gone on to", () => {
    renderPage(<Stage first={page(["a", "b"])} />);
    screen.getByRole("searchbox").focus();
    show(page(["a"], undo));
    expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  });

  it("offers the undo in a search that finds nothing any more", () => {
    renderPage(page([], { ...undo, position: 0 }, "dijon"));
    expect(screen.getByRole("button", { name: "Undo" })).toBeTruthy();
    expect(screen.getByText("No address contains ‘dijon’.")).toBeTruthy();
  });
});
