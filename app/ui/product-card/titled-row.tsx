import type { ReactNode } from "react";

interface TitledRowProps {
  /** The title's, given by the caller: parts of a page that are rendered apart would make the same ones. */
  id: string;
  title: string;
  /** Stands beside the title. */
  action?: ReactNode;
  /** The row of cards. */
  children: ReactNode;
}

/** A row of products under its title; the row itself reaches to the page's edges. */
export function TitledRow({ id, title, action, children }: TitledRowProps) {
  return (
    <section className="section" aria-labelledby={id}>
      <div className="container">
        <div className="section-head">
          <h2 className="heading" id={id}>
            {title}
          </h2>
          {action}
        </div>
      </div>
      <div className="container container-bleed">{children}</div>
    </section>
  );
}
