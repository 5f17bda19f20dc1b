import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { readEnv } from "#app/bff/env.server.ts";

/** What the project's own texts name has to be there: a link, a path from the root or from `app/`, a file by its name. */

const NOT_OURS = /^(node_modules|build|coverage|playwright-report|test-results|\.git|\.cache)$/;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

const FILES = filesBelow(".");
const NAMES = new Set(FILES.map((file) => basename(file)));
const DOCUMENTS = FILES.filter((file) => file.endsWith(".md"));
/** Where paths begin that are written short. */
const ROOTS = ["", "app", "app/bff", "sandbox", "tests"];
const ENDINGS = ["", ".ts", ".tsx", ".server.ts", ".server.tsx", ".test.ts", ".mjs"];
const FOLDERS = "app|bff|models|ui|document|routes|i18n|sandbox|studio|tests|contract|scripts|docs|deploy";
const PATH = new RegExp(`^(${FOLDERS})/[^<>*{}]+$`);

const isThere = (path: string) => ROOTS.some((root) => ENDINGS.some((ending) => existsSync(join(root, path + ending))));

function missingIn(document: string): string[] {
  const text = readFileSync(document, "utf8");
  const links = [...text.matchAll(/\]\(([^)#\s:]+)[)#]/g)].map(([, link]) => link!);
  // Commands name files too.
  const named = [...text.matchAll(/`([^`\n]+)`/g)].flatMap(([, name]) => name!.split(" "));
  return [
    ...links.filter((link) => !existsSync(join(dirname(document), link))),
    ...named.filter((name) => PATH.test(name) && !isThere(name)),
    ...named.filter((name) => /^[\w.$-]+\.(tsx?|mjs|cjs|css)$/.test(name) && !NAMES.has(name)),
  ];
}

describe("documents name files that are there", () => {
  it.each(DOCUMENTS)("%s", (document) => {
    expect(missingIn(document)).toEqual([]);
  });
});

it("the list of decisions has each of them, by its title", () => {
  const list = readFileSync("docs/decisions/README.md", "utf8");
  const files = readdirSync("docs/decisions").filter((file) => /^\d/.test(file));
  const lineOf = (file: string) => {
    const [title = ""] = readFileSync(join("docs/decisions", file), "utf8").split("\n", 1);
    return title.replace(/^# (\d+)/, `- [$1](${file})`);
  };
  expect(files.map(lineOf).filter((line) => !list.includes(line))).toEqual([]);
});

describe("the configuration", () => {
  const example = Object.fromEntries(
    [...readFileSync(".env.example", "utf8").matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
  );
  const [, schema = ""] = /const variables = z\.object\(\{(.*?)\n\}\);/s.exec(
    readFileSync("app/bff/env.server.ts", "utf8"),
  )!;
  const known = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!);

  it("is listed whole by the example and by the operators' page", () => {
    expect(Object.keys(example).sort()).toEqual([...known].sort());
    const page = readFileSync("docs/operations.md", "utf8");
    expect(known.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });

  it("can be copied from the example, which says the defaults where there are any", () => {
    const given = readEnv(example);
    for (const name of [
      "PORT",
      "DOCUMENT_CACHE_MB",
      "SHOPPERS_PER_ADDRESS",
      "COLLECT_SAMPLE",
      "ANALYTICS",
      "LOG_LEVEL",
    ]) {
      expect(example[name], name).not.toBe("");
      expect(readEnv({ ...example, [name]: "" }), name).toEqual(given);
    }
  });
});
