import { familySlug } from "./entity-slug";
import type { Segmentations } from "./family";
import type { FamilyLink } from "./listing-view";

interface SegmentLink extends FamilyLink {
  familyId: string;
}

/** Ancestors of a family, root first. Empty for a root or unknown id. */
export function ancestorFamilies(segmentations: Segmentations, familyId: string): SegmentLink[] {
  const byId = new Map(segmentations.map((segment) => [segment.segmentationId, segment]));
  const path: SegmentLink[] = [];
  const seen = new Set([familyId]);
  let id = byId.get(familyId)?.parent?.segmentationId;
  // A family that is its own ancestor would make this loop endless.
  while (id !== undefined && !seen.has(id)) {
    seen.add(id);
    const segment = byId.get(id);
    if (!segment) break;
    path.unshift({ familyId: id, slug: familySlug({ familyId: id, name: segment.title }), name: segment.title });
    id = segment.parent?.segmentationId;
  }
  return path;
}
