import { RUNS } from '../../../domain/match/formation.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import { DateText, DecimalNumber, Id, Instant, Nested, Nullable, OneOf, WholeNumber } from '../fields.js';

export const PASSES = ['rolling', 'final'] as const;

/** Number of users by the kind of proof for their assignment. */
export class PathsResponse {
  /** Exact: the complete search space was explored. */
  @WholeNumber() whole!: number;
  /** Bounded: a linear program limits every possible solution. */
  @WholeNumber() proved!: number;
  @WholeNumber() searched!: number;
  /** Partitioned: the component was too large to be solved at once. */
  @WholeNumber() cut!: number;
  /** Isolated: no compatible table exists. */
  @WholeNumber() alone!: number;
}

/** Statistics and bounds of one pass over a slot. */
export class SeatingFiguresResponse {
  @OneOf(PASSES) pass!: string;
  /** Users waiting before the run. */
  @WholeNumber() waiting!: number;
  /** New tables, and filled ones. */
  @WholeNumber() tables!: number;
  @WholeNumber() seated!: number;
  /** Users that the engine's plan would seat; the fields after it describe that plan. */
  @WholeNumber() planned!: number;
  /** Upper bound of the users that can be seated. */
  @WholeNumber() atMost!: number;
  /** Tables of three in a final pass, of four in a rolling one. */
  @WholeNumber() small!: number;
  @WholeNumber() smallAtLeast!: number;
  /** Mean affinity of the worst-off user, 0 to 1. */
  @DecimalNumber() worst!: number;
  /** Null when no bound was computed. */
  @Nullable() @DecimalNumber() worstAtMost!: number | null;
  /** Mean affinity of all seated users, 0 to 1. */
  @DecimalNumber() affinity!: number;
  /** Null when no bound was computed. */
  @Nullable() @DecimalNumber() affinityAtMost!: number | null;
  @Nested(() => PathsResponse) paths!: PathsResponse;
  /** Run time of the engine in milliseconds. */
  @WholeNumber() ms!: number;
}

export class SeatingRunResponse extends SeatingFiguresResponse {
  @Id() id!: number;
  @Instant() at!: string;
  @OneOf(RUNS) run!: string;
  @DateText() date!: string;
  @OneOf(MEAL_TIMES) time!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
}
