// @vitest-environment happy-dom
import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { afterEach, describe, expect, it } from "vitest";
import { aCart, aLine } from "#tests/support/builders.ts";
import { useGatewayServer as gatewayServer } from "#tests/support/gateway-server.ts";
import { aContext } from "#tests/support/request-context.ts";
import { findCartView } from "#app/bff/cart/page-view.server.ts";
import type { RequestContext } from "#app/bff/context.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { Cart } from "#app/models/cart.ts";
import { toasts } from "#app/ui/toast/toast.tsx";
import { Lines } from "./cart-lines";
import { useExpectedCart } from "./line-form";
import { CartSummary } from "./summary";

const server = gatewayServer();
const eur = (centAmount: number) => ({ centAmount, currencyCode: "EUR" });

const REFUSED = "Votre panier a changé";
/** The only quantity that is not refused. */
const ACCEPTED = "3";

afterEach(cleanup);

/** Renders lines and summary of a cart from the gateway. */
async function show(cart: Partial<Cart>, funnel: Partial<RequestContext> = {}): Promise<void> {
  server.use(
    http.get(/carts\/cart-1$/, () => HttpResponse.json(aCart(cart))),
    http.get(/shipping-methods/, () => HttpResponse.json({ shippingMethods: [] })),
  );
  const context = aContext({ session: { cart: { cartId: "cart-1", version: 1 } } });
  const view = await findCartView({ ...context, ...funnel });
  let { version } = view!;
  const Stub = createRemixStub([
    {
      path: "/",
      loader: () => ({ version }),
      // The page is shown without the loader's data at first.
      HydrateFallback: () => null,
      Component: () => (
        <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common", "cart")}>
          <Lines cart={{ ...view!, ...useLoaderData<{ version: number }>() }} problem={null} hasWishlist />
          <CartSummary cart={useExpectedCart(view!)} problem={null} notes={{ key: "", html: "" }} />
        </FixedText>
      ),
      action: async ({ request }) => {
        const form = await request.formData();
        if (form.get("intent") !== "quantity") return redirect("/");
        if (form.get("quantity") !== ACCEPTED) return { fields: [], notice: REFUSED };
        version += 1;
        return null;
      },
    },
  ]);
  render(<Stub />);
  await screen.findAllByRole("listitem");
}

const plain = (element: HTMLElement) => element.textContent.replace(/[\u00a0\u202f]/g, " ");

describe("a line of the cart [CART-21]", () => {
  const DISCOUNTS: Cart["lineItems"][number]["discountMessages"] = [
    { type: "REM", displayedAmount: "-10 %" },
    { type: "PTS", displayedAmount: "100 points" },
    { type: "CAD", displayedAmount: "un bonnet" },
    { type: "COU", displayedAmount: "-10 €" },
  ];

  it("says name, colour, size, labels, its reduced price with the struck and the lowest one, and what each kind of code does", async () => {
    await show({
      lineItems: [
        aLine({
          marketingLabels: "Nouveau;Exclusivité web",
          price: eur(3_499),
          catalogPrice: {
            price: eur(3_499),
            strikeThroughPrice: eur(4_999),
            lowestPrice30Days: eur(4_599),
            priceType: "S",
          },
          discountMessages: DISCOUNTS,
        }),
      ],
    });
    const link = screen.getByRole("link", { name: "Robe portefeuille Garance" });
    const said = plain(link.closest("li")!);
    for (const words of ["Bordeaux, taille 38", "Nouveau, Exclusivité web", "34,99 € au lieu de 49,99 €"]) {
      expect(said).toContain(words);
    }
    expect(said).toContain("Prix le plus bas des 30 jours avant la réduction : 45,99 €");
    for (const words of [
      "Remise : -10 %",
      "Points de fidélité : 100 points",
      "Cadeau : un bonnet",
      "Bon de réduction : -10 €",
    ]) {
      expect(said).toContain(words);
    }
  });

  it("names a discount, also one without words", async () => {
    await show({
      discounts: [
        { label: "Soldes", value: eur(1_000) },
        { label: " ", value: eur(500) },
      ],
    });
    const terms = [...document.querySelectorAll("dt")].map(plain);
    expect(terms).toEqual(expect.arrayContaining(["Remise : Soldes", "Remise"]));
  });

  it("of several pieces says what they come to", async () => {
    await show({ lineItems: [aLine({ quantity: 3, price: eur(4_999), totalPrice: eur(14_997) })] });
    expect(plain(screen.getByRole("link", { name: "Robe portefeuille Garance" }).closest("li")!)).toContain(
      "149,97 € en tout",
    );
  });

  it("that is free says so and has no quantity to choose", async () => {
    await show({ lineItems: [aLine(), aLine({ lineId: "line-2", name: "Bonnet", isFree: true, totalPrice: eur(0) })] });
    const free = screen.getByRole("link", { name: "Bonnet" }).closest("li")!;
    expect(plain(free)).toContain("Offert");
    expect(within(free).queryByRole("combobox")).toBeNull();
    expect(screen.getAllByRole("combobox")).toHaveLength(1);
  });
});

