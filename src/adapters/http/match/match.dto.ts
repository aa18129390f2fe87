import { LONGEST_CONCERN, LONGEST_FEEDBACK_NOTE } from '../../../domain/match/match-feedback.js';
import type { BookingStatus } from '../../../domain/venue/booking.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  Bool,
  DateText,
  Described,
  FromText,
  Id,
  Instant,
  ListOf,
  MayBeAbsent,
  Nested,
  NestedOrNull,
  Nullable,
  NumberList,
  OneOf,
  Optional,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';
import { AttendanceResponse } from './attendance.dto.js';
import { MessageResponse } from '../message-response.js';

export class MatchParams {
  @FromText()
  @Id()
  id!: number;
}

/** A table-mate, without last name, address, username and exact age. */
export class TableMateResponse {
  @Id() id!: number;
  @Described('The first name, numbered where two members share it.')
  @Text({ max: 60 })
  username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
  @Described('0 to 100.')
  @WholeNumber()
  trustScore!: number;
  @Text({ max: 20 }) trustLevel!: string;
}

/** The meetup of a match. Only its organizer may cancel it for all participants. */
export class MeetupOfMatch {
  @Id() id!: number;
  @Text({ max: 100 }) title!: string;
  @Bool() isOrganizer!: boolean;
  @Described('Seats, the organizer included.')
  @WholeNumber()
  maxParticipants!: number;
}

/** The last message of a member. */
export class LastMessage {
  @Id() id!: number;
  @Described('The first 140 characters.')
  @Text({ max: 280 })
  text!: string;
  @Id() userId!: number;
  @Text({ max: 50 }) firstName!: string;
  @Instant() createdAt!: string;
}

/** The reader's feedback, which no other user sees. */
export class FeedbackResponse {
  @Bool() attended!: boolean;
  @Described('Ids of the members that the reader would like to meet again.')
  @NumberList(20)
  again!: number[];
  @Nullable() @Text({ max: 1000 }) note!: string | null;
}

/** One answer of the reader that the table shares. */
export class CommonAnswerResponse {
  @OneOf(['topic', 'interest', 'music', 'vibe']) kind!: string;
  @Text({ max: 60 }) answer!: string;
  @Described('`most`: more than half of the members, and at least three.')
  @OneOf(['all', 'most'])
  sharedBy!: string;
}

/** Who books the venue of a match, and how that ended. */
export class BookingResponse {
  @Described('`asked`: nobody has the task; `taken`: one member has it.')
  @OneOf(['none', 'asked', 'taken', 'booked', 'not_needed'])
  status!: BookingStatus;
  @Described('The member who has the task.')
  @Nullable()
  @Id()
  bookerId!: number | null;
  @Described('The name of the booking.')
  @Nullable()
  @Text({ max: 120 })
  bookedAs!: string | null;
}

/** Two words as positions in the lists of the app, which has them in each language. */
export class TableWordResponse {
  @WholeNumber({ min: 0, max: 99 }) adjective!: number;
  @WholeNumber({ min: 0, max: 99 }) noun!: number;
}

export class MatchListQuery {
  @Described('`past`: also completed and archived matches, latest first. `pairs`: also chats of two.')
  @Optional()
  @OneOf(['past', 'pairs', 'past,pairs', 'pairs,past'])
  include?: string;
}

export class MatchResponse {
  @Id() id!: number;
  @NumberList(20) participants!: number[];
  @ListOf(() => TableMateResponse, 20) users!: TableMateResponse[];
  @OneOf(['group', '1v1']) meetupType!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('`lunch` or `dinner`; for a meetup also `brunch` or a time such as `19:30`.')
  @Text({ max: 10 })
  suggestedTime!: string;
  @DateText() suggestedDate!: string;
  @Instant() startsAt!: string;
  @Described('By its IANA name.')
  @Text({ max: 60 })
  timeZone!: string;
  @Described('Mean affinity of the table, 0 to 100.')
  @WholeNumber({ min: 0, max: 100 })
  matchScore!: number;
  @Described('Where the table meets; null while open.')
  @Nullable()
  @Text({ max: 400 })
  suggestedLocation!: string | null;
  @OneOf(['pending', 'confirmed', 'completed', 'archived', 'in_touch']) status!: string;
  @Described('Null for a match that the engine formed.')
  @NestedOrNull(() => MeetupOfMatch)
  meetup!: MeetupOfMatch | null;
  @Described('Whether the reader has confirmed the seat.')
  @Bool()
  isSeatConfirmed!: boolean;
  @Described('Whether the reader left the chat after the start; the match is listed again once it is over.')
  @Bool()
  hasLeftChat!: boolean;
  @Nullable() @Text({ max: 60 }) sharedInterest!: string | null;
  @Described(
    'What the reader has in common with the table; never an answer that one other member alone gave.',
  )
  @ListOf(() => CommonAnswerResponse, 13)
  commonGround!: CommonAnswerResponse[];
  @Described('Unread messages of other members, at most 99; system messages are not counted.')
  @WholeNumber({ min: 0, max: 99 })
  unread!: number;
  @Described('The id of the last message that the reader has read; 0 for none.')
  @WholeNumber({ min: 0 })
  lastReadMessageId!: number;
  @NestedOrNull(() => LastMessage) lastMessage!: LastMessage | null;
  @Described('Whether the reader has written in the chat.')
  @Bool()
  hasWritten!: boolean;
  @Described('Who is coming, and who will be late.')
  @Nested(() => AttendanceResponse)
  attendance!: AttendanceResponse;
  @Described('Who books the venue; null while there is nothing to book, and for a meetup.')
  @NestedOrNull(() => BookingResponse)
  booking!: BookingResponse | null;
  @Described('The two words by which the members find each other; null until the day before.')
  @NestedOrNull(() => TableWordResponse)
  tableWord!: TableWordResponse | null;
  @Described('Null until the reader has given feedback.')
  @NestedOrNull(() => FeedbackResponse)
  feedback!: FeedbackResponse | null;
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

export class LeaveResponse extends MessageResponse {
  @Described(
    '`left_chat`: the match had started, so only its chat is closed for the user, who keeps the seat.',
  )
  @OneOf(['left', 'left_chat'])
  outcome!: string;
}

export class CancelResponse extends MessageResponse {
  @Described(
    '`left`: the user had cancelled a match within the last 30 days, so this match continues without them.',
  )
  @OneOf(['cancelled', 'left'])
  outcome!: string;
  @Described('Why it acted as leaving; null for a cancellation.')
  @Nullable()
  @OneOf(['cancelled_recently'])
  reason!: string | null;
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

  @MayBeAbsent()
  @NumberList(20)
  came?: number[];

  @MayBeAbsent()
  @NumberList(20)
  didNotCome?: number[];

  @MayBeAbsent()
  @NumberList(20)
  notAgain?: number[];

  @Described(
    'A concern for the moderators, who receive it as a report. One report of a match is open at a time.',
  )
  @Optional()
  @Nullable()
  @Text({ max: LONGEST_CONCERN })
  concern?: string | null;
}
