import { interestsFrom } from '../account/interests.js';
import { hasWebAddress } from '../shared/web-address.js';
import { isOneReadableLine, isReadable, isVisible } from '../shared/readable-text.js';
import { AgeRange } from '../shared/age.js';
import { addDays, type CalendarDate, isCalendarDate, weekday } from '../shared/calendar-date.js';
import { HORIZON_DAYS, HORIZON_WEEKS } from '../shared/saturday.js';
import { localDate, type TimeZone } from '../shared/time-zone.js';
import { MeetupPlanNotAllowed } from './meetup-errors.js';
import { isScheduledTime, type ScheduledTime, startsAt } from './scheduled-time.js';
import { ensureVenueImage, type MeetupVenue } from './venue.js';

export const SEATS = { fewest: 2, most: 20, pair: 2 } as const;
export const MEETUP_TYPES = ['group', '1v1'] as const;
export type MeetupType = (typeof MEETUP_TYPES)[number];

const SATURDAY = 6;

/** The form of a meetup. */
export interface MeetupForm {
  readonly title: string;
  readonly description: string | null;
  readonly meetupType: MeetupType;
  readonly maxParticipants: number;
  readonly venue: MeetupVenue;
  readonly scheduledDate: CalendarDate;
  readonly scheduledTime: ScheduledTime;
  /** Time zone of date and time. */
  readonly timeZone: TimeZone;
  readonly ageRangeMin: number | null;
  readonly ageRangeMax: number | null;
  readonly maxDistance: number | null;
  readonly requiredInterests: readonly string[];
  readonly enforceLimits: boolean;
}

/**
 * A partial update of a meetup; an absent field is left as it is. The type cannot change, because users have joined for
 * it.
 */
export type MeetupChange = Partial<Omit<MeetupForm, 'meetupType' | 'venue'>> & {
  readonly venue?: Partial<MeetupVenue>;
};

/** A validated form with its derived fields. */
export interface MeetupPlan extends MeetupForm {
  readonly startsAt: Date;
}

/**
 * Validates and normalizes a form.
 * @param byStaff staff may plan for any day of the week
 * @throws MeetupPlanNotAllowed, AgeRangeReversed, InterestsNotAllowed
 */
export function planFrom(form: MeetupForm, byStaff: boolean, now: Date): MeetupPlan {
  ensureTexts(form, byStaff);
  ensureSeats(form);
  ensureDay(form, byStaff, now);
  ensureVenueImage(form.venue.imageUrl);
  AgeRange.of(form.ageRangeMin, form.ageRangeMax);
  return {
    ...form,
    requiredInterests: interestsFrom(form.requiredInterests, 'requiredInterests'),
    startsAt: startsAt(form.scheduledDate, form.scheduledTime, form.timeZone),
  };
}

/** Title and venue stand in mails to strangers, so those of members contain no web address. */
function ensureTexts({ title, description, venue }: MeetupForm, byStaff: boolean): void {
  const lines = { title, restaurantName: venue.name, restaurantAddress: venue.address };
  for (const [field, text] of Object.entries(lines)) {
    if (!isVisible(text)) throw new MeetupPlanNotAllowed(field, 'Please fill this in');
    if (!isOneReadableLine(text)) throw new MeetupPlanNotAllowed(field, 'Please keep this to one line');
    if (!byStaff && hasWebAddress(text))
      throw new MeetupPlanNotAllowed(field, 'Please leave web addresses out');
  }
  if (description !== null && !isReadable(description))
    throw new MeetupPlanNotAllowed('description', 'Please use readable text only');
}

function ensureSeats({ meetupType, maxParticipants }: MeetupForm): void {
  const most = meetupType === '1v1' ? SEATS.pair : SEATS.most;
  if (Number.isInteger(maxParticipants) && maxParticipants >= SEATS.fewest && maxParticipants <= most) return;
  const { fewest, pair } = SEATS;
  const rule =
    meetupType === '1v1'
      ? `A 1-on-1 meetup has ${pair} seats`
      : `Please offer ${fewest} to ${SEATS.most} seats`;
  throw new MeetupPlanNotAllowed('maxParticipants', rule, { fewest, most: SEATS.most, pair });
}

function ensureDay(form: MeetupForm, byStaff: boolean, now: Date): void {
  const { scheduledDate, scheduledTime, timeZone } = form;
  const refusal = (message: string) =>
    new MeetupPlanNotAllowed('scheduledDate', message, { weeks: HORIZON_WEEKS });
  if (!isCalendarDate(scheduledDate)) throw refusal('Please choose a date');
  if (!byStaff && weekday(scheduledDate) !== SATURDAY) throw refusal('Please choose a Saturday');
  if (scheduledDate > addDays(localDate(now, timeZone), HORIZON_DAYS))
    throw refusal(`Please choose a date within the next ${HORIZON_WEEKS} weeks`);
  if (!isScheduledTime(scheduledTime))
    throw new MeetupPlanNotAllowed(
      'scheduledTime',
      'Please choose brunch, lunch, dinner or a time like 19:30',
    );
  if (startsAt(scheduledDate, scheduledTime, timeZone) <= now)
    throw refusal('Please choose a date that is still to come');
}
