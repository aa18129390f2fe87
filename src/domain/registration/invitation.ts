import { DAY_MS } from '../shared/durations.js';
import { InvitationLimitsNotAllowed } from './registration-errors.js';

export const INVITATION_LIMITS = { uses: 100, days: 90 } as const;
/** Days for which an ended link is kept, with who joined by it. */
export const INVITATION_RETENTION_DAYS = 365;
/** Links that work at the same time. */
export const MOST_INVITATIONS = 200;

/** What an admin chooses for a link. */
export interface InvitationChoice {
  /** How many people may join with it. */
  readonly uses: number;
  readonly days: number;
}

/** @returns the instant at which the link ends @throws InvitationLimitsNotAllowed */
export function invitationEnd(choice: InvitationChoice, now: Date): Date {
  for (const field of ['uses', 'days'] as const) {
    const isWithin = Number.isInteger(choice[field]) && choice[field] >= 1;
    if (!isWithin || choice[field] > INVITATION_LIMITS[field])
      throw new InvitationLimitsNotAllowed(field, INVITATION_LIMITS[field]);
  }
  return new Date(now.getTime() + choice.days * DAY_MS);
}
