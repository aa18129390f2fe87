import { LONGEST_FEEDBACK_NOTE } from '../../../domain/match/match-feedback.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  DateText,
  FromText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  NumberList,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
  Bool,
} from '../fields.js';
import { MessageResponse } from '../message-response.js';

export class MatchParams {
  @FromText()
  @Id()
  id!: number;
}

export class UserParams {
  @FromText()
  @Id()
  id!: number;
}

/** A table-mate: never a last name, an address, a login name or an exact age. */
export class TableMateResponse {
  @Id() id!: number;
  /** The display name: the first name, numbered where two at the table share it. */
  @Text({ max: 60 }) username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
  @WholeNumber() trustScore!: number;
  @Text({ max: 20 }) trustLevel!: string;
}

/** The open meetup behind a chat. Only its organiser may cancel it for everyone. */
export class MeetupOfMatch {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @Bool() isOrganiser!: boolean;
}

/** The last thing that one of the table's people said. */
export class LastMessage {
  @Id() id!: number;
  /** Its beginning, at most 140 characters. */
  @Text({ max: 280 }) text!: string;
  @Id() userId!: number;
  @Text({ max: 50 }) firstName!: string;
  @Instant() createdAt!: string;
}

/** What the reader said of the dinner; nobody else is told. */
export class FeedbackResponse {
  @Bool() attended!: boolean;
  /** Ids of the people they would like to sit with again. */
  @NumberList(20) again!: number[];
  @Nullable() @Text({ max: 1000 }) note!: string | null;
}

export class MatchResponse {
  @Id() id!: number;
  @NumberList(20) participants!: number[];
  @ListOf(() => TableMateResponse, 20) users!: TableMateResponse[];
  @OneOf(['group', '1v1']) meetupType!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  /** `lunch` or `dinner`; at an open meetup also `brunch` or a time such as `19:30`. */
  @Text({ max: 10 }) suggestedTime!: string;
  @DateText() suggestedDate!: string;
  @Instant() startsAt!: string;
  @Text({ max: 60 }) timeZone!: string;
  @WholeNumber({ min: 0, max: 100 }) matchScore!: number;
  @Nullable() @Text({ max: 400 }) suggestedLocation!: string | null;
  @OneOf(['pending', 'confirmed', 'completed', 'archived']) status!: string;
  /** Null at a table that the product formed. */
  @NestedOrNull(() => MeetupOfMatch) meetup!: MeetupOfMatch | null;
  /** Whether the reader has said that they will come. */
  @Bool() isSeatConfirmed!: boolean;
  @Nullable() @Text({ max: 60 }) sharedInterest!: string | null;
  /** Messages of the others that the reader has not seen, at most 99; lines of the system do not count. */
  @WholeNumber({ min: 0, max: 99 }) unread!: number;
  /** How far the reader has read the chat; 0 where they have not. */
  @WholeNumber({ min: 0 }) lastReadMessageId!: number;
  @NestedOrNull(() => LastMessage) lastMessage!: LastMessage | null;
  /** Null until the reader has said how the dinner was. */
  @NestedOrNull(() => FeedbackResponse) feedback!: FeedbackResponse | null;
  @Instant() createdAt!: string;
  @Instant() updatedAt!: string;
}

export class ProfileResponse extends TableMateResponse {
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 30) interests!: string[];
  @Bool() isEmailVerified!: boolean;
  @Bool() isIdVerified!: boolean;
  @Bool() isPhoneVerified!: boolean;
  @Bool() isProfilePictureVerified!: boolean;
}

export class CancelResponse extends MessageResponse {
  /** `left`: the caller had called a meetup off within the last 30 days, so this one goes on without them. */
  @OneOf(['cancelled', 'left']) outcome!: string;
}

export class FeedbackBody {
  @Bool()
  attended!: boolean;

  @NumberList(20)
  again!: number[];

  @Optional()
  @Nullable()
  @Text({ max: LONGEST_FEEDBACK_NOTE * 2 })
  note?: string | null;
}
