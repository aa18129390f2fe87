import { ApiError } from '../../shared/api/api-error.js';
import type { RequestConflict } from '../../shared/api/types.js';

/** Why the server rejected a request, as the screens distinguish it. */
export type RequestError =
  | { kind: 'existing-request'; existingId: number | null }
  | { kind: 'active-match' }
  | { kind: 'other' };

export function requestErrorOf(error: unknown): RequestError {
  if (!(error instanceof ApiError)) return { kind: 'other' };
  const conflict =
    error.status === 409 && error.body?.conflict ? (error.body as unknown as RequestConflict) : null;
  if (
    conflict?.conflictType === 'active_match' ||
    error.message.includes('You are already in an active match')
  ) {
    return { kind: 'active-match' };
  }
  if (conflict || error.message.includes('You already have an active request')) {
    return { kind: 'existing-request', existingId: conflict?.existingRequest?.id ?? null };
  }
  return { kind: 'other' };
}
