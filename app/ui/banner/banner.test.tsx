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

  it("says a flash message in the page's language, or nothing", () => {
    const { container } = renderPage(<FlashBanner flash={{ kind: "info", key: "undo" }} />, { prefix: "pl" });
    expect(container.textContent).toBe("Cofnij");
    const links = [
      { key: "cart.tellMe", href: "/alert", of: "Robe en lin" },
      { key: "cart.similar", href: "/dress" },
    ];
    const linked = renderPage(<FlashBanner flash={{ kind: "info", key: "undo", links }} />, { prefix: "fr-fr" });
    const row = linked.container.querySelector(".links");
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      "Me prévenir de son retour (Robe en lin)",
      "Voir l’article et ceux qui lui ressemblent",
    ]);
    expect(renderPage(<FlashBanner flash={null} />).container.textContent).toBe("");
  });
});
