import { defineEntity, p } from '@mikro-orm/core';
import type { MatchingRequestState } from '../../../domain/matching-request/matching-request.js';
import type { Gender } from '../../../domain/shared/gender.js';

/** The partial unique index that allows one open request per user. */
export const ONE_OPEN_REQUEST = 'one_open_request_per_user';

export const MatchingRequestRecord = defineEntity({
  name: 'MatchingRequestRecord',
  tableName: 'meetup_requests',
  properties: {
    id: p.integer().primary(),
    userId: p.integer(),
    meetupType: p.string().$type<MatchingRequestState['meetupType']>(),
    venueType: p.string().$type<MatchingRequestState['venueType']>(),
    preferredTime: p.string().$type<MatchingRequestState['preferredTime']>(),
    preferredDate: p.date(),
    maxDistance: p.integer(),
    ageRangeMin: p.integer().strictNullable(),
    ageRangeMax: p.integer().strictNullable(),
    sharedLanguage: p.boolean(),
    notTheOnly: p.string().$type<Gender>().strictNullable(),
    createdAt: p.datetime().columnType('timestamptz'),
    timeZone: p.string(),
    status: p.string().$type<MatchingRequestState['status']>(),
    hasSeatPlace: p.boolean(),
    seatLatitude: p.double().$type<number>().strictNullable(),
    seatLongitude: p.double().$type<number>().strictNullable(),
    hasPriority: p.boolean().fieldName('has_priority'),
    updatedAt: p.datetime().columnType('timestamptz'),
    version: p.integer().version(),
  },
});
