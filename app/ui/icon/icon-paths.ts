/** Outlines on a 24 × 24 grid, drawn with a stroke. One string each, so that an icon costs its own path and no request. */
export const ICON_PATHS = {
  menu: "M3 7h18M3 12h18M3 17h18",
  close: "M5 5l14 14M19 5L5 19",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6",
  heart: "M12 20S3.5 15 3.5 9.2A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2.2C20.5 15 12 20 12 20Z",
  bag: "M5 8h14l1 12.5H4ZM8.5 8V7a3.5 3.5 0 0 1 7 0v1",
  pin: "M12 21s-7-6.3-7-11.5a7 7 0 0 1 14 0C19 14.7 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  back: "M20 12H4M10 6l-6 6 6 6",
  next: "M4 12h16M14 6l6 6-6 6",
  down: "M5 9l7 7 7-7",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  check: "M5 12.5l4.5 4.5L19 7",
  truck:
    "M2.5 6h11v10.5h-11ZM13.5 10h4l4 3.5v3h-8ZM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  returns: "M4 9h11.5a5 5 0 0 1 0 10H8M8 4.5 3.5 9 8 13.5",
  shop: "M4 10v10.5h16V10M3 10l1.5-6h15L21 10ZM3 10a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0",
  lock: "M5.5 10.5h13v10h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3",
  card: "M2.5 5.5h19v13h-19ZM2.5 10h19M6 15h4",
  gift: "M3.5 8.5h17v4h-17ZM5 12.5v8h14v-8M12 8.5v12M12 8.5C9 8.5 6.5 7.5 6.5 5.7 6.5 3 11 3 12 8.5c1-5.5 5.5-5.5 5.5-2.8 0 1.8-2.5 2.8-5.5 2.8Z",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 21h4",
  ruler: "M2.5 15.5l13-13 6 6-13 13ZM6 12l2 2M9 9l3 3M12 6l2 2",
  zoom: "M4 9.5V4h5.5M20 14.5V20h-5.5M4 4l6 6M20 20l-6-6",
  warn: "M12 4 2.5 20h19ZM12 10v5M12 17.5v.2",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v5.5M12 7.5v.2",
  filter:
    "M3 7h11M18 7h3M3 17h3M10 17h11M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  star: "m12 3.5 2.6 5.6 6.1.7-4.6 4.1 1.3 6L12 16.9 6.6 19.9l1.3-6L3.3 9.8l6.1-.7Z",
  edit: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z",
  trash: "M5 7h14M9.5 7V4.5h5V7M6.5 7l1 13.5h9l1-13.5",
  leaf: "M5 19C4 9 10 4.5 20 4c.5 10-4 16-14 15M5 19c2-5 5-8 9-10",
  file: "M6 3.5h8l4 4v13H6ZM14 3.5v4h4M9 13h6M9 16.5h6",
  locate: "M12 19a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM12 2v3M12 19v3M2 12h3M19 12h3",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M4 4l16 16M9.5 5.9A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M14.2 14.1A3 3 0 0 1 9.9 9.8M6.2 7.4A17 17 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4-.9",
} as const;

export type IconName = keyof typeof ICON_PATHS;

/** An icon named in content ("truck"); unknown names give null. */
export function iconName(name: string | null | undefined): IconName | null {
  return name && Object.hasOwn(ICON_PATHS, name) ? (name as IconName) : null;
}
