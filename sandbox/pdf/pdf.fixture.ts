import { inflateSync } from "node:zlib";

/** Reads back what pdf.ts writes, for tests: objects by the table at the end, and the text of every page. */
export interface ReadPdf {
  pages: string[];
  title: string;
}

export function readPdf(file: Buffer): ReadPdf {
  const text = file.toString("latin1");
  if (!text.startsWith("%PDF-1.7\n") || !text.endsWith("%%EOF\n")) throw new Error("This is no PDF");
  const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  const objects = offsets.map((offset, index) => {
    if (!text.startsWith(`${index + 1} 0 obj\n`, offset)) throw new Error(`Object ${index + 1} is not at ${offset}`);
    return text.slice(offset, text.indexOf("\nendobj", offset));
  });
  const title = utf16(/\/Title <FEFF([0-9a-f]*)>/.exec(objects[4] ?? "")?.[1] ?? "");
  const streams = objects.filter((object) => object.includes("/FlateDecode"));
  return { title, pages: streams.map((object) => words(object)) };
}

function words(object: string): string {
  const start = object.indexOf("stream\n") + 7;
  const length = Number(/\/Length (\d+)/.exec(object)?.[1]);
  const content = inflateSync(Buffer.from(object.slice(start, start + length), "latin1")).toString("latin1");
  const lines = [...content.matchAll(/BT (.*) ET/g)].map(([, line = ""]) =>
    line
      .replace(/\/Span <<\/ActualText <FEFF([0-9a-f]+)>>> BDC .*? EMC/g, (_, code: string) => `(${utf16(code)}) Tj`)
      .replace(/^.*? Td /, "")
      .replace(/\((.*?[^\\]|)\) Tj ?/g, "$1")
      .replace(/\\(\d{3})/g, (_, code: string) => decode(Number.parseInt(code, 8))),
  );
  return lines.join("\n");
}

const CODES: Record<number, string> = { 1: "ł", 2: "Ł", 5: "\u2212", 0x80: "€", 0x92: "’", 0x96: "–" };

function decode(code: number): string {
  return CODES[code] ?? String.fromCharCode(code);
}

function utf16(hex: string): string {
  return (hex.match(/.{4}/g) ?? []).map((code) => String.fromCharCode(Number.parseInt(code, 16))).join("");
}
