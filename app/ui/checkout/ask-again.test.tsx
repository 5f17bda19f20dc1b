// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createRemixStub } from "@remix-run/testing";
import { useLoaderData } from "@remix-run/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AskAgain } from "./ask-again";

let asked = 0;
/** Seconds until the server answers. */
let slowness = 0;

function Waiting() {
  const { answer } = useLoaderData<{ answer: number }>();
  return (
    <>
      <p>Answer {answer}</p>
      <AskAgain label="Check again now" />
    </>
  );
}

async function loader() {
  const answer = (asked += 1);
  await new Promise((resolve) => setTimeout(resolve, slowness * 1_000));
  return { answer };
}

beforeEach(async () => {
  [asked, slowness] = [0, 0];
  vi.useFakeTimers();
  const Stub = createRemixStub([{ path: "/", Component: Waiting, loader }]);
  render(<Stub />);
  await wait(0);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

it("a page that waits asks every few seconds, not while the shop is out of reach, and goes on once there is", async () => {
  const reach = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  await wait(10);
  expect(asked).toBe(3);
  reach.mockRejectedValue(new TypeError("Failed to fetch"));
  await wait(20);
  expect(asked).toBe(3);
  expect(screen.getByRole("link", { name: "Check again now" })).toBeTruthy();
  reach.mockResolvedValue(new Response(null, { status: 502 }));
  await wait(10);
  expect(asked).toBe(3);
  reach.mockResolvedValue(new Response());
  await wait(5);
  expect(asked).toBe(4);
});

it("waits for an answer that takes longer than that, and asks again afterwards", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
  slowness = 12;
  await wait(5);
  await wait(11);
  expect(asked).toBe(2);
  await wait(1);
  expect(screen.getByText("Answer 2")).toBeTruthy();
  await wait(5);
  expect(asked).toBe(3);
});
