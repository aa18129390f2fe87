import { LONGEST_IMAGE_URL, RESTAURANT_TYPES, type RestaurantType } from '../../../domain/meetup/venue.js';
import { MEETUP_TYPES, type MeetupType, SEATS } from '../../../domain/meetup/meetup-plan.js';
import { OLDEST_SOUGHT, YOUNGEST_SOUGHT } from '../../../domain/shared/age.js';
import { VENUE_TYPES, type VenueType } from '../../../domain/shared/slot.js';
import { MUSIC_GENRES, TOPICS, VIBES } from '../../../domain/shared/survey-answers.js';
import {
  DateText,
  DecimalNumber,
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
  Bool,
} from '../fields.js';
import { MessageResponse } from '../message-response.js';
import { Picture } from '../picture-field.js';

/** The most people one page of the list shows meetups of. */
export const LARGEST_PAGE = 50;
export const USUAL_PAGE = 24;

const STATUSES = ['open', 'full', 'completed', 'cancelled'] as const;
const AGE_RULE = `Please give ages from ${YOUNGEST_SOUGHT} to ${OLDEST_SOUGHT}`;
const DISTANCE_RULE = 'Please give a distance of 1 to 500 miles';
const SEATS_RULE = `Please offer ${SEATS.fewest} to ${SEATS.most} seats`;

export class MeetupParams {
  @FromText()
  @Id()
  id!: number;
}

export class BrowseQuery {
  /** From the `Link` header of the page before. */
  @Optional() @Text({ min: 1, max: 200 }) cursor?: string;
  @Optional() @FromText() @WholeNumber({ min: 1, max: LARGEST_PAGE }) limit?: number;
  @Optional() @OneOf(VENUE_TYPES) venueType?: string;
  @Optional() @DateText() date?: string;
  /** Miles. */
  @Optional() @FromText() @WholeNumber({ min: 1, max: 500, message: DISTANCE_RULE }) maxDistance?: number;
  @Optional() @FromText() @WholeNumber({ min: 1, max: SEATS.most }) seatsLeft?: number;
}

/** Texts of a meetup that are never empty. */
const Title = () => Text({ min: 1, max: 100, trim: true, message: 'Please give your meetup a title' });
const PlaceName = () => Text({ min: 1, max: 100, trim: true, message: 'Please name the place' });
const PlaceAddress = () =>
  Text({ min: 1, max: 200, trim: true, message: 'Please give the address of the place' });

/** What may be left open when a meetup is planned, and be left alone when it is changed. */
class MeetupFieldsBody {
  @Optional() @Nullable() @Text({ max: 1000, trim: true }) description?: string | null;

  /** Seats, the organizer's among them; a 1-on-1 has 2. */
  @Optional()
  @Nullable()
  @WholeNumber({ min: SEATS.fewest, max: SEATS.most, message: SEATS_RULE })
  maxParticipants?: number | null;

  @Optional() @Nullable() @OneOf(RESTAURANT_TYPES) restaurantType?: RestaurantType | null;

  @Optional()
  @Nullable()
  @OneOf(VENUE_TYPES, 'Please choose a cafe or a restaurant')
  venueType?: VenueType | null;

  /** Both or neither; without them the address is looked up. */
  @Optional() @Nullable() @DecimalNumber({ min: -90, max: 90 }) latitude?: number | null;
  @Optional() @Nullable() @DecimalNumber({ min: -180, max: 180 }) longitude?: number | null;

  /** A picture as a data URL, which is kept here, or an https address. */
  @Optional() @Nullable() @Picture() venueImageUrl?: string | null;

  /** For a new meetup the next Saturday one may plan for, where none is given. */
  @Optional() @Nullable() @DateText() scheduledDate?: string | null;

  /** `brunch`, `lunch`, `dinner` or a time such as `19:30`; dinner for a new meetup where none is given. */
  @Optional() @Nullable() @Text({ min: 1, max: 10 }) scheduledTime?: string | null;

  @Optional()
  @Nullable()
  @WholeNumber({ min: YOUNGEST_SOUGHT, max: OLDEST_SOUGHT, message: AGE_RULE })
  ageRangeMin?: number | null;

  @Optional()
  @Nullable()
  @WholeNumber({ min: YOUNGEST_SOUGHT, max: OLDEST_SOUGHT, message: AGE_RULE })
  ageRangeMax?: number | null;

  /** Miles. */
  @Optional()
  @Nullable()
  @WholeNumber({ min: 1, max: 500, message: DISTANCE_RULE })
  maxDistance?: number | null;

