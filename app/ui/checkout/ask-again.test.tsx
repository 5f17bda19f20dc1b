// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { createRemixStub } from "@remix-run/testing";
import { useLoaderData } from "@remix-run/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AskAgain } from "./ask-again";

let asked = 0;

function Waiting() {
  useLoaderData();
  return <AskAgain label="Check again now" />;
}

beforeEach(async () => {
  asked = 0;
  vi.useFakeTimers();
  const Stub = createRemixStub([{ path: "/", Component: Waiting, loader: () => ({ asked: (asked += 1) }) }]);
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
