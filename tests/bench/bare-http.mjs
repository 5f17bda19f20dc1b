// The least that Node can do: answers every request with the same compressed bytes, from memory.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

const body = brotliCompressSync(readFileSync(process.env.BENCH_PAGE));
createServer((_request, response) => {
  response.writeHead(200, {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Encoding": "br",
    "Content-Length": body.length,
  });
  response.end(body);
}).listen(Number(process.env.PORT), () => process.stdout.write("ready\n"));
