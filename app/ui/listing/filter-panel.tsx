import { Link } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";
import { useText } from "~/i18n/use-text";
import type { Facet } from "~/models/family";
import { Button, buttonClass } from "../button/button";
import { IconButton } from "../button/icon-button";
import { FacetGroups, type OnToggle } from "./facet-groups";
import styles from "./listing.module.css";

export const FILTER_PANEL_ID = "filters";
export const FILTER_FORM_ID = "filter-form";

export interface FilterPanelProps {
  /** Address of the listing without filters. */
  action: string;
  facets: readonly Facet[];
  /** "Show 24 items" */
  submitLabel: string;
  /** Where "clear all" leads. */
  clearTo: string;
  /** With scripts a choice counts at once; the owner says by `facets` what is chosen then. */
  onToggle: OnToggle;
  /** With scripts, instead of the form's own address: its fields. */
  onApply: (fields: URLSearchParams) => void;
  /** Hidden fields that the form keeps: the words of a search. */
  children?: ReactNode;
}

/** One GET form of all facets: its fields are the address's parameters. A sheet below 1280 px, a column above. */
export function FilterPanel(props: FilterPanelProps) {
  const { action, facets, submitLabel, clearTo, onToggle, onApply, children } = props;
  const t = useText("common");
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The page stays where it is: the sheet over it has to go.
    closePanel();
    onApply(fieldsOf(event.currentTarget));
  };
  return (
    <div
      className={styles.panel}
      popover="auto"
      id={FILTER_PANEL_ID}
      role="group"
      aria-label={t("filter.panel")}
      data-locks-scroll=""
      data-until-desktop=""
    >
      <form className={styles.form} id={FILTER_FORM_ID} method="get" action={action} onSubmit={apply}>
        {children}
        <div className={styles.panelHead}>
          <p className="title">{t("filter.open")}</p>
          <IconButton
            icon="close"
            label={t("filter.close")}
            popovertarget={FILTER_PANEL_ID}
            popovertargetaction="hide"
          />
        </div>
        <div className={styles.panelBody}>
          <FacetGroups facets={facets} onToggle={onToggle} />
        </div>
        <div className={styles.panelFoot}>
          {facets.some(({ values }) => values.some(({ selected }) => selected)) && (
            <Link className={buttonClass({ variant: "outline" })} to={clearTo} preventScrollReset>
              {t("filter.clear")}
            </Link>
          )}
          <Button type="submit">{submitLabel}</Button>
        </div>
      </form>
    </div>
  );
}

function closePanel(): void {
  const panel = document.getElementById(FILTER_PANEL_ID);
  if (panel?.matches(":popover-open")) panel.hidePopover();
}

function fieldsOf(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") fields.append(name, value);
  return fields;
}
