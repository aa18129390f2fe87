import { LONGEST_IMAGE_URL, RESTAURANT_TYPES, type RestaurantType } from '../../../domain/meetup/venue.js';
import { MEETUP_TYPES, type MeetupType, SEATS } from '../../../domain/meetup/meetup-plan.js';
import { OLDEST_SOUGHT, YOUNGEST_SOUGHT } from '../../../domain/shared/age.js';
import { VENUE_TYPES, type VenueType } from '../../../domain/shared/slot.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../../domain/shared/survey-answers.js';
import {
  Bool,
  DateText,
  DecimalNumber,
  Described,
  FromText,
  Id,
  Instant,
  ListOf,
  MayBeAbsent,
  Nested,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';
import { MessageResponse } from '../message-response.js';
import { Picture } from '../picture-field.js';

/** Maximum meetups per page. */
const MAX_PAGE_SIZE = 50;
export const USUAL_PAGE = 24;

const STATUSES = ['open', 'full', 'completed', 'cancelled'] as const;
const AGE_RULE = `Please give ages from ${YOUNGEST_SOUGHT} to ${OLDEST_SOUGHT}`;
const DISTANCE_RULE = 'Please give a distance of more than 0 and at most 500 miles';
const SEATS_RULE = `Please offer ${SEATS.fewest} to ${SEATS.most} seats`;

export class LinkParams {
  @Text({ min: 1, max: 100 }) token!: string;
}

export class BrowseQuery {
  @Described('The cursor of the `Link` header of the previous page.')
  @Optional()
  @Text({ min: 1, max: 200 })
  cursor?: string;
  @Optional() @FromText() @WholeNumber({ min: 1, max: MAX_PAGE_SIZE }) limit?: number;
  @Optional() @OneOf(VENUE_TYPES) venueType?: string;
  @Optional() @DateText() date?: string;
  @Described('Miles.')
  @Optional()
  @FromText()
  @DecimalNumber({ isPositive: true, max: 500, message: DISTANCE_RULE })
  maxDistance?: number;
}

/** Required texts of a meetup. */
const Title = () => Text({ min: 1, max: 100, trim: true, message: 'Please give your meetup a title' });
const PlaceName = () => Text({ min: 1, max: 100, trim: true, message: 'Please name the place' });
const PlaceAddress = () =>
  Text({ min: 1, max: 200, trim: true, message: 'Please give the address of the place' });

/** Fields that are optional when a meetup is created or changed. */
class MeetupFieldsBody {
  @Optional() @Nullable() @Text({ max: 1000, trim: true }) description?: string | null;

  @Described("Seats, including the organizer's; a 1-on-1 has 2.")
  @Optional()
  @Nullable()
  @WholeNumber({ min: SEATS.fewest, max: SEATS.most, message: SEATS_RULE })
  maxParticipants?: number | null;

  @Optional() @Nullable() @OneOf(RESTAURANT_TYPES) restaurantType?: RestaurantType | null;

  @Optional()
  @Nullable()
  @OneOf(VENUE_TYPES, 'Please choose a cafe or a restaurant')
  venueType?: VenueType | null;

  @Described('Both or neither; by default the address is geocoded.')
  @Optional()
  @Nullable()
  @DecimalNumber({ min: -90, max: 90 })
  latitude?: number | null;
  @Optional() @Nullable() @DecimalNumber({ min: -180, max: 180 }) longitude?: number | null;

  @Described(
    'A picture as a data URL, or an https URL from which the server downloads it once. It is stored and re-encoded.',
  )
  @Optional()
  @Nullable()
  @Picture()
  venueImageUrl?: string | null;

  @Described('By default the next Saturday that is allowed.')
  @Optional()
  @Nullable()
  @DateText()
  scheduledDate?: string | null;

  @Described('`brunch`, `lunch`, `dinner` or a time such as `19:30`; by default dinner.')
  @Optional()
  @Nullable()
  @Text({ min: 1, max: 10 })
  scheduledTime?: string | null;

  @Described('Lowest accepted age; null is open.')
  @Optional()
  @Nullable()
  @WholeNumber({ min: YOUNGEST_SOUGHT, max: OLDEST_SOUGHT, message: AGE_RULE })
  ageRangeMin?: number | null;

  @Described('Highest accepted age; null is open.')
  @Optional()
  @Nullable()
  @WholeNumber({ min: YOUNGEST_SOUGHT, max: OLDEST_SOUGHT, message: AGE_RULE })
  ageRangeMax?: number | null;

  @Described('Miles.')
  @Optional()
  @Nullable()
  @DecimalNumber({ isPositive: true, max: 500, message: DISTANCE_RULE })
  maxDistance?: number | null;

  @Described('Interests, one of which is enough.')
  @Optional()
  @Nullable()
  @TextList(20, 60)
  requiredInterests?: string[] | null;

  @Described(
    'Whether age, interests and distance are enforced, a distance below 5 miles as 5, or only advice.',
  )
  @Optional()
  @Nullable()
  @Bool()
  enforceLimits?: boolean | null;
}

export class PlanMeetupBody extends MeetupFieldsBody {
  @Title() title!: string;
  @OneOf(MEETUP_TYPES, 'Please choose a group or a 1-on-1') meetupType!: MeetupType;
  @PlaceName() restaurantName!: string;
  @PlaceAddress() restaurantAddress!: string;
}

/** Absent fields stay. Null clears an optional field and is ignored for a required one. */
export class ChangeMeetupBody extends MeetupFieldsBody {
  @MayBeAbsent() @Title() title?: string;
  @MayBeAbsent() @PlaceName() restaurantName?: string;
  @MayBeAbsent() @PlaceAddress() restaurantAddress?: string;
}

export class SurveyDataResponse {
  @OneOf(TOPICS) favoriteConversationTopic!: string;
  @OneOf(MUSIC_GENRES) favoriteMusic!: string;
  @OneOf(VIBES) personalityType!: string;
}

/** A participant of a meetup, without last name, address, username and exact age. */
class MeetupPersonResponse {
  @Id() id!: number;
  @Described('The first name, numbered where two participants share it.')
  @Text({ max: 60 })
  username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
  @Described('0 to 100.')
  @WholeNumber()
  trustScore!: number;
  @Described('The verification of the user.')
  @Text({ max: 20 })
  trustLevel!: string;
  @Described('Also null for a reader who could not take a seat.')
  @Nullable()
  @Text({ max: 400 })
  bio!: string | null;
}

export class MeetupCreatorResponse extends MeetupPersonResponse {
  @Bool() isIdVerified!: boolean;
  @Bool() isPhoneVerified!: boolean;
  @Bool() isProfilePictureVerified!: boolean;
}

export class MeetupParticipantResponse extends MeetupPersonResponse {
  @Described('Also null for a reader who could not take a seat.')
  @NestedOrNull(() => SurveyDataResponse)
  surveyData!: SurveyDataResponse | null;
}

export class MeetupResponse {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @Nullable() @Text({ max: 1000 }) description!: string | null;
  @OneOf(MEETUP_TYPES) meetupType!: string;
  @OneOf(STATUSES) status!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Nullable() @Text({ max: LONGEST_IMAGE_URL }) venueImageUrl!: string | null;
  @Described('Name and address in one line.')
  @Text({ max: 400 })
  location!: string;
  @Text({ max: 100 }) restaurantName!: string;
  @Text({ max: 200 }) restaurantAddress!: string;
  @OneOf(RESTAURANT_TYPES) restaurantType!: string;
  @Described('The coordinates of the venue.')
  @Nullable()
  @DecimalNumber()
  latitude!: number | null;
  @Nullable() @DecimalNumber() longitude!: number | null;
  @Described('Whole miles from the reader to the venue; null when either location is unknown.')
  @Nullable()
  @WholeNumber()
  distance!: number | null;
  @DateText() scheduledDate!: string;
  @Described('`brunch`, `lunch`, `dinner` or a time such as `19:30`.')
  @Text({ max: 10 })
  scheduledTime!: string;
  @Instant() startsAt!: string;
  @Described('By its IANA name.')
  @Text({ max: 60 })
  timeZone!: string;
  @WholeNumber() currentParticipants!: number;
  @Described('Seats, the organizer included.')
  @WholeNumber()
  maxParticipants!: number;
  @Described('Whether every seat is taken.')
  @Bool()
  isFull!: boolean;
  @Described('Lowest accepted age; null is open.')
  @Nullable()
  @WholeNumber()
  ageRangeMin!: number | null;
  @Described('Highest accepted age; null is open.')
  @Nullable()
  @WholeNumber()
  ageRangeMax!: number | null;
  @Described('In miles.')
  @Nullable()
  @DecimalNumber()
  maxDistance!: number | null;
  @Described('Interests, one of which is enough.')
  @TextList(10, 60)
  requiredInterests!: string[];
  @Described('Whether only users within the limits may join.')
  @Bool()
  enforceLimits!: boolean;
  @Described("Whether an upcoming meetup's limits are met by the reader or not enforced.")
  @Bool()
  mayJoin!: boolean;
  @Described('Whether the reader has a seat elsewhere at the same time, so that they cannot join.')
  @Bool()
  hasOtherSeat!: boolean;
  @Bool() joined!: boolean;
  @Bool() waitlisted!: boolean;
  @Described("The reader's position on the waitlist, from 1; null when not waitlisted.")
  @Nullable()
  @WholeNumber()
  waitlistPosition!: number | null;
  @Described('Length of the waitlist, for the organizer; null for other users.')
  @Nullable()
  @WholeNumber()
  waiting!: number | null;
  @Bool() isOrganizer!: boolean;
  @Described('Path of the public page, for the organizer who shares the meetup; null for other users.')
  @Nullable()
  @Text({ max: 100 })
  sharePath!: string | null;
  @Described('The match with the chat, for participants; null after the reader left the chat.')
  @Nullable()
  @Id()
  matchId!: number | null;
  @Nested(() => MeetupCreatorResponse) creator!: MeetupCreatorResponse;
  @ListOf(() => MeetupParticipantResponse, SEATS.most) participants!: MeetupParticipantResponse[];
  @Instant() createdAt!: string;
}

const WITHDRAWN = 'Whether the waiting request of the user for the same time was withdrawn.';

export class OwnMeetupResponse extends MeetupResponse {
  @Described(WITHDRAWN)
  @Bool()
  requestWithdrawn!: boolean;
}

export class LinkResponse {
  @Described('The path of the public page.')
  @Text({ max: 100 })
  path!: string;
}

export class LeaveMeetupResponse extends MessageResponse {
  @Described(
    '`left_chat`: the meetup had started, so only its chat is closed for the user, who keeps the seat.',
  )
  @OneOf(['left', 'left_chat', 'left_waitlist'])
  outcome!: string;
}

export class JoinResponse extends MessageResponse {
  @Id() matchId!: number;
  @Described(WITHDRAWN)
  @Bool()
  requestWithdrawn!: boolean;
}

export class WaitlistResponse extends MessageResponse {
  @Described('`joined` when a seat was free.')
  @OneOf(['waiting', 'joined'])
  outcome!: string;
  @Described('Position on the waitlist, from 1; null without one.')
  @Nullable()
  @WholeNumber()
  waitlistPosition!: number | null;
  @Nullable() @Id() matchId!: number | null;
}
