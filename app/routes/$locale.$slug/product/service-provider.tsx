import { useLocation } from "@remix-run/react";
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import { Asking, type Service, ServiceContext } from "#app/ui/product/service.tsx";

/** Fetched on first use: most visitors never open it. */
const loadLayer = () => import("./service-layer");
/** Pending for ever without its script: the page that the link leads to is on its way. */
const ServiceLayer = lazy(() => loadLayer().catch(() => new Promise<never>(() => {})));

/** Makes links to pages about the product open in a layer. Without scripts they lead to the pages. */
export function ServiceProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState<string | null>(null);
  const { key } = useLocation();
  // A successful form in the layer redirects to the product, which shows the message: close the layer.
  useEffect(() => setAddress(null), [key]);
  const service = useMemo<Service>(() => {
    const open = (address: string) => {
      setAddress(address);
      loadLayer().catch(() => window.location.assign(address));
    };
    return { open };
  }, []);
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
