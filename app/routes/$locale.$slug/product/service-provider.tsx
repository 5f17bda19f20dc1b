import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Asking, type Service, ServiceContext } from "#app/ui/product/service.tsx";

/** Fetched on first use: most visitors never open it. */
const loadLayer = () => import("./service-layer");
const ServiceLayer = lazy(loadLayer);

/** Makes links to pages about the product open in a layer. Without scripts they lead to the pages. */
export function ServiceProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  const { key } = useLocation();
  // A successful form in the layer redirects to the product, which shows the message: close the layer.
  useEffect(() => setAddress(null), [key]);
  const service = useMemo<Service>(() => ({ open: setAddress }), []);
  return (
    <ServiceContext.Provider value={service}>
      {children}
      {address !== null && (
        <Suspense fallback={<Asking />}>
          <ServiceLayer address={address} onClose={() => setAddress(null)} onMove={setAddress} />
        </Suspense>
      )}
    </ServiceContext.Provider>
  );
}
