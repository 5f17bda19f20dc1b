// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { useCombobox } from "./use-combobox";

afterEach(cleanup);

const onChoose = vi.fn<(index: number) => void>();

function Search({ list }: { list: readonly string[] }) {
  const owner = useRef<HTMLDivElement>(null);
  useCombobox(owner, { listId: "list", list, count: list.length, onChoose, onType: () => {}, opensOnFocus: true });
  return (
    <div ref={owner}>
      <input aria-label="search" />
    </div>
  );
}

const field = () => screen.getByLabelText("search");

it.each([
  ["fewer", ["robe"]],
  ["as many", ["robe", "robe longue", "robe courte"]],
])("an option of the list before is not one of the next, which has %s", (_how, next) => {
  const { rerender } = render(<Search list={["rouge", "rose", "rond"]} />);
  for (const _press of [1, 2, 3]) fireEvent.keyDown(field(), { key: "ArrowDown" });
  expect(field().getAttribute("aria-activedescendant")).toBe("list-2");
  rerender(<Search list={next} />);
  expect(field().hasAttribute("aria-activedescendant")).toBe(false);
  // Enter is the field's own again: it sends the form.
  expect(fireEvent.keyDown(field(), { key: "Enter" })).toBe(true);
  expect(onChoose).not.toHaveBeenCalled();
});
