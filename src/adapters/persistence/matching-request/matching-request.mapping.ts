import { defineEntity, p } from '@mikro-orm/core';
import { MatchingRequest } from '../../../domain/matching-request/matching-request.js';
import { mapped } from '../mapped.js';

/** The partial unique index that holds one open request per person. */
export const ONE_OPEN_REQUEST = 'one_open_request_per_user';

export const MatchingRequestMapping = defineEntity({
  class: mapped(MatchingRequest),
  tableName: 'meetup_requests',
  properties: {
    id: p.integer().primary(),
    userId: p.integer().fieldName('user_id'),
    meetupType: p.string().fieldName('meetup_type'),
    venueType: p.string().fieldName('venue_type'),
    preferredTime: p.string().fieldName('preferred_time'),
    preferredDate: p.date().fieldName('preferred_date'),
    maxDistance: p.integer().fieldName('max_distance'),
    ageRangeMin: p.integer().fieldName('age_range_min').nullable(),
    ageRangeMax: p.integer().fieldName('age_range_max').nullable(),
    timeZone: p.string().fieldName('time_zone'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
    _status: p.string().fieldName('status'),
    _hasSeatPlace: p.boolean().fieldName('has_seat_place'),
    _seatLatitude: p.double().fieldName('seat_latitude').nullable(),
    _seatLongitude: p.double().fieldName('seat_longitude').nullable(),
    _goesFirst: p.boolean().fieldName('goes_first'),
    _updatedAt: p.datetime().fieldName('updated_at').columnType('timestamptz'),
    _version: p.integer().version().fieldName('version'),
  },
});
