import { compressFast, type SharedDocument } from "~/document/send-document.server";

/** A page that everybody shares, made at this moment; its text tells it from others. */
export const aDocument = (text: string, document: Partial<SharedDocument> = {}): SharedDocument => ({
  status: 200,
  headers: {},
  tags: [],
  madeAt: Date.now(),
  etag: `W/"${text}"`,
  bodies: { br: compressFast(Buffer.from(text)) },
  isSmall: true,
  scripts: [],
  slots: [],
  ...document,
});
