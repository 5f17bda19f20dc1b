// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Wishlist } from "../$locale.account.wishlist/view";
import { VisitorsWishlist } from "./view";

const CELLS = ["100001", "100002"].map((id) => ({ key: id, html: "<article></article>" }));
const LIST = { total: 2, page: 1, pageSize: 18, cells: CELLS, undo: [], notes: null, share: null, refused: null };

describe("the number of products on a wishlist", () => {
  it.each([
    ["a customer's", Wishlist],
    ["a visitor's", VisitorsWishlist],
  ])("is said once on %s, by the title of the list", (_, View) => {
    renderPage(
      <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "shell", "wishlist")}>
        <View {...LIST} />
      </FixedText>,
    );
    expect(screen.getAllByText("2 items").map(({ tagName }) => tagName)).toEqual(["H2"]);
  });
});
