import { useNavigation } from "@remix-run/react";
import { useState } from "react";

/** The intent of the form whose answer is pending; null without one. */
export function useSentIntent(): unknown {
  const { formData } = useNavigation();
  return formData?.get("intent") ?? null;
}

const NONE: readonly FormData[] = [];

/**
 * Values of a field in all forms that were sent since the last answer. What they remove gives way at once to an undo
 * banner that is pending: with the answer, it would move what is below. The router knows the last form only: what the
 * one before removed would come back until the answer to both.
 *
 * @param intent only of forms with this intent
 */
export function useAllSent(field: string, intent?: string): readonly unknown[] {
  const { formData } = useNavigation();
  const [known, setKnown] = useState(NONE);
  const added = formData && !known.includes(formData) ? [...known, formData] : known;
  const sent = formData ? added : NONE;
  if (sent !== known) setKnown(sent);
  const asked = sent.filter((form) => form.has(field) && (!intent || form.get("intent") === intent));
  return [...new Set(asked.map((form) => form.get(field)))];
}
