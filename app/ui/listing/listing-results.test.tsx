// @vitest-environment happy-dom
import { useLoaderData } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { aFamilyListing, aTile, REDUCED } from "#tests/support/catalogue-builders.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { isFilterApplied, parseListingQuery } from "#app/models/listing-query.ts";
import { tileView } from "#app/models/product-tile.ts";
import { ANONYMOUS, PersonalContext } from "../shell/personal";
import { EmptyListing } from "./listing-layout";
import { CardItems } from "../product-card/card-items";
import { ListingResults, type ShownListing } from "./listing-results";

const ADDRESS = "/fr-fr/manteaux--plw1";
const INFO = { prefix: "fr-fr", locale: "fr-FR" } as const;
const MESSAGES = pageMessages("fr", "common", "listing");

const LABELLED = aTile({
  prices: { current: REDUCED },
  marketing: { name: "", marketingLabels: ["Coup de cœur"] },
});

/** Cards as a loader returns them. */
const CARDS = {
  key: "cards",
  html: renderToStaticMarkup(
    <FixedText info={INFO} messages={MESSAGES}>
      <CardItems products={[tileView(LABELLED, (key) => key)]} list="grid" />
    </FixedText>,
  ),
};

/** A listing of 100 products for the address's query, delayed on request. */
function answer(request: Request, listing: Partial<ShownListing>): ShownListing {
  const query = parseListingQuery(new URL(request.url).searchParams);
  const facets = (listing.facets ?? aFamilyListing().facets).map((facet) => ({
    ...facet,
    values: facet.values.map((value) => ({ ...value, selected: isFilterApplied(query, facet.id, value.id) })),
  }));
  const { page } = query;
  return { total: 100, page, cards: { ...CARDS, key: `cards-${page}` }, ...listing, facets };
}

interface Options {
  listing?: Partial<ShownListing>;
  /** Holds back the second response and later ones until it resolves. */
  gate?: Promise<void>;
  kept?: Record<string, string>;
}

function open(search: string, { listing = {}, gate, kept }: Options = {}) {
  const asked: string[] = [];
  const Stub = createRemixStub([
    {
      path: "/fr-fr/manteaux--plw1",
      loader: async ({ request }: { request: Request }) => {
        asked.push(new URL(request.url).search);
        if (asked.length > 1) await gate;
        return answer(request, listing);
      },
      Component: () => (
        <FixedText info={INFO} messages={MESSAGES}>
          <PersonalContext.Provider value={ANONYMOUS}>
            <ListingResults
              listing={useLoaderData<ShownListing>()}
              address={ADDRESS}
              kept={kept}
              empty={(filters, clearTo) => <EmptyListing filters={filters} clearTo={clearTo} />}
            />
          </PersonalContext.Provider>
        </FixedText>
      ),
    },
  ]);
  render(<Stub initialEntries={[ADDRESS + search]} />);
  return asked;
}

const hrefOf = (element: HTMLElement) => element.getAttribute("href");
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

afterEach(cleanup);