  @Optional() @Nullable() @TextList(20, 60) requiredInterests?: string[] | null;

  /** Whether age, interests and distance are more than advice. */
  @Optional() @Nullable() @Bool() enforceLimits?: boolean | null;
}

export class PlanMeetupBody extends MeetupFieldsBody {
  @Title() title!: string;
  @OneOf(MEETUP_TYPES, 'Please choose a group or a 1-on-1') meetupType!: MeetupType;
  @PlaceName() restaurantName!: string;
  @PlaceAddress() restaurantAddress!: string;
}

/** What is absent stays. Null clears what a meetup can do without, and leaves the rest alone. */
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

/** Someone at a meetup: never a last name, an address, a login name or an exact age. */
class MeetupPersonResponse {
  @Id() id!: number;
  /** The display name: the first name, numbered where two at the meetup share it. */
  @Text({ max: 60 }) username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
  @WholeNumber() trustScore!: number;
  /** Trust as the list of meetups calls it. */
  @Text({ max: 20 }) trustLevel!: string;
  /** Null also where the reader could not come. */
  @Nullable() @Text({ max: 400 }) bio!: string | null;
}

export class MeetupCreatorResponse extends MeetupPersonResponse {
  @Bool() isIdVerified!: boolean;
  @Bool() isPhoneVerified!: boolean;
  @Bool() isProfilePictureVerified!: boolean;
}

export class MeetupParticipantResponse extends MeetupPersonResponse {
  /** Null also where the reader could not come. */
  @NestedOrNull(() => SurveyDataResponse) surveyData!: SurveyDataResponse | null;
}

export class MeetupResponse {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @Nullable() @Text({ max: 1000 }) description!: string | null;
  @OneOf(MEETUP_TYPES) meetupType!: string;
  @OneOf(STATUSES) status!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Nullable() @Text({ max: LONGEST_IMAGE_URL }) venueImageUrl!: string | null;
  /** Name and address in one line. */
  @Text({ max: 400 }) location!: string;
  @Text({ max: 100 }) restaurantName!: string;
  @Text({ max: 200 }) restaurantAddress!: string;
  @OneOf(RESTAURANT_TYPES) restaurantType!: string;
  /** Of the venue. */
  @Nullable() @DecimalNumber() latitude!: number | null;
  @Nullable() @DecimalNumber() longitude!: number | null;
  /** Whole miles from the reader to the venue; null when either place is unknown. */
  @Nullable() @WholeNumber() distance!: number | null;
  @DateText() scheduledDate!: string;
  /** `brunch`, `lunch`, `dinner` or a time such as `19:30`. */
  @Text({ max: 10 }) scheduledTime!: string;
  @Instant() startsAt!: string;
  @Text({ max: 60 }) timeZone!: string;
  @WholeNumber() currentParticipants!: number;
  @WholeNumber() maxParticipants!: number;
  /** Whether every seat is taken. */
  @Bool() isFull!: boolean;
  @Nullable() @WholeNumber() ageRangeMin!: number | null;
  @Nullable() @WholeNumber() ageRangeMax!: number | null;
  @Nullable() @WholeNumber() maxDistance!: number | null;
  @TextList(10, 60) requiredInterests!: string[];
  @Bool() enforceLimits!: boolean;
  /** Whether the reader meets the limits, or they are advice, while the meetup is still to come. */
  @Bool() mayJoin!: boolean;
  @Bool() joined!: boolean;
  @Bool() waitlisted!: boolean;
  /** The reader's place in line, from 1; null when they do not wait. */
  @Nullable() @WholeNumber() waitlistPosition!: number | null;
  /** How many wait in line, for its organizer to know; null for everyone else. */
  @Nullable() @WholeNumber() waiting!: number | null;
  @Bool() isOrganiser!: boolean;
  /** The match whose chat it is, for those who have a seat. */
  @Nullable() @Id() matchId!: number | null;
  @Nested(() => MeetupCreatorResponse) creator!: MeetupCreatorResponse;
  @ListOf(() => MeetupParticipantResponse, SEATS.most) participants!: MeetupParticipantResponse[];
  @Instant() createdAt!: string;
}

export class JoinResponse extends MessageResponse {
  @Id() matchId!: number;
}

export class WaitlistResponse extends MessageResponse {
  /** `joined` when a seat was free after all. */
  @OneOf(['waiting', 'joined']) outcome!: string;
  @Nullable() @WholeNumber() waitlistPosition!: number | null;
  @Nullable() @Id() matchId!: number | null;
}
