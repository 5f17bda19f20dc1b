/** An error as the delivery API answers it. */
export class ContentError extends Error {
  override name = "ContentError";
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly fields: Record<string, string[]> = {},
  ) {
    super(message);
  }

  get body(): { error_message: string; error_code: number; errors: Record<string, string[]> } {
    return { error_message: this.message, error_code: this.code, errors: this.fields };
  }
}
