import { deflateSync } from "node:zlib";
import { DIFFERENCES, type Face, type Glyph, glyphsOf, textWidth } from "./helvetica";

/** A4 in points; x runs from the left, y from the top. */
export const PAGE = { width: 595, height: 842 };

export interface TextStyle {
  size: number;
  face?: Face;
  /** 0 is black, 1 white. */
  grey?: number;
  /** Right-aligned texts end at x. */
  align?: "left" | "right";
}

/** One page being written. */
export class PdfPage {
  private readonly parts: string[] = [];

  text(x: number, y: number, words: string, { size, face = "regular", grey = 0, align = "left" }: TextStyle): void {
    const left = align === "right" ? x - textWidth(words, face, size) : x;
    const font = face === "bold" ? "/F2" : "/F1";
    const place = `${number(left)} ${number(PAGE.height - y)} Td`;
    this.parts.push(`BT ${number(grey)} g ${font} ${size} Tf ${place} ${show(glyphsOf(words, face), size)} ET`);
  }

  line(x: number, y: number, to: number, grey = 0.85): void {
    const level = number(PAGE.height - y);
    this.parts.push(`${number(grey)} G 0.5 w ${number(x)} ${level} m ${number(to)} ${level} l S`);
  }

  get content(): string {
    return this.parts.join("\n");
  }
}

/** How far an accent climbs to stand on a capital, in thousandths of the size. */
const CAPITAL_RISE = 190;

/** Operators that show a run of letters; one that carries an accent says in `ActualText` which letter it is. */
function show(glyphs: readonly Glyph[], size: number): string {
  const parts: string[] = [];
  let plain = "";
  const flush = (): void => {
    if (plain !== "") parts.push(`(${plain}) Tj`);
    plain = "";
  };
  for (const glyph of glyphs) {
    if (!("accent" in glyph)) {
      plain += byte(glyph.code);
      continue;
    }
    flush();
    const { code, width, accent, accentWidth, rise } = glyph;
    const back = (width + accentWidth) / 2;
    const climb = rise ? number((CAPITAL_RISE * size) / 1000) : "0";
    parts.push(
      `/Span <</ActualText <FEFF${utf16(glyph.text)}>>> BDC (${byte(code)}) Tj ${climb} Ts ` +
        `[${number(back)} (${byte(accent)})] TJ 0 Ts [${number((accentWidth - width) / 2)}] TJ EMC`,
    );
  }
  flush();
  return parts.join(" ");
}

function byte(code: number): string {
  const isPlain = code >= 32 && code < 127 && !"()\\".includes(String.fromCharCode(code));
  return isPlain ? String.fromCharCode(code) : `\\${code.toString(8).padStart(3, "0")}`;
}

function utf16(text: string): string {
  return [...text].map((letter) => letter.charCodeAt(0).toString(16).padStart(4, "0")).join("");
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

export interface PdfInfo {
  title: string;
  /** BCP 47. */
  language: string;
  /** Milliseconds. */
  createdAt: number;
}

/** The file: catalogue, pages, two faces of Helvetica, and a table that says where each object begins. */
export function writePdf(pages: readonly PdfPage[], { title, language, createdAt }: PdfInfo): Buffer {
  const FIRST_PAGE = 6;
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences ${DIFFERENCES} >> >>`;
  const date = new Date(createdAt).toISOString().replace(/\D/g, "").slice(0, 14);
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(" ");
  const objects: Buffer[] = [
    ascii(`<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`),
    ascii(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`),
    ascii(font("Helvetica")),
    ascii(font("Helvetica-Bold")),
    ascii(`<< /Title <FEFF${utf16(title)}> /Producer (Vitrine) /CreationDate (D:${date}Z) >>`),
    ...pages.flatMap((page, index) => pageObjects(page, FIRST_PAGE + index * 2 + 1)),
  ];
  return assemble(objects);
}

function pageObjects({ content }: PdfPage, stream: number): Buffer[] {
  const packed = deflateSync(Buffer.from(content, "latin1"));
  const head = ascii(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`);
  return [
    ascii(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${stream} 0 R >>`,
    ),
    Buffer.concat([head, packed, ascii("\nendstream")]),
  ];
}

function assemble(objects: readonly Buffer[]): Buffer {
  // The second line's high bytes tell programs that guess that this is no text.
  const parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  let length = parts[0]!.length;
  const offsets = objects.map((object, index) => {
    const offset = length;
    const part = Buffer.concat([ascii(`${index + 1} 0 obj\n`), object, ascii("\nendobj\n")]);
    parts.push(part);
    length += part.length;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\n`;
  return Buffer.concat([...parts, ascii(`${table}startxref\n${length}\n%%EOF\n`)]);
}

function ascii(text: string): Buffer {
  return Buffer.from(text, "latin1");
}
