/**
 * Someone outside whom the product needs for this does not answer. It breaks no rule and is nobody's mistake; trying
 * again later makes sense.
 */
export class ServiceUnavailable extends Error {
  /** When another try makes sense, where that is known. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    /** The stable name that clients see. */
    readonly code: string,
    /** A sentence for a person. */
    message: string,
    /** Of this, `cause` is for whoever runs the product; it is logged. */
    options?: ErrorOptions & { readonly retryAfterSeconds?: number },
  ) {
    super(message, options);
    this.name = 'ServiceUnavailable';
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}
