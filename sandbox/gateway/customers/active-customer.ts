import type { RequestHandler } from "express";
import { findAccount } from "../../customers/accounts";
import { handler } from "../../handler";
import type { Sandbox } from "../../service";
import { customerOf } from "../context";
import { GatewayError } from "../errors";

/**
 * Guards what a deleted account has no use of until it is reactivated (S4): 401 'Invalid JWT.' for a visitor, 403 for a
 * deleted account.
 */
export function requireActiveCustomer(sandbox: Sandbox): RequestHandler {
  return (request, response, next) => {
    handler(() => {
      if (findAccount(sandbox, customerOf(response))?.isDeleted) {
        throw new GatewayError(403, "ACCOUNT_DELETED", "The account is deleted; it can be reactivated");
      }
      next();
    })(request, response, next);
  };
}
