import { useEffect, useRef } from "react";

/**
 * Sets a search field to the address's words after a navigation, also when going back. Field and button are not rendered
 * anew, because one of them has the focus.
 */
export function useWordsOfAddress(fieldId: string, words: string): void {
  const before = useRef(words);
  useEffect(() => {
    if (before.current === words) return;
    before.current = words;
    const field = document.getElementById(fieldId);
    if (field instanceof HTMLInputElement) field.value = words;
  }, [fieldId, words]);
}
