import { useEffect, useRef } from "react";

/**
 * Sets a search field to the address's words after a navigation, also when going back. Field and button are not rendered
 * anew, because one of them has the focus. What is being typed stays: an answer to an earlier search may come meanwhile.
 */
export function useWordsOfAddress(fieldId: string, words: string): void {
  const before = useRef(words);
  useEffect(() => {
    const shown = before.current;
    if (shown === words) return;
    before.current = words;
    const field = document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return;
    const isTyping = document.activeElement === field && field.value.trim() !== shown;
    if (!isTyping) field.value = words;
  }, [fieldId, words]);
}
