import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type PdfKit from "pdfkit";

/** A4 in points; x runs from the left, y from the top. */
export const PAGE = { width: 595, height: 842 };

type Face = "regular" | "bold";
type Document = InstanceType<typeof PdfKit>;

export interface TextStyle {
  size: number;
  face?: Face;
  /** 0 is black, 1 white. */
  grey?: number;
  /** Right-aligned texts end at x. */
  align?: "left" | "right";
}

export interface PdfInfo {
  title: string;
  /** BCP 47. */
  language: string;
  /** Milliseconds. */
  createdAt: number;
}

const require = createRequire(import.meta.url);

/** The shop's typeface, which has every letter of the six languages; read with the first file. */
let faces: Record<Face, Buffer> | undefined;
const readFaces = (): Record<Face, Buffer> =>
  (faces ??= {
    regular: readFileSync(
      require.resolve("@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf"),
    ),
    bold: readFileSync(
      require.resolve("@expo-google-fonts/instrument-sans/600SemiBold/InstrumentSans_600SemiBold.ttf"),
    ),
  });

/** A PDF being written, on the last of its pages. Files of the same content are the same bytes. */
export class Pdf {
  private constructor(private readonly document: Document) {}

  static async start({ title, language, createdAt }: PdfInfo): Promise<Pdf> {
    const { default: PDFDocument } = await import("pdfkit");
    const info = { Title: title, Producer: "Vitrine", CreationDate: new Date(createdAt) };
    const document = new PDFDocument({
      size: "A4",
      margin: 0,
      bufferPages: true,
      pdfVersion: "1.7",
      lang: language,
      displayTitle: true,
      info,
    });
    for (const [face, font] of Object.entries(readFaces())) document.registerFont(face, font);
    return new Pdf(document);
  }

  addPage(): void {
    this.document.addPage();
  }

  text(x: number, y: number, words: string, { size, face = "regular", grey = 0, align = "left" }: TextStyle): void {
    const { document } = this;
    // The typeface has no narrow no-break space, which amounts in French are written with.
    const written = words.replaceAll("\u202f", "\u00a0");
    document.font(face).fontSize(size).fillColor(greyOf(grey));
    const left = align === "right" ? x - document.widthOfString(written) : x;
    document.text(written, left, y, { lineBreak: false, baseline: "alphabetic" });
  }

  line(x: number, y: number, to: number): void {
    this.document.moveTo(x, y).lineTo(to, y).lineWidth(0.5).strokeColor(greyOf(0.85)).stroke();
  }

  /** Writes `footer` on every page and ends the file. */
  async finish(footer: (page: number, pages: number) => void): Promise<Buffer> {
    const { document } = this;
    const { count } = document.bufferedPageRange();
    for (let index = 0; index < count; index++) {
      document.switchToPage(index);
      footer(index + 1, count);
    }
    document.end();
    const parts: Buffer[] = [];
    for await (const part of document) parts.push(part as Buffer);
    return Buffer.concat(parts);
  }
}

function greyOf(level: number): [number, number, number] {
  const value = Math.round(level * 255);
  return [value, value, value];
}
