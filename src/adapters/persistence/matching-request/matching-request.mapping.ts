import { defineEntity, p } from '@mikro-orm/core';
import { MatchingRequest } from '../../../domain/matching-request/matching-request.js';
import { mapped } from '../mapped.js';

/** The partial unique index that allows one open request per user. */
export const ONE_OPEN_REQUEST = 'one_open_request_per_user';

export const MatchingRequestMapping = defineEntity({
  class: mapped(MatchingRequest),
  tableName: 'meetup_requests',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    meetupType: p.string(),
    venueType: p.string(),
    preferredTime: p.string(),
    preferredDate: p.date(),
    maxDistance: p.integer(),
    ageRangeMin: p.integer().nullable(),
    ageRangeMax: p.integer().nullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    _timeZone: p.string(),
    _status: p.string(),
    _hasSeatPlace: p.boolean(),
    _seatLatitude: p.double().nullable(),
    _seatLongitude: p.double().nullable(),
    _hasPriority: p.boolean().fieldName('goes_first'),
    _updatedAt: p.datetime().columnType('timestamptz'),
    _version: p.integer().version(),
  },
});
