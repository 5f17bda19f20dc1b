import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { pageMessages } from "#app/i18n/messages.server.ts";
import { FixedText } from "#app/i18n/use-text.tsx";
import type { BlockView } from "#app/models/content-view.ts";
import { ImagesUrlContext } from "../shell/shell-context";
import { HelpDocument } from "./help-document";

it("a help page keeps its own title where its first block is a hero", () => {
  const image = { url: "/scenes/cafe.webp", alt: "Un café", width: 1200, height: 900 };
  const page = { uid: "help_delivery", title: "Livraison", slug: "livraison", topic: "orders" as const, rank: 1 };
  const blocks: BlockView[] = [{ kind: "hero", title: "En deux jours", image }];
  const html = renderToStaticMarkup(
    <FixedText info={{ prefix: "fr-fr", locale: "fr-FR" }} messages={pageMessages("fr", "common", "content")}>
      <ImagesUrlContext.Provider value="https://images.test">
        <HelpDocument entry={{ page, blocks }} others={[]} />
      </ImagesUrlContext.Provider>
    </FixedText>,
  );
  expect(html).toMatch(/<h1[^>]*>Livraison<.*<h2[^>]*>En deux jours</s);
  expect(html.match(/<h1/g)).toHaveLength(1);
});
