import { ApiError } from '../../shared/api/api-error.js';
import type { Credentials } from '../../shared/api/types.js';

/** What somebody is told who signs in while they are suspended or their account was ended. */
export interface Suspension {
  /** A moderator's words; empty where there are none. */
  reason: string;
  /** An instant as ISO 8601; null until further notice. */
  until: string | null;
  isForGood: boolean;
  /** What was typed, to write to the moderators with; it stays in memory alone. */
  credentials: Credentials;
}

/** The suspension that a refused sign-in tells of; null where it was refused for something else. */
export function suspensionIn(error: Error, credentials: Credentials): Suspension | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'suspended') return null;
  const { reason, until, kind } = error.body;
  return {
    reason: typeof reason === 'string' ? reason : '',
    until: typeof until === 'string' ? until : null,
    isForGood: kind === 'ending',
    credentials,
  };
}

/** Whether a note was not taken because there is one already. */
export const isAppealKnown = (error: Error | null): boolean =>
  error instanceof ApiError && error.body?.code === 'already_appealed';
