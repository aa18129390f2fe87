import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  DateText,
  FromText,
  Id,
  Instant,
  ListOf,
  Nullable,
  NumberList,
  OneOf,
  Text,
  TextList,
  WholeNumber,
  YesOrNo,
} from '../fields.js';
import { MessageAnswer } from '../message-answer.js';

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
export class TableMateAnswer {
  @Id() id!: number;
  /** The display name: the first name, numbered where two at the table share it. */
  @Text({ max: 60 }) username!: string;
  @Text({ max: 50 }) firstName!: string;
  @Nullable() @Text({ max: 500 }) profileImageUrl!: string | null;
  @Nullable() @Text({ max: 10 }) ageRange!: string | null;
  @WholeNumber() trustScore!: number;
  @Text({ max: 20 }) trustLevel!: string;
}

export class MatchAnswer {
  @Id() id!: number;
  @NumberList(20) participants!: number[];
  @ListOf(() => TableMateAnswer, 20) users!: TableMateAnswer[];
  @OneOf(['group', '1v1']) meetupType!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @OneOf(MEAL_TIMES) suggestedTime!: string;
  @DateText() suggestedDate!: string;
  @Instant() startsAt!: string;
  @Text({ max: 60 }) timeZone!: string;
  @WholeNumber({ min: 0, max: 100 }) matchScore!: number;
  @Nullable() @Text({ max: 300 }) suggestedLocation!: string | null;
  @OneOf(['pending', 'confirmed', 'completed', 'archived']) status!: string;
  /** Whether the reader has said that they will come. */
  @YesOrNo() isSeatConfirmed!: boolean;
  @Nullable() @Text({ max: 60 }) sharedInterest!: string | null;
  @Instant() createdAt!: string;
  @Instant() updatedAt!: string;
}

export class ProfileAnswer extends TableMateAnswer {
  @Nullable() @Text({ max: 400 }) bio!: string | null;
  @TextList(10, 30) interests!: string[];
  @YesOrNo() isEmailVerified!: boolean;
  @YesOrNo() isIdVerified!: boolean;
  @YesOrNo() isPhoneVerified!: boolean;
  @YesOrNo() isProfilePictureVerified!: boolean;
}

export class CancelAnswer extends MessageAnswer {
  /** `left`: the caller had called a meetup off within the last 30 days, so this one goes on without them. */
  @OneOf(['cancelled', 'left']) outcome!: string;
}
