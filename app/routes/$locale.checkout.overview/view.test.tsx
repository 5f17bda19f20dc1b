// @vitest-environment happy-dom
import { useActionData } from "@remix-run/react";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aFrame, renderCheckout } from "#tests/support/checkout-page.tsx";
import type { OverviewView } from "#app/bff/checkout/overview.server.ts";
import type { PayProblem } from "#app/bff/checkout/pay-action.server.ts";
import { OverviewPage, type OverviewPageProps } from "./view";

afterEach(() => vi.restoreAllMocks());

const AGREEMENT = { key: "agreement", html: "<p>You accept our terms.</p>" };

const OVERVIEW: Omit<OverviewView, "note" | "isParcel"> = {
  billing: { lines: ["CAMILLE PERRIN", "75003 PARIS"], change: "/en/checkout/billing?from=overview" },
  delivery: {
    label: "Home delivery, Tuesday 24 November",
    lines: ["75003 PARIS"],
    phone: "06 12",
    edited: null,
    change: "/en/checkout/delivery?from=overview",
  },
  payment: { title: "Bank card", schedule: [], change: "/en/checkout/payment?from=overview" },
  giftCards: null,
  cents: 24_900,
  choices: "a.b.c",
  due: "Amount to pay: €249.00",
  button: "Order with obligation to pay",
  change: null,
};

/** The page without errors, except for the given properties. */
function Overview({ overview = OVERVIEW, problem = null }: Partial<OverviewPageProps>) {
  return (
    <OverviewPage frame={aFrame()} overview={overview} agreement={AGREEMENT} subscriptions={null} problem={problem} />
  );
}

describe("the overview page", () => {
  it("has one button that names the amount, and sends the cents that stood on it [PAY-20]", () => {
    const { container } = renderCheckout(<Overview />);
    expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Order with obligation to pay",
    ]);
    expect(screen.getByText("Amount to pay: €249.00")).not.toBeNull();
    expect(container.querySelector<HTMLInputElement>("input[name=amount]")?.value).toBe("24900");
    expect(container.querySelector<HTMLInputElement>("input[name=choices]")?.value).toBe("a.b.c");
    expect(container.querySelectorAll("input:not([type=hidden])")).toHaveLength(0);
  });

  it("comes with its sums first, in the order that phones show", () => {
    const { container } = renderCheckout(<Overview />);
    const [sums, form] = ["details", "form"].map((name) => container.querySelector(name)!);
    expect(sums!.compareDocumentPosition(form!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("has a change link for each step, named for whoever hears it alone [PAY-20]", () => {
    renderCheckout(<Overview />);
    for (const [name, step] of [
      ["Billing address", "billing"],
      ["Delivery", "delivery"],
      ["Payment", "payment"],
    ]) {
      const link = screen.getByRole("link", { name: `Change , ${name}` });
      expect(link.getAttribute("href")).toBe(`/en/checkout/${step}?from=overview`);
    }
  });

  it("says beside the button what is agreed to by it", () => {
    const { container } = renderCheckout(<Overview />);
    expect(container.querySelector("form")?.textContent).toContain("You accept our terms.");
  });

  it("shows that it is at work, and sends nothing twice [PAY-17]", async () => {
    let sent = 0;
    const never = () => {
      sent += 1;
      return new Promise<never>(() => {});
    };
    renderCheckout(<Overview />, never);
    const button = screen.getByRole("button");
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    fireEvent.click(button);
    fireEvent.click(button);
    expect(sent).toBe(1);
    expect(screen.getByText("Taking you to payment…")).not.toBeNull();
  });

  it("says why it is shown again", () => {
    const problem = { errorTitle: "Error: Review", notice: "The amount has changed" };
    const { unmount } = renderCheckout(<Overview problem={problem} />);
    expect(screen.getByRole("alert").textContent).toBe("The amount has changed");
    expect(document.title).toBe("Error: Review");
    unmount();
    renderCheckout(<Overview overview={{ ...OVERVIEW, change: "amountChanged" }} />);
    expect(screen.getByText(/The amount has changed.*€49.99 to pay/)).not.toBeNull();
  });

  it("leaves the focus on the button that is pressed again", async () => {
    const answers = [{ errorTitle: "Error: Review", notice: "The amount has changed" }, new Promise<never>(() => {})];
    const Page = () => {
      const problem = useActionData<PayProblem>() ?? null;
      return <Overview problem={problem} />;
    };
    renderCheckout(<Page />, () => answers.shift()!);
    const button = screen.getByRole("button");
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement?.textContent).toBe("The amount has changed"));
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(button.getAttribute("aria-busy")).toBe("true"));
    expect(document.activeElement).toBe(button);
  });
});

describe("a page that the browser kept while the shopper was at the provider", () => {
  it.each([true, false])("is loaded anew, once there is a connection: %s", (onLine) => {
    const reload = vi.spyOn(window.location, "reload").mockImplementation(() => {});
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
    renderCheckout(<Overview />);
    const shownAgain = Object.assign(new Event("pageshow"), { persisted: true });
    window.dispatchEvent(shownAgain);
    expect(reload).toHaveBeenCalledTimes(onLine ? 1 : 0);
    window.dispatchEvent(new Event("online"));
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
