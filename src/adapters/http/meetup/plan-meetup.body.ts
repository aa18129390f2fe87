import type { PlanMeetupCommand } from '../../../application/meetup/plan-meetup.js';
import type { MeetupChange } from '../../../domain/meetup/meetup-plan.js';
import { SEATS } from '../../../domain/meetup/meetup-plan.js';
import { HttpError } from '../http-error.js';
import type { ChangeMeetupBody, PlanMeetupBody } from './meetup.dto.js';

/** The default seats of a group. */
const USUAL_SEATS = 6;

/** Fills in the defaults of a new meetup. @throws HttpError 400 for only one of latitude and longitude */
export function commandFrom(body: PlanMeetupBody): Omit<PlanMeetupCommand, 'userId' | 'byStaff'> {
  return {
    title: body.title,
    description: body.description || null,
    meetupType: body.meetupType,
    maxParticipants: body.maxParticipants ?? (body.meetupType === '1v1' ? SEATS.pair : USUAL_SEATS),
    restaurantName: body.restaurantName,
    restaurantAddress: body.restaurantAddress,
    restaurantType: body.restaurantType ?? 'any',
    venueType: body.venueType ?? 'restaurant',
    coordinates: coordinatesFrom(body),
    venueImageUrl: body.venueImageUrl ?? null,
    scheduledDate: body.scheduledDate ?? null,
    scheduledTime: body.scheduledTime ?? 'dinner',
    ageRangeMin: body.ageRangeMin ?? null,
    ageRangeMax: body.ageRangeMax ?? null,
    maxDistance: body.maxDistance ?? null,
    requiredInterests: body.requiredInterests ?? [],
    enforceLimits: body.enforceLimits ?? false,
  };
}

/** Only the fields that are present. @throws HttpError 400 for only one of latitude and longitude */
export function changeFrom(body: ChangeMeetupBody): Omit<MeetupChange, 'timeZone'> {
  const { latitude, longitude, description, requiredInterests, ...rest } = body;
  const { maxParticipants, restaurantType, venueType, scheduledDate, scheduledTime, enforceLimits } = rest;
  const isPlaced = latitude !== undefined || longitude !== undefined;
  return present({
    ...rest,
    maxParticipants: maxParticipants ?? undefined,
    restaurantType: restaurantType ?? undefined,
    venueType: venueType ?? undefined,
    scheduledDate: scheduledDate ?? undefined,
    scheduledTime: scheduledTime ?? undefined,
    enforceLimits: enforceLimits ?? undefined,
    description: description === undefined ? undefined : description || null,
    requiredInterests: requiredInterests === null ? [] : requiredInterests,
    coordinates: isPlaced ? coordinatesFrom(body) : undefined,
  });
}

/** Removes undefined fields. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(known) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function coordinatesFrom({
  latitude = null,
  longitude = null,
}: Pick<PlanMeetupBody, 'latitude' | 'longitude'>): PlanMeetupCommand['coordinates'] {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (latitude === null && longitude === null) return null;
  const message = 'Please give both latitude and longitude, or neither';
  throw new HttpError(400, 'invalid_fields', message, {
    [latitude === null ? 'latitude' : 'longitude']: message,
  });
}
