import { mealLabel } from '../../shared/slots/slot-labels.js';
import { t } from './messages.js';

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
