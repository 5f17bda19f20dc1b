// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { page, renderPage } from "#tests/support/ui-page";
import { ErrorSummary } from "./error-summary";

const ZIP = { fieldId: "zip", text: "Postcode: it has five digits" };
const CITY = { fieldId: "city", text: "City: write it out" };

describe("the error summary", () => {
  it("takes the focus and links each error to its field", () => {
    renderPage(<ErrorSummary errors={[ZIP, CITY]} />);
    const summary = screen.getByRole("alert");
    expect(document.activeElement).toBe(summary);
    expect(summary.textContent).toContain("Please check 2 fields");
    expect(screen.getByRole("link", { name: ZIP.text }).getAttribute("href")).toBe("#zip");
  });

  it("asks the browser for the focus where no script does", () => {
    renderPage(<ErrorSummary errors={[ZIP]} />);
    expect(screen.getByRole("alert").getAttribute("tabindex")).toBe("-1");
  });

  it("is not there without errors", () => {
    const { rerender } = renderPage(<ErrorSummary errors={[ZIP]} />);
    rerender(page(<ErrorSummary errors={[]} />));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
