import type {
  ChangeMeetupCommand,
  PlanMeetupCommand,
} from '../../../application/meetup/organizing-meetups.js';
import { SEATS } from '../../../domain/meetup/meetup-plan.js';
import type { ChangeMeetupBody, PlanMeetupBody } from './meetup.dto.js';
import { VENUE_FIELD_NAMES, venueChangeFrom, meetupVenueFrom } from './venue-fields.js';

/** The default seats of a group. */
const USUAL_SEATS = 6;

/** Fills in the defaults of a new meetup. @throws HttpError 400 for only one of latitude and longitude */
export function commandFrom(body: PlanMeetupBody): Omit<PlanMeetupCommand, 'userId' | 'byStaff'> {
  return {
    title: body.title,
    description: body.description || null,
    meetupType: body.meetupType,
    maxParticipants: body.maxParticipants ?? (body.meetupType === '1v1' ? SEATS.pair : USUAL_SEATS),
    venue: meetupVenueFrom(body),
    scheduledDate: body.scheduledDate ?? null,
    scheduledTime: body.scheduledTime ?? 'dinner',
    ageRangeMin: body.ageRangeMin ?? null,
    ageRangeMax: body.ageRangeMax ?? null,
    maxDistance: body.maxDistance ?? null,
    requiredInterests: body.requiredInterests ?? [],
    enforceLimits: body.enforceLimits ?? false,
  };
}

/**
 * Only the fields that are present, and their names in the request.
 * @throws HttpError 400 for only one of latitude and longitude
 */
export function changeFrom(body: ChangeMeetupBody): Pick<ChangeMeetupCommand, 'change' | 'fields'> {
  const venue = present(venueChangeFrom(body));
  const others = present({
    title: body.title,
    description: body.description === undefined ? undefined : body.description || null,
    maxParticipants: body.maxParticipants ?? undefined,
    scheduledDate: body.scheduledDate ?? undefined,
    scheduledTime: body.scheduledTime ?? undefined,
    ageRangeMin: body.ageRangeMin,
    ageRangeMax: body.ageRangeMax,
    maxDistance: body.maxDistance,
    requiredInterests: body.requiredInterests === null ? [] : body.requiredInterests,
    enforceLimits: body.enforceLimits ?? undefined,
  });
  const venueFields = Object.keys(venue).map((name) => VENUE_FIELD_NAMES[name] ?? name);
  return { change: { ...others, venue }, fields: [...Object.keys(others), ...venueFields] };
}

/** Removes undefined fields. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [K in keyof T]?: Exclude<T[K], undefined> };
}
