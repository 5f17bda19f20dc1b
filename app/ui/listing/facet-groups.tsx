import { useState } from "react";
import type { Facet } from "~/models/family";
import { SizeChip, SizeChips } from "../chip/chip";
import { Choice } from "../choice/choice";
import { Icon } from "../icon/icon";
import styles from "./facet-groups.module.css";

/** Sizes of women, men, children and shoes together are a wall that hides the other facets: it opens on request. */
const MANY_SIZES = 24;

export type OnToggle = (facet: Facet["id"], value: string) => void;

/**
 * A listing's facets, each of which opens and closes. The server keeps their HTML, so they use neither router nor ids.
 */
export function FacetGroups({ facets, onToggle }: { facets: readonly Facet[]; onToggle: OnToggle }) {
  return facets.map((facet) => (
    <FacetGroup key={facet.id} facet={facet} onToggle={(value) => onToggle(facet.id, value)} />
  ));
}

interface FacetProps {
  facet: Facet;
  onToggle: (value: string) => void;
}

function FacetGroup({ facet, onToggle }: FacetProps) {
  const selected = facet.values.filter((value) => value.selected);
  const isAtHand = facet.id === "color" || (facet.id === "size" && facet.values.length <= MANY_SIZES);
  // The initial state only: afterwards the shopper opens and closes it.
  const [isOpen] = useState(isAtHand || selected.length > 0);
  return (
    <details className={styles.facet} open={isOpen}>
      <summary className={styles.summary}>
        {facet.label}
        {selected.length > 0 && (
          <span className={styles.applied}>{selected.map((value) => value.label).join(", ")}</span>
        )}
        <Icon name="down" size="small" />
      </summary>
      <div className={styles.body}>
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
