import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { validateXML } from "xmllint-wasm";

const OWN = join(import.meta.dirname, "sitemap-schemas");
/** The protocol's own schema comes with the library that writes our sitemaps. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve("sitemap/package.json"));
const file = (folder: string, fileName: string) => ({
  fileName,
  contents: readFileSync(join(folder, fileName), "utf8"),
});

/** Errors that libxml2 finds in a sitemap or an index of them; empty for a valid one. */
export async function schemaErrors(xml: string): Promise<string[]> {
  const isIndex = xml.includes("<sitemapindex");
  const { errors } = await validateXML({
    xml: [{ fileName: "sitemap.xml", contents: xml }],
    schema: [file(OWN, isIndex ? "index.xsd" : "all.xsd")],
    preload: isIndex
      ? []
      : [file(join(PACKAGE, "schema"), "sitemap.xsd"), file(OWN, "image.xsd"), file(OWN, "link.xsd")],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
