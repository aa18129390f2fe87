import { ApiError } from '../api/api-error.js';

/** What the server returns for a suspended or ended account. */
export interface Suspension {
  /** The moderator's explanation; may be empty. */
  reason: string;
  /** ISO 8601 instant; null for an unlimited time. */
  until: string | null;
  isForGood: boolean;
  /** Whether the appeal was already sent. */
  hasAppealed: boolean;
}

/** Parses the suspension from the response of a rejected request; null for any other error. */
export function suspensionIn(error: unknown): Suspension | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'suspended') return null;
  const { reason, until, kind, hasAppealed } = error.body;
  return {
    reason: typeof reason === 'string' ? reason : '',
    until: typeof until === 'string' ? until : null,
    isForGood: kind === 'ending',
    hasAppealed: hasAppealed === true,
  };
}
