import { defineEntity, p } from '@mikro-orm/core';
import { Meetup } from '../../../domain/meetup/meetup.js';
import { mapped } from '../mapped.js';
import { TextListType } from '../text-list-type.js';

export const MeetupMapping = defineEntity({
  class: mapped(Meetup),
  tableName: 'meetups',
  properties: {
    id: p.integer().primary(),
    title: p.string(),
    description: p.string().nullable(),
    meetupType: p.string(),
    maxParticipants: p.integer(),
    restaurantName: p.string(),
    restaurantAddress: p.string(),
    restaurantType: p.string(),
    venueType: p.string(),
    venueImageUrl: p.string().nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    scheduledDate: p.date(),
    scheduledTime: p.string(),
    startsAt: p.datetime().columnType('timestamptz'),
    timeZone: p.string(),
    byStaff: p.boolean(),
    createdBy: p.integer(),
    ageRangeMin: p.integer().nullable(),
    ageRangeMax: p.integer().nullable(),
    maxDistance: p.integer().nullable(),
    requiredInterests: p.type(TextListType),
    enforceLimits: p.boolean(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
