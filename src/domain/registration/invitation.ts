import { DAY_MS } from '../shared/durations.js';
import { requiredText } from '../shared/text-not-allowed.js';
import { InvitationLimitsNotAllowed } from './registration-errors.js';

export const INVITATION_LIMITS = { uses: 100, days: 90 } as const;
/** The longest note, in code points. */
export const LONGEST_INVITATION_NOTE = 100;
/** Days for which an ended link is kept, with who joined by it. */
export const INVITATION_RETENTION_DAYS = 365;
/** Links that work at the same time. */
export const MOST_INVITATIONS = 200;

/** What an admin chooses for a link. */
export interface InvitationChoice {
  /** The person or group that the link is meant for, shown in the list. */
  readonly note: string;
  /** How many people may join with it. */
  readonly uses: number;
  readonly days: number;
}

/** Validates a choice, trims its note and says when the link ends. @throws InvitationLimitsNotAllowed, TextNotAllowed */
export function invitationFrom(
  choice: InvitationChoice,
  now: Date,
): InvitationChoice & { readonly endsAt: Date } {
  const note = requiredText('note', choice.note, LONGEST_INVITATION_NOTE);
  for (const field of ['uses', 'days'] as const) {
    const isWithin = Number.isInteger(choice[field]) && choice[field] >= 1;
    if (!isWithin || choice[field] > INVITATION_LIMITS[field])
      throw new InvitationLimitsNotAllowed(field, INVITATION_LIMITS[field]);
  }
  return { ...choice, note, endsAt: new Date(now.getTime() + choice.days * DAY_MS) };
}
