import { slot } from "../slot/slot";
import { usePersonal } from "./personal";

/** The deployment's version in a corner, for those who asked for it in production; elsewhere the footer says it (S2). */
export const VersionLabel = slot("version", function VersionLabel() {
  const { version } = usePersonal();
  return version && <p className="version-label">{version}</p>;
});
