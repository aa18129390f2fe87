import { defineEntity, p } from '@mikro-orm/core';
import { Meetup } from '../../../domain/meetup/meetup.js';
import { mapped } from '../mapped.js';
import { TextListType } from '../text-list-type.js';

const CoordinatesMapping = defineEntity({
  name: 'VenueCoordinates',
  embeddable: true,
  properties: { latitude: p.double(), longitude: p.double() },
});

/** The venue in the columns of its meetup. */
const VenueMapping = defineEntity({
  name: 'MeetupVenue',
  embeddable: true,
  properties: {
    name: p.string().fieldName('restaurant_name'),
    address: p.string().fieldName('restaurant_address'),
    restaurantType: p.string(),
    venueType: p.string(),
    imageUrl: p.string().fieldName('venue_image_url').nullable(),
    coordinates: p.embedded(CoordinatesMapping).prefix(false).nullable(),
  },
});

export const MeetupMapping = defineEntity({
  class: mapped(Meetup),
  tableName: 'meetups',
  properties: {
    id: p.integer().primary(),
    title: p.string(),
    description: p.string().nullable(),
    meetupType: p.string(),
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
    maxDistance: p.double().fieldName('max_distance').nullable(),
    requiredInterests: p.type(TextListType),
    enforceLimits: p.boolean(),
    createdAt: p.datetime().columnType('timestamptz'),
  },
});
