import { slot } from "../slot/slot";
import { usePersonal } from "./personal";

/** Shows the deployment's version to those who asked for it, on sites that hide it (S2). */
export const VersionLabel = slot("version", function VersionLabel() {
  return usePersonal().showVersion ? <style>{".version-label{display:block}"}</style> : null;
});
