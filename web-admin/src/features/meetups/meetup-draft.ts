/** What the form of a new meetup holds. */
export interface MeetupDraft {
  readonly scheduledTime?: string | null;
  /** Takes the place of the meal. */
  readonly atTime?: string | null;
  /** Between commas. */
  readonly interests?: string | null;
  readonly [field: string]: unknown;
}

export const MEAL_CHOICES = [
  { id: 'brunch', name: 'Brunch, 11:00 AM' },
  { id: 'lunch', name: 'Lunch, 1:00 PM' },
  { id: 'dinner', name: 'Dinner, 6:00 PM' },
];

/** The body that invites to the meetup: without what was left empty. */
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
