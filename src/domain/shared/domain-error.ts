/** What a message names: a limit, a count, a choice, or a list, which readers see joined in their language. */
export type ErrorValues = Readonly<Record<string, string | number | readonly string[]>>;

/** Why something is refused; the HTTP status follows from it. */
export type Reason =
  | 'invalid'
  | 'signed_out'
  | 'denied'
  | 'missing'
  | 'conflict'
  | 'too_large'
  | 'wrong_type'
  | 'too_often';

/**
 * Violation of a business rule; each rule has a class named after it, declared by a function of `refusal.ts`. `code` is the
 * stable error code of the API, `message` is shown to users, `values` are those that its translations name too.
 */
export abstract class DomainError extends Error {
  constructor(
    readonly code: string,
    readonly reason: Reason,
    message: string,
    readonly values: ErrorValues = {},
  ) {
    super(message);
    this.name = new.target.name;
  }
}

/** Validation error of one field; `field` is its name in the request. */
export abstract class InvalidField extends DomainError {
  abstract readonly field: string;
}
