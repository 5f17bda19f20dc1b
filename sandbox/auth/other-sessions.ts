import { z } from "zod";
import { statement } from "../database";
import type { Sandbox } from "../service";
import { nowInSeconds } from "./clock";
import { ACCESS_TOKEN_TTL } from "./provider";
import { noteRevoked } from "./revoked";

const sessionRows = z.array(z.object({ uid: z.string() }));

/**
 * Ends the customer's sessions on all other devices. Refresh tokens are bound to their session, and end with it.
 *
 * @param session the one that goes on: `sid` of its access token; none with null
 */
export function endOtherSessions(sandbox: Sandbox, customerId: string, session: string | null): void {
  const rows = statement(
    sandbox.db,
    `DELETE FROM auth_artifacts
     WHERE model = 'Session' AND payload ->> 'accountId' = ? AND uid IS NOT ? RETURNING uid`,
  ).all(customerId, session);
  const exp = nowInSeconds(sandbox) + ACCESS_TOKEN_TTL;
  for (const { uid } of sessionRows.parse(rows)) noteRevoked(sandbox, { jti: uid, exp });
}
