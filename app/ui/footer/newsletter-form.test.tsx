// @vitest-environment happy-dom
import { data } from "@remix-run/node";
import { createRemixStub } from "@remix-run/testing";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useEffect, useRef, useState } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { ToastRegion, closeToast, toasts } from "../toast/toast";
import { NewsletterBanner } from "./newsletter-banner";
import { awaitNewsletter } from "./newsletter-entry";
import NewsletterForm, { watchNewsletter } from "./newsletter-form";
import { SubscriptionDocument } from "../newsletter/newsletter-documents";

const sent: Record<string, FormDataEntryValue>[] = [];
let loads = 0;
let answer = { toast: { text: "Subscribed", kind: "success" } };
let status = 200;

/** Whether the script that is fetched on entering the form can be loaded. */
let isThere = true;

function Footer() {
  const root = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  useEffect(() => awaitNewsletter(root.current!, setForm), []);
  return (
    <>
      <div ref={root}>
        <FixedText
          info={{ prefix: "en", locale: "en-GB" }}
          messages={pageMessages("en", "common", "fragments", "newsletter")}
        >
          <NewsletterBanner banner={{ title: "The letter" }} />
        </FixedText>
      </div>
      {form && isThere && <NewsletterForm form={form} />}
      <ToastRegion />
    </>
  );
}

function renderFooter() {
  const Stub = createRemixStub([
    { path: "/", Component: Footer, loader: () => ({ loads: ++loads }) },
    {
      path: "/en/newsletter/subscription",
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()));
        return data(answer, { status });
      },
    },
  ]);
  render(<Stub />);
}

