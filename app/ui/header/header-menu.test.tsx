// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import type { HeaderLayout } from "#app/models/page.ts";
import { Announcement } from "./announcement";
import { HeaderMenu } from "./header-menu";
import { MobileMenu } from "./mobile-menu";

const to = (title: string, url: string, more = {}) => ({ title, page_reference: [{ uid: "p", url }], ...more });

const LAYOUT: HeaderLayout = {
  uid: "header",
  navigation_modular: [
    {
      navigation_entry_block: to("Women", "/women--plw1", {
        is_highlighted: true,
        text_color: "#7a4b00",
        sub_entries_modular: [
          {
            sub_entries_block: {
              title: "Clothes",
              is_collapsed: true,
              link_group: [
                to("Coats", "/coats--plw2", { highlight_badge: { title: "New", highlight_badge_color: "#9b1c1c" } }),
                to("See all", "/women--plw1", { have_separator: true }),
                { title: "Leads nowhere" },
              ],
            },
          },
          {
            image: {
              title: "Winter knits",
              file: { url: "/menu/knits.webp", dimension: { width: 800, height: 1000 } },
              link: to("Knits", "/knits--plw3"),
            },
          },
        ],
      }),
    },
    { navigation_entry_block: { title: "Leads nowhere" } },
    { navigation_entry_block: { title: "Outlet", external_link: "https://outlet.test", target_attribute: "_blank" } },
    { navigation_group: { title: "More", links: [to("Journal", "/fr-fr/journal--blogb1")] } },
  ],
  notification_banner: null,
};

