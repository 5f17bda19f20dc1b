import { type ChangeEvent, useState } from "react";
import type { Facet } from "#app/models/family.ts";
import { SizeChip, SizeChips } from "../chip/chip";
import { Choice } from "../choice/choice";
import { Icon } from "../icon/icon";
import styles from "./facet-groups.module.css";
import { usePaintedFirst } from "./use-painted-first";

/** The facets that are chosen from most are open from the start. */
const AT_HAND: ReadonlySet<Facet["id"]> = new Set(["color", "size"]);
/** More, as sizes of women, men, children and shoes together, are a wall that hides the other facets. */
const MOST_AT_HAND = 24;

export type OnToggle = (facet: Facet["id"], value: string, isTicked: boolean) => void;

/**
 * A listing's facets, each of which opens and closes. The server keeps their HTML, so they use neither router nor ids.
 */
export function FacetGroups({ facets, onToggle }: { facets: readonly Facet[]; onToggle: OnToggle }) {
  return facets.map((facet) => (
    <FacetGroup key={facet.id} facet={facet} onToggle={(...box) => onToggle(facet.id, ...box)} />
  ));
}

interface FacetProps {
  facet: Facet;
  onToggle: (value: string, isTicked: boolean) => void;
}

function FacetGroup({ facet, onToggle }: FacetProps) {
  const selected = facet.values.filter((value) => value.selected);
  const isAtHand = AT_HAND.has(facet.id) && facet.values.length <= MOST_AT_HAND;
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
      {facet.values.map((value) => (
        <SizeBox key={value.id} {...{ facet, value, onToggle }} />
      ))}
    </SizeChips>
  );
}

function ChoiceFacet({ facet, onToggle }: FacetProps) {
  return (
    <div role="group" aria-label={facet.label}>
      {facet.values.map((value) => (
        <ChoiceBox key={value.id} {...{ facet, value, onToggle }} />
      ))}
    </div>
  );
}

interface BoxProps extends FacetProps {
  value: Facet["values"][number];
}

function SizeBox(props: BoxProps) {
  return <SizeChip small label={props.value.label} {...useBox(props)} />;
}

function ChoiceBox(props: BoxProps) {
  const { hex, count, label } = props.value;
  return (
    <Choice swatch={hex} count={count} {...useBox(props)}>
      {label}
    </Choice>
  );
}

function useBox({ facet, value: { id, selected }, onToggle }: BoxProps) {
  const [checked, choose] = usePaintedFirst(selected);
  const onChange = ({ currentTarget: { checked: isTicked } }: ChangeEvent<HTMLInputElement>) =>
    choose(isTicked, () => onToggle(id, isTicked));
  return { type: "checkbox" as const, name: facet.id, value: id, checked, onChange };
}
