// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { ChangePassword } from "./view";

it("tells password managers whose password it is by a field that they read, unseen by people", () => {
  const { container } = renderPage(<ChangePassword hasPassword email="ana@vitrine.test" problem={null} />);
  // Chromium passes over `type="hidden"` and asks for a field with the user's name.
  const { type, hidden, value } = container.querySelector<HTMLInputElement>("form [autocomplete='username']")!;
  expect({ type, hidden, value }).toEqual({ type: "text", hidden: true, value: "ana@vitrine.test" });
});
