import { RUNS } from '../../../domain/match/formation.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import { DateText, DecimalNumber, Id, Instant, Nested, Nullable, OneOf, WholeNumber } from '../fields.js';

export const PASSES = ['rolling', 'final'] as const;

/** People by how it was found out who sits with whom. */
export class PathsResponse {
  /** Everything there is was looked at. */
  @WholeNumber() whole!: number;
  /** A linear program says how good any answer could be. */
  @WholeNumber() proved!: number;
  @WholeNumber() searched!: number;
  /** Seated in blocks, for they are too many. */
  @WholeNumber() cut!: number;
  /** There is no table at which they could sit. */
  @WholeNumber() alone!: number;
}

/** How a pass over a slot did, and how well any could have done. */
export class SeatingFiguresResponse {
  @OneOf(PASSES) pass!: string;
  /** How many waited before. */
  @WholeNumber() waiting!: number;
  /** New tables, and those that were filled. */
  @WholeNumber() tables!: number;
  @WholeNumber() seated!: number;
  /** Whom the engine would have seated; what follows is of its plan. */
  @WholeNumber() planned!: number;
  /** Nobody can seat more people than these. */
  @WholeNumber() atMost!: number;
  /** Tables of three in a final pass, of four in a rolling one. */
  @WholeNumber() small!: number;
  @WholeNumber() smallAtLeast!: number;
  /** How well whoever is worst off suits the others, 0 to 1. */
  @DecimalNumber() worst!: number;
  /** Null where no bound was looked for. */
  @Nullable() @DecimalNumber() worstAtMost!: number | null;
  /** The mean over everybody at the tables, 0 to 1. */
  @DecimalNumber() affinity!: number;
  /** Null where no bound was looked for. */
  @Nullable() @DecimalNumber() affinityAtMost!: number | null;
  @Nested(() => PathsResponse) paths!: PathsResponse;
  /** How long the engine worked, in milliseconds. */
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
