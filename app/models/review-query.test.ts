import fc from "fast-check";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { readReviewQuery, REVIEW_SORTS, reviewSearch } from "./review-query";

describe("the address of a page of reviews", () => {
  it("says what was asked, whatever it is", () => {
    const query = fc.record({
      page: fc.integer({ min: 1, max: 10_000 }),
      sort: fc.constantFrom(...REVIEW_SORTS),
      rating: fc.option(fc.integer({ min: 1, max: 5 })),
    });
    fc.assert(
      fc.property(query, (asked) => {
        expect(readReviewQuery(new URLSearchParams(reviewSearch(asked)))).toEqual(asked);
      }),
    );
  });

  it("is the same in Safari 16, whose queries have no `size`", () => {
    const size = vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
    onTestFinished(() => size.mockRestore());
    expect(reviewSearch({ page: 2, sort: "newest", rating: 4 })).toBe("&rating=4&page=2");
  });

  it("is the first page of all of them when it says nothing sensible", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (page, sort, rating) => {
        const { page: read } = readReviewQuery(new URLSearchParams({ page, sort: `x${sort}`, rating: `9${rating}` }));
        expect(Number.isInteger(read) && read >= 1 && read <= 10_000).toBe(true);
      }),
    );
    for (const page of ["0", "-1", "1e9", "", "1.5", "NaN"]) {
      expect(readReviewQuery(new URLSearchParams({ page, sort: "prix", rating: "6" }))).toEqual({
        page: 1,
        sort: "newest",
        rating: null,
      });
    }
  });
});
