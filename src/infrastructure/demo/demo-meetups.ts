import type { PlanMeetupCommand } from '../../application/meetup/organizing-meetups.js';
import type { MeetupVenue } from '../../domain/meetup/venue.js';
import type { Coordinates } from '../../domain/shared/distance.js';

/** A demo meetup, in the fields of its form. */
export interface DemoMeetup extends Pick<
  PlanMeetupCommand,
  'title' | 'description' | 'meetupType' | 'maxParticipants' | 'scheduledTime' | 'requiredInterests'
> {
  readonly venue: Pick<MeetupVenue, 'name' | 'restaurantType' | 'venueType'>;
  readonly street: string;
  /** Saturdays after the first. */
  readonly week: number;
  readonly ageRangeMin?: number;
  readonly ageRangeMax?: number;
  /** Attendees besides the organizer. */
  readonly guests: number;
  /** Offset from the center of the town in degrees. */
  readonly offset: Coordinates;
}

/** At other times than the slots of the demo requests, so that the two do not compete. */
export const DEMO_MEETUPS: readonly DemoMeetup[] = [
  {
    title: 'Slow brunch and strong coffee',
    description: 'No phones on the table, all the pancakes you can carry. Newcomers sit in the middle.',
    meetupType: 'group',
    maxParticipants: 6,
    venue: { name: 'The Early Kettle', restaurantType: 'casual', venueType: 'cafe' },
    street: '214 Orchard Street',
    scheduledTime: 'brunch',
    week: 0,
    requiredInterests: [],
    guests: 4,
    offset: { latitude: 0.006, longitude: -0.011 },
  },
  {
    title: 'Hand-pulled noodles, loud slurping',
    description: 'We order for the table and share everything. Vegetarians will not go hungry.',
    meetupType: 'group',
    maxParticipants: 8,
    venue: { name: 'Lantern Noodle House', restaurantType: 'casual', venueType: 'restaurant' },
    street: '77 Maple Avenue',
    scheduledTime: '20:00',
    week: 0,
    requiredInterests: ['travel'],
    guests: 3,
    offset: { latitude: -0.009, longitude: 0.014 },
  },
  {
    title: 'Board games in the back room',
    description: 'Short ones first, then somebody brings out the big box.',
    meetupType: 'group',
    maxParticipants: 5,
    venue: { name: 'Second Shelf Cafe', restaurantType: 'any', venueType: 'cafe' },
    street: '9 Library Lane',
    scheduledTime: '15:30',
    week: 0,
    requiredInterests: ['gaming'],
    guests: 4,
    offset: { latitude: 0.013, longitude: 0.008 },
  },
  {
    title: 'Two chairs and a chessboard',
    description: 'One game, one cup, and we see who pays.',
    meetupType: '1v1',
    maxParticipants: 2,
    venue: { name: 'Cafe Gambit', restaurantType: 'casual', venueType: 'cafe' },
    street: '31 Court Square',
    scheduledTime: '16:00',
    week: 0,
    requiredInterests: [],
    guests: 0,
    offset: { latitude: 0.002, longitude: 0.003 },
  },
  {
    title: 'Tacos after the gallery walk',
    description: 'Meet at the door, we will have a table outside if the weather is kind.',
    meetupType: 'group',
    maxParticipants: 10,
    venue: { name: 'Casa Naranja', restaurantType: 'casual', venueType: 'restaurant' },
    street: '118 Mill Street',
    scheduledTime: '19:30',
    week: 1,
    requiredInterests: ['photography'],
    guests: 5,
    offset: { latitude: -0.018, longitude: -0.006 },
  },
  {
    title: 'Book swap with cake',
    description: 'Bring one you loved, take one home. The lemon cake is the real reason.',
    meetupType: 'group',
    maxParticipants: 6,
    venue: { name: 'Paper & Crumb', restaurantType: 'casual', venueType: 'cafe' },
    street: '52 College Row',
    scheduledTime: 'brunch',
    week: 1,
    requiredInterests: ['reading'],
    guests: 2,
    offset: { latitude: 0.021, longitude: -0.017 },
  },
  {
    title: 'A proper dinner, for once',
    description: 'White tablecloths, three courses, and nobody has to do the dishes.',
    meetupType: 'group',
    maxParticipants: 4,
    venue: { name: 'The Copper Heron', restaurantType: 'fine', venueType: 'restaurant' },
    street: '3 River Terrace',
    scheduledTime: '20:30',
    week: 2,
    ageRangeMin: 22,
    ageRangeMax: 40,
    requiredInterests: [],
    guests: 1,
    offset: { latitude: -0.031, longitude: 0.026 },
  },
  {
    title: 'Pizza before the open mic',
    description: 'We grab slices, then walk over together and cheer for whoever is brave.',
    meetupType: 'group',
    maxParticipants: 12,
    venue: { name: 'Stone & Basil', restaurantType: 'fast', venueType: 'restaurant' },
    street: '640 Depot Road',
    scheduledTime: '19:00',
    week: 2,
    requiredInterests: ['music'],
    guests: 6,
    offset: { latitude: 0.034, longitude: 0.029 },
  },
];
