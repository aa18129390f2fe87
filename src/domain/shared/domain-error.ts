/**
 * A rule of the product said no. Each rule has a subclass named after it; `code` is the stable
 * name clients see, `message` the sentence a person reads.
 */
export abstract class DomainError extends Error {
  abstract readonly code: string;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }
}

/** A value breaks a rule of its own field; `field` is the name the client sent it under. */
export abstract class InvalidField extends DomainError {
  abstract readonly field: string;
}