describe("what a cart earns [CART-21]", () => {
  it("is points and bonus for a member", async () => {
    await show({ loyaltyPointsEarned: 49, loyaltyBonusPointsEarned: 100 });
    expect(plain(document.body)).toContain("Cette commande vous rapporte 49 points, et 100 points de bonus");
  });

  it("is the gateway's incentive for who is none yet", async () => {
    await show({ loyaltyPointsIncentive: "Avec la carte, 49 points" });
    expect(plain(document.body)).toContain("Avec la carte, 49 points");
  });
});

describe("a change of a line that is refused", () => {
  it("is said beside it, and aloud in a toast alone", async () => {
    await show({});
    const quantity = screen.getAllByRole<HTMLSelectElement>("combobox")[0]!;
    fireEvent.change(quantity, { target: { value: "2" } });
    // Toasts of other tests may still be in the list.
    await waitFor(() => expect(toasts().filter(({ text }) => text === REFUSED)).toHaveLength(1));
    expect(screen.getByText(REFUSED)).toBeTruthy();
    expect(quantity.getAttribute("aria-describedby")).toBe(screen.getByText(REFUSED).id);
    expect(screen.queryByRole("alert")).toBeNull();
    // The same refusal again is said again.
    fireEvent.change(quantity, { target: { value: "2" } });
    await waitFor(() => expect(toasts().filter(({ text }) => text === REFUSED)).toHaveLength(2));
  });

  it("is said until something else has worked", async () => {
    await show({});
    const quantity = () => screen.getAllByRole<HTMLSelectElement>("combobox")[0]!;
    const lines = screen.getAllByRole("combobox").length;
    fireEvent.change(quantity(), { target: { value: "2" } });
    await screen.findByText(REFUSED);
    fireEvent.click(screen.getAllByRole("button", { name: /^Supprimer/ })[0]!);
    // The line is gone until the answer, which here leaves it in the cart.
    await waitFor(() => expect(screen.queryAllByRole("combobox")).toHaveLength(lines - 1));
    await waitFor(() => expect(screen.getAllByRole("combobox")).toHaveLength(lines));
    expect(screen.queryByText(REFUSED)).toBeNull();
    expect(quantity().hasAttribute("aria-describedby")).toBe(false);
    fireEvent.change(quantity(), { target: { value: "2" } });
    await screen.findByText(REFUSED);
  });

  it("is said until another line was changed", async () => {
    await show({ lineItems: [aLine({ lineId: "line-1" }), aLine({ lineId: "line-2" })] });
    const [refused, other] = screen.getAllByRole<HTMLSelectElement>("combobox");
    fireEvent.change(refused!, { target: { value: "2" } });
    await screen.findByText(REFUSED);
    // Refused as well, it leaves what is said beside the first line.
    fireEvent.change(other!, { target: { value: "2" } });
    await waitFor(() => expect(screen.getAllByText(REFUSED)).toHaveLength(2));
    fireEvent.change(other!, { target: { value: ACCEPTED } });
    await waitFor(() => expect(screen.queryAllByText(REFUSED)).toHaveLength(0));
  });
});

describe("the total", () => {
  it("while the last line is taken out is never below nothing, and is said only once it is answered", async () => {
    // A reduction of a fixed amount, which the gateway takes off together with the line.
    await show({ lineItems: [aLine({ lineId: "line-1" })], totalPrice: eur(1000) });
    const button = () => screen.queryByRole("link", { name: /Commander/ });
    const status = screen.getAllByRole("status").find(({ textContent }) => /^Total/.test(textContent))!;
    const before = status.textContent;
    const shown: string[] = [];
    const said: string[] = [];
    const watch = new MutationObserver(() => {
      shown.push(document.body.textContent);
      if (status.textContent) said.push(status.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    fireEvent.click(screen.getByRole("button", { name: /^Supprimer/ }));
    await waitFor(() => expect(button()).toBeNull());
    await waitFor(() => expect(button()).not.toBeNull());
    watch.disconnect();
    expect(new Set(said)).toEqual(new Set([before]));
    expect(shown.filter((text) => /Total\D*[-\u2212]\d/.test(text))).toEqual([]);
  });

  it("expects whole cents of another quantity, also where an offer is not the same for each piece", async () => {
    const offered = aLine({ lineId: "line-1", quantity: 3, price: eur(1999), totalPrice: eur(3998) });
    await show({ lineItems: [offered], totalPrice: eur(3998) });
    const shown: string[] = [];
    const watch = new MutationObserver(() => void shown.push(plain(document.body)));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "2" } });
    await screen.findByText(REFUSED);
    watch.disconnect();
    // The refusal brings back what the three cost.
    const totals = shown.map((text) => /Total\D*(\d[^€]*€)/.exec(text)?.[1]);
    expect([...new Set(totals)]).toEqual(["26,65 €", "39,98 €"]);
  });
});

describe("the way on from the cart", () => {
  it.each([
    ["v2", "/fr-fr/checkout/billing"],
    ["v1", "/fr-fr/order-billing"],
  ] as const)("leads into the funnel in force, %s", async (checkoutVersion, path) => {
    await show({}, { checkoutVersion });
    expect(screen.getByRole("link", { name: /Commander/ }).getAttribute("href")).toBe(path);
  });
});
