import type { LocaleTag } from "#app/models/locale.ts";
import { useMatches } from "@remix-run/react";
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { Prefix } from "#app/models/locale.ts";
import type { Key, Namespace, PageMessages } from "./namespaces";
import { parseMessages, translate, type Values } from "./translate";

export interface LocaleInfo {
  /** First path segment of the page's address. */
  prefix: Prefix;
  /** BCP 47 tag that formats follow and `<html lang>` carries. */
  locale: LocaleTag;
}

/**
 * Looks up texts of these namespaces. A function for several namespaces can be passed where one of them is expected.
 */
export interface Text<in N extends Namespace> {
  (key: Key<N>, values?: Values): string;
}

const TextContext = createContext<{ info: LocaleInfo; messages: PageMessages }>({
  info: { prefix: "en", locale: "en-GB" },
  messages: {},
});

/** Gives explicit messages to a tree: tests, and fragments rendered apart from a page. */
export function FixedText(props: { info: LocaleInfo; messages: PageMessages; children: ReactNode }) {
  const value = useMemo(() => ({ info: props.info, messages: props.messages }), [props.info, props.messages]);
  return <TextContext.Provider value={value}>{props.children}</TextContext.Provider>;
}

/** Adds messages to those of the page, for a part that was loaded later. */
export function MoreText({ messages, children }: { messages: PageMessages; children: ReactNode }) {
  const known = useContext(TextContext);
  const value = useMemo(() => ({ ...known, messages: { ...known.messages, ...messages } }), [known, messages]);
  return <TextContext.Provider value={value}>{children}</TextContext.Provider>;
}

/** Merges the `messages` from the loaders of all matched routes with those that every page has, once per page. */
export function TextProvider(props: { info: LocaleInfo; messages: PageMessages; children: ReactNode }) {
  const { info, children } = props;
  const matches = useMatches();
  const value = useMemo(() => {
    const messages = { ...props.messages };
    for (const { data } of matches) {
      if (data && typeof data === "object" && "messages" in data) Object.assign(messages, data.messages);
    }
    return { info, messages };
  }, [matches, info, props.messages]);
  return <TextContext.Provider value={value}>{children}</TextContext.Provider>;
}

export function useLocale(): LocaleInfo {
  return useContext(TextContext).info;
}

/** Texts of one namespace, in the page's language: `const t = useText("cart"); t("title")`. */
export function useText<N extends Namespace>(namespace: N): Text<N> {
  const { info, messages } = useContext(TextContext);
  const json = messages[namespace];
  const own = json === undefined ? undefined : parseMessages(json);
  return useMemo(() => (key, values) => translate(own, info.locale, key, values), [own, info.locale]);
}
