import { catalogue } from "./catalogue";
import { COMMERCE } from "./commerce";
import { content } from "./content";
import { gatewayOf } from "./gateway-service";
import { mergeCsp } from "./merge-csp";
import { webDomains } from "./web-domains";

/** The gateway that the storefront's server talks to (S7, C7, D5). Whoever writes a noun adds it here. */
export const gateway = gatewayOf([webDomains, mergeCsp, content, catalogue, ...COMMERCE]);
