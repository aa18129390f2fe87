import { messagesOf } from '../../shared/i18n/messages-of.js';
import { mealLabel } from '../../shared/slots/slot-labels.js';
import type { StatusLabel } from '../../shared/ui/Tag.js';
import type { ResponseOf } from '../../shared/api/types.js';

export const t = messagesOf('meetups');

export type MeetupRow = ResponseOf<'/api/admin/meetups'>[number];
export type MeetupRecord = ResponseOf<'/api/admin/meetups/{id}'>;

export const STATUS_LABELS: Readonly<Record<MeetupRow['status'], StatusLabel>> = {
  open: { label: t('open'), tone: 'good' },
  full: { label: t('full'), tone: 'warning' },
  completed: { label: t('completed'), tone: 'plain' },
  cancelled: { label: t('cancelled'), tone: 'bad' },
};

/** Whether a meetup in this state can still be joined and cancelled. */
export const isUpcoming = (status: MeetupRow['status']): boolean => status === 'open' || status === 'full';

/** Formats seats and waitlist as "3 of 6, 2 on the waitlist". */
export const seatsText = ({ seatsTaken, seats, waiting }: MeetupRow): string =>
  t(waiting > 0 ? 'seatsTakenAndWaiting' : 'seatsTaken', { taken: seatsTaken, seats, waiting });

/** The form state of a new meetup. */
export interface MeetupDraft {
  readonly scheduledTime?: string | null;
  /** Overrides the meal, in the format HH:MM. */
  readonly atTime?: string | null;
  /** Separated by commas. */
  readonly interests?: string | null;
  readonly [field: string]: unknown;
}

const STARTS = { brunch: '11:00', lunch: '13:00', dinner: '18:00' };

/** The meals with their starting times, in the format of the `choices` prop. */
export const MEAL_CHOICES = Object.entries(STARTS).map(([id, start]) => ({
  id,
  name: t('mealAt', { meal: mealLabel(id), time: mealLabel(start) }),
}));

/** @returns the request body, without empty fields */
export function meetupRequestBody({ atTime, interests, scheduledTime, ...draft }: MeetupDraft): object {
  const requiredInterests = interests
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const given = { ...draft, scheduledTime: atTime?.trim() || scheduledTime, requiredInterests };
  return Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
}
