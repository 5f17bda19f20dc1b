// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderPage } from "#tests/support/ui-page.tsx";
import type { FooterLayout } from "#app/models/page.ts";
import { CountrySheet } from "./country-sheet";
import { Footer, type FooterProps } from "./footer";

const to = (title: string, url: string) => ({ title, page_reference: [{ uid: "p", url }] });

const LAYOUT: FooterLayout = {
  uid: "footer",
  links_modular: [
    { links_block: { title: "Help", links_group: [to("Returns", "/help/returns"), { title: "Nowhere" }] } },
  ],
  community: { title: "Community", group: [{ title: "#Vitrine", page_link: "https://community.test" }] },
  social_networks: [
    {
      title: "Pinterest",
      icon: { url: "/icons/pinterest.png" },
      link_informations: { external_link: "https://p.test" },
    },
  ],
  reinsurances: [
    { title: "Free returns", description: "30 days", icon: "returns", link_global: to("x", "/help/returns") },
  ],
  legals: { content: [to("Terms of sale", "/help/terms")] },
  banner_newsletter: { title: "The letter", texts: { short_text: "New pieces first." }, cta: { label: "Join" } },
};
const COUNTRY = { name: "United Kingdom", language: "English", flag: null } as const;

function show(props: Partial<FooterProps> = {}) {
  return renderPage(<Footer layout={LAYOUT} country={COUNTRY} year={2026} {...props} />);
}

describe("the footer [SHELL-08]", () => {
  it("shows reassurance, links, community, social networks and the way home, all from content", () => {
    show();
    const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(href("Free returns")).toBe("/en/help/returns");
    expect(href("Returns")).toBe("/en/help/returns");
    expect(href("#Vitrine")).toBe("https://community.test");
    expect(href("Pinterest")).toBe("https://p.test");
    expect(href("Terms of sale")).toBe("/en/help/terms");
    expect(href("Vitrine, home")).toBe("/en");
    expect(screen.queryByText("Nowhere")).toBeNull();
  });

  it("shows a service with its icon and description, and a community with its picture", () => {
    const image = { file: { url: "/icons/community.png" }, alt: "Our readers" };
    const community = { title: "Community", group: [{ page_link: "https://community.test", image }] };
    show({ layout: { ...LAYOUT, community } });
    const service = screen.getByRole("link", { name: "Free returns" }).closest("li")!;
    expect(service.querySelector('use[href$="#returns"]')).not.toBeNull();
    expect(within(service).getByText("30 days")).toBeTruthy();
    const row = screen.getByRole("list", { name: "Community" });
    const link = within(row).getByRole("link", { name: "Our readers" });
    expect(link.getAttribute("href")).toBe("https://community.test");
    const picture = within(link).getByRole("img");
    expect([picture.getAttribute("src"), picture.getAttribute("width")]).toEqual([
      "https://images.test/icons/community.png?w=64&q=80&f=webp",
      "32",
    ]);
  });

  it("folds each group of links", () => {
    show();
    const group = screen.getByText("Help", { selector: "summary" }).closest("details")!;
    expect(group.open).toBe(false);
    expect(within(group).getByRole("link", { name: "Returns" })).toBeTruthy();
  });

  it("gives social icons their width of 32", () => {
    show();
    const icon = screen.getByRole("link", { name: "Pinterest" }).querySelector("img")!;
    expect(icon.getAttribute("width")).toBe("32");
  });

  it("names the year that it is told", () => {
    show({ year: 2031 });
    expect(screen.getByText("© 2031 Vitrine. All rights reserved.")).toBeTruthy();
  });

  it("names the version that it is told", () => {
    const { unmount } = show({ version: "1.4.0" });
    expect(screen.getByText("Version 1.4.0")).toBeTruthy();
    unmount();
    show();
    expect(screen.queryByText(/Version/)).toBeNull();
  });

  it("offers other countries only where there are any [SHELL-12]", () => {
    const { unmount } = show();
    const change = screen.getByRole("button", { name: /Change country/ });
    expect(change.getAttribute("popovertarget")).toBe("countries");
    unmount();
    show({ country: null });
    expect(screen.queryByRole("button", { name: /Change country/ })).toBeNull();
  });

  it("leaves out links without words, which nobody could tell apart", () => {
    const address = { page_reference: [{ uid: "p", url: "/help/returns" }] };
    const layout = {
      uid: "footer",
      links_modular: [{ links_block: { title: null, links_group: [address, to("Returns", "/help/returns")] } }],
      legals: { content: [address, to("Terms of sale", "/help/terms")] },
      community: { title: "Community", group: [{ page_link: "https://community.test" }] },
      social_networks: [
        { icon: { url: "/icons/pinterest.png" }, link_informations: { external_link: "https://p.test" } },
        {
          icon: { url: "/icons/instagram.png" },
          link_informations: { external_link: "https://i.test", aria_label_attribute: "Instagram" },
        },
      ],
    };
    show({ layout });
    const names = screen.getAllByRole("link").map((link) => link.getAttribute("aria-label") ?? link.textContent);
    expect(names).not.toContain("");
    expect(names).toEqual(expect.arrayContaining(["Returns", "Terms of sale", "Instagram"]));
    for (const list of screen.getAllByRole("list")) expect(list.childElementCount).toBeGreaterThan(0);
    for (const summary of document.querySelectorAll("summary")) expect(summary.textContent).not.toBe("");
  });

  it("survives content that an editor left empty", () => {
    show({ layout: { uid: "footer", links_modular: [] }, country: null });
    expect(screen.getByText("Terms of our offers")).toBeTruthy();
  });
});

