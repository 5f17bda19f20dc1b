import * as oidc from "openid-client";

/** The provider's answer was rejected, or its tokens cannot be stored. */
export class SignInFailedError extends Error {
  override name = "SignInFailedError";
}

/** The shopper went back from the provider's page without signing in. */
export class SignInCancelledError extends Error {
  override name = "SignInCancelledError";
}

/** OAuth errors (RFC 6749, 4.1.2.1 and 5.2) caused by the provider or by the registration of this shop with it. */
const PROVIDER_ERRORS = new Set(["server_error", "temporarily_unavailable", "invalid_client", "unauthorized_client"]);
/** The provider did not answer in time, or its answer is not valid OAuth. */
const BROKEN_ANSWERS = new Set(["OAUTH_TIMEOUT", "OAUTH_ABORT", "OAUTH_PARSE_ERROR", "OAUTH_RESPONSE_IS_NOT_JSON"]);

/** Whether the provider is to blame for a failed exchange, and trying again later may help. */
export function isProviderUnavailable(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError)
    return isUnavailableStatus(error.status) || PROVIDER_ERRORS.has(error.error);
  if (error instanceof oidc.AuthorizationResponseError) return PROVIDER_ERRORS.has(error.error);
  if (error instanceof oidc.WWWAuthenticateChallengeError) return true;
  if (error instanceof oidc.ClientError) {
    return (
      BROKEN_ANSWERS.has(error.code ?? "") ||
      (error.cause instanceof Response && isUnavailableStatus(error.cause.status))
    );
  }
  // `fetch` throws a TypeError when there is no connection; the library's own TypeErrors about arguments have a code.
  return error instanceof TypeError && !("code" in error);
}

function isUnavailableStatus(status: number): boolean {
  return status >= 500 || status === 429;
}
