// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { page, renderPage } from "#tests/support/ui-page.tsx";
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

  it("gives the field the focus, by no address: the router would forget what is wrong with the form", () => {
    const fields = (
      <>
        <input id="zip" />
        <div id="offers">
          <input type="hidden" />
          <input id="offer" type="checkbox" />
        </div>
      </>
    );
    renderPage(
      <>
        <ErrorSummary errors={[ZIP, { fieldId: "offers", text: "Offers" }, { fieldId: "gone", text: "Gone" }]} />
        {fields}
      </>,
    );
    // True when the browser would follow the link.
    const press = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
    expect([press(ZIP.text), document.activeElement?.id]).toEqual([false, "zip"]);
    expect([press("Offers"), document.activeElement?.id]).toEqual([false, "offer"]);
    expect(press("Gone")).toBe(true);
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
