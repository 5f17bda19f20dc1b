import { familySlug } from "./entity-slug";
import type { Segmentations } from "./family";
import type { FamilyLink } from "./listing-view";

interface SegmentLink extends FamilyLink {
  familyId: string;
}

/**
 * The families above one, the widest first, as its breadcrumb shows them (CAT-03). Empty for a family of the top and for
 * one that the segmentations do not know.
 */
export function segmentsAbove(segmentations: Segmentations, familyId: string): SegmentLink[] {
  const byId = new Map(segmentations.map((segment) => [segment.segmentationId, segment]));
  const path: SegmentLink[] = [];
  const seen = new Set([familyId]);
  let id = byId.get(familyId)?.parent?.segmentationId;
  // What is its own ancestor would lead round for ever.
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const segment = byId.get(id);
    if (!segment) break;
    path.unshift({ familyId: id, slug: familySlug({ familyId: id, name: segment.title }), name: segment.title });
    id = segment.parent?.segmentationId;
  }
  return path;
}
