import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError } from '../api/api-error.js';

/** Sets the field errors of a rejected request on the form. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fields: ReadonlyArray<FieldPath<Values>>,
  setError: UseFormSetError<Values>,
): void {
  if (!(error instanceof ApiError)) return;
  for (const field of fields) {
    const message = error.fields[field];
    if (message) setError(field, { type: 'server', message });
  }
}

/** The error of a request for the whole form; null where a field says the same. */
export const formErrorOf = (error: Error | null, fields: FieldErrors): Error | null =>
  Object.values(fields).some((field) => field?.message === error?.message) ? null : error;
