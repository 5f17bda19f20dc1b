// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Button, IconButton, IconLink } from "./button";

/** True when the press keeps its default action: submit, follow a link. */
function press(button: HTMLElement): boolean {
  return fireEvent.click(button);
}

describe("a button", () => {
  it("does what it is for", () => {
    const onClick = vi.fn();
    renderPage(<Button onClick={onClick}>Add</Button>);
    expect(press(screen.getByRole("button", { name: "Add" }))).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it.each(["disabled", "pending"])("stays where it is and ignores presses while %s", (state) => {
    const onClick = vi.fn();
    renderPage(
      <Button onClick={onClick} {...{ [state]: true }}>
        Add
      </Button>,
    );
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Add" });
    expect(press(button)).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
    expect([button.getAttribute("aria-disabled"), button.disabled]).toEqual(["true", false]);
  });

  it("keeps its name while pending and says that it is busy", () => {
    renderPage(<Button pending>Pay 288.00 €</Button>);
    expect(screen.getByRole("button", { name: "Pay 288.00 €" }).getAttribute("aria-busy")).toBe("true");
  });

  it("shows a tick once confirmed", () => {
    renderPage(<Button confirmed>Added</Button>);
    expect(screen.getByRole("button", { name: "Added" }).querySelector("svg")).not.toBeNull();
  });
});

describe("an icon", () => {
  it("has a name and, as a button, submits nothing by itself", () => {
    renderPage(<IconButton icon="bag" label="Bag" />);
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Bag" });
    expect([button.type, button.textContent]).toEqual(["button", ""]);
  });

  it("counts, as a link, from 1 to 99", () => {
    const links = [0, 1, 120].map((count) => <IconLink key={count} icon="bag" label="Bag" count={count} to="/cart" />);
    renderPage(<>{links}</>);
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["", "1", "99+"]);
  });
});
