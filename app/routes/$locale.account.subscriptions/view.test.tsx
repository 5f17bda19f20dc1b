// @vitest-environment happy-dom
import { act, fireEvent, screen } from "@testing-library/react";
import { useMemo, useState } from "react";
import { describe, expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { FormProblem } from "#app/models/form-problem.ts";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Subscriptions } from "./view";

const PAGE = {
  subscriptions: [
    { type: "newsletter", isOn: true },
    { type: "survey", isOn: false },
  ] as const,
  undoable: null,
};
const refused = (values: Record<string, string>): FormProblem => ({
  errorTitle: "Error",
  fields: [],
  notice: "No",
  values,
});

function chosen(props: { draft?: Record<string, string>; problem?: FormProblem }): string[] {
  const { draft = null, problem = null } = props;
  renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "preferences")}>
      <Subscriptions page={{ ...PAGE, subscriptions: [...PAGE.subscriptions] }} {...{ draft, problem }} />
    </FixedText>,
  );
  return screen.getAllByRole<HTMLInputElement>("checkbox").flatMap(({ name, checked }) => (checked ? [name] : []));
}

describe("the subscriptions' form", () => {
  it("stands as it was saved", () => {
    expect(chosen({})).toEqual(["newsletter"]);
    expect(screen.getByText(/Once a week/)).toBeTruthy();
  });

  it("keeps what was chosen where it could not be saved", () => {
    expect(chosen({ problem: refused({ shown: "survey", survey: "on" }) })).toEqual(["survey"]);
  });

  it("keeps what was chosen before the session ended", () => {
    expect(chosen({ draft: { shown: "survey" } })).toEqual([]);
  });

  it("is not emptied by an undo that came too late or was interrupted", () => {
    expect(chosen({ problem: refused({ intent: "undo" }), draft: { intent: "undo" } })).toEqual(["newsletter"]);
  });
});

it("takes the focus when its undo has gone with the button that was pressed", () => {
  let show: (undoable: number | null) => void = () => {};
  function Stage() {
    const [undoable, setUndoable] = useState<number | null>(1);
    show = (next) => act(() => setUndoable(next));
    const page = useMemo(() => ({ subscriptions: [...PAGE.subscriptions], undoable }), [undoable]);
    return <Subscriptions page={page} draft={null} problem={null} />;
  }
  renderPage(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "preferences")}>
      <Stage />
    </FixedText>,
  );
  const undo = screen.getByRole("button", { name: /Undo/ });
  undo.focus();
  // Not sent: the response is simulated below.
  document.addEventListener("submit", (event) => event.preventDefault(), { capture: true, once: true });
  fireEvent.submit(undo.closest("form")!);
  show(null);
  expect(document.activeElement?.querySelectorAll("input[type='checkbox']")).toHaveLength(2);
  expect(document.activeElement).not.toBe(document.body);
});
