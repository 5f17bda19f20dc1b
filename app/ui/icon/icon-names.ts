/** Icons of the sprite, by the id of their symbol. */
export const ICON_NAMES = [
  "menu",
  "close",
  "search",
  "user",
  "heart",
  "bag",
  "pin",
  "back",
  "next",
  "down",
  "plus",
  "minus",
  "check",
  "truck",
  "returns",
  "shop",
  "lock",
  "card",
  "gift",
  "bell",
  "ruler",
  "share",
  "zoom",
  "warn",
  "info",
  "filter",
  "star",
  "edit",
  "trash",
  "leaf",
  "file",
  "locate",
  "eye",
  "eye-off",
] as const;

export type IconName = (typeof ICON_NAMES)[number];

/** An icon named in content ("truck"); unknown names give null. */
export function iconName(name: string | null | undefined): IconName | null {
  return ICON_NAMES.find((known) => known === name) ?? null;
}
