/** The form state of a new meetup. */
export interface MeetupDraft {
  readonly scheduledTime?: string | null;
  /** Overrides the meal, in the format HH:MM. */
  readonly atTime?: string | null;
  /** Separated by commas. */
  readonly interests?: string | null;
  readonly [field: string]: unknown;
}

export const MEAL_CHOICES = [
  { id: 'brunch', name: 'Brunch, 11:00 AM' },
  { id: 'lunch', name: 'Lunch, 1:00 PM' },
  { id: 'dinner', name: 'Dinner, 6:00 PM' },
];

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
