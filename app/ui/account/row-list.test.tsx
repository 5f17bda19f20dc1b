// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ReactElement, useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { RowList } from "./row-list";

afterEach(cleanup);

/** Rows with a button each, and an undo in the place of the removed one. */
function list(ids: string[], removed?: string, pending: string | null = null) {
  return (
    <RowList shown={{}} removed={pending === null ? [] : [pending]} className="rows">
      {ids.map((id) => (
        <li key={id === removed ? `undo ${id}` : id} tabIndex={id === removed ? -1 : undefined} data-row={id}>
          {id !== removed && (
            <a href={`/${id}`} tabIndex={-1} aria-hidden="true">
              picture
            </a>
          )}
          {id !== removed && <a href={`/${id}`}>Row {id}</a>}
          <form onSubmit={(event) => event.preventDefault()}>
            <button>{id === removed ? "Undo" : `Remove ${id}`}</button>
          </form>
        </li>
      ))}
    </RowList>
  );
}

/** Replaces the rendered element by the next one, as the response to a form does. */
let show: (next: ReactElement) => void;
function Stage({ first }: { first: ReactElement }) {
  const [shown, setShown] = useState(first);
  show = (next) => act(() => setShown(next));
  return shown;
}

function press(name: string): void {
  const button = screen.getByRole("button", { name });
  button.focus();
  fireEvent.click(button);
}

describe("the focus in a list of rows", () => {
  it("goes to the undo of what was removed, and to the row that is back, wherever that stands now", () => {
    render(<Stage first={list(["a", "b", "c"])} />);
    press("Remove b");
    show(list(["a", "b", "c"], "b"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }).closest("li"));
    press("Undo");
    show(list(["b", "a", "c"]));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row b" }));
  });

  it("goes there in Safari too, where a press gives the focus to the list", () => {
    render(<Stage first={list(["a", "b", "c"])} />);
    screen.getByRole("list").focus();
    fireEvent.click(screen.getByRole("button", { name: "Remove b" }));
    show(list(["a", "b", "c"], "b"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }).closest("li"));
  });

  it("goes to the undo of a removal before its answer, and to the row again if that is a refusal", () => {
    render(<Stage first={list(["a", "b", "c"])} />);
    press("Remove b");
    show(list(["a", "b", "c"], "b", "b"));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }).closest("li"));
    show(list(["a", "b", "c"]));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row b" }));
  });

  it("goes to a row that is back under another name", () => {
    render(<Stage first={list(["a", "b", "c"], "b")} />);
    press("Undo");
    show(list(["a", "d", "c"]));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row d" }));
  });

  it("goes to the list itself where the row is gone without an undo", () => {
    render(<Stage first={list(["a", "b"])} />);
    press("Remove b");
    show(list(["a"]));
    expect(document.activeElement).toBe(screen.getByRole("list"));
  });

  it("goes to what stands in the place of an undo whose time is over", () => {
    render(<Stage first={list(["a", "b", "c"], "b")} />);
    const undo = screen.getByRole("button", { name: "Undo" }).closest("li")!;
    undo.focus();
    act(() => {
      fireEvent.animationEnd(undo.firstElementChild!);
      show(list(["a", "c"]));
    });
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row c" }));
  });

  it("stays where somebody is when the time of an undo elsewhere is over", () => {
    render(<Stage first={list(["a", "b", "c"], "b")} />);
    act(() => {
      fireEvent.animationEnd(screen.getByRole("button", { name: "Undo" }));
      show(list(["a", "c"]));
    });
    expect(document.activeElement).toBe(document.body);
  });

  it("stays where somebody has gone on to, and where nothing was sent", () => {
    render(<Stage first={list(["a", "b"])} />);
    press("Remove b");
    screen.getByRole("link", { name: "Row a" }).focus();
    show(list(["a"]));
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row a" }));
    act(() => (document.activeElement as HTMLElement).blur());
    show(list(["a", "b"]));
    expect(document.activeElement).toBe(document.body);
  });
});
