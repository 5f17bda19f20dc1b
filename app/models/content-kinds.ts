import type { EntityKind } from "./entity-slug";

/** Pages that editors compose from blocks, one content type a kind (S2). */
export const CONTENT_KINDS = ["blog", "landing", "lookbook", "trend"] as const satisfies readonly EntityKind[];
export type ContentKind = (typeof CONTENT_KINDS)[number];