describe("ListingResults", () => {
  it("shows picture, name, colour, prices, labels and rating of a product, linked to its page [CAT-02]", async () => {
    open("");
    const card = await screen.findByRole("article");
    expect(within(card).getByRole("link", { name: "Manteau ceinturé Camille" }).getAttribute("href")).toBe(
      "/fr-fr/manteau-ceinture-camille-camel--p100001",
    );
    const text = card.textContent.replace(/\u00a0/g, " ");
    expect(text).toContain("174,99 € au lieu de 249,00 €");
    expect(text).toContain("Prix le plus bas des 30 jours avant la réduction : 249,00 €");
    for (const said of ["Camel", "badge.sale, Coup de cœur", "4,63 (38)"]) expect(text).toContain(said);
    expect(card.querySelector("img")?.getAttribute("src")).toContain("/products/10000101/AP-1.webp");
  });

  it("is one plain form of the address's own parameters, and links [CAT-02]", async () => {
    open("?size=38&sort=new&page=2");
    const form = (await screen.findByRole("button", { name: "Voir 100 articles" })).closest("form")!;
    expect(form.method).toBe("get");
    expect(form.getAttribute("action")).toBe(ADDRESS);
    // The query that a browser without scripts would send; it starts again at the first page.
    expect(new URLSearchParams(new FormData(form) as never).toString()).toBe("size=38&sort=new");
    expect(hrefOf(screen.getByRole("link", { name: "Page 3" }))).toBe(`${ADDRESS}?size=38&sort=new&page=3`);
    expect(hrefOf(screen.getByRole("link", { name: "Page 1" }))).toBe(`${ADDRESS}?size=38&sort=new`);
  });

  it("removes each applied filter, or all, by a link, and announces them with the order [CAT-02]", async () => {
    open("?color=noir&size=38&sort=new&page=2");
    const chips = within(await screen.findByRole("group", { name: "Filtres appliqués" })).getAllByRole("link");
    expect(chips.map((chip) => [chip.textContent, hrefOf(chip)])).toEqual([
      ["Retirer le filtre Noir", `${ADDRESS}?size=38&sort=new`],
      ["Retirer le filtre Taille 38", `${ADDRESS}?color=noir&sort=new`],
      ["Tout effacer", `${ADDRESS}?sort=new`],
    ]);
    expect(screen.getByRole("status").textContent).toMatch(
      /^100 articles, page 2 sur 3\. Nouveautés\. Filtres appliqués.: Noir, Taille 38\.$/,
    );
  });

  it.each(["size", "color"] as const)("folds a facet so long that it would hide the others: %s", async (id) => {
    const valuesOf = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ id: `${at}`, label: `${at}`, count: 1, selected: false }));
    const isOpen = async (count: number, query = "") => {
      open(query, { listing: { facets: [{ id, label: "Facette", values: valuesOf(count) }] } });
      const box = (await screen.findByText("Facette")).closest("details")!;
      cleanup();
      return box.open;
    };
    // One that is chosen stays open.
    expect([await isOpen(24), await isOpen(44), await isOpen(44, `?${id}=3`)]).toEqual([true, false, true]);
  });

  it("names the facet of a value that the catalogue does not know, such as another currency's price", async () => {
    const values = [{ id: "0-30", label: "Moins de 30 €", count: 4, selected: false }];
    const prices = { id: "price" as const, label: "Prix", values };
    open("?price=440-660&price=1100-&size=7XL-longue", { listing: { facets: [...aFamilyListing().facets, prices] } });
    const chips = within(await screen.findByRole("group", { name: "Filtres appliqués" })).getAllByRole("link");
    expect(chips.slice(0, -1).map((chip) => chip.textContent)).toEqual([
      "Retirer le filtre Taille 7XL-longue",
      "Retirer le filtre Prix 1100+",
      "Retirer le filtre Prix 440–660",
    ]);
  });

  it("ticks a box at once, asks for the canonical address, and leaves the focus where it is", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    const asked = open("?size=40&page=2", { gate });
    await screen.findByRole("article");
    box("38").focus();
    fireEvent.click(box("38"));
    expect(box("38").checked).toBe(true);
    // The tick is painted before the page is rendered: a slow phone needs a tenth of a second for that.
    expect(asked).toHaveLength(1);
    expect(screen.queryByRole("link", { name: /filtre Taille 38/ })).toBeNull();
    await screen.findByRole("link", { name: /filtre Taille 38/ });
    expect(box("38").checked).toBe(true);
    expect(asked).toEqual(["?size=40&page=2", "?size=38&size=40"]);
    release();
    await waitFor(() => expect(screen.getAllByRole("link", { name: /Retirer le filtre/ })).toHaveLength(2));
    expect(box("38").checked).toBe(true);
    expect(document.activeElement).toBe(box("38"));
    fireEvent.click(box("40"));
    await waitFor(() => expect(asked.at(-1)).toBe("?size=38"));
  });

  it("loses no choice of several made in one frame", async () => {
    const asked = open("");
    await screen.findByRole("article");
    fireEvent.click(box("38"));
    fireEvent.click(box("40"));
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "price-desc" } });
    fireEvent.click(box("40"));
    await waitFor(() => expect(asked.at(-1)).toBe("?size=38&sort=price-desc"));
    await waitFor(() => expect([box("38").checked, box("40").checked]).toEqual([true, false]));
  });

  it("begins at the first page of what a filter asks for, also when more is asked meanwhile", async () => {
    let release = () => {};
    const asked = open("?page=2", { gate: new Promise((resolve) => (release = resolve)) });
    await screen.findByRole("article");
    fireEvent.click(box("38"));
    // From here on the next query is asked for.
    await screen.findByRole("link", { name: /filtre Taille 38/ });
    for (const name of ["Voir les 4 articles suivants", "Page 1"]) {
      fireEvent.click(screen.getByRole("link", { name }));
      await waitFor(() => expect(asked.at(-1)).toBe("?size=38"));
      expect(box("38").checked).toBe(true);
    }
    release();
    await waitFor(() => expect(document.querySelector("[aria-busy]")).toBeNull());
    expect(asked.at(-1)).toBe("?size=38");
    expect(hrefOf(screen.getByRole("link", { name: "Page 2" }))).toBe(`${ADDRESS}?size=38&page=2`);
  });

  it("reserves the places of the products that are coming", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    open("?page=2", { gate });
    const list = (await screen.findByRole("article")).closest("ul")!;
    const places = () => list.parentElement!.querySelectorAll(":scope > :not(ul)");
    fireEvent.click(screen.getByRole("link", { name: "Voir les 4 articles suivants" }));
    await waitFor(() => expect(places()).toHaveLength(4));
    expect(list.parentElement!.textContent).toBe(list.textContent);
    release();
    await waitFor(() => expect(places()).toHaveLength(0));
  });

  it("orders at once, from the first page", async () => {
    const asked = open("?size=38&page=2");
    await screen.findByRole("article");
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "price-desc" } });
    await waitFor(() => expect(asked.at(-1)).toBe("?size=38&sort=price-desc"));
  });

  it("keeps the words of a search in every link and in the form", async () => {
    open("?query=laine&size=38", { kept: { query: "laine" } });
    const clear = (await screen.findAllByRole("link", { name: "Tout effacer" }))[0]!;
    expect(hrefOf(clear)).toBe(`${ADDRESS}?query=laine`);
    const form = screen.getByRole("button", { name: "Voir 100 articles" }).closest("form")!;
    expect(new FormData(form).get("query")).toBe("laine");
  });

  it("offers what to remove when nothing is left", async () => {
    open("?color=noir&size=38", { listing: { total: 0 } });
    expect(await screen.findByText("Aucun article avec tous ces filtres")).toBeTruthy();
    expect(hrefOf(screen.getByRole("link", { name: "Retirer le filtre Noir" }))).toBe(`${ADDRESS}?size=38`);
    expect(hrefOf(screen.getByRole("link", { name: "Retirer tous les filtres" }))).toBe(ADDRESS);
  });

  it("offers nothing to narrow where there is nothing", async () => {
    open("", { listing: { total: 0 } });
    expect(await screen.findByText("Rien ici pour le moment")).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("keeps the focus near a filter that was removed", async () => {
    open("?color=noir&size=38");
    const chip = await screen.findByRole("link", { name: "Retirer le filtre Noir" });
    chip.focus();
    fireEvent.click(chip);
    await waitFor(() => expect(screen.getAllByRole("link", { name: /Retirer le filtre/ })).toHaveLength(1));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("group", { name: "Filtres appliqués" })));
  });

  it("gives the number of results the focus of the last filter removed", async () => {
    open("?color=noir");
    const chip = await screen.findByRole("link", { name: "Retirer le filtre Noir" });
    chip.focus();
    fireEvent.click(chip);
    await waitFor(() => expect(screen.queryByRole("link", { name: /Retirer le filtre/ })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("status")));
  });

  it("shows a filter that the catalogue does not know by its own value", async () => {
    open("?material=%3Cb%3Ex");
    expect(await screen.findByRole("link", { name: "Retirer le filtre <b>x" })).toBeTruthy();
  });
});
