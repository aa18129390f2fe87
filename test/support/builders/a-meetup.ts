import { type Participant, Meetup } from '../../../src/domain/meetup/meetup.js';
import type { MeetupForm } from '../../../src/domain/meetup/meetup-plan.js';
import type { MeetupVenue } from '../../../src/domain/meetup/venue.js';

const MONDAY = new Date('2026-03-02T15:00:00Z');

export const ORGANIZER = 1001;

/** The fields of a form that differ from the default, those of the venue too. */
export type MeetupFields = Partial<Omit<MeetupForm, 'venue'>> & { readonly venue?: Partial<MeetupVenue> };

/** A valid form: dinner for six on the first Saturday after MONDAY. */
export function aMeetupForm(fields: MeetupFields = {}): MeetupForm {
  return {
    title: 'Dumplings for everyone',
    description: null,
    meetupType: 'group',
    maxParticipants: 6,
    scheduledDate: '2026-03-07',
    scheduledTime: 'dinner',
    timeZone: 'America/New_York',
    ageRangeMin: null,
    ageRangeMax: null,
    maxDistance: null,
    requiredInterests: [],
    enforceLimits: false,
    ...fields,
    venue: {
      name: 'The Long Spoon',
      address: '12 Bleecker St, New York',
      restaurantType: 'casual',
      venueType: 'restaurant',
      coordinates: { latitude: 40.7259, longitude: -73.9946 },
      imageUrl: null,
      ...fields.venue,
    },
  };
}

/** An open meetup with its table; the organizer has a seat unless staff planned it. */
export function aMeetup(
  fields: MeetupFields & { id?: number; now?: Date; isStaff?: boolean; trustScore?: number } = {},
): Meetup {
  const { id = 1, now = MONDAY, isStaff = false, trustScore = 60, ...form } = fields;
  const meetup = Meetup.plan(aMeetupForm(form), { userId: ORGANIZER, trustScore, isStaff }, now);
  meetup.assignId(id);
  meetup.setTable(now).assignId(5000 + id);
  return meetup;
}

/** The default is a user of 22 in the same neighborhood who likes music. */
export const aParticipant = (userId: number, fields: Partial<Participant> = {}): Participant => ({
  userId,
  age: 22,
  coordinates: { latitude: 40.73, longitude: -73.99 },
  interests: ['music'],
  blockedUserIds: new Set(),
  hasOtherSeat: false,
  ...fields,
});
