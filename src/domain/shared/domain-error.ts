/**
 * Violation of a business rule; each rule has a subclass named after it. `code` is the stable error code of the API,
 * `message` is shown to users.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** Validation error of one field; `field` is its name in the request. */
export abstract class InvalidField extends DomainError {
  abstract readonly field: string;
}
