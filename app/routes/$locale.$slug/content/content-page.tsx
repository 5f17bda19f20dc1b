import { Breadcrumb, type Crumb } from "~/ui/breadcrumb/breadcrumb";
import { ContentHtml, type ServerHtml } from "~/ui/content-html/content-html";

/** A page that editors composed; the server made its HTML. */
export function ContentPage({ crumbs, content }: { crumbs: readonly Crumb[]; content: ServerHtml }) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <ContentHtml content={content} />
    </>
  );
}
