import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { alternates } from "#app/bff/sites/alternates.server.ts";
import { findHome, findNewArrivals } from "#app/bff/content/home.server.ts";
import { serverText } from "#app/i18n/i18n.server.ts";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { pictureUrl, SHARED_WIDTH } from "#app/models/picture-url.ts";
import { seoHead } from "#app/models/seo-head.ts";
import { organizationData, webSiteData } from "#app/models/structured-data.ts";
import { paths } from "#app/paths.ts";
import { pageMeta, revalidateOnUrlChange } from "#app/document/page-meta.ts";
import { serverHtml } from "#app/document/server-html.server.tsx";
import type { RouteHandle } from "#app/document/route-handle.ts";
import { ContentHtml } from "#app/ui/content-html/content-html.tsx";
import { CardLinks } from "#app/ui/product-card/card-links.tsx";
import { HomePage } from "./home-page.server";
// Rendered in server-only modules, which the CSS bundle does not follow: their styles are imported here.
import "../../ui/home-block/home-block.module.css";
import "../../ui/blocks/cards.module.css";

export const handle: RouteHandle = { layout: "home-page", shared: [] };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export async function loader({ context }: LoaderFunctionArgs) {
  const { language, locale, origin, site, shop } = context;
  const t = await serverText(language, "home");
  const home = await findHome(context);
  const blocks = home?.blocks ?? [];
  const hero = blocks.find((block) => block.kind === "hero");
  const newArrivals = blocks.length > 0 ? null : await findNewArrivals(context);
  const homePage = origin + paths.home(site.canonicalPrefix);
  const search = origin + paths.search(site.canonicalPrefix);
  context.structuredData.push(organizationData(origin), webSiteData(homePage, search, locale));
  return {
    ...seoHead(home?.seo, { title: t("title"), description: t("description"), canonical: homePage }),
    alternates: alternates(context, (_country, prefix) => paths.home(prefix)),
    image: hero && pictureUrl(shop.env.IMAGES_URL, hero.image.url, SHARED_WIDTH),
    messages: pageMessages(language, "home"),
    content: serverHtml(context, <HomePage blocks={blocks} newArrivals={newArrivals} />),
  };
}

export { revalidateOnUrlChange as shouldRevalidate };

export default function Home() {
  return <ContentHtml content={useLoaderData<typeof loader>().content} as={CardLinks} />;
}
