import type { LoaderFunctionArgs } from "@remix-run/node";
import { renderToStaticMarkup } from "react-dom/server";
import { serverText } from "#app/i18n/i18n.server.ts";
import { ICON_NAMES } from "#app/ui/icon/icon-names.ts";
import sprite from "#app/ui/icon/sprite.svg";

const STYLE = `
  body { margin: 2rem; color: #111; font: 0.875rem/1.5 system-ui, sans-serif }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 2rem 1rem; padding: 0 }
  li { display: grid; justify-items: center; gap: 0.5rem; list-style: none }
  svg { width: 2rem; height: 2rem; fill: none; stroke: currentColor; stroke-width: 1.25;
    stroke-linecap: round; stroke-linejoin: round }`;

/** The icon sprite as a document for developers, without header, footer or scripts (SHELL-19). */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const t = await serverText(context.language, "fragments");
  const title = t("icons.title", { count: ICON_NAMES.length });
  const html = renderToStaticMarkup(
    <html lang={context.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | Vitrine`}</title>
        <style>{STYLE}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <ul>
            {ICON_NAMES.map((name) => (
              <li key={name}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <use href={`${sprite}#${name}`} />
                </svg>
                {name}
              </li>
            ))}
          </ul>
        </main>
      </body>
    </html>,
  );
  return new Response(`<!DOCTYPE html>${html}`, { headers: { "Content-Type": "text/html; charset=utf-8" } });
}
