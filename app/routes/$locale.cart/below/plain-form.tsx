import type { ReactNode } from "react";
import { useLocale } from "#app/i18n/use-text.tsx";
import { paths } from "#app/paths.ts";
import type { ToolProps } from "../line-form";

interface PlainFormProps {
  intent: string;
  className?: string;
  id?: string;
  children: ReactNode;
}

/**
 * A form of the cart that only the server renders: it sends a document, with or without scripts. Rarely used parts of
 * the page cost no script this way.
 */
export function PlainForm({ intent, className, id, children }: PlainFormProps) {
  const { prefix } = useLocale();
  return (
    <form className={className} id={id} method="post" action={paths.cart(prefix)}>
      <input type="hidden" name="intent" value={intent} />
      {children}
    </form>
  );
}

/** A form that is one button. */
export function PlainTool({ intent, name, value, label, of, children }: ToolProps) {
  return (
    <PlainForm intent={intent}>
      {children}
      <button className="text-link" name={name} value={value}>
        {label}
        <span className="visually-hidden">, {of}</span>
      </button>
    </PlainForm>
  );
}
