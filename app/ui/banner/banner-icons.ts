import type { BannerKind } from "~/models/flash";
import type { IconName } from "../icon/icon-names";

export const BANNER_ICONS: Record<BannerKind, IconName> = {
  default: "info",
  info: "info",
  success: "check",
  warning: "warn",
  danger: "warn",
  fid: "star",
  alert: "bell",
};