describe("the newsletter banner [SHELL-15]", () => {
  it("posts an email address without script", () => {
    show();
    const form = screen.getByLabelText("Email address (required)").closest("form")!;
    expect([form.getAttribute("method"), form.getAttribute("action")]).toEqual(["post", "/en/newsletter/subscription"]);
    expect(within(form).getByRole("button", { name: "Join" })).toBeTruthy();
    expect(within(screen.getByRole("region", { name: "The letter" })).getByText("New pieces first.")).toBeTruthy();
  });

  it("has the specification's colours unless content gives its own", () => {
    const { unmount } = show();
    expect(screen.getByRole("region", { name: "The letter" }).getAttribute("style")).toBeNull();
    const css = (file: string) => readFileSync(join(import.meta.dirname, file), "utf8");
    const sheet = css("newsletter-banner.module.css");
    expect(sheet).toMatch(/\.banner \{[^}]*background: var\(--news-ground, var\(--newsletter\)\)/);
    expect(sheet).toMatch(/\.button \{[^}]*background: var\(--news-button, var\(--accent\)\)/);
    expect(css("../tokens.css")).toMatch(/--accent: #47d7a3;[\s\S]*--newsletter: #000000;/);
    unmount();
    const banner = { title: "The letter", background_color: "#47d7a3", cta: { label: "Join", cta_color: "#000000" } };
    show({ layout: { ...LAYOUT, banner_newsletter: banner } });
    const style = screen.getByRole("region", { name: "The letter" }).style;
    expect(style.getPropertyValue("--news-ground")).toBe("#47d7a3");
    expect(style.getPropertyValue("--news-color")).toBe("#111111");
    expect(style.getPropertyValue("--news-label")).toBe("#ffffff");
  });

  it("has the texts and colours that content gives", () => {
    const banner = {
      title: "The letter",
      background_color: "#102a43",
      texts: { short_text: "New pieces first.", long_text: "Once a week.", text_color: "#f0e0c0" },
      cta: { label: "Join", cta_color: "#ffd166", cta_label_color: "#102a43" },
    };
    show({ layout: { ...LAYOUT, banner_newsletter: banner } });
    const region = screen.getByRole("region", { name: "The letter" });
    expect(within(region).getByText("Once a week.")).toBeTruthy();
    const named = ["ground", "color", "button", "label"].map((name) => region.style.getPropertyValue(`--news-${name}`));
    expect(named).toEqual(["#102a43", "#f0e0c0", "#ffd166", "#102a43"]);
  });
});

it("has the shop's own words where editors left the title, the button or the note empty", () => {
  const banner_newsletter = { title: "", texts: { long_text: "" }, cta: { label: "" } };
  show({ layout: { ...LAYOUT, banner_newsletter, community: { ...LAYOUT.community, title: "" } } });
  const region = screen.getByRole("region", { name: "The Vitrine newsletter" });
  expect(within(region).getByRole("button", { name: "Sign up" })).toBeTruthy();
  expect(within(region).getByText(/^You can unsubscribe/)).toBeTruthy();
  expect(screen.getByRole("list", { name: "Community" })).toBeTruthy();
});

describe("the layer of countries [SHELL-12]", () => {
  const countries = [
    {
      prefix: "fr-ch" as const,
      name: "Suisse",
      language: "Français",
      flag: "/flags/ch.webp",
      origin: "https://vitrine.ch",
    },
    { prefix: "pl-pl" as const, name: "Polska", language: "Polski", flag: null, origin: "https://vitrine.pl" },
  ];

  it("has a flag or a pin, name, language and the page's link for each", () => {
    renderPage(<CountrySheet />, { shell: { countries } });
    const suisse = screen.getByRole("link", { name: "Suisse Français" });
    expect(suisse.getAttribute("href")).toMatch(/^https:\/\/vitrine\.ch\/fr-ch/);
    expect(suisse.getAttribute("hreflang")).toBe("fr-CH");
    expect(suisse.querySelector("img")?.getAttribute("src")).toMatch(/\/flags\/ch\.webp\?w=72&q=50$/);
    const pin = screen.getByRole("link", { name: "Polska Polski" });
    expect(pin.querySelector("img")).toBeNull();
    expect(pin.querySelector("svg")).not.toBeNull();
    expect(screen.getByRole("dialog").hasAttribute("data-locks-scroll")).toBe(true);
  });

  it("is not there when there is no other country", () => {
    renderPage(<CountrySheet />);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
