import { Link } from "@remix-run/react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useText } from "~/i18n/use-text";
import type { Facet } from "~/models/family";
import { Button, buttonClass } from "../button/button";
import { IconButton } from "../button/icon-button";
import { SizeChip, SizeChips } from "../chip/size-chip";
import { Choice } from "../choice/choice";
import { Icon } from "../icon/icon";
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
  onToggle: (facet: Facet["id"], value: string) => void;
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
          {facets.map((facet) => (
            <FacetGroup key={facet.id} facet={facet} onToggle={(value) => onToggle(facet.id, value)} />
          ))}
        </div>
        <div className={styles.panelFoot}>
          <Link className={buttonClass({ variant: "outline" })} to={clearTo} preventScrollReset>
            {t("filter.clear")}
          </Link>
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

interface FacetProps {
  facet: Facet;
  onToggle: (value: string) => void;
}

function FacetGroup({ facet, onToggle }: FacetProps) {
  const selected = facet.values.filter((value) => value.selected);
  // Said once: afterwards it is the shopper who opens and closes.
  const [isOpen] = useState(facet.id === "size" || facet.id === "color" || selected.length > 0);
  return (
    <details className={styles.facet} open={isOpen}>
      <summary className={styles.facetSummary}>
        {facet.label}
        {selected.length > 0 && (
          <span className={styles.facetApplied}>{selected.map((value) => value.label).join(", ")}</span>
        )}
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.facetBody}>
        {facet.id === "size" ? (
          <SizeFacet facet={facet} onToggle={onToggle} />
        ) : (
          <ChoiceFacet facet={facet} onToggle={onToggle} />
        )}
      </div>
    </details>
  );
}

function SizeFacet({ facet, onToggle }: FacetProps) {
  return (
    <SizeChips label={facet.label}>
      {facet.values.map(({ id, label, selected }) => (
        <SizeChip
          key={id}
          type="checkbox"
          small
          name={facet.id}
          value={id}
          label={label}
          checked={selected}
          onChange={() => onToggle(id)}
        />
      ))}
    </SizeChips>
  );
}

function ChoiceFacet({ facet, onToggle }: FacetProps) {
  return (
    <div role="group" aria-label={facet.label}>
      {facet.values.map(({ id, label, hex, count, selected }) => (
        <Choice
          key={id}
          type="checkbox"
          name={facet.id}
          value={id}
          swatch={hex}
          count={count}
          checked={selected}
          onChange={() => onToggle(id)}
        >
          {label}
        </Choice>
      ))}
    </div>
  );
}
