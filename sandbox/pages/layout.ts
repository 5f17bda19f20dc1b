import { hash } from "node:crypto";
import type { Language } from "#models/locale.ts";
import { fill } from "../words/words";
import { html, trusted, type Html } from "./html";

export interface Page {
  language: Language;
  /** Without the shop's name. */
  title: string;
  body: Html;
  /** Address of the way back to the shop, where there is one. */
  backUrl?: string | undefined;
  /** The document's title begins with the word for 'Error'. */
  hasErrors?: boolean;
}

/** What stands around every page of a service. */
export interface LayoutWords {
  /** `{title}` */
  errorTitle: string;
  secure: string;
  back?: string;
}

/** The shop as the shopper knows it. */
export const SHOP_NAME = "Vitrine";

const LOCK = "M5.5 10.5h13v10h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3";
const BACK = "M20 12H4M10 6l-6 6 6 6";

/** Pages that a service of the outside world shows to shoppers, in its own style: they work without a script and run none. */
export function createLayout(style: string, wordsOf: (language: Language) => LayoutWords) {
  // One piece, so that nothing comes between the tags: the policy names the very text between them.
  const styleElement = trusted(`<style>${style}</style>`);
  const styleHash = hash("sha256", style, "base64");

  function render({ language, title, body, backUrl, hasErrors = false }: Page): string {
    const words = wordsOf(language);
    return html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${hasErrors ? fill(words.errorTitle, { title }) : title} · ${SHOP_NAME}</title>
          <link rel="icon" href="data:," />
          ${styleElement}
        </head>
        <body>
          <header>
            ${
              backUrl &&
              html`<a class="back" href="${backUrl}">${icon(BACK)}<span class="long">${words.back}</span></a>`
            }
            <p class="logo">${SHOP_NAME}</p>
            <p class="safe">${icon(LOCK)}<span class="long">${words.secure}</span></p>
          </header>
          <main>${body}</main>
        </body>
      </html>`.text;
  }

  /** Of every page. `form-action` names the shop as well: browsers apply it to the redirect that follows a form. */
  function headers(shopOrigin?: string): Record<string, string> {
    const policy = [
      "default-src 'none'",
      `style-src 'sha256-${styleHash}'`,
      "font-src 'self'",
      "img-src data:",
      `form-action 'self'${shopOrigin ? ` ${shopOrigin}` : ""}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ];
    return {
      "Content-Security-Policy": policy.join("; "),
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
    };
  }

  return { render, headers };
}

export function icon(path: string): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
}
