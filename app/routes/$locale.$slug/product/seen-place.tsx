import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { addSeen, readSeen } from "#app/models/recently-seen.ts";

const RecentlySeen = lazy(() => import("./recently-seen").catch(() => ({ default: () => <></> })));

const KEY = "seen";

/** Stores the product in this browser, and shows those seen before once the end of the page comes near. */
export function SeenPlace({ productId }: { productId: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => {
    setIds([]);
    const others = remember(productId);
    if (others.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIds(others);
      },
      { rootMargin: "600px" },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [productId]);
  return (
    <div ref={place}>
      {ids.length > 0 && (
        <Suspense>
          <RecentlySeen ids={ids} />
        </Suspense>
      )}
    </div>
  );
}

/** Products seen before. Empty when the browser refuses storage. */
function remember(productId: string): string[] {
  try {
    const seen = readSeen(localStorage.getItem(KEY));
    localStorage.setItem(KEY, JSON.stringify(addSeen(seen, productId)));
    return seen.filter((id) => id !== productId);
  } catch {
    return [];
  }
}
