import type { GatewayErrorBody } from "#app/models/schema-parts.ts";

/** The gateway answered with an error status. Callers decide by `status` and `code`. */
export class GatewayError extends Error {
  override name = "GatewayError";
  /** Private, so that it is not logged: the gateway's message may repeat a card number or a code. */
  readonly #body: GatewayErrorBody;
  /** @param call method and route, without the values of its path */
  constructor(
    readonly call: string,
    readonly status: number,
    body: GatewayErrorBody,
  ) {
    super(`${call} answered ${status} ${body.code}`);
    this.#body = body;
  }
  get body(): GatewayErrorBody {
    return this.#body;
  }
  get code(): string {
    return this.body.code;
  }
}

/** No answer in time, a broken connection, or the service said that it cannot answer (5xx, 429). Worth trying later. */
export class ServiceUnavailableError extends Error {
  override name = "ServiceUnavailableError";
}

/**
 * A source failed a moment ago and is not asked again yet. The call that met the failure itself got the original error.
 */
export class RememberedFailureError extends ServiceUnavailableError {
  override name = "RememberedFailureError";
}

/** The response does not follow the contract. Never the shopper's fault. */
export class ContractError extends Error {
  override name = "ContractError";
}

/** The tokens are no longer valid: the shopper is signed out (S8). */
export class UnauthorizedError extends Error {
  override name = "UnauthorizedError";
}

/** An action that needs a cart was called without one (C8). */
export class NoCartError extends Error {
  override name = "NoCartError";
  constructor() {
    super("No known cart in store");
  }
}

export function hasStatus(error: unknown, ...statuses: number[]): error is GatewayError {
  return error instanceof GatewayError && statuses.includes(error.status);
}

/** The account is deleted: the gateway refuses everything that is the customer's until it is reactivated (D3). */
export function isAccountDeleted(error: unknown): boolean {
  return hasStatus(error, 403) && error.code === "ACCOUNT_DELETED";
}
