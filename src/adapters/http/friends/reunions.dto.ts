import { TABLE_SIZE } from '../../../domain/seating/model/table-size.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  Bool,
  DateText,
  Described,
  ErrorCode,
  FromText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Optional,
  Text,
} from '../fields.js';
import { CONFLICT_TYPES, ExistingRequestResponse } from '../matching-request/matching-request.dto.js';

export class ReunionParams {
  @FromText()
  @Id()
  matchId!: number;
}

export class AnswerReunionBody {
  @Described('False is final.')
  @Bool()
  agrees!: boolean;
}

class ReunionMember {
  @Id() userId!: number;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
}

/** Of a seat or another request it has what a new request is told too. */
export class ReunionConflictResponse {
  @Text({ max: 200 }) message!: string;
  @ErrorCode() code!: string;
  @Optional() @Bool() conflict?: boolean;
  @Optional() @OneOf(CONFLICT_TYPES) conflictType?: string;
  @Optional() @NestedOrNull(() => ExistingRequestResponse) existingRequest?: ExistingRequestResponse | null;
}

export class ReunionOfferResponse {
  @Described('The match at which all said "again".')
  @Id()
  matchId!: number;
  @Described('The date on which they met.')
  @DateText()
  metOn!: string;
  @Described('The Saturday on which those who agree meet again.')
  @DateText()
  preferredDate!: string;
  @OneOf(MEAL_TIMES) preferredTime!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('When the offer ends.')
  @Instant()
  expiresAt!: string;
  @Described('The others at that table. What they answered is never sent.')
  @ListOf(() => ReunionMember, TABLE_SIZE.largest - 1)
  people!: ReunionMember[];
}
