// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { ANONYMOUS, PersonalContext, type ShellCart } from "../shell/personal";
import { SYNC_NAME } from "../shared-ids";
import { CartSync } from "./cart-sync";
import { forget } from "./tabs";

afterEach(() => {
  cleanup();
  forget();
  localStorage.clear();
  sessionStorage.clear();
});

const CART: ShellCart = { version: 5, count: 1, total: { centAmount: 4_999, currencyCode: "EUR" } };
const said = () => JSON.parse(localStorage.getItem(SYNC_NAME) ?? "{}") as { version?: number | null };

it("tells the other tabs that the cart is gone, also long after the last message about it", async () => {
  let show = (_cart: ShellCart | null) => {};
  function Page() {
    const [cart, setCart] = useState<ShellCart | null>(CART);
    show = setCart;
    return (
      <PersonalContext.Provider value={{ ...ANONYMOUS, cart }}>
        <CartSync />
      </PersonalContext.Provider>
    );
  }
  const Stub = createRemixStub([{ path: "/", Component: Page }]);
  render(<Stub />);
  await waitFor(() => expect(said().version).toBe(5));
  // After a minute the message is removed (S9).
  localStorage.clear();
  act(() => show(null));
  await waitFor(() => expect(said().version).toBeNull());
});

it("tells them from a new document too, as after a sign-out, if this tab has shown the cart before", async () => {
  const open = (cart: ShellCart | null) => {
    const Page = () => (
      <PersonalContext.Provider value={{ ...ANONYMOUS, cart }}>
        <CartSync />
      </PersonalContext.Provider>
    );
    const Stub = createRemixStub([{ path: "/", Component: Page }]);
    return render(<Stub />);
  };
  const leave = () => {
    cleanup();
    forget();
    localStorage.clear();
  };
  open(CART);
  await waitFor(() => expect(said().version).toBe(5));
  leave();
  open(null);
  await waitFor(() => expect(said().version).toBeNull());
  // Once: later pages without a cart have nothing to tell.
  expect(sessionStorage.getItem(SYNC_NAME)).toBeNull();
});

it("tells them from the confirmation of an order too, which a bank's page has led to", async () => {
  const Page = () => (
    <PersonalContext.Provider value={ANONYMOUS}>
      <CartSync />
    </PersonalContext.Provider>
  );
  const open = (path: string) => {
    const Stub = createRemixStub([{ path, Component: Page }]);
    render(<Stub initialEntries={[path]} />);
  };
  open("/fr-fr/checkout/delivery");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(said()).toEqual({});
  cleanup();
  open("/fr-fr/checkout/confirmation");
  await waitFor(() => expect(said().version).toBeNull());
});

it("loads the page's data again when the browser shows a page that it kept, and waits for a connection", async () => {
  const loads = vi.fn(() => null);
  const Page = () => (
    <PersonalContext.Provider value={ANONYMOUS}>
      <CartSync />
    </PersonalContext.Provider>
  );
  const Stub = createRemixStub([{ id: "page", path: "/", Component: Page, loader: loads }]);
  render(<Stub hydrationData={{ loaderData: { page: null } }} />);
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
  show(false);
  expect(loads).not.toHaveBeenCalled();
  show(true);
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(1));
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  show(true);
  online.mockRestore();
  expect(loads).toHaveBeenCalledTimes(1);
  act(() => void window.dispatchEvent(new Event("online")));
  await waitFor(() => expect(loads).toHaveBeenCalledTimes(2));
});
