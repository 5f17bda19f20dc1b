import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "#app/ui/breadcrumb/breadcrumb.tsx";
import { ContentHtml } from "#app/ui/content-html/content-html.tsx";
import type { ServerHtml } from "#app/ui/static-html/server-html.tsx";
import { CardLinks } from "#app/ui/product-card/card-links.tsx";

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
