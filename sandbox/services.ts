import { authService } from "./auth/service";
import { imagesService } from "./catalogue/pictures";
import { contentService } from "./content/service";
import { flagsService } from "./flags/service";
import { gateway } from "./gateway/gateway";
import { payService } from "./pay/service";
import { placesService } from "./places/service";
import { scriptsService } from "./scripts/service";
import type { Service } from "./service";

/** Every outside service, in the order in which they are seeded. Whoever writes one adds it here. */
export const SERVICES: readonly Service[] = [
  authService,
  gateway,
  payService,
  contentService,
  placesService,
  flagsService,
  imagesService,
  scriptsService,
];
