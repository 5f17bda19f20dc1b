// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { useState } from "react";
import { beforeAll, expect, it } from "vitest";
import { followTranslations } from "./translated-texts";

// React changes texts that stand beside others, and adds and removes them.
function Line() {
  const [count, setCount] = useState(1);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count === 2 && "Now "}
      {count} {count < 3 ? "pieces" : null}
    </button>
  );
}

beforeAll(() => {
  new MutationObserver(followTranslations).observe(document.body, { childList: true, subtree: true });
});

/** As browsers do it: in one step, or the translation first and then the text away. */
const WAYS: Record<string, (text: Text, translation: Element) => void> = {
  "in one step": (text, translation) => text.replaceWith(translation),
  "in two steps": (text, translation) => {
    text.before(translation);
    text.remove();
  },
};

function translate(line: Element, replace: (text: Text, translation: Element) => void): Promise<void> {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (text.parentElement?.nodeName === "FONT") continue;
    const translation = document.createElement("font");
    translation.textContent = text.data;
    replace(text, translation);
  }
  // The records of an observer arrive in a task of their own in happy-dom.
  return new Promise((resolve) => setTimeout(resolve));
}

for (const [how, replace] of Object.entries(WAYS)) {
  it(`shows what React writes, adds and takes away after texts were translated ${how}`, async () => {
    const { container } = render(<Line />);
    const line = container.querySelector("button")!;
    for (const text of ["Now 2 pieces", "3 ", "4 "]) {
      await translate(line, replace);
      act(() => line.click());
      expect(line.textContent).toBe(text);
    }
  });
}
