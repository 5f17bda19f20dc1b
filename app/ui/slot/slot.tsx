import { type ComponentType, createContext, type ReactElement, useContext } from "react";
import type { TakenSlot } from "#app/models/shared-document.ts";

/** While a shared document is rendered: records a slot and returns a placeholder for it. */
export type TakeSlot = (slot: TakenSlot) => ReactElement;
export const TakeSlotContext = createContext<TakeSlot | null>(null);

const components = new Map<string, ComponentType<object>>();

/**
 * Wraps a component that shows data of one shopper. In a document that everyone shares a placeholder is rendered, which
 * is filled for each shopper (ADR 0034); elsewhere the component itself. Only slots may read `usePersonal`. A slot must
 * not use `useId`, because it is rendered apart from the page, and its props must be plain data.
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
