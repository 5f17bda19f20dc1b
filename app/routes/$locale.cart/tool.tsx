import { Form } from "@remix-run/react";
import type { ReactNode } from "react";

export interface ToolProps {
  intent: string;
  name: string;
  value: string;
  label: string;
  /** What it is done to, for names that make sense on their own. */
  of: string;
  /** Hidden fields. */
  children?: ReactNode;
}

/** A form that is one button. */
export function Tool({ intent, name, value, label, of, children }: ToolProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <button className="text-link" name={name} value={value}>
        {label}
        <span className="visually-hidden"> : {of}</span>
      </button>
    </Form>
  );
}
