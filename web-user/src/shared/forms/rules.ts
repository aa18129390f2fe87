import { InvalidField } from '@domain/shared/domain-error.js';
import { CODE_PATTERN } from '@domain/shared/one-time-code.js';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { errorMessage } from '../i18n/messages-of.js';

/** Validates the form values; throws `InvalidField` when a rule of the domain is violated. */
export type Rule<Values> = (values: Values) => unknown;

class FormRuleViolated extends InvalidField {
  constructor(
    override readonly field: string,
    message: string,
  ) {
    super('unmet', 'invalid', message);
  }
}

/** A rule of the form itself, for which the domain has no error. @param holds whether the value of the field keeps it */
export const formRule =
  <Field extends string, Value>(field: Field, holds: (value: Value) => boolean, message: () => string) =>
  (values: Record<Field, Value>): void => {
    if (!holds(values[field])) throw new FormRuleViolated(field, message());
  };

/** For `formRule`. */
export const isFilledIn = (text: string): boolean => text.trim() !== '';
export const isCode = (text: string): boolean => CODE_PATTERN.test(text);

/** All validation errors by field; the first rule wins where a field violates several. */
export function validationErrors<Values>(
  values: Values,
  rules: ReadonlyArray<Rule<Values>>,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const rule of rules) {
    try {
      rule(values);
    } catch (error) {
      if (!(error instanceof InvalidField)) throw error;
      found[error.field] ??= errorMessage(error.code, error.message, error.values, error.field);
    }
  }
  return found;
}

/** A react-hook-form resolver that validates with the rules of the domain. */
export function domainResolver<Values extends FieldValues>(...rules: Array<Rule<Values>>): Resolver<Values> {
  return (values) => {
    const found = Object.entries(validationErrors(values, rules));
    const errors = Object.fromEntries(found.map(([field, message]) => [field, { type: 'rule', message }]));
    return found.length ? { values: {}, errors: errors as FieldErrors<Values> } : { values, errors: {} };
  };
}
