// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pageMessages } from "~/i18n/messages.server";
import { FixedText } from "~/i18n/use-text";
import { paths } from "~/paths";
import { ANONYMOUS, PersonalContext } from "../shell/personal";
import { CardLinks } from "./card-links";

afterEach(cleanup);

const size = (sku: string) => screen.getByRole("button", { name: sku });

/** Cards with a size each; an add is answered when the test says so. */
async function showCards(skus: string[]) {
  const added: unknown[] = [];
  const waiting: (() => void)[] = [];
  const action = async ({ request }: { request: Request }) => {
    const sku = (await request.formData()).get("sku");
    await new Promise<void>((resolve) => waiting.push(resolve));
    added.push(sku);
    return { added: sku, problem: null };
  };
  const Page = () => (
    <CardLinks>
      {skus.map((sku) => (
        <form key={sku} popover="auto" method="post" action="/en/cart">
          <button name="sku" value={sku}>
            {sku}
          </button>
        </form>
      ))}
    </CardLinks>
  );
  const Stub = createRemixStub([
    { path: "/", Component: Page },
    { path: paths.addToCart("en"), action },
  ]);
  const { container } = render(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common")}>
      <PersonalContext.Provider value={ANONYMOUS}>
        <Stub />
      </PersonalContext.Provider>
    </FixedText>,
  );
  await waitFor(() => expect(size(skus[0]!)).toBeTruthy());
  fireEvent.pointerOver(size(skus[0]!));
  await waitFor(() => expect(container.querySelector("[aria-live]")).not.toBeNull());
  const answer = async () => {
    await waitFor(() => expect(waiting).toHaveLength(1));
    waiting.pop()!();
  };
  return { added, waiting, answer };
}

it("adds what is pressed on other cards while one is being added, in its turn, and each once", async () => {
  const { added, waiting, answer } = await showCards(["36", "38", "40"]);
  fireEvent.click(size("36"));
  await waitFor(() => expect(waiting).toHaveLength(1));
  for (const sku of ["36", "38", "40", "38"]) fireEvent.click(size(sku));
  for (const sofar of [["36"], ["36", "38"], ["36", "38", "40"]]) {
    await answer();
    await waitFor(() => expect(added).toEqual(sofar));
  }
  await waitFor(() => expect(screen.getByText(/40/, { selector: "[aria-live]" })).toBeTruthy());
  expect(waiting).toEqual([]);
});

it("shows on the pressed size that it is being added", async () => {
  const { answer } = await showCards(["36", "38"]);
  const busy = () => screen.queryAllByRole("button", { busy: true }).map(({ textContent }) => textContent);
  fireEvent.click(size("36"));
  fireEvent.click(size("38"));
  await waitFor(() => expect(busy()).toEqual(["36"]));
  await answer();
  await waitFor(() => expect(busy()).toEqual(["38"]));
  await answer();
  await waitFor(() => expect(busy()).toEqual([]));
});

it("sends hearts one after another, and what still waits when the shopper leaves as beacons", async () => {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const action = async ({ request, params: { id } }: { request: Request; params: { id?: string } }) => {
    asked.push(`${id} ${(await request.formData()).get("wish") as string}`);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { isWished: true, problem: null };
  };
  const cards = ["1", "2", "3", "4"].map((id) => (
    <form key={id} data-wish={id} method="post" action={`/en/product/${id}/wish`}>
      <button name="wish" value="on">{`on ${id}`}</button>
      <button name="wish" value="off">{`off ${id}`}</button>
    </form>
  ));
  const Stub = createRemixStub([
    { path: "/", Component: () => <CardLinks>{cards}</CardLinks> },
    { path: "/en/product/:id/wish", action },
  ]);
  const { container, unmount } = render(
    <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common")}>
      <PersonalContext.Provider value={ANONYMOUS}>
        <Stub />
      </PersonalContext.Provider>
    </FixedText>,
  );
  await waitFor(() => expect(size("on 1")).toBeTruthy());
  fireEvent.pointerOver(size("on 1"));
  await waitFor(() => expect(container.querySelector("[aria-live]")).not.toBeNull());
  for (const name of ["on 1", "on 2", "on 3", "on 4", "off 3", "off 1"]) fireEvent.click(size(name));
  await waitFor(() => expect(asked).toEqual(["1 on"]));
  waiting.shift()!();
  await waitFor(() => expect(asked).toEqual(["1 on", "2 on"]));
  const beacons: string[] = [];
  vi.spyOn(navigator, "sendBeacon").mockImplementation((address, body) => {
    beacons.push(`${new URL(address).pathname} ${(body as URLSearchParams).toString()}`);
    return true;
  });
  unmount();
  const to = (id: number) => `/en/product/${id}/wish`;
  expect(beacons).toEqual([`${to(4)} wish=on`, `${to(3)} wish=off`, `${to(1)} wish=off`]);
  waiting.forEach((resolve) => resolve());
});
