import { createRemixStub } from "@remix-run/testing";
import { cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { afterEach } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { PREFIXES, type Prefix } from "#models/locale.ts";
import { ImagesUrlContext, ShellContext, type ShellData } from "#app/ui/shell/shell-context.ts";
import { ANONYMOUS, type Personal, PersonalContext } from "#app/ui/shell/personal.ts";

afterEach(cleanup);

export const NO_SHELL: ShellData = {
  families: [{ label: "Women", to: "/en/women--pl10100" }],
  newArrivals: "/en/new-in--pl10500",
  countries: [],
  hasStores: true,
  hasWishlist: true,
  accountPages: ["dashboard", "orders", "wishlist"],
};

export interface PageOptions {
  prefix?: Prefix;
  shell?: Partial<ShellData>;
  /** The shopper's data; `ANONYMOUS` by default. */
  personal?: Partial<Personal>;
  /** Address of the page, `/` by default. */
  at?: string;
  /** Pages visited before it. */
  after?: string[];
  /** A loader for every address. */
  loader?: () => Promise<null>;
}

/** Wraps a component in texts, pictures, the shell's data and a router, as root.tsx does. */
export function page(
  element: ReactElement,
  { prefix = "en", shell = {}, personal = {}, at = "/", after = [], loader }: PageOptions = {},
): ReactElement {
  const { locale, language } = PREFIXES[prefix];
  const Page = () => (
    <FixedText
      info={{ prefix, locale }}
      messages={pageMessages(language, "common", "shell", "fragments", "newsletter", "account", "error")}
    >
      <ImagesUrlContext.Provider value="https://images.test">
        <ShellContext.Provider value={{ ...NO_SHELL, ...shell }}>
          <PersonalContext.Provider value={{ ...ANONYMOUS, ...personal }}>{element}</PersonalContext.Provider>
        </ShellContext.Provider>
      </ImagesUrlContext.Provider>
    </FixedText>
  );
  const Stub = createRemixStub([{ path: "/*", Component: Page, ...(loader && { loader }) }]);
  return <Stub initialEntries={[...after, at]} initialIndex={after.length} />;
}

export function renderPage(element: ReactElement, options?: PageOptions) {
  return render(page(element, options));
}
