// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ErrorPageContext, ErrorView } from "./error-view";

const PROPS = { kind: "server-error", status: 500, title: "Server error" } as const;

describe("the page of an error", () => {
  const reload = vi.fn();
  beforeEach(() => {
    sessionStorage.clear();
    reload.mockClear();
    vi.spyOn(window.location, "reload").mockImplementation(reload);
  });
  afterEach(() => void vi.restoreAllMocks());

  it("is the server's, and stays as it stands in the document", () => {
    render(
      <ErrorPageContext.Provider value={({ status }) => <p>Sorry, {status}</p>}>
        <ErrorView {...PROPS} />
      </ErrorPageContext.Provider>,
    );
    const { innerHTML } = document.querySelector("[data-error='500']")!;
    expect(innerHTML).toContain("Sorry");
    cleanup();

    document.body.innerHTML = `<div data-error="500">${innerHTML}</div>`;
    const { container } = render(<ErrorView {...PROPS} />);
    expect(container.querySelector("[data-error]")!.innerHTML).toBe(innerHTML);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is asked for again when the browser itself failed, but not more often than every 10 seconds [SHELL-22]", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    render(<ErrorView {...PROPS} />);
    expect(reload).toHaveBeenCalledTimes(1);
    cleanup();

    vi.setSystemTime(Date.now() + 9_999);
    render(<ErrorView {...PROPS} />);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("heading").textContent).toBe("Server error");
    cleanup();

    vi.setSystemTime(Date.now() + 1);
    render(<ErrorView {...PROPS} />);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });
});
