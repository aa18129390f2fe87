import { DISTANCE_MILES } from '../../../domain/matching-request/matching-request.js';
import { WAITING_LEVELS, type WaitingLevel } from '../../../domain/matching-request/waiting.js';
import { MOST_FRIENDS } from '../../../domain/matching-request/hold.js';
import { OLDEST_SOUGHT, YOUNGEST_SOUGHT } from '../../../domain/shared/age.js';
import { type Gender, GENDERS } from '../../../domain/shared/gender.js';
import { MEAL_TIMES, type MealTime, VENUE_TYPES, type VenueType } from '../../../domain/shared/slot.js';
import {
  Bool,
  DateText,
  Described,
  ErrorCode,
  Id,
  Instant,
  NestedOrNull,
  Nullable,
  OneOf,
  MayBeAbsent,
  Optional,
  Text,
  WholeNumber,
} from '../fields.js';

const sought = {
  min: YOUNGEST_SOUGHT,
  max: OLDEST_SOUGHT,
  message: `Please choose an age from ${YOUNGEST_SOUGHT} to ${OLDEST_SOUGHT}`,
};

export class OpenRequestBody {
  @OneOf(['group'], 'Requests are for groups')
  meetupType!: 'group';

  @OneOf(VENUE_TYPES, 'Please choose a restaurant or a cafe')
  venueType!: VenueType;

  @DateText('Date is required')
  preferredDate!: string;

  @OneOf(MEAL_TIMES, 'Please choose lunch or dinner')
  preferredTime!: MealTime;

  @Optional()
  @Nullable()
  @WholeNumber({
    min: DISTANCE_MILES.least,
    max: DISTANCE_MILES.most,
    message: `Please choose a distance from ${DISTANCE_MILES.least} to ${DISTANCE_MILES.most} miles`,
  })
  maxDistance?: number | null;

  @Described('Lowest accepted age; null is open.')
  @Optional()
  @Nullable()
  @WholeNumber(sought)
  ageRangeMin?: number | null;

  @Described('Highest accepted age; null is open.')
  @Optional()
  @Nullable()
  @WholeNumber(sought)
  ageRangeMax?: number | null;

  @Described(
    'Whether all of the table must share a language; false if absent. Needs a language in the private preferences.',
  )
  @MayBeAbsent()
  @Bool()
  sharedLanguage?: boolean;

  @Described('Of which gender the user does not want to be the only one at the table; nobody else reads it.')
  @Optional()
  @Nullable()
  @OneOf(GENDERS, 'Please choose woman, man or non-binary')
  notTheOnly?: Gender | null;

  @Described('How many friends the request waits for; none if absent.')
  @MayBeAbsent()
  @WholeNumber({ min: 1, max: MOST_FRIENDS, message: 'Please bring one friend or two' })
  friends?: number;
}

/** The open request; also part of other responses. */
export class RequestResponse {
  @Id() id!: number;
  @Id() userId!: number;
  @OneOf(['group']) meetupType!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @OneOf(MEAL_TIMES) preferredTime!: string;
  @DateText() preferredDate!: string;
  @Described('In miles.')
  @WholeNumber()
  maxDistance!: number;
  @Described('Lowest accepted age; null is open.')
  @Nullable()
  @WholeNumber()
  ageRangeMin!: number | null;
  @Described('Highest accepted age; null is open.')
  @Nullable()
  @WholeNumber()
  ageRangeMax!: number | null;
  @OneOf(['active', 'matched', 'completed', 'expired', 'cancelled']) status!: string;
  @Instant() createdAt!: string;
  @Instant() updatedAt!: string;
}

export class ActiveRequestResponse extends RequestResponse {
  @Described('False for a user without a location, so that distance is not applied.')
  @Bool()
  distanceApplies!: boolean;
  @Described('True once the request had a seat: a new location counts from the next request on.')
  @Bool()
  keepsLocation!: boolean;
  @Described("The final run: on the Friday before the meal, at 00:15 in the user's time zone.")
  @Instant()
  decidedAt!: string;
  @Described(
    'How many others wait for the slot within reach, rounded and up to some minutes old; null for a request with a seat.',
  )
  @Nullable()
  @OneOf(WAITING_LEVELS)
  othersWaiting!: WaitingLevel | null;
  @Described('Whether all of the table must share a language.')
  @Bool()
  sharedLanguage!: boolean;
  @Described('Of which gender the user does not want to be the only one; null where they did not say so.')
  @Nullable()
  @OneOf(GENDERS)
  notTheOnly!: Gender | null;
}

export class ExistingRequestResponse {
  @Id() id!: number;
  @Text({ max: 20 }) meetupType!: string;
}

export const CONFLICT_TYPES = ['active_match', 'active_request'] as const;

export class ConflictResponse {
  @Text({ max: 200 }) message!: string;
  @ErrorCode() code!: string;
  @Bool() conflict!: boolean;
  @OneOf(CONFLICT_TYPES) conflictType!: string;
  @NestedOrNull(() => ExistingRequestResponse) existingRequest!: ExistingRequestResponse | null;
}
