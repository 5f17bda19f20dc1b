// The configuration is read by `remix dev` and `remix build` alike, before anything that an older Node lacks.
import { requireNode } from "./scripts/setup.mjs";

requireNode();

const HELP = "$locale.help.($page)";
const LONG_FORM = "$locale.catalog.$name.$id";

/** Addresses below a locale's prefix that are served by the route of another address. */
const ALIASES = {
  // The help, by each language's word for it (S2).
  "aide/:page?": HELP,
  "aiuto/:page?": HELP,
  "ayuda/:page?": HELP,
  "hilfe/:page?": HELP,
  "pomoc/:page?": HELP,
  // The first funnel: the same steps, with a layout of its own (PAY-01, `layoutOf`).
  "order-billing": "$locale.checkout.billing",
  "order-delivery": "$locale.checkout.delivery",
  "order-payment": "$locale.checkout.payment",
  "order-overview": "$locale.checkout.overview",
  "order-confirmation": "$locale.checkout.confirmation",
  "order-adyen-check": "$locale.checkout.adyen-check",
  // Long forms of addresses (S2).
  "product/:id": LONG_FORM,
  "product/:name/:id": LONG_FORM,
  "blogPage/:name/:id": LONG_FORM,
  "landingPage/:name/:id": LONG_FORM,
  "lookbookPage/:name/:id": LONG_FORM,
  "trendPage/:name/:id": LONG_FORM,
  // Former addresses of products, and unknown addresses, as without a prefix.
  "01/*": "01.$",
  "*": "$",
};

/**
 * The name that a route folder of that address would have: `aide.($page)` for `aide/:page?`. Script files are named
 * after it.
 */
const folderName = (path) =>
  path
    .replace(/:(\w+)\?/g, "($$$1)")
    .replaceAll(":", "$")
    .replace("*", "$")
    .replaceAll("/", ".");

const aliasRoutes = Object.entries(ALIASES).map(([path, folder]) => {
  const id = `routes/$locale.${folderName(path)}`;
  return [id, { id, path, parentId: "routes/$locale", file: `routes/${folder}/route.tsx` }];
});

/** On a country's host the bare address shows the home page, without a redirect (D2). */
const hostHome = { id: "routes/_index", index: true, parentId: "root", file: "routes/$locale._index/route.tsx" };

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server.ts",
  // The shop's own files (docs/decisions/0063-own-files-by-subpath-imports.md).
  serverDependenciesToBundle: [/^#app\//],
  ignoredRouteFiles: ["**/*.test.{ts,tsx}", "**/*.css"],
  routes: () => ({ [hostHome.id]: hostHome, ...Object.fromEntries(aliasRoutes) }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Without a value Remix warns of it at every start.
    v3_lazyRouteDiscovery: false,
  },
};
