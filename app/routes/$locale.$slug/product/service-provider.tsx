import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { type Service, ServiceContext } from "~/ui/product/service";

/** Fetched when it is first wanted: most visitors never open it. */
const loadLayer = () => import("./service-layer");
const ServiceLayer = lazy(loadLayer);

/** Has links to pages beside the product open over it. Without scripts they lead to the pages. */
export function ServiceProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  const { key } = useLocation();
  // A form in the layer that was taken leads back to the product, which says so.
  useEffect(() => setAddress(null), [key]);
  const service = useMemo<Service>(() => ({ open: setAddress }), []);
  return (
    <ServiceContext.Provider value={service}>
      {children}
      {address !== null && (
        <Suspense>
          <ServiceLayer address={address} onClose={() => setAddress(null)} onMove={setAddress} />
        </Suspense>
      )}
    </ServiceContext.Provider>
  );
}
