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
    meetupType: p.string().fieldName('meetup_type'),
    maxParticipants: p.integer().fieldName('max_participants'),
    restaurantName: p.string().fieldName('restaurant_name'),
    restaurantAddress: p.string().fieldName('restaurant_address'),
    restaurantType: p.string().fieldName('restaurant_type'),
    venueType: p.string().fieldName('venue_type'),
    venueImageUrl: p.string().fieldName('venue_image_url').nullable(),
    latitude: p.double().nullable(),
    longitude: p.double().nullable(),
    scheduledDate: p.date().fieldName('scheduled_date'),
    scheduledTime: p.string().fieldName('scheduled_time'),
    startsAt: p.datetime().fieldName('starts_at').columnType('timestamptz'),
    timeZone: p.string().fieldName('time_zone'),
    byStaff: p.boolean().fieldName('by_staff'),
    createdBy: p.integer().fieldName('created_by'),
    ageRangeMin: p.integer().fieldName('age_range_min').nullable(),
    ageRangeMax: p.integer().fieldName('age_range_max').nullable(),
    maxDistance: p.integer().fieldName('max_distance').nullable(),
    requiredInterests: p.type(TextListType).fieldName('required_interests'),
    enforceLimits: p.boolean().fieldName('enforce_limits'),
    createdAt: p.datetime().fieldName('created_at').columnType('timestamptz'),
  },
});