describe("the footer's newsletter form", () => {
  const closeAll = () => toasts().forEach(({ id }) => closeToast(id));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const field = () => screen.getByRole<HTMLInputElement>("textbox");
  const button = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sign up" });
  const type = (value: string) => {
    fireEvent.focusIn(field());
    fireEvent.input(field(), { target: { value } });
  };
  const send = () => fireEvent.submit(field().form!);
  /** What describes the field: as a screen reader says it, and only while it is shown. */
  const beside = () =>
    (field().getAttribute("aria-describedby") ?? "")
      .split(" ")
      .map((id) => document.getElementById(id))
      .filter((text) => text && !text.hidden)
      .map((text) => text!.textContent)
      .join(" ");
  const told = () => toasts().map(({ text, kind }) => [text, kind]);

  beforeEach(async () => {
    closeAll();
    sent.length = 0;
    [isThere, loads, status, answer] = [true, 0, 200, { toast: { text: "Subscribed", kind: "success" } }];
    vi.useFakeTimers();
    renderFooter();
    await pass(0);
  });
  afterEach(() => {
    cleanup();
    closeAll();
    vi.useRealTimers();
  });

  it("has nothing to press while it is empty, before it was entered and after [NEWS-03]", () => {
    expect(button().disabled).toBe(true);
    type("a");
    expect(button().disabled).toBe(false);
    type("");
    expect(button().disabled).toBe(true);
  });

  it("is a form like any other where its script is late", () => {
    isThere = false;
    type("somebody@example.com");
    expect([button().disabled, field().form!.noValidate]).toEqual([false, false]);
  });

  it("shows an error for what is no address when it is left, not while one types [NEWS-03]", () => {
    type("nobody");
    expect(field().hasAttribute("aria-invalid")).toBe(false);
    fireEvent.change(field());
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(beside()).toMatch(/^Enter a full email address.* one click/);
    type("somebody@example.com");
    expect(field().hasAttribute("aria-invalid")).toBe(false);
    expect(beside()).not.toContain("Enter a full email address");
    type("");
    fireEvent.change(field());
    expect(field().hasAttribute("aria-invalid")).toBe(false);
  });

  it.each(["", "nobody", "a@b", "a b@example.com"])(
    "tells in a toast that %j is no address, and sends nothing [NEWS-03]",
    async (email) => {
      type(email);
      send();
      await pass(0);
      expect(told()).toEqual([["Enter a full email address, for example firstname@example.com", "danger"]]);
      expect(document.activeElement).toBe(field());
      await pass(5_000);
      expect(sent).toEqual([]);
      // The toast has gone, the words stay beside the field.
      expect([told(), beside()]).toEqual([[], expect.stringMatching(/^Enter a full email address/)]);
    },
  );

  it("sends an address once, a second after it was last asked to [NEWS-03]", async () => {
    type("ines@example.com");
    send();
    await pass(600);
    send();
    await pass(999);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ email: "ines@example.com", stay: "1", website: "" }]);
    await pass(5_000);
    expect(sent).toHaveLength(1);
  });

  it("is sent at once, by the browser, when the page is left within that second", async () => {
    const beacons: [string, unknown][] = [];
    const sendBeacon = vi.fn((to: string, body: FormData) => beacons.push([to, body.get("email")]) > 0);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator) as Navigator, { sendBeacon }));
    type("ines@example.com");
    window.dispatchEvent(new Event("pagehide"));
    expect(beacons).toEqual([]);
    send();
    await pass(600);
    window.dispatchEvent(new Event("pagehide"));
    cleanup();
    await pass(5_000);
    expect(beacons).toEqual([[expect.stringMatching(/\/en\/newsletter\/subscription$/), "ines@example.com"]]);
    expect(sent).toEqual([]);
    vi.unstubAllGlobals();
  });

  it("keeps the focus where its button was pressed, and where somebody has gone on to", async () => {
    type("ines@example.com");
    button().focus();
    send();
    await pass(1_000);
    expect(document.activeElement).toBe(field().form);
    type("anna@example.com");
    field().focus();
    send();
    await pass(1_000);
    expect(document.activeElement).toBe(field());
  });

  it("tells that it worked, empties itself and has the page's data read anew [NEWS-04]", async () => {
    type("ines@example.com");
    send();
    await pass(1_000);
    expect(told()).toEqual([["Subscribed", "success"]]);
    expect(field().value).toBe("");
    expect(button().disabled).toBe(true);
    expect(loads).toBeGreaterThan(0);
  });

  it("tells that it failed, and keeps what was typed [NEWS-04]", async () => {
    [status, answer] = [503, { toast: { text: "Try again", kind: "danger" } }];
    type("ines@example.com");
    send();
    await pass(1_000);
    expect(told()).toEqual([["Try again", "danger"]]);
    expect(field().value).toBe("ines@example.com");
  });
});

describe("the newsletter's page, sent before its script was there and refused", () => {
  const ERROR = "Enter a full email address, for example firstname@example.com";

  it.each(["nobody", ""])("says beside the field that %j is no address until another one is typed", (email) => {
    document.body.innerHTML = renderToStaticMarkup(
      <FixedText info={{ prefix: "en", locale: "en-GB" }} messages={pageMessages("en", "common", "newsletter")}>
        <SubscriptionDocument email={email} problem="emailInvalid" action="/en/newsletter/subscription" />
      </FixedText>,
    );
    const field = screen.getByRole<HTMLInputElement>("textbox");
    const described = () =>
      (field.getAttribute("aria-describedby") ?? "").split(" ").includes("subscription-email-error");
    const beside = document.getElementById("subscription-email-error")!;
    const detach = watchNewsletter(field.form!, () => undefined);
    const told = () => [field.getAttribute("aria-invalid"), beside.hidden, described()];
    expect(beside.textContent).toBe(ERROR);
    expect(told()).toEqual(["true", false, true]);
    fireEvent.input(field, { target: { value: "somebody@example.com" } });
    expect(told()).toEqual([null, true, false]);
    fireEvent.input(field, { target: { value: "nobody" } });
    fireEvent.change(field);
    expect(told()).toEqual(["true", false, true]);
    detach();
    document.body.innerHTML = "";
  });
});
