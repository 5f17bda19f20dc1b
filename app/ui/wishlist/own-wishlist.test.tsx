// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { fireEvent, render, waitFor } from "@testing-library/react";
import { useLoaderData } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { NO_SHELL } from "#tests/support/ui-page.tsx";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { ANONYMOUS, PersonalContext } from "../shell/personal";
import { ShellContext } from "../shell/shell-context";
import { OwnWishlist } from "./own-wishlist";

const IDS = ["100001", "100002", "100003"];

const card = (id: string) => `<article><a href="/en/p${id}">Dress ${id}</a><form data-wish="${id}"></form></article>
  <form method="post" data-wishes="Dress ${id}"><input type="hidden" name="intent" value="remove" />
  <button name="productId" value="${id}">Remove ${id}</button></form>`;

/** A list whose action changes it as the shop's does, once `answer` is kept. */
function renderList(answer?: Promise<void>) {
  let kept = [...IDS];
  let removed: string | null = null;
  const loader = () => ({
    cells: kept.map((id) => ({ key: id, html: card(id) })),
    undo: removed ? [{ productId: removed, name: `Dress ${removed}`, position: IDS.indexOf(removed) }] : [],
  });
  const action = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    await answer;
    removed = form.get("intent") === "remove" ? (form.get("productId") as string) : null;
    kept = IDS.filter((id) => id !== removed);
    return null;
  };
  function Page() {
    const { cells, undo } = useLoaderData<typeof loader>();
    const list = { total: cells.length, page: 1, pageSize: 18, notes: null, share: null, refused: null };
    return <OwnWishlist {...list} cells={cells} undo={undo} address="/en/wishlist" />;
  }
  const Stub = createRemixStub([{ path: "/*", Component: Page, loader, action }]);
  render(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "shell", "wishlist")}>
      <ShellContext.Provider value={NO_SHELL}>
        <PersonalContext.Provider value={ANONYMOUS}>
          <Stub initialEntries={["/en/wishlist"]} />
        </PersonalContext.Provider>
      </ShellContext.Provider>
    </FixedText>,
  );
}

const button = (id: string, of = "") =>
  waitFor(() => {
    const found = document.querySelector<HTMLButtonElement>(`${of} button[name="productId"][value="${id}"]`);
    if (!found) throw new Error("no button");
    return found;
  });

describe("the focus on a wishlist", () => {
  it("goes with a removal to the banner in its place, and with the undo to the card that is back", async () => {
    renderList();
    for (const id of ["100002", "100003"]) {
      const remove = await button(id);
      remove.focus();
      fireEvent.click(remove);
      await waitFor(() => expect(document.activeElement?.getAttribute("data-undo")).toBe(id));
    }
    const undo = await button("100003", "[data-undo]");
    undo.focus();
    fireEvent.click(undo);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("Dress 100003"));
  });

  it("is on the banner before the answer, which changes nothing there", async () => {
    let release = () => {};
    renderList(new Promise((resolve) => (release = resolve)));
    const remove = await button("100002");
    remove.focus();
    fireEvent.click(remove);
    const undo = await button("100002", "[data-undo]");
    expect([undo.getAttribute("aria-busy"), undo.closest("div")?.textContent]).toEqual([
      "true",
      expect.stringContaining("Dress 100002"),
    ]);
    expect(document.querySelectorAll("article")).toHaveLength(2);
    expect(document.activeElement).toBe(undo.closest("li"));
    release();
    await waitFor(() => expect(undo.hasAttribute("aria-busy")).toBe(false));
    expect(document.activeElement).toBe(undo.closest("li"));
  });

  it("goes on to what stands next when the banner's time is over", async () => {
    renderList();
    const remove = await button("100001");
    remove.focus();
    fireEvent.click(remove);
    await waitFor(() => expect(document.activeElement?.getAttribute("data-undo")).toBe("100001"));
    // Its time runs from the answer on.
    await waitFor(() => expect(document.querySelector("[data-undo] [aria-busy]")).toBeNull());
    fireEvent.animationEnd(document.querySelector("[data-undo] [role=status]")!);
    expect(document.activeElement?.textContent).toBe("Dress 100002");
  });
});
