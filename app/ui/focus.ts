/**
 * Whether a control has lost the focus, as one does that is removed: the body has it, or something around the place in
 * question. In Safari a press gives no focus to a button, but to what is around it and has a `tabindex`: a list, `main`.
 */
export const isFocusLost = (place: Element | null) => document.activeElement?.contains(place ?? document.body) ?? true;
