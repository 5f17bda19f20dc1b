import { HttpResponse } from "msw";

/** Responses of mocked gateways. */

/** A gateway's error. */
export function refusal(status: number, code = "SOME_CODE", message = code): Response {
  return HttpResponse.json({ code, message }, { status });
}

export const ON_PURPOSE = "x-not-by-contract";

/** A response that a gateway should never give, to test how the shop handles it: exempt from the contract check. */
export function notByContract(body: object | string, status = 200): Response {
  const headers = { [ON_PURPOSE]: "1" };
  return typeof body === "string"
    ? new HttpResponse(body, { status, headers })
    : HttpResponse.json(body, { status, headers });
}
