import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ask } from "../support/http";
import { describeWith, type Nginx, startNginx } from "../support/program";
import { freePort } from "../support/world";

const PAGE = "/en/help";
const SOON = { timeout: 10_000, interval: 20 };

/** An instance of a release, with the files of its own build. */
async function release(name: string): Promise<{ port: number; file: string; server: Server; forms: string[] }> {
  const file = `/build/root-${name}.js`;
  const forms: string[] = [];
  const server = createServer(({ url = "", method }, response) => {
    if (method === "POST") forms.push(url);
    // The instance that is ending does not answer a form.
    if (method === "POST" && name === "before") response.destroy();
    else if (url === file)
      response.writeHead(200, { "cache-control": "public, max-age=31536000, immutable" }).end(name);
    else if (url === PAGE) response.writeHead(200, { "cache-control": "public, s-maxage=60" }).end();
    else response.writeHead(404, { "cache-control": "no-store" }).end();
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { port, file, server, forms };
}

function end(server: Server): void {
  server.close();
  server.closeAllConnections();
}

describeWith("nginx", "scripts and styles behind nginx, by the sample configuration", () => {
  let before: Awaited<ReturnType<typeof release>>;
  let after: Awaited<ReturnType<typeof release>>;
  let nginx: Nginx;

  beforeAll(async () => {
    [before, after] = await Promise.all([release("before"), release("after")]);
    nginx = await startNginx([before.port, after.port], "a-secret-of-the-cache");
  });
  afterAll(async () => {
    await nginx.stop();
    end(before.server);
    end(after.server);
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await ask(nginx.url + path, { headers: { host: "fr.shop.test", ...headers } });
    return `${answer.status} ${answer.headers["x-cache"]}`;
  };

  it("are found while instances of two releases run, whichever is asked first", async () => {
    for (const { file } of [before, after]) {
      for (const encoding of ["br", "gzip", "identity"])
        expect(await get(file, { "accept-encoding": encoding }), `${file} in ${encoding}`).toBe("200 MISS");
    }
    expect(await get("/build/root-unknown.js")).toBe("404 MISS");
  });

  it("are the same for every site, language and choice about cookies", async () => {
    // nginx does not cache a file that it found at the second instance only; a later request may find it at the first.
    const kept = () => get(before.file, { "accept-encoding": "br" });
    await vi.waitFor(async () => expect(await kept()).toBe("200 HIT"), SOON);
    const other = { host: "pl.shop.test", "accept-language": "pl", cookie: "privacy=1,2; vitrine-visitor=x" };
    expect(await get(before.file, { ...other, "accept-encoding": "br" })).toBe("200 HIT");
  });

  it("and forms of either funnel are asked of the next instance where one does not answer [OPS-03]", async () => {
    const path = "/fr/order-billing";
    const answers = new Set<number>();
    await vi.waitFor(async () => {
      const form = { method: "POST", body: "line1=1", headers: { host: "fr.shop.test" } };
      answers.add((await ask(nginx.url + path, form)).status);
      expect(before.forms).toEqual([path]);
    }, SOON);
    expect([...answers]).toEqual([404]);
  });

  it("stay for pages of a release that is gone", async () => {
    await vi.waitFor(async () => expect(await get(PAGE)).toBe("200 HIT"), SOON);
    end(before.server);
    nginx.reload((configuration) => configuration.replace("default 1;", "default 2;"));
    await vi.waitFor(async () => expect(await get(PAGE)).toBe("200 MISS"), SOON);
    expect(await get(before.file, { "accept-encoding": "br" })).toBe("200 HIT");
  });
});
