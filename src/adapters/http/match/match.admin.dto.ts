import { AFFINITY_FACTORS } from '../../../domain/seating/model/affinity.js';
import { RUNS } from '../../../domain/match/formation.js';
import { VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  Bool,
  DateText,
  Described,
  FromText,
  Id,
  Instant,
  ListOf,
  NestedOrNull,
  Nullable,
  OneOf,
  Text,
  TextList,
  WholeNumber,
} from '../fields.js';
import { PersonResponse } from '../admin/person.dto.js';

export const MATCH_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'archived',
  'cancelled',
  'dissolved',
] as const;
const MAX_MEMBERS = 1000;

export class MatchRecordParams {
  @FromText()
  @Id()
  id!: number;
}

class MatchRecordBasics {
  @Id() id!: number;
  @OneOf(MATCH_STATUSES) status!: string;
  @DateText() date!: string;
  @Described('`lunch` or `dinner`, or the time of a meetup.')
  @Text({ max: 10 })
  time!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('0 to 100.')
  @WholeNumber()
  matchScore!: number;
  @Bool() isMeetup!: boolean;
  @Instant() createdAt!: string;
}

export class MatchRecordRowResponse extends MatchRecordBasics {
  @Described('Number of seated members.')
  @WholeNumber()
  members!: number;
}

export class SeatRecordResponse {
  @NestedOrNull(() => PersonResponse) person!: PersonResponse | null;
  @Text({ max: 20 }) status!: string;
  @Instant() joinedAt!: string;
}

export class PairResponse {
  @Id() a!: number;
  @Id() b!: number;
  @Described('0 to 100.')
  @WholeNumber({ min: 0, max: 100 })
  affinity!: number;
  @Described('What the two users share: `vibe`, `topic`, `music`, `interests`.')
  @TextList(AFFINITY_FACTORS.length, 20)
  shared!: string[];
}

export class FormationResponse {
  @Described('The run that formed the table; null when it was not recorded.')
  @Nullable()
  @OneOf(RUNS)
  run!: string | null;
  @Described('The run that last filled a free seat.')
  @Nullable()
  @OneOf(RUNS)
  grownBy!: string | null;
  @ListOf(() => PairResponse, 200) pairs!: PairResponse[];
  @Described('Mean affinity, 0 to 100.')
  @WholeNumber()
  meanAffinity!: number;
  @Described('Mean affinity of the worst-off member, 0 to 100.')
  @WholeNumber()
  worstMeanAffinity!: number;
}

export class MatchRecordResponse extends MatchRecordBasics {
  @Nullable() @Id() meetupId!: number | null;
  @Described('All current and former members.')
  @ListOf(() => SeatRecordResponse, MAX_MEMBERS)
  members!: SeatRecordResponse[];
  @Described('As of the last run that seated a member; null without one.')
  @NestedOrNull(() => FormationResponse)
  why!: FormationResponse | null;
  @Described('Number of messages by members.')
  @WholeNumber()
  messages!: number;
}
