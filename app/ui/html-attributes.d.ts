import "react";

/**
 * Attributes that browsers know and React 18 does not: it hands lower-case ones to the document untouched, and warns
 * about its own spelling of them.
 */
declare module "react" {
  interface HTMLAttributes<T> extends DOMAttributes<T> {
    popover?: "" | "auto" | "manual";
  }
  interface ButtonHTMLAttributes<T> extends HTMLAttributes<T> {
    popovertarget?: string;
    popovertargetaction?: "show" | "hide" | "toggle";
  }
  interface ImgHTMLAttributes<T> extends HTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto";
  }
  interface LinkHTMLAttributes<T> extends HTMLAttributes<T> {
    fetchpriority?: "high" | "low" | "auto";
  }
}
