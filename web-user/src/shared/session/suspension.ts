import { ApiError } from '../api/api-error.js';

/** What somebody is told whose account is suspended or was ended. */
export interface Suspension {
  /** A moderator's words; empty where there are none. */
  reason: string;
  /** An instant as ISO 8601; null until further notice. */
  until: string | null;
  isForGood: boolean;
  /** Whether their one note to the moderators has been sent. */
  hasAppealed: boolean;
}

/** The suspension that a refused call tells of; null where it was refused for something else. */
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
