// @vitest-environment happy-dom
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import { ANONYMOUS, PersonalContext } from "../shell/personal";
import { CardLinks } from "./card-links";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

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

/** Cards with a heart each, of which the first press is answered and the second one waits for its answer. */
async function pressHearts(presses: readonly string[]) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const action = async ({ request, params: { id } }: { request: Request; params: { id?: string } }) => {
    asked.push(`${id} ${(await request.formData()).get("wish") as string}`);
    await new Promise<void>((resolve) => waiting.push(resolve));
    return { isWished: true, problem: null };
  };
  const cards = ["1", "2", "3", "4"].map((id) => (
    <form key={id} data-wish={id} method="post" action={`/en/product/${id}/wish?option=${id}1`}>
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
  for (const name of presses) fireEvent.click(size(name));
  await waitFor(() => expect(asked).toEqual(["1 on"]));
  waiting.shift()!();
  await waitFor(() => expect(asked).toEqual(["1 on", "2 on"]));
  return { unmount, asked, answer: () => waiting.forEach((resolve) => resolve()) };
}

const inWords = (address: string, body: unknown) => `${address} ${(body as URLSearchParams).toString()}`;
const heart = (id: number, wish: string) => `/en/product/${id}/wish.data?option=${id}1 wish=${wish}&stay=1`;

it("sends hearts one after another, also those that wait when the shopper opens another page", async () => {
  const { unmount, answer } = await pressHearts(["on 1", "on 2", "on 3", "on 4", "off 3", "off 1"]);
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  vi.spyOn(window, "fetch").mockImplementation((address, init) => {
    sent.push(inWords(address as string, init?.body));
    return new Promise((resolve) => answers.push(() => resolve(new Response())));
  });
  unmount();
  // The one that is not answered yet goes first, again.
  const all = [heart(2, "on"), heart(4, "on"), heart(3, "off"), heart(1, "off")];
  for (const [index] of all.entries()) {
    await waitFor(() => expect(sent).toEqual(all.slice(0, index + 1)));
    answers[index]!();
  }
  answer();
});

it("sends as beacons what waits when the shopper leaves the shop", async () => {
  const { answer } = await pressHearts(["on 1", "on 2", "on 3", "on 4"]);
  const beacons: string[] = [];
  vi.spyOn(navigator, "sendBeacon").mockImplementation((address, body) => {
    beacons.push(inWords(address as string, body));
    return true;
  });
  dispatchEvent(new Event("pagehide"));
  expect(beacons).toEqual([heart(2, "on"), heart(3, "on"), heart(4, "on")]);
  vi.spyOn(window, "fetch").mockResolvedValue(new Response());
  answer();
});
