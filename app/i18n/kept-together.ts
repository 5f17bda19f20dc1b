import { keepShortWords } from "~/models/short-words";

/** Polish texts by namespace and key, with their words of one letter kept with what follows. */
export function keepTogether<T extends Readonly<Record<string, Readonly<Record<string, string>>>>>(texts: T): T {
  const namespaces = Object.entries(texts).map(([namespace, messages]) => [
    namespace,
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, keepShortWords(text)])),
  ]);
  return Object.fromEntries(namespaces) as T;
}
