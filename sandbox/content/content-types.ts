import type { Sandbox } from "../service";
import { contentTypes, listEntries, type Entry } from "./entries";
import { ContentError } from "./errors";
import { isFields } from "./field-paths";
import { LOCALES } from "./selection";

interface Field {
  uid: string;
  display_name: string;
  data_type: "text" | "number" | "boolean" | "reference" | "group" | "blocks" | "file";
  multiple: boolean;
  mandatory: boolean;
}

/** What the service itself adds to entries. */
const SYSTEM = ["uid", "locale", "tags", "_version", "created_at", "updated_at", "publish_details"];

/** A type as the delivery API shows it; its fields are those that its entries have. */
export function contentType(sandbox: Sandbox, uid: string): object {
  if (!contentTypes(sandbox).includes(uid)) {
    throw new ContentError(422, 118, `The Content Type '${uid}' was not found. Please try again.`, {
      uid: ["is not valid."],
    });
  }
  const title = uid.replaceAll("_", " ").replace(/^./, (first) => first.toUpperCase());
  return { uid, title, description: "", schema: fieldsOf(sandbox, uid), _version: 1, inbuilt_class: false };
}

export function fieldsOf(sandbox: Sandbox, type: string): Field[] {
  const entries = LOCALES.flatMap((locale) => listEntries(sandbox, type, locale));
  const uids = new Set(entries.flatMap((entry) => Object.keys(entry)).filter((uid) => !SYSTEM.includes(uid)));
  return [...uids].map((uid) => fieldOf(uid, entries));
}

function fieldOf(uid: string, entries: readonly Entry[]): Field {
  const values = entries.map((entry) => entry[uid]).filter((value) => value !== null && value !== undefined);
  const [first] = values.flat();
  return {
    uid,
    display_name: uid.replaceAll("_", " "),
    data_type: typeOf(first),
    multiple: values.some((value) => Array.isArray(value)),
    mandatory: values.length === entries.length,
  };
}

function typeOf(value: unknown): Field["data_type"] {
  if (typeof value === "number") return "number";
  if (typeof value === "boolean") return "boolean";
  if (!isFields(value)) return "text";
  if ("_content_type_uid" in value) return "reference";
  if ("filename" in value || "url" in value) return "file";
  // A block is an object with one key, which says what kind of block it is.
  const keys = Object.keys(value);
  return keys.length === 1 && isFields(value[keys[0] ?? ""]) ? "blocks" : "group";
}
