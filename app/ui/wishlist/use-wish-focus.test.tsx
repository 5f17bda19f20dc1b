// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it } from "vitest";
import { useWishFocus } from "./use-wish-focus";

afterEach(cleanup);

function List({ answer, removed = "" }: { answer: number; removed?: string }) {
  const box = useRef<HTMLDivElement>(null);
  const note = useWishFocus(box, answer, removed);
  const send = (event: React.FormEvent) => {
    event.preventDefault();
    note(event);
  };
  return (
    <div ref={box} onSubmit={send} tabIndex={-1} role="list">
      {removed ? (
        <p data-undo="2" tabIndex={-1} />
      ) : (
        <form>
          <button name="productId" value="2">
            Remove
          </button>
        </form>
      )}
    </div>
  );
}

it("moves the focus to the banner although the answer to an earlier form came just after the press", () => {
  const { rerender } = render(<List answer={0} />);
  const button = screen.getByRole("button");
  button.focus();
  fireEvent.click(button);
  rerender(<List answer={1} />);
  rerender(<List answer={1} removed="2" />);
  expect(document.activeElement?.getAttribute("data-undo")).toBe("2");
});

it("moves it there in Safari too, where a press gives the focus to the list", () => {
  const { rerender } = render(<List answer={0} />);
  screen.getByRole("list").focus();
  fireEvent.click(screen.getByRole("button"));
  rerender(<List answer={1} removed="2" />);
  expect(document.activeElement?.getAttribute("data-undo")).toBe("2");
});
