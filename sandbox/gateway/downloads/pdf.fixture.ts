import { getDocumentProxy } from "unpdf";

export interface ReadPdf {
  /** A line for each text that was written. */
  pages: string[];
  title: string;
}

/** Reads a PDF as a browser's viewer does. */
export async function readPdf(file: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(file));
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.flatMap((item) => ("str" in item && item.str.trim() !== "" ? [item.str] : [])).join("\n"));
  }
  const { info } = (await document.getMetadata()) as { info: { Title?: string } };
  return { pages, title: info.Title ?? "" };
}