describe("the desktop menu [SHELL-06]", () => {
  it("shows entries, groups, links, badges and pictures from content", () => {
    renderPage(<HeaderMenu layout={LAYOUT} />);
    expect(screen.getByRole("link", { name: "Women" }).getAttribute("href")).toBe("/en/women--plw1");
    expect(screen.getByText("Clothes")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Coats New" }).getAttribute("href")).toBe("/en/coats--plw2");
    const picture = screen.getByRole("link", { name: "Winter knits" });
    expect(picture.getAttribute("href")).toBe("/en/knits--plw3");
    expect(picture.querySelector("img")!.getAttribute("src")).toMatch(/^https:\/\/images\.test\/menu\/knits\.webp\?w=/);
  });

  it("names a picture by its link where it has no title of its own", () => {
    const image = { file: { url: "/menu/knits.webp" }, link: to("Knits", "/knits--plw3") };
    const entry = to("Women", "/women--plw1", { sub_entries_modular: [{ image }] });
    renderPage(<HeaderMenu layout={{ ...LAYOUT, navigation_modular: [{ navigation_entry_block: entry }] }} />);
    expect(screen.getByRole("link", { name: "Knits" }).getAttribute("href")).toBe("/en/knits--plw3");
  });

  it("shows a picture without words as one, not as a link that nobody could tell", () => {
    const file = { url: "/menu/knits.webp", dimension: { width: 800, height: 1000 } };
    const image = { file, link: { page_reference: [{ uid: "p", url: "/knits--plw3" }] } };
    const entry = to("Women", "/women--plw1", { sub_entries_modular: [{ image }] });
    renderPage(<HeaderMenu layout={{ ...LAYOUT, navigation_modular: [{ navigation_entry_block: entry }] }} />);
    expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Women"]);
    expect(document.querySelector("img")).not.toBeNull();
  });

  it("leaves out what leads nowhere", () => {
    renderPage(<HeaderMenu layout={LAYOUT} />);
    expect(screen.queryByText("Leads nowhere")).toBeNull();
  });

  it("opens each panel by its own button, without script", () => {
    renderPage(<HeaderMenu layout={LAYOUT} />);
    const open = screen.getByRole("button", { name: "Open the Women menu" });
    const panel = document.getElementById(open.getAttribute("popovertarget")!)!;
    expect(panel.getAttribute("popover")).toBe("auto");
    expect(panel.textContent).toContain("Coats");
  });

  it("dresses entries, groups, links and badges as editors want them", () => {
    const dressed = {
      title: "Clothes",
      is_highlighted: true,
      block_highlight_color: "#f3efe6",
      title_color: "#7a4b00",
      link_group: [
        to("Coats", "/coats--plw2", { highlight_badge: { title: "New", highlight_badge_color: "#9b1c1c" } }),
        to("See all", "/women--plw1", { have_separator: true }),
      ],
    };
    const plain = { title: "Shoes", link_group: [to("Boots", "/boots--plw4")] };
    const entry = to("Women", "/women--plw1", {
      is_highlighted: true,
      background_color: "#fff4d6",
      text_color: "#7a4b00",
      sub_entries_modular: [{ sub_entries_block: dressed }, { sub_entries_block: plain }],
    });
    renderPage(<HeaderMenu layout={{ ...LAYOUT, navigation_modular: [{ navigation_entry_block: entry }] }} />);
    const women = screen.getByRole("link", { name: "Women" }).closest("li")!;
    expect(women.className).toContain("highlighted");
    const valueOf = (element: HTMLElement, name: string) => element.style.getPropertyValue(name);
    expect(["--entry-ground", "--entry-color"].map((name) => valueOf(women, name))).toEqual(["#fff4d6", "#7a4b00"]);
    const [clothes, shoes] = ["Clothes", "Shoes"].map((title) => screen.getByText(title).parentElement!);
    const ofGroup = ["--group-ground", "--title-color"];
    expect(ofGroup.map((name) => valueOf(clothes!, name))).toEqual(["#f3efe6", "#7a4b00"]);
    expect(ofGroup.map((name) => valueOf(shoes!, name))).toEqual(["", ""]);
    expect(valueOf(clothes!, "--group-color")).toBe("#111111");
    const badge = screen.getByText("New");
    expect([badge.style.background, badge.style.color]).toEqual(["#9b1c1c", "#ffffff"]);
    const separated = [...women.querySelectorAll("li.separator")].map(({ textContent }) => textContent);
    expect(separated).toEqual(["See all"]);
  });

  it.each([
    ["white on white", "#ffffff", "#ffffff", "#111111"],
    ["white on the page's own white", null, "#fff", "#111111"],
    ["nothing on black", "#000000", null, "#ffffff"],
    ["a readable red on nothing", null, "#9b1c1c", "#9b1c1c"],
    ["neither", null, null, ""],
  ])("shows entries and titles readable where an editor chose %s", (_name, ground, color, shown) => {
    const block = { title: "Clothes", is_highlighted: true, block_highlight_color: ground, title_color: color };
    const entry = to("Women", "/women--plw1", {
      background_color: ground,
      text_color: color,
      sub_entries_modular: [{ sub_entries_block: { ...block, link_group: [to("Coats", "/coats--plw2")] } }],
    });
    renderPage(<HeaderMenu layout={{ ...LAYOUT, navigation_modular: [{ navigation_entry_block: entry }] }} />);
    const women = screen.getByRole("link", { name: "Women" }).closest("li")!;
    const group = screen.getByText("Clothes").parentElement!;
    expect(women.style.getPropertyValue("--entry-color")).toBe(shown);
    expect(group.style.getPropertyValue("--title-color")).toBe(shown);
  });

  it("has a button for the 'more' group, which leads nowhere itself, and waits before opening it", () => {
    renderPage(<HeaderMenu layout={LAYOUT} />);
    const more = screen.getByRole("button", { name: "More" });
    expect(document.getElementById(more.getAttribute("popovertarget")!)!.textContent).toBe("Journal");
    expect(more.closest("li")!.className).toContain("more");
  });

  it("keeps the visitor's prefix, whichever an editor wrote", () => {
    renderPage(<HeaderMenu layout={LAYOUT} />, { prefix: "fr" });
    expect(screen.getByRole("link", { name: "Journal" }).getAttribute("href")).toBe("/fr/journal--blogb1");
  });

  it("opens a new window without handing it this one", () => {
    renderPage(<HeaderMenu layout={LAYOUT} />);
    const outlet = screen.getByRole("link", { name: "Outlet" });
    expect([outlet.getAttribute("target"), outlet.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  });
});

describe("the mobile menu [SHELL-05]", () => {
  const country = { name: "United Kingdom", language: "English", flag: null } as const;

  it("is a popover that keeps the page from scrolling, with a button that closes it", () => {
    renderPage(<MobileMenu layout={LAYOUT} hasStores hasWishlist />);
    const menu = screen.getByRole("dialog", { name: "Menu" });
    expect([menu.id, menu.getAttribute("popover")]).toEqual(["mobile-menu", "auto"]);
    expect(menu.hasAttribute("data-locks-scroll")).toBe(true);
    const close = within(menu).getByRole("button", { name: "Close the menu" });
    expect(close.getAttribute("popovertargetaction")).toBe("hide");
  });

  it("opens one entry at a time and folds collapsed groups", () => {
    renderPage(<MobileMenu layout={LAYOUT} hasStores hasWishlist />);
    const women = screen.getByText("Women", { selector: "summary" }).closest("details")!;
    expect(women.getAttribute("name")).toBe("mobile-menu");
    expect(within(women).getByText("Clothes", { selector: "summary" })).toBeTruthy();
    expect(within(women).getByRole("link", { name: "Shop all Women" }).getAttribute("href")).toBe("/en/women--plw1");
  });

  it("shows stores, wishlist and countries only where the site has them", () => {
    const { unmount } = renderPage(<MobileMenu layout={LAYOUT} hasStores hasWishlist country={country} />);
    expect(screen.getByText("Find a store")).toBeTruthy();
    const countries = screen.getByRole("button", { name: "United Kingdom, English" });
    expect(countries.getAttribute("popovertarget")).toBe("countries");
    unmount();
    renderPage(<MobileMenu layout={LAYOUT} hasStores={false} hasWishlist={false} />);
    expect(screen.queryByText("Find a store")).toBeNull();
    expect(screen.queryByText("Wishlist")).toBeNull();
    expect(screen.queryByText("United Kingdom, English")).toBeNull();
  });
});

describe("the announcement [SHELL-06]", () => {
  it("shows content's text, link and colours, and mends a text that could not be read", () => {
    const banner = {
      text: "Free delivery.",
      link: to("Read more", "/help"),
      background_color: "#ffffff",
      text_color: "#fefefe",
    };
    renderPage(<Announcement banner={banner} />);
    const section = screen.getByRole("region", { name: "Notice" });
    expect(section.style.color).toBe("#111111");
    expect(screen.getByRole("link", { name: "Read more" }).getAttribute("href")).toBe("/en/help");
  });

  it("has the colours that content gives where they can be read", () => {
    renderPage(<Announcement banner={{ text: "Sale.", background_color: "#102a43", text_color: "#f0e0c0" }} />);
    const { background, color } = screen.getByRole("region", { name: "Notice" }).style;
    expect([background, color]).toEqual(["#102a43", "#f0e0c0"]);
  });

  it.each(["", " "])("is absent without a text, and names its link itself where editors left that %j", (none) => {
    const { container } = renderPage(<Announcement banner={{ text: none, link: to("Read more", "/help") }} />);
    expect(container.textContent).toBe("");
    renderPage(<Announcement banner={{ text: "Sale.", link: to(none, "/help") }} />);
    expect(screen.getByRole("link").textContent).toBe("Find out more");
  });
});
