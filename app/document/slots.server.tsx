import { RemixServer } from "@remix-run/react";
import type { EntryContext } from "@remix-run/node";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import type { RequestContext } from "#app/bff/context.server.ts";
import { consentBanner } from "./consent-banner.server";
import { countryPopin, type Proposing } from "./country-popin.server";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import { asInertJson } from "#app/models/structured-data.ts";
import type { TakenSlot } from "#app/models/shared-document.ts";
import { siteShell } from "./shell-data.server";
import { ImagesUrlContext, ShellContext } from "#app/ui/shell/shell-context.ts";
import { PERSONAL_ID } from "#app/ui/shared-ids.ts";
import { ANONYMOUS, type Personal, PersonalContext } from "#app/ui/shell/personal.ts";
import { slotComponent } from "#app/ui/slot/slot.tsx";
import { PAGE_SHEETS } from "#app/ui/style-sheets.ts";
import { lateSheetLink, sheetLink, STAND_IN, noscriptStylesheets } from "./late.server";

/** Not an element of HTML, so it cannot occur in a page's own markup. */
const MARKER = "x-slot";
const MARKERS = new RegExp(`<${MARKER}>(\\d+)</${MARKER}>`);
/** Slot at the end of the body, outside React: country popin, cookie banner, the shopper's data. */
const AT_THE_END = "end";
/**
 * Slots for the links to style sheets, and, at the end of the head, for the inline styles used until these are loaded.
 */
const SHEETS = "sheets";
const OWN_STYLES = "own styles";

/** Texts of all slots. */
const TEXTS = ["common", "cards", "shell", "product", "listing"] as const;

/** The placeholder of a slot until the slots are rendered. */
export const slotMarker = (index: number) => createElement(MARKER, null, index);

/**
 * Adds the slot at the end of the body (country popin, cookie banner, personal data) to `taken`; returns its marker.
 */
export function addEndSlot(taken: TakenSlot[], proposing: Proposing): string {
  taken.push({ name: AT_THE_END, props: proposing });
  return `<${MARKER}>${taken.length - 1}</${MARKER}>`;
}

/** Replaces the sheets in a head by slots: `fillCriticalCss` fills them with the styles that this page uses. */
export function addStyleSlots(taken: TakenSlot[], head: string): string {
  const mark = (name: string) => `<${MARKER}>${taken.push({ name, props: {} }) - 1}</${MARKER}>`;
  const links = PAGE_SHEETS.map(sheetLink).join("");
  // Slots need not be in the order of the text, since markers hold their index.
  return head.includes(links) ? head.replace(links, mark(SHEETS)) + mark(OWN_STYLES) : head;
}

/** Fills the two slots of `addStyleSlots`: `css` inline, the whole sheets late. */
export function fillCriticalCss(slots: readonly TakenSlot[], filled: readonly string[], css: string): string[] {
  return slots.map(({ name }, index) => {
    if (name === SHEETS) return PAGE_SHEETS.map(lateSheetLink).join("");
    if (name === OWN_STYLES) return `<style ${STAND_IN}>${css}</style>${noscriptStylesheets()}`;
    return filled[index]!;
  });
}

/** Splits a page's text into the pieces around its slots and the slots between them: one more piece than slots. */
export function cutAtSlots(html: string, taken: readonly TakenSlot[]): { pieces: string[]; slots: TakenSlot[] } {
  const parts = html.split(MARKERS);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    slots: parts.filter((_, index) => index % 2 === 1).map((index) => taken[Number(index)]!),
  };
}

/** HTML of each slot for one shopper. Renders, apart from the page, the same components that the browser hydrates. */
export function renderSlots(context: RequestContext, slots: readonly TakenSlot[], personal: Personal): string[] {
  const texts: Record<string, (slot: TakenSlot) => string> = {
    [AT_THE_END]: ({ props }) => end(context, props as Proposing, personal),
    [SHEETS]: () => PAGE_SHEETS.map(sheetLink).join(""),
    [OWN_STYLES]: () => "",
  };
  const components = slots.filter(({ name }) => !texts[name]);
  const html = renderComponents(context, components, personal).split(SEPARATOR);
  return slots.map((slot) => texts[slot.name]?.(slot) ?? html[components.indexOf(slot) + 1]!);
}

function end(context: RequestContext, proposing: Proposing, personal: Personal): string {
  const asked = consentBanner(context);
  if (personal === ANONYMOUS) return countryPopin(context, proposing, false) + asked;
  const popin = countryPopin(context, proposing, context.session.cartId !== null);
  return `${popin}${asked}<script type="application/json" id="${PERSONAL_ID}">${asInertJson(personal)}</script>`;
}

const SEPARATOR = `<${MARKER}></${MARKER}>`;

function renderComponents(context: RequestContext, slots: readonly TakenSlot[], personal: Personal): string {
  const { prefix, locale, language, shop, url } = context;
  const Slots = () => (
    <FixedText info={{ prefix, locale }} messages={pageMessages(language, ...TEXTS)}>
      <ImagesUrlContext.Provider value={shop.env.IMAGES_URL}>
        <ShellContext.Provider value={siteShell(context)}>
          <PersonalContext.Provider value={personal}>
            {slots.map(({ name, props }, index) => [
              createElement(MARKER, { key: `marker ${index}` }),
              createElement(slotComponent(name), { key: index, ...props }),
            ])}
          </PersonalContext.Provider>
        </ShellContext.Provider>
      </ImagesUrlContext.Provider>
    </FixedText>
  );
  return renderToString(<RemixServer context={onePage(Slots)} url={url.origin} />);
}

/**
 * A Remix page with one route that renders `Component`, so that links, forms and fetchers find a router. Its address
 * does not matter to slots.
 */
function onePage(Component: () => JSX.Element): EntryContext {
  const route = { id: "root", path: "/", hasLoader: false, hasAction: false, hasErrorBoundary: false, module: "" };
  return {
    manifest: { version: "", url: "", entry: { module: "", imports: [] }, routes: { root: route } },
    routeModules: { root: { default: Component } },
    future: { v3_relativeSplatPath: true, v3_singleFetch: true },
    isSpaMode: false,
    staticHandlerContext: {
      basename: "/",
      location: { pathname: "/", search: "", hash: "", state: null, key: "default" },
      matches: [{ route: { id: "root", path: "/" }, params: {}, pathname: "/", pathnameBase: "/" }],
      loaderData: {},
      actionData: null,
      errors: null,
      statusCode: 200,
      loaderHeaders: {},
      actionHeaders: {},
      activeDeferreds: null,
    },
  } as unknown as EntryContext;
}
