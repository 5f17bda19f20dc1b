// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { CountryPopin } from "./country-popin";

it("leads to the proposed site on yes, and takes no and closing alike for an answer, by one form [SHELL-13]", () => {
  const proposal = {
    prefix: "fr-ch",
    origin: "https://vitrine.ch",
    stayCookie: "stay-fr-fr",
    title: "Title",
    text: "Text",
    from: "France",
    to: "Suisse",
    yes: "Go",
    no: "Stay",
    close: "Close",
  } as const;
  renderPage(<CountryPopin proposal={proposal} prefix="fr-fr" href="https://vitrine.ch/fr-ch" flags={{}} />);
  expect(screen.getByRole("link", { name: "Go" }).getAttribute("href")).toBe("https://vitrine.ch/fr-ch");
  for (const name of ["Stay", "Close"]) {
    const button = screen.getByRole<HTMLButtonElement>("button", { name });
    const form = button.form!;
    expect([button.type, form.method, form.getAttribute("action")]).toEqual(["submit", "post", "/fr-fr/site-proposal"]);
  }
});
