/** An external service does not respond. The request can be retried later. */
export class ServiceUnavailable extends Error {
  /** Undefined if unknown. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    /** Stable error code in the response. */
    readonly code: string,
    /** Sentence for the user. */
    message: string,
    /** `cause` is logged and never sent. */
    options?: ErrorOptions & { readonly retryAfterSeconds?: number },
  ) {
    super(message, options);
    this.name = 'ServiceUnavailable';
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
