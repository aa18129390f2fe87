/** An external service that a request needs does not respond. Not a domain error: a retry may succeed. */
export class ServiceUnavailable extends Error {
  /** When another try makes sense, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    /** The stable name that clients see. */
    readonly code: string,
    /** A sentence for a person. */
    message: string,
    /** `cause` is logged and not sent to the client. */
    options?: ErrorOptions & { readonly retryAfterSeconds?: number },
  ) {
    super(message, options);
    this.name = 'ServiceUnavailable';
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
