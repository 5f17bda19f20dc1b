/** Whether a browser asks in advance, and the shopper may never come: such a request changes nothing. */
export function isPrefetch({ headers }: Request): boolean {
  return Boolean(headers.get("sec-purpose") ?? headers.get("purpose") ?? headers.get("x-moz"));
}
