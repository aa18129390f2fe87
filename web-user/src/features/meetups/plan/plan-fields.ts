import { isVisible } from '@domain/shared/readable-text.js';
import { type MeetupType, planFrom } from '@domain/meetup/meetup-plan.js';
import { isScheduledTime } from '@domain/meetup/scheduled-time.js';
import type { MeetupVenue, RestaurantType } from '@domain/meetup/venue.js';
import type { Coordinates } from '@domain/shared/distance.js';
import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { firstOpenSaturday } from '@domain/shared/saturday.js';
import type { VenueType } from '@domain/shared/slot.js';
import type { Resolver } from 'react-hook-form';
import type { Meetup, MeetupChange, MeetupPlan } from '../../../shared/api/types.js';
import { formRule, domainResolver } from '../../../shared/forms/rules.js';
import {
  allInterests,
  chosenFrom,
  type ChosenInterests,
} from '../../../shared/interests/chosen-interests.js';
import { t } from './messages.js';
import type { LinkedVenue } from './venue-from-link.js';

/** The bounds of the age slider; at either end the range is open. */
export const AGES = { min: 18, max: 60 } as const;
const USUAL_SEATS = 6;

/** The form values of a meetup, under the field names of the API. */
export interface PlanFields {
  title: string;
  description: string;
  meetupType: MeetupType;
  maxParticipants: string;
  venueType: VenueType;
  restaurantType: RestaurantType;
  restaurantName: string;
  restaurantAddress: string;
  /** Coordinates if known; otherwise the server geocodes the address. */
  at: Coordinates | null;
  venueImageUrl?: never;
  scheduledDate: CalendarDate;
  /** `brunch`, `lunch`, `dinner`, a time such as `19:30`, or empty. */
  scheduledTime: string;
  ages: [min: number, max: number];
  /** In miles; empty for any. */
  maxDistance: string;
  requiredInterests: ChosenInterests;
  enforceLimits: boolean;
}

/** Default values of a new meetup on a given day, with the venue from the link. */
export const newFields = (today: CalendarDate, venue: LinkedVenue | null): PlanFields => ({
  title: '',
  description: '',
  meetupType: 'group',
  maxParticipants: String(USUAL_SEATS),
  venueType: 'cafe',
  restaurantType: 'any',
  restaurantName: '',
  restaurantAddress: '',
  at: null,
  ...(venue && venueFields(venue)),
  scheduledDate: firstOpenSaturday(today),
  scheduledTime: 'dinner',
  ages: [AGES.min, AGES.max],
  maxDistance: '',
  requiredInterests: { chosen: [], others: '' },
  enforceLimits: false,
});

/** The form values that describe the venue. */
export const venueFields = ({ venueType, name, address, latitude, longitude }: LinkedVenue) => ({
  venueType,
  restaurantName: name,
  restaurantAddress: address ?? '',
  at: { latitude, longitude },
});

export function fieldsOf(meetup: Meetup): PlanFields {
  const { latitude, longitude, ageRangeMin, ageRangeMax, maxDistance } = meetup;
  return {
    title: meetup.title,
    description: meetup.description ?? '',
    meetupType: meetup.meetupType,
    maxParticipants: String(meetup.maxParticipants),
    venueType: meetup.venueType,
    restaurantType: meetup.restaurantType,
    restaurantName: meetup.restaurantName,
    restaurantAddress: meetup.restaurantAddress,
    at: latitude === null || longitude === null ? null : { latitude, longitude },
    scheduledDate: meetup.scheduledDate,
    scheduledTime: meetup.scheduledTime,
    ages: [Math.min(ageRangeMin ?? AGES.min, AGES.max - 1), Math.min(ageRangeMax ?? AGES.max, AGES.max)],
    maxDistance: maxDistance === null ? '' : String(maxDistance),
    requiredInterests: chosenFrom(meetup.requiredInterests),
    enforceLimits: meetup.enforceLimits,
  };
}

/** The request body of these form values. @param picture a data URL, null to remove it, or undefined to keep it */
export function planOf(fields: PlanFields, picture?: string | null) {
  const { at, ages, ...rest } = fields;
  const [min, max] = ages;
  return {
    ...rest,
    title: fields.title.trim(),
    description: fields.description.trim() || null,
    maxParticipants: fields.meetupType === '1v1' ? 2 : Number(fields.maxParticipants),
    restaurantName: fields.restaurantName.trim(),
    restaurantAddress: fields.restaurantAddress.trim(),
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
    ageRangeMin: min > AGES.min ? min : null,
    ageRangeMax: max < AGES.max ? max : null,
    maxDistance: fields.maxDistance === '' ? null : Number(fields.maxDistance),
    requiredInterests: allInterests(fields.requiredInterests)
      .map((interest) => interest.trim())
      .filter(Boolean),
    ...(picture !== undefined && { venueImageUrl: picture }),
  } satisfies MeetupPlan;
}

/** The venue of these form values, for the rules of the domain. */
const venueOf = (fields: PlanFields): MeetupVenue => ({
  name: fields.restaurantName.trim(),
  address: fields.restaurantAddress.trim(),
  restaurantType: fields.restaurantType,
  venueType: fields.venueType,
  coordinates: fields.at,
  imageUrl: null,
});

/** The changed fields of a plan and its picture, see `planOf`; coordinates are sent as a pair. */
export function changesBetween(before: PlanFields, after: PlanFields, picture?: string | null): MeetupChange {
  const was = new Map(Object.entries(planOf(before)));
  const { meetupType: _fixed, latitude, longitude, ...is } = planOf(after, picture);
  const changed = Object.entries(is).filter(([name, value]) => !isSame(value, was.get(name)));
  const isMoved = !isSame([latitude, longitude], [was.get('latitude'), was.get('longitude')]);
  return { ...Object.fromEntries(changed), ...(isMoved && { latitude, longitude }) };
}

/** Whether both result in the same request body. */
export const isSamePlan = (one: PlanFields, other: PlanFields): boolean => isSame(planOf(one), planOf(other));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Validates with the rules of the domain, in the organizer's time zone. */
export const planResolver = (timeZone: string): Resolver<PlanFields> =>
  domainResolver<PlanFields>(
    formRule('title', isVisible, () => t('nameNeeded')),
    formRule('restaurantName', isVisible, () => t('placeNeeded')),
    formRule('restaurantAddress', isVisible, () => t('addressNeeded')),
    formRule('scheduledTime', isScheduledTime, () => t('timeNeeded')),
    (fields) => planFrom({ ...planOf(fields), venue: venueOf(fields), timeZone }, false, new Date()),
  );
