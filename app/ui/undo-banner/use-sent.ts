import { useNavigation } from "@remix-run/react";

/**
 * Value of a field of the form whose answer is pending; null without one. What a removal removes gives way at once to
 * an undo banner that is pending: with the answer, it would move what is below.
 *
 * @param intent only of a form with this intent
 */
export function useSent(field: string, intent?: string): unknown {
  const { formData } = useNavigation();
  return formData && (!intent || formData.get("intent") === intent) ? formData.get(field) : null;
}
