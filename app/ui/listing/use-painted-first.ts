import { useState } from "react";

/**
 * State of a field whose choice renders a large page: the choice is painted first, or a slow phone would show it late.
 *
 * @returns what the field shows, and a function that shows a choice and then calls `then`, which must render it too
 */
export function usePaintedFirst<T>(value: T) {
  const [chosen, setChosen] = useState<T | null>(null);
  const choose = (next: T, then: () => void) => {
    setChosen(next);
    // A frame's callbacks run before its paint, a task after it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        then();
        setChosen(null);
      }),
    );
  };
  return [chosen ?? value, choose] as const;
}
