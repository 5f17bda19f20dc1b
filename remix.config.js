const HELP = "$locale.help.($page)";
const LONG_FORM = "$locale.catalog.$name.$id";

/** Addresses below a locale's prefix that another route answers as its own. */
const ALIASES = {
  // The help under each language's word (S2).
  "aide/:page?": HELP,
  "aiuto/:page?": HELP,
  "ayuda/:page?": HELP,
  "hilfe/:page?": HELP,
  "pomoc/:page?": HELP,
  // The first funnel: the same steps on a layout of its own (PAY-01, `layoutOf`).
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
  // Former addresses of products, and whatever no route knows, as outside every prefix.
  "01/*": "01.$",
  "*": "$",
};

/** As a folder of that address would be called: `aide/:page?` is `aide.($page)`. Files of scripts are named after it. */
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

/** On a country's host the bare address is the home page, in place (D2). */
const hostHome = { id: "routes/_index", index: true, parentId: "root", file: "routes/$locale._index/route.tsx" };

/** @type {import("@remix-run/dev").AppConfig} */
export default {
  server: "./server.ts",
  // By this name `remix dev` does not put all texts into what it makes of each route to see whether its loader changed.
  serverDependenciesToBundle: ["#message-files"],
  ignoredRouteFiles: ["**/*.test.{ts,tsx}", "**/*.css"],
  routes: () => ({ [hostHome.id]: hostHome, ...Object.fromEntries(aliasRoutes) }),
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
  },
};
