/** One promise for all who ask for the same at the same time. */
export function once<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, make) => {
    const known = running.get(key);
    if (known) return known;
    const made = make().finally(() => running.delete(key));
    running.set(key, made);
    return made;
  };
}
