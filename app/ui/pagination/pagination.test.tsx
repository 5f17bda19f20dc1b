// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { pageNumbers, Pagination } from "./pagination";

describe("page numbers", () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [4, 6, [1, 2, 3, 4, 5, 6]],
    [9, 9, [1, null, 8, 9]],
  ])("of page %i in %i", (current, pages, numbers) => expect(pageNumbers(current, pages)).toEqual(numbers));

  it("rise, hold the first, the last and this one, and leave no gap of a single page", () => {
    const pages = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(
        pages.chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last))),
        ([current, last]) => {
          const shown = pageNumbers(current, last);
          const numbers = shown.filter((each) => each !== null);
          expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
          expect(numbers).toEqual(expect.arrayContaining([1, current, last]));
          shown.forEach((each, index) => {
            if (each === null) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2);
          });
        },
      ),
    );
  });
});

describe("pagination", () => {
  const hrefOf = (number: number) => `/en/x?page=${number}`;

  it("says how many were seen and leads to the next ones", () => {
    renderPage(<Pagination page={1} pageSize={48} total={60} hrefOf={hrefOf} />);
    expect(screen.getByText("You have seen 48 of 60 items")).toBeTruthy();
    const next = screen.getByRole("link", { name: "Show the next 12 items" });
    expect([next.getAttribute("href"), next.getAttribute("rel")]).toEqual(["/en/x?page=2", "next"]);
    expect(screen.getByRole("link", { name: "Page 1" }).getAttribute("aria-current")).toBe("page");
  });

  it("has no next on the last page, and nothing at all on a single one", () => {
    const { unmount } = renderPage(<Pagination page={2} pageSize={48} total={60} hrefOf={hrefOf} />);
    expect(screen.queryByRole("link", { name: /Show the next/ })).toBeNull();
    expect(screen.getByText("You have seen 60 of 60 items")).toBeTruthy();
    unmount();
    expect(renderPage(<Pagination page={1} pageSize={48} total={48} hrefOf={hrefOf} />).container.textContent).toBe("");
  });
});
