// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import { UNDO_BANNER_MS } from "#app/models/cart-rules.ts";
import { UndoBanner } from "./undo-banner";

const UNDO = { name: "intent", value: "undo" };

describe("the undo banner", () => {
  it("says what is gone and offers a button that its form sends", () => {
    renderPage(<UndoBanner button={UNDO}>Shirt Odéon removed.</UndoBanner>);
    // The button is not part of the announcement.
    expect(screen.getByRole("status").textContent).toBe("Shirt Odéon removed.");
    const button = screen.getByRole<HTMLButtonElement>("button", { name: "Undo" });
    expect([button.name, button.value, button.type]).toEqual(["intent", "undo", "submit"]);
  });

  it("runs for 4 seconds and is gone when its bar has run out [CART-08]", () => {
    const onExpire = vi.fn();
    renderPage(
      <UndoBanner button={UNDO} onExpire={onExpire}>
        Removed.
      </UndoBanner>,
    );
    const banner = screen.getByRole("status").parentElement!;
    expect(UNDO_BANNER_MS).toBe(4000);
    expect(banner.style.getPropertyValue("--undo-time")).toBe("4000ms");
    fireEvent.animationEnd(banner);
    expect(onExpire).toHaveBeenCalledOnce();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("stays once its button was pressed, so that an undo that fails can be sent again", () => {
    const onExpire = vi.fn();
    renderPage(
      <UndoBanner button={UNDO} onExpire={onExpire}>
        Removed.
      </UndoBanner>,
    );
    const banner = screen.getByRole("status").parentElement!;
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(banner.className).not.toContain("counting");
    fireEvent.animationEnd(banner);
    expect(onExpire).not.toHaveBeenCalled();
    expect(screen.getByRole("button", { name: "Undo" })).toBeDefined();
  });

  it("stays on its page when nobody waits for its end", () => {
    renderPage(<UndoBanner button={UNDO}>Removed.</UndoBanner>);
    const said = screen.getByRole("status");
    const banner = said.parentElement!;
    expect(banner.className).not.toContain("counting");
    fireEvent.animationEnd(banner);
    expect(screen.getByRole("status")).toBe(said);
  });
});
