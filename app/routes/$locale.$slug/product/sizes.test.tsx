// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aProductPage, size } from "#tests/support/product-page.tsx";

function open(...given: Parameters<typeof aProductPage>) {
  const { page, posted } = aProductPage(...given);
  render(page);
  return posted;
}
const buy = () => screen.queryByRole("button", { name: /Ajouter au panier/ });
const radio = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("radio", { name });

afterEach(cleanup);

describe("the sizes", () => {
  it("lets a size be chosen, says how many are left, and has sold-out ones lead to the alert [PDP-02, PDP-04, PDP-06]", () => {
    open();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(radio("38").required).toBe(true);
    expect(screen.getByRole("link", { name: /42.*épuisée/ }).getAttribute("href")).toBe(
      "/fr-fr/product/100001/alert?sku=1000010142",
    );
    fireEvent.click(radio(/^40/));
    expect(screen.getByText("Taille 40 : plus que 2 pièces.")).toBeTruthy();
    fireEvent.click(radio("38"));
    expect(screen.getByText("Taille 38 : disponible.")).toBeTruthy();
  });

  it("offers no alert for what does not come back", () => {
    open({ availability: "DISCONTINUED" });
    expect(screen.queryAllByRole("link", { name: /épuisée/ })).toEqual([]);
    expect(screen.getByText(/^42/).textContent).toBe("42, épuisée");
  });

  it("requires none when all are sold out", () => {
    const gone = { availability: "UNAVAILABLE", quantity: 0 } as const;
    open({ skus: [size("38", gone), size("40", gone)] });
    expect(screen.getByRole("group", { name: "Taille" })).toBeTruthy();
  });

  it("leads to the size guide, where there is one [PDP-08]", () => {
    open();
    const guide = () => screen.getByRole("link", { name: "Guide des tailles" }).getAttribute("href");
    expect(guide()).toBe("/fr-fr/product/100001/sizes?option=10000101");
    fireEvent.click(radio("38"));
    expect(guide()).toBe("/fr-fr/product/100001/sizes?sku=1000010138");
    cleanup();
    open({}, { sizeChart: null });
    expect(screen.queryByRole("link", { name: "Guide des tailles" })).toBeNull();
  });

  it("chooses the only size by itself", async () => {
    const posted = open({ skus: [size("unique")] });
    fireEvent.click(buy()!);
    await waitFor(() => expect(posted).toMatchObject([{ sku: "10000101unique" }]));
  });

  it("says beside the sizes that one is missing, and links to them, until one is chosen", async () => {
    open({}, { isSizeMissing: true });
    const message = "Choisissez une taille, puis ajoutez l’article au panier";
    expect(screen.getByRole("group", { name: "Taille (obligatoire)" }).getAttribute("aria-describedby")).toBe(
      screen.getAllByText(message).find(({ id }) => id)?.id,
    );
    const link = screen.getByRole("link", { name: message });
    expect(document.querySelector(link.getAttribute("href")!)).toBe(radio("38"));
    fireEvent.click(radio("38"));
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it("says so in the shop's words and not in the browser's, each time that a form without a size is sent", () => {
    open();
    const message = "Choisissez une taille, puis ajoutez l’article au panier";
    for (const _ of ["once", "again"]) {
      buy()!.focus();
      expect(fireEvent.invalid(radio("38"))).toBe(false);
      expect(document.activeElement).toBe(screen.getByRole("alert"));
      expect(screen.getByRole("link", { name: message })).toBeTruthy();
    }
  });

  it("takes the focus for a missing size once, and leaves it on the heart that is pressed after it", async () => {
    open({}, { isSizeMissing: true });
    const heart = screen.getByRole("button", { name: "Dans ma liste d’envies" });
    heart.focus();
    fireEvent.click(heart);
    await waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("true"));
    // The answer loads the page's data again.
    await waitFor(() => expect(heart.getAttribute("aria-pressed")).toBe("false"));
    expect(document.activeElement).toBe(heart);
  });
});
