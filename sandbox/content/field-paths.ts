type Fields = Record<string, unknown>;

export function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Every value that a dotted path leads to; lists on the way are walked through. */
export function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesAt(item, path));
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [value];
  return isFields(value) && Object.hasOwn(value, name) ? valuesAt(value[name], rest) : [];
}

/** A copy in which whatever the path leads to is replaced. */
export function replaceAt(value: unknown, path: readonly string[], replace: (found: unknown) => unknown): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return Array.isArray(value) ? value.map(replace) : replace(value);
  if (Array.isArray(value)) return value.map((item) => replaceAt(item, path, replace));
  if (!isFields(value) || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: replaceAt(value[name], rest, replace) };
}

/** Only the fields that the paths name, or whatever lies beneath them. */
export function pick(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, paths));
  if (!isFields(value) || paths.some((path) => path.length === 0)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const below = paths.filter((path) => path[0] === name).map((path) => path.slice(1));
      return below.length > 0 ? [[name, pick(field, below)]] : [];
    }),
  );
}

/** Everything but what the paths name. */
export function omit(value: unknown, paths: readonly (readonly string[])[]): unknown {
  if (Array.isArray(value)) return value.map((item) => omit(item, paths));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const below = paths.filter((path) => path[0] === name).map((path) => path.slice(1));
      if (below.some((path) => path.length === 0)) return [];
      return [[name, below.length > 0 ? omit(field, below) : field]];
    }),
  );
}
