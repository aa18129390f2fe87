import type { Meetup, MeetupGuest, MeetupOrganizer } from '../../../web-user/src/shared/api/types.js';

export const MATEO: MeetupOrganizer = {
  id: 1002,
  username: 'Mateo',
  firstName: 'Mateo',
  profileImageUrl: null,
  ageRange: '21–24',
  trustScore: 60,
  trustLevel: 'Medium Trust',
  bio: 'Bakes on Sundays.',
  isIdVerified: true,
  isPhoneVerified: true,
  isProfilePictureVerified: false,
};

export const PRIYA: MeetupGuest = {
  id: 1003,
  username: 'Priya',
  firstName: 'Priya',
  profileImageUrl: null,
  ageRange: '21–24',
  trustScore: 40,
  trustLevel: 'Basic Trust',
  bio: 'New in town.',
  surveyData: { favoriteConversationTopic: 'travel', favoriteMusic: 'hiphop', personalityType: 'chill' },
};

/** An open meetup with a seat or two left, with the fields that matter to the test. */
export function aMeetup(fields: Partial<Meetup> = {}): Meetup {
  return {
    id: 31,
    title: 'Buns and board games',
    description: null,
    meetupType: 'group',
    status: 'open',
    venueType: 'cafe',
    venueImageUrl: null,
    location: 'Tatte, 318 Third Street',
    restaurantName: 'Tatte',
    restaurantAddress: '318 Third Street',
    restaurantType: 'casual',
    latitude: 42.36,
    longitude: -71.08,
    distance: 2,
    scheduledDate: '2026-11-28',
    scheduledTime: 'brunch',
    startsAt: '2026-11-28T16:00:00Z',
    timeZone: 'America/New_York',
    currentParticipants: 3,
    maxParticipants: 6,
    isFull: false,
    ageRangeMin: null,
    ageRangeMax: null,
    maxDistance: null,
    requiredInterests: [],
    enforceLimits: false,
    mayJoin: true,
    joined: false,
    waitlisted: false,
    waitlistPosition: null,
    isOrganiser: false,
    matchId: null,
    creator: MATEO,
    participants: [PRIYA],
    createdAt: '2026-11-01T10:00:00Z',
    ...fields,
  };
}
