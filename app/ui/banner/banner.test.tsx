// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page";
import { BANNER_KINDS } from "~/models/form-problem";
import { Banner } from "./banner";
import { FlashBanner } from "./flash-banner";

describe("a banner [SHELL-16]", () => {
  it.each(BANNER_KINDS)("of kind %s has its icon, its words and its action", (kind) => {
    const { container } = renderPage(
      <Banner kind={kind} action={<button>Act</button>}>
        Words
      </Banner>,
    );
    expect(container.querySelector("svg use")).not.toBeNull();
    expect(container.textContent).toBe("WordsAct");
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is announced when it tells what has just happened, at once when that went wrong", () => {
    renderPage(
      <>
        <Banner kind="success" announce>
          Saved
        </Banner>
        <Banner kind="danger" announce>
          Refused
        </Banner>
      </>,
    );
    expect(screen.getByRole("status").textContent).toBe("Saved");
    expect(screen.getByRole("alert").textContent).toBe("Refused");
  });

  it("says what the last action has to say, with the ways on from there", () => {
    const links = [
      { text: "Me prévenir (Robe en lin)", href: "/alert" },
      { text: "Voir l’article", href: "/dress" },
    ];
    const { container } = renderPage(<FlashBanner notice={{ kind: "info", text: "Épuisé", links }} />);
    expect(container.querySelector("p")?.textContent).toBe("Épuisé");
    const row = container.querySelector(".links");
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(links.map(({ text }) => text));
    const without = renderPage(<FlashBanner notice={{ kind: "info", text: "Fait", links: [] }} />);
    expect(without.container.querySelector(".links")).toBeNull();
  });
});
