import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import type { TakenSlot } from "~/models/shared-document";

/** While a document is made that everybody shares: takes a slot, and gives what stands in its place. */
export type TakeSlot = (slot: TakenSlot) => ReactElement;
export const TakeSlotContext = createContext<TakeSlot | null>(null);

const components = new Map<string, ComponentType<object>>();

/**
 * A component of what belongs to one shopper. A document that everybody shares leaves its place open, and it is filled
 * for each shopper (ADR 0034); everywhere else it is the component itself. It may read `usePersonal`, and only
 * slots may. No `useId` in it: it is rendered apart from the page around it. Props have to be plain data.
 */
export function slot<Props extends object>(name: string, Component: ComponentType<Props>): ComponentType<Props> {
  components.set(name, Component as ComponentType<object>);
  return function Slot(props: Props) {
    const take = useContext(TakeSlotContext);
    return take ? take({ name, props }) : <Component {...props} />;
  };
}

/** The component of a slot by its name. */
export function slotComponent(name: string): ComponentType<object> {
  const found = components.get(name);
  if (!found) throw new Error(`There is no slot "${name}"`);
  return found;
}
