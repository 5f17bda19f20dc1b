import { createHash } from "node:crypto";
import type { Language } from "#models/locale";
import { html, trusted, type Html } from "./html";
import { STYLE } from "./style";
import { AUTH_TEXTS } from "./texts/texts";

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

// One piece, so that nothing comes between the tags: the policy names the very text between them.
const STYLE_ELEMENT = trusted(`<style>${STYLE}</style>`);
const styleHash = createHash("sha256").update(STYLE).digest("base64");

export function renderPage({ language, title, body, backUrl, hasErrors = false }: Page): string {
  const texts = AUTH_TEXTS[language];
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${hasErrors ? texts.errorTitle(title) : title} · Vitrine</title>
        <link rel="icon" href="data:," />
        ${STYLE_ELEMENT}
      </head>
      <body>
        <header>
          ${
            backUrl &&
            html`<a class="back" href="${backUrl}"
              >${icon("M20 12H4M10 6l-6 6 6 6")}<span class="long">${texts.back}</span></a
            >`
          }
          <p class="logo">Vitrine</p>
          <p class="safe">
            ${icon("M5.5 10.5h13v10h-13ZM8.5 10.5V7.5a3.5 3.5 0 0 1 7 0v3")}<span class="long">${texts.secure}</span>
          </p>
        </header>
        <main>${body}</main>
      </body>
    </html>`.text;
}

/**
 * Headers of every page. `form-action` names the shop as well: browsers apply it to the redirect that follows a form.
 */
export function pageHeaders(shopOrigin?: string): Record<string, string> {
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

export function icon(path: string): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}" /></svg>`;
}
