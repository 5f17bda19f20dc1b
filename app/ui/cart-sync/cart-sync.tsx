import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useShell } from "../shell/shell-context";
import { SYNC_NAME } from "./sync-name";

/**
 * Keeps this tab's cart in step with the shopper's other tabs (S4). Its script is fetched only where a cart exists, or
 * another tab has spoken of one.
 */
export function CartSync() {
  const { cart } = useShell();
  const { revalidate } = useRevalidator();
  const version = cart?.version ?? null;
  useEffect(() => {
    if (version === null && !hasWord()) return;
    import("./tabs").then(
      ({ cartIs }) => cartIs(version, revalidate),
      () => {},
    );
  }, [version, revalidate]);
  return null;
}

function hasWord(): boolean {
  try {
    return localStorage.getItem(SYNC_NAME) !== null;
  } catch {
    return false;
  }
}
