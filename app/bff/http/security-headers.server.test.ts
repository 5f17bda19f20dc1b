import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { scriptHashes } from "./security-headers.server";

const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("hashes of a page's inline scripts", () => {
  it("name every script that runs, once, and neither data nor what is fetched", () => {
    const html = `<head><script>one()</script><script type="application/ld+json">{"a":1}</script></head>
      <body><script type="module" async="">import "/build/x.js";</script><script src="/y.js"></script>
      <script data-x="a>b">two(
)</script><script>one()</script><p>script</p></body>`;
    expect(scriptHashes(html)).toEqual(["one()", 'import "/build/x.js";', "two(\n)"].map(hashOf));
  });

  it("are of the bytes that are sent: accents count as UTF-8", () => {
    expect(scriptHashes("<script>'é'</script>")).toEqual([hashOf("'é'")]);
  });
});
