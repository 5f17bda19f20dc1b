import { slugify } from "#app/models/entity-slug.ts";
import { dayOf } from "#app/i18n/dates.server.ts";
import { type Download, downloadsSchema } from "#app/models/order.ts";
import { paths } from "#app/paths.ts";
import type { RequestContext } from "../context.server";
import { personalCall } from "../gateway/calls.server";
import { path } from "../gateway/client.server";
import { ContractError, hasStatus } from "../gateway/errors.server";
import type { ListPage } from "./list-pages.server";

/** Invoices and credit notes that a customer may fetch (ACC-13). */

export interface DownloadView {
  id: string;
  kind: Download["kind"];
  fileName: string;
  /** Address of the file itself. */
  href: string;
  issuedOn: { iso: string; day: string };
  order: { number: string; href: string };
}

export interface DownloadsPage extends ListPage {
  downloads: DownloadView[];
}

const PAGE_SIZE = 20;
const ROOT = "downloads-self";

/** One page, newest first; pages count from 1. Fails as `personalCall` does. */
export async function loadDownloadsPage(context: RequestContext, page: number): Promise<DownloadsPage> {
  const call = { path: ROOT, query: { page, size: PAGE_SIZE }, schema: downloadsSchema };
  const { values, total } = (await personalCall(context, call)).body;
  return {
    page,
    pageSize: PAGE_SIZE,
    total,
    downloads: values.map((download) => downloadView(context, download)),
  };
}

function downloadView(context: RequestContext, download: Download): DownloadView {
  const { prefix } = context;
  const { id, kind, fileName, createdAt, orderNumber } = download;
  return {
    id,
    kind,
    fileName,
    href: paths.account(prefix, `downloads/${encodeURIComponent(id)}`),
    issuedOn: { iso: createdAt, day: dayOf(createdAt, context) },
    order: { number: orderNumber, href: paths.order(prefix, orderNumber) },
  };
}

interface DownloadFile {
  bytes: Buffer<ArrayBuffer>;
  /** Safe in a header and on any disk. */
  fileName: string;
}

const PDF = "application/pdf";

/** The file itself; null for an invalid or unknown id, and for somebody else's file. Fails as `personalCall` does. */
export async function findDownload(context: RequestContext, id: string): Promise<DownloadFile | null> {
  if (!/^[\w-]{1,40}$/.test(id)) return null;
  try {
    const { body } = await personalCall<DownloadFile>(context, {
      path: path`downloads-self/${id}`,
      headers: { Accept: PDF },
      file: (bytes, headers) => readFile(bytes, headers, id),
    });
    return body;
  } catch (error) {
    if (hasStatus(error, 400, 403, 404)) return null;
    throw error;
  }
}

function readFile(bytes: Buffer<ArrayBuffer>, headers: Headers, id: string): DownloadFile {
  const type = headers.get("Content-Type") ?? "none";
  if (!type.startsWith(PDF)) throw new ContractError(`GET /${ROOT}/… answered with the type ${type}`);
  const [, named = ""] = /filename="?([^";]*)/i.exec(headers.get("Content-Disposition") ?? "") ?? [];
  return { bytes, fileName: `${slugify(named.replace(/\.pdf$/i, "")).slice(0, 100) || id}.pdf` };
}
