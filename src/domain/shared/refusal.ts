import { DomainError, type ErrorValues, InvalidField, type Reason } from './domain-error.js';

type Declared = [code: string, text?: string, values?: ErrorValues];
type DeclaredField = [code: string, field?: string, text?: string, values?: ErrorValues];

interface WholeField extends InvalidField {
  readonly field: string;
}

type WithText<E> = abstract new (message: string, values?: ErrorValues) => E;

/** With a text it is the whole class; without one, the constructor of the class gives the text and its values. */
interface Refusal {
  (code: string, text: string, values?: ErrorValues): new () => DomainError;
  (code: string): WithText<DomainError>;
}

/** With field and text it is the whole class; without them, the class has the field and its constructor gives the text. */
interface FieldRefusal {
  (code: string, field: string, text: string, values?: ErrorValues): new () => WholeField;
  (code: string): WithText<InvalidField>;
}

const declared: Array<readonly [code: string, reason: Reason]> = [];

/** The errors of all modules that have been loaded. */
export const declaredRefusals: ReadonlyArray<readonly [code: string, reason: Reason]> = declared;

function whole(
  reason: Reason,
  code: string,
  text = '',
  fixed?: ErrorValues,
  Base: typeof DomainError = DomainError,
) {
  declared.push([code, reason]);
  return class extends Base {
    constructor(message = text, values = fixed) {
      super(code, reason, message, values);
    }
  };
}

function ofField(reason: Reason, code: string, field = '', text?: string, values?: ErrorValues) {
  return class extends whole(reason, code, text, values, InvalidField) {
    readonly field = field;
  };
}

// Bundlers drop the errors that a front end does not use only where they are told that declaring one has no side effect.

/* @__NO_SIDE_EFFECTS__ */
export const invalid: Refusal = (...args: Declared) => whole('invalid', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const signedOut: Refusal = (...args: Declared) => whole('signed_out', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const denied: Refusal = (...args: Declared) => whole('denied', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const missing: Refusal = (...args: Declared) => whole('missing', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const conflict: Refusal = (...args: Declared) => whole('conflict', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const tooOften: Refusal = (...args: Declared) => whole('too_often', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const invalidField: FieldRefusal = (...args: DeclaredField) => ofField('invalid', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const deniedField: FieldRefusal = (...args: DeclaredField) => ofField('denied', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const conflictingField: FieldRefusal = (...args: DeclaredField) => ofField('conflict', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const tooLargeField: FieldRefusal = (...args: DeclaredField) => ofField('too_large', ...args);
/* @__NO_SIDE_EFFECTS__ */
export const wrongTypeField: FieldRefusal = (...args: DeclaredField) => ofField('wrong_type', ...args);
