import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { type Service, ServiceContext } from "~/ui/product/service";

/** Fetched when it is first wanted: most visitors never open it. */
const loadLayer = () => import("./service-layer");
const ServiceLayer = lazy(loadLayer);

/** Has links to pages beside the product open over it. Without scripts they lead to the pages. */
export function ServiceProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  const { key } = useLocation();
  const opener = useRef<HTMLElement | null>(null);
  // A form in the layer that was taken leads back to the product, which says so.
  useEffect(() => setAddress(null), [key]);
  useEffect(() => giveBackFocus(address, opener.current), [address]);
  const service = useMemo<Service>(() => {
    const open = (to: string) => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
      setAddress(to);
    };
    return { open };
  }, []);
  return (
    <ServiceContext.Provider value={service}>
      {children}
      {address !== null && (
        <Suspense>
          <ServiceLayer
            address={address}
            opener={opener.current}
            onClose={() => setAddress(null)}
            onMove={setAddress}
          />
        </Suspense>
      )}
    </ServiceContext.Provider>
  );
}

/** A layer that is closed gives the focus back by itself, but not one that is gone with the form in it. */
function giveBackFocus(address: string | null, opener: HTMLElement | null): void {
  const isLost = address === null && document.activeElement === document.body;
  // What came of the form is said at the top of the page.
  if (isLost) opener?.focus({ preventScroll: true });
}
