// After `remix build`: writes the rules of the shop's style sheets to build/page-styles.json, each with the classes and
// elements that it needs, so that the server can inline the rules that a page uses (app/document/own-styles.server.ts,
// ADR 0032).
import { readFile, writeFile } from "node:fs/promises";
import postcss from "postcss";

const SERVER = "build/index.js";
const OUTPUT = "build/page-styles.json";

/**
 * Parts of a selector that are ignored: pseudo-classes and attributes, which exclude elements or match temporary
 * states.
 */
const CONDITIONS = /:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?/g;
const CLASS = /\.(-?[_a-zA-Z](?:[\w-]|\\.)*)/g;
const TAG = /(?:^|[\s>+~,])([a-z][a-z\d]*)/g;

/** Matches `:root:has(.banner)`. */
const ROOT_WITH = /^:root:has\((\.[\w-]+)\)$/;

/** Addresses of the sheets, in their order, as the server build has them. */
async function sheetsOf() {
  const source = await readFile(SERVER, "utf8");
  const global = /"(\/build\/_assets\/global-\w+\.css)"/.exec(source)?.[1];
  const bundle = /"(\/build\/css-bundle-\w+\.css)"/.exec(source)?.[1];
  if (!global || !bundle) throw new Error(`${SERVER} names no style sheets`);
  return [global, bundle];
}

/** The classes and elements that a page must contain for a selector to match. */
function needsOf(selector) {
  const plain = selector.replace(CONDITIONS, "");
  const classes = [...plain.matchAll(CLASS)].map(([, name]) => `.${name.replaceAll("\\", "")}`);
  const tags = [...plain.replace(CLASS, "").matchAll(TAG)].map(([, name]) => name);
  return [...classes, ...tags];
}

/**
 * A selector and what it needs. Whether the page has the element is known when its HTML is rendered, so
 * `:root:has(.a)` is written as `:root:root`, which has the same specificity: a browser that only finds the element at
 * the end of the document computes the styles of all elements again.
 */
function ownSelector(selector) {
  const [, element] = ROOT_WITH.exec(selector) ?? [];
  return element ? [":root:root", [element]] : [selector, needsOf(selector)];
}

/** Rules of a container, each with the conditions it stands under: `@media (…)`. */
function rulesOf(container, under = []) {
  return container.nodes.flatMap((node) => {
    if (node.type === "comment") return [];
    if (node.type === "rule") {
      const selectors = node.selectors.map(ownSelector);
      const body = node.nodes.filter(({ type }) => type === "decl").map(String);
      return [{ under, selectors, body: body.map((each) => each.replace(/\s*\n\s*/g, " ")).join(";") }];
    }
    // Not needed inline: late sheets are linked with `media="print"`, so they apply to print at once.
    if (node.name === "media" && node.params === "print") return [];
    if (["media", "supports", "layer", "container"].includes(node.name) && node.nodes)
      return rulesOf(node, [...under, `@${node.name} ${node.params}`]);
    // Other at-rules, such as animations and properties, are copied as they are.
    const animation = /keyframes$/.test(node.name) ? node.params : undefined;
    return [{ under, text: String(node).replace(/\s*\n\s*/g, ""), animation }];
  });
}

/** Writes the rules; fails if the build does not name its style sheets as expected. */
export async function writePageStyles() {
  const sheets = await sheetsOf();
  const sources = await Promise.all(sheets.map((address) => readFile(`public${address}`, "utf8")));
  const rules = sources.flatMap((source) => rulesOf(postcss.parse(source)));
  await writeFile(OUTPUT, JSON.stringify({ sheets, rules }));
}
