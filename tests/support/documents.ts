import { brotliCompressSync } from "node:zlib";
import type { SharedDocument } from "~/document/send-document.server";

/** A page that everybody shares, made at this moment; its text tells it from others. */
export const aDocument = (text: string, document: Partial<SharedDocument> = {}): SharedDocument => ({
  status: 200,
  headers: {},
  tags: [],
  madeAt: Date.now(),
  etag: `W/"${text}"`,
  bodies: { br: brotliCompressSync(text) },
  isSmall: true,
  scripts: [],
  slots: [],
  ...document,
});
