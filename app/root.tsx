import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, Suspense, useState } from "react";
import { EarlyChoices } from "./document/early-choices";
import { ReloadAfterBuild } from "./document/reload-after-build";
import { serverText } from "./i18n/i18n.server";
import { pageMessages } from "./i18n/messages.server";
import { TextProvider } from "./i18n/use-text";
import { layoutOf, sideOf } from "./document/route-handle";
import { viewAt } from "./routes/$locale.$slug/views";
import { loadPersonal, loadShell } from "./document/shell-data.server";
import { FlashBanners } from "./ui/banner/flash-banner";
import { CartSync } from "./ui/cart-sync/cart-sync";
import { ErrorView } from "./ui/error-page/error-view";
import { hasChangedNothing } from "./ui/form/lost-forms";
import { PageLayout } from "./ui/layout/page-layout";
import { ImagesUrlContext, ShellContext } from "./ui/shell/shell-context";
import { type Personal, PersonalContext, standingPersonal } from "./ui/shell/personal";
import { PAGE_SHEETS } from "./ui/style-sheets";
import { VersionLabel } from "./ui/shell/version-label";

/** Titles of error pages; other pages set their own. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!error || !data) return [];
  return [{ title: `${titleOf(data, error)} | Vitrine` }, { name: "robots", content: "noindex" }];
};

export const links: LinksFunction = () => [
  ...PAGE_SHEETS.map((href) => ({ rel: "stylesheet", href })),
  { rel: "icon", href: "/favicon.svg?v=2", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png?v=2" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { prefix, locale, language, site, shop, slots } = context;
  // Unlike the context's address, that of a loader's request never ends in `.data`.
  const [shell, personal, t] = await Promise.all([
    loadShell(context),
    slots ? null : loadPersonal(context, viewAt(new URL(request.url).pathname) === "listing"),
    serverText(language, "error"),
  ]);
  return {
    info: { prefix, locale },
    country: site.country,
    currency: site.currency,
    imagesUrl: shop.env.IMAGES_URL,
    /** Origin of pictures, if it is not that of the page. */
    imagesOrigin: originElsewhere(shop.env.IMAGES_URL, context.origin),
    hasNewRatio: site.params.newRatioOnProductPicture,
    shell,
    /** Null on shared pages, which have the personal data in their slots and as JSON at the end of the body. */
    personal,
    errorTitles: { 404: t("notFound.pageTitle"), 429: t("rateLimited.pageTitle"), 500: t("server.pageTitle") },
    messages: pageMessages(language, "common", "shell"),
  };
}

function originElsewhere(address: string, here: string): string | null {
  const { origin } = new URL(address);
  return origin === here ? null : origin;
}

export type RootData = Awaited<ReturnType<typeof loader>>;

/**
 * Header and personal data are loaded again after a change by the shopper, here or in another tab, but not when they
 * navigate; except to the cart, which may find one that its customer filled elsewhere, as long as the header has none.
 */
export function shouldRevalidate(now: ShouldRevalidateFunctionArgs): boolean {
  const { formMethod, actionStatus, currentUrl, nextUrl } = now;
  if (hasChangedNothing(actionStatus)) return false;
  const isForm = (formMethod !== undefined && formMethod !== "GET") || actionStatus !== undefined;
  const mayFindCart = lastPersonal?.customer && !lastPersonal.cart && nextUrl.pathname.endsWith("/cart");
  return isForm || currentUrl.href === nextUrl.href || Boolean(mayFindCart);
}

/** The shopper's data that the browser shows. */
let lastPersonal: Personal | null = null;

/** The last root data in the browser, for the error page that is shown when loading them again fails. */
let lastKnown: RootData | undefined;

function useRootData(): RootData | undefined {
  const data = useRouteLoaderData<typeof loader>("root");
  if (typeof document !== "undefined") lastKnown = data ?? lastKnown;
  return data ?? lastKnown;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  return (
    <html
      lang={data?.info.locale ?? "en"}
      data-old-ratio={data?.hasNewRatio === false ? "" : undefined}
      suppressHydrationWarning // The starter script adds an attribute (late.server.ts).
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#ffffff" />
        {/* iPhones would make links of numbers, also of those of orders, before React hydrates their text. */}
        <meta name="format-detection" content="telephone=no" />
        {data?.imagesOrigin && <link rel="preconnect" href={data.imagesOrigin} />}
        <Meta />
        <Links />
      </head>
      <body>
        {data ? <Frame data={data}>{children}</Frame> : children}
        <ScrollRestoration />
        <Scripts />
        {process.env.NODE_ENV === "development" && <ReloadAfterBuild />}
      </body>
    </html>
  );
}

export default function App() {
  const matches = useMatches();
  return (
    <PageLayout layout={layoutOf(matches)} Side={sideOf(matches)}>
      <CartSync />
      <VersionLabel />
      <FlashBanners />
      <Suspense>
        <Outlet />
        <EarlyChoices />
      </Suspense>
    </PageLayout>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRootData();
  const status = statusOf(error);
  // Without the root's data there are no texts. This happens when an action failed, or the process cannot load
  // anything.
  if (!data) return <p>Vitrine: {status}</p>;
  return (
    <PageLayout layout="default">
      <ErrorView kind={status === 404 ? "not-found" : "server-error"} status={status} title={titleOf(data, error)} />
      <EarlyChoices />
    </PageLayout>
  );
}

function statusOf(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500;
}

function titleOf({ errorTitles }: Pick<RootData, "errorTitles">, error: unknown): string {
  const titles: Readonly<Record<number, string>> = errorTitles;
  return titles[statusOf(error)] ?? errorTitles[500];
}

function Frame({ data, children }: { data: RootData; children: ReactNode }) {
  const personal = usePersonalOf(data);
  return (
    <TextProvider info={data.info} messages={data.messages}>
      <ImagesUrlContext.Provider value={data.imagesUrl}>
        <ShellContext.Provider value={data.shell}>
          <PersonalContext.Provider value={personal}>{children}</PersonalContext.Provider>
        </ShellContext.Provider>
      </ImagesUrlContext.Provider>
    </TextProvider>
  );
}

/**
 * The shopper's data: from the loader if it has them, before that from the document; null while a shared page is
 * rendered.
 */
function usePersonalOf(data: RootData): Personal | null {
  const [standing] = useState(() => (typeof document === "undefined" ? null : standingPersonal()));
  const personal = data.personal ?? standing;
  if (typeof document !== "undefined") lastPersonal = personal;
  return personal;
}
