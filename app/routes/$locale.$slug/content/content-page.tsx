import { Breadcrumb, type Crumb } from "~/ui/breadcrumb/breadcrumb";
import { ContentHtml } from "~/ui/content-html/content-html";
import type { ServerHtml } from "~/ui/static-html/server-html";
import { CardLinks } from "~/ui/product-card/card-links";

/** A page that editors composed; the server made its HTML. */
export function ContentPage({ crumbs, content }: { crumbs: readonly Crumb[]; content: ServerHtml }) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <ContentHtml content={content} as={CardLinks} />
    </>
  );
}
