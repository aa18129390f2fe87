import { DAY_MS } from '../shared/durations.js';
/** When an account was last used, and which notices of its end were sent since. */
export interface AccountActivity {
  /** The last sign-in; without one, the creation of the account. */
  readonly signedInAt: Date;
  readonly notices: number;
  readonly noticedAt: Date | null;
}

/** Days without a sign-in after which an account is deleted. */
const INACTIVE_DAYS = 730;

/** A notice, or the end of the account after the last notice. */
export interface InactivityStep {
  /** The number of notices that were sent before. */
  readonly notices: number;
  /** Days since the last sign-in. */
  readonly inactiveDays: number;
  /** Days since the last notice, so that a late job does not shorten the announced time. */
  readonly noticedDays: number;
  /** Days until the account is deleted; 0 for the end itself. */
  readonly daysLeft: number;
}

const FIRST_NOTICE_DAYS = 30;
const LAST_NOTICE_DAYS = 7;

export const INACTIVITY_STEPS: readonly InactivityStep[] = [
  {
    notices: 0,
    inactiveDays: INACTIVE_DAYS - FIRST_NOTICE_DAYS,
    noticedDays: 0,
    daysLeft: FIRST_NOTICE_DAYS,
  },
  {
    notices: 1,
    inactiveDays: INACTIVE_DAYS - LAST_NOTICE_DAYS,
    noticedDays: FIRST_NOTICE_DAYS - LAST_NOTICE_DAYS,
    daysLeft: LAST_NOTICE_DAYS,
  },
  { notices: 2, inactiveDays: INACTIVE_DAYS, noticedDays: LAST_NOTICE_DAYS, daysLeft: 0 },
];

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/** The instants at or before which the last sign-in and the last notice must be. */
export const boundsOf = ({ inactiveDays, noticedDays }: InactivityStep, now: Date) => ({
  signedInBy: daysBefore(now, inactiveDays),
  noticedBy: daysBefore(now, noticedDays),
});

export function isDue(step: InactivityStep, activity: AccountActivity, now: Date): boolean {
  const { signedInBy, noticedBy } = boundsOf(step, now);
  const { notices, signedInAt, noticedAt } = activity;
  return (
    notices === step.notices && signedInAt <= signedInBy && (noticedAt === null || noticedAt <= noticedBy)
  );
}
