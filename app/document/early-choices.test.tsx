// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { startTransition, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { replayEarlyChoices, recordEarlyChoices } from "./early-choices";

const heard: string[] = [];

/** Controls as in the shop: some are controlled by React, others keep their own state. */
function Form() {
  const [filters, setFilters] = useState<string[]>(["red"]);
  const toggle = (value: string) => {
    heard.push(`filter ${value}`);
    setFilters((now) => (now.includes(value) ? now.filter((each) => each !== value) : [...now, value]));
  };
  return (
    <form>
      {["red", "blue", "green"].map((value) => (
        <input
          key={value}
          id={value}
          type="checkbox"
          checked={filters.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
      <input id="s" type="radio" name="size" value="s" onChange={() => heard.push("size s")} />
      <input id="m" type="radio" name="size" value="m" defaultChecked onChange={() => heard.push("size m")} />
      <select id="sort" value="new" onChange={({ currentTarget }) => heard.push(`sort ${currentTarget.value}`)}>
        <option value="new" />
        <option value="price" />
      </select>
      <input id="words" defaultValue="" onChange={({ currentTarget }) => heard.push(`words ${currentTarget.value}`)} />
      <textarea
        id="note"
        defaultValue="a"
        onChange={({ currentTarget }) => heard.push(`note ${currentTarget.value}`)}
      />
      <input type="hidden" id="hidden" value="1" />
      <input type="checkbox" id="off" disabled />
    </form>
  );
}

const find = <Kind extends Element>(id: string) => document.getElementById(id) as unknown as Kind;

function hydrateAfter(choose: () => void): void {
  document.body.innerHTML = `<div id="app">${renderToString(<Form />)}</div>`;
  choose();
  recordEarlyChoices();
  act(() => void hydrateRoot(find<HTMLElement>("app"), <Form />));
  act(replayEarlyChoices);
}

afterEach(() => {
  heard.length = 0;
  cleanup();
});

describe("choices made before scripts ran", () => {
  it("are heard by components once, all of them, in the order of the page", () => {
    hydrateAfter(() => {
      find<HTMLInputElement>("red").click();
      find<HTMLInputElement>("green").click();
      find<HTMLInputElement>("s").click();
      find<HTMLSelectElement>("sort").value = "price";
      find<HTMLInputElement>("words").value = "robe";
      find<HTMLTextAreaElement>("note").value = "b";
    });
    expect(heard).toEqual(["filter red", "filter green", "size s", "sort price", "words robe", "note b"]);
    const boxes = ["red", "blue", "green"].map((id) => find<HTMLInputElement>(id).checked);
    expect(boxes).toEqual([false, false, true]);
    expect(find<HTMLInputElement>("s").checked).toBe(true);
    expect(find<HTMLInputElement>("words").value).toBe("robe");
    expect(find<HTMLTextAreaElement>("note").value).toBe("b");
  });

  it("are heard when they are made while React begins", async () => {
    document.body.innerHTML = `<div id="app">${renderToString(<Form />)}</div>`;
    recordEarlyChoices();
    startTransition(() => void hydrateRoot(find<HTMLElement>("app"), <Form />));
    find<HTMLInputElement>("blue").click();
    for (const twice of ["green", "green", "s", "m"]) find<HTMLInputElement>(twice).click();
    const sort = find<HTMLSelectElement>("sort");
    sort.value = "price";
    sort.dispatchEvent(new Event("change", { bubbles: true }));
    expect(heard).toEqual([]);
    await act(async () => {});
    act(replayEarlyChoices);
    expect(heard).toEqual(["filter blue", "sort price"]);
    expect(find<HTMLInputElement>("blue").checked).toBe(true);
    act(() => find<HTMLInputElement>("green").click());
    expect(heard.at(-1)).toBe("filter green");
  });

  it("are nothing where nothing was chosen", () => {
    hydrateAfter(() => {
      find<HTMLInputElement>("off").checked = true;
      find<HTMLInputElement>("hidden").value = "2";
    });
    expect(heard).toEqual([]);
  });

  it("leave the cursor where it is", () => {
    hydrateAfter(() => {
      const words = find<HTMLInputElement>("words");
      words.value = "robe";
      words.focus();
      words.setSelectionRange(2, 2);
    });
    const { selectionStart, selectionEnd } = find<HTMLInputElement>("words");
    expect([selectionStart, selectionEnd]).toEqual([2, 2]);
  });
});
