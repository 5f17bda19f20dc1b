import { compressFast, type SharedDocument } from "#app/document/send-document.server.ts";

/** A shared document rendered now; its text identifies it. */
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
