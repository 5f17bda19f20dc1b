import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "~/ui/breadcrumb/breadcrumb";
import { ContentHtml } from "~/ui/content-html/content-html";
import type { ServerHtml } from "~/ui/static-html/server-html";
import { CardLinks } from "~/ui/product-card/card-links";

export interface ContentPageProps {
  crumbs: readonly Crumb[];
  content: ServerHtml;
  /** Interactive parts above the content's HTML. */
  children?: ReactNode;
}

/** A page that editors composed; the server rendered its HTML. */
export function ContentPage({ crumbs, content, children }: ContentPageProps) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      {children}
      <ContentHtml content={content} as={CardLinks} />
    </>
  );
}
