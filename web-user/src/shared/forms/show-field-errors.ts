import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
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
