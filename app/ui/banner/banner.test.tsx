// @vitest-environment happy-dom
import { Link, useLocation } from "@remix-run/react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { Banner } from "./banner";
import { ANONYMOUS, type Personal } from "#app/ui/shell/personal.ts";
import { FlashBanner, FlashBanners } from "./flash-banner";

describe("a banner [SHELL-16]", () => {
  it.each(["default", "info", "warning", "danger", "success", "fid", "alert"] as const)(
    "of kind %s has its icon, its words and its action",
    (kind) => {
      const { container } = renderPage(
        <Banner kind={kind} action={<button>Act</button>}>
          Words
        </Banner>,
      );
      expect(container.querySelector("svg use")).not.toBeNull();
      expect(container.textContent).toBe("WordsAct");
      expect(screen.queryByRole("status")).toBeNull();
    },
  );

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

  it("announces its words, and not its action", () => {
    renderPage(
      <Banner kind="danger" announce action={<button>Act</button>}>
        Refused
      </Banner>,
    );
    expect(screen.getByRole("alert").textContent).toBe("Refused");
  });

  it("says what the last action has to say, with the ways on from there", () => {
    const links = [
      { text: "Me prévenir (Robe en lin)", href: "/alert" },
      { text: "Voir l’article", href: "/dress" },
    ];
    const { container } = renderPage(<FlashBanner notice={{ kind: "info", text: "Épuisé", links }} />);
    expect(screen.getByRole("status").textContent).toBe("Épuisé");
    const row = container.querySelector(".links");
    expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual(links.map(({ text }) => text));
    const without = renderPage(<FlashBanner notice={{ kind: "info", text: "Fait", links: [] }} />);
    expect(without.container.querySelector(".links > *")).toBeNull();
  });

  it("says it on the page where it was done, and not again on those that links lead to", async () => {
    const done: Personal = { ...ANONYMOUS, flash: [{ kind: "success", text: "Saved", links: [] }] };
    const Where = () => {
      const { pathname, search } = useLocation();
      return <output>{pathname + search}</output>;
    };
    const element = (
      <>
        <Where />
        <FlashBanners />
        <Link to="/other">Other</Link>
        <Link to="/">Back</Link>
        <Link to="?more=1">More</Link>
      </>
    );
    renderPage(element, { personal: done });
    const follow = async (name: string) => {
      const link = screen.getByRole("link", { name });
      fireEvent.click(link);
      await waitFor(() => expect(screen.getByText(link.getAttribute("href")!)).toBeTruthy());
      return screen.queryByText("Saved") !== null;
    };
    expect([await follow("More"), await follow("Other"), await follow("Back")]).toEqual([true, false, false]);
  });
});
