import { RUNS } from '../../../domain/match/formation.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  DateText,
  DecimalNumber,
  Described,
  Id,
  Instant,
  Nested,
  Nullable,
  NumberList,
  OneOf,
  WholeNumber,
} from '../fields.js';

export const PASSES = ['rolling', 'final'] as const;

/** Number of users by the kind of proof for their assignment. */
export class PathsResponse {
  @Described('Exact: the complete search space was explored.')
  @WholeNumber()
  whole!: number;
  @Described('Bounded: a linear program limits every possible solution.')
  @WholeNumber()
  proved!: number;
  @WholeNumber() searched!: number;
  @Described('Partitioned: the component was too large to be solved at once.')
  @WholeNumber()
  cut!: number;
  @Described('Isolated: no compatible table exists.')
  @WholeNumber()
  alone!: number;
}

/** Statistics and bounds of one pass over a slot. */
export class SeatingFiguresResponse {
  @OneOf(PASSES) pass!: string;
  @Described('Users waiting before the run.')
  @WholeNumber()
  waiting!: number;
  @Described('New tables, and filled ones.')
  @WholeNumber()
  tables!: number;
  @WholeNumber() seated!: number;
  @Described("Users that the engine's plan would seat; the fields after it describe that plan.")
  @WholeNumber()
  planned!: number;
  @Described('Upper bound of the users that can be seated.')
  @WholeNumber()
  atMost!: number;
  @Described('Tables of three in a final pass, of four in a rolling one.')
  @WholeNumber()
  small!: number;
  @Described('Lower bound of the tables of three.')
  @WholeNumber()
  smallAtLeast!: number;
  @Described('Mean affinity of the worst-off user, 0 to 1.')
  @DecimalNumber()
  worst!: number;
  @Described('Null when no bound was computed.')
  @Nullable()
  @DecimalNumber()
  worstAtMost!: number | null;
  @Described('Mean affinity of all seated users, 0 to 1.')
  @DecimalNumber()
  affinity!: number;
  @Described('Null when no bound was computed.')
  @Nullable()
  @DecimalNumber()
  affinityAtMost!: number | null;
  @Nested(() => PathsResponse) paths!: PathsResponse;
  @Described('Run time of the engine in milliseconds.')
  @WholeNumber()
  ms!: number;
}

export class SeatingRunResponse extends SeatingFiguresResponse {
  @Id() id!: number;
  @Instant() at!: string;
  @OneOf(RUNS) run!: string;
  @DateText() date!: string;
  @OneOf(MEAL_TIMES) time!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('The tables that it formed or filled.')
  @NumberList(1000)
  matchIds!: number[];
}
