import { defineEntity, p } from '@mikro-orm/core';
import type { MeetupState } from '../../../domain/meetup/meetup.js';
import { TextListType } from '../text-list-type.js';

const CoordinatesMapping = defineEntity({
  name: 'VenueCoordinates',
  embeddable: true,
  properties: { latitude: p.double().$type<number>(), longitude: p.double().$type<number>() },
});

/** The venue in the columns of its meetup. */
const VenueMapping = defineEntity({
  name: 'MeetupVenue',
  embeddable: true,
  properties: {
    name: p.string().fieldName('restaurant_name'),
    address: p.string().fieldName('restaurant_address'),
    restaurantType: p.string().$type<MeetupState['venue']['restaurantType']>(),
    venueType: p.string().$type<MeetupState['venue']['venueType']>(),
    imageUrl: p.string().fieldName('venue_image_url').nullable(),
    coordinates: p.embedded(CoordinatesMapping).prefix(false).nullable(),
  },
});

export const MeetupRecord = defineEntity({
  name: 'MeetupRecord',
  tableName: 'meetups',
  properties: {
    id: p.integer().primary(),
    title: p.string(),
    description: p.string().nullable(),
    meetupType: p.string().$type<MeetupState['meetupType']>(),
    maxParticipants: p.integer(),
    venue: p.embedded(VenueMapping).prefix(false),
    scheduledDate: p.date(),
    scheduledTime: p.string(),
    startsAt: p.datetime().columnType('timestamptz'),
    timeZone: p.string(),
    byStaff: p.boolean(),
    createdBy: p.integer(),
    ageRangeMin: p.integer().nullable(),
    ageRangeMax: p.integer().nullable(),
    maxDistance: p.double().$type<number>().nullable(),
    requiredInterests: p.type(TextListType),
    enforceLimits: p.boolean(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
