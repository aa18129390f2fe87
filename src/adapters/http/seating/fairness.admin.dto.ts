import { CHANGES } from '../../../domain/seating/fairness/one-changed.js';
import { DIMENSION_NAMES, DIMENSIONS } from '../../../domain/seating/fairness/seat-shares.js';
import { REDRAWS, TRAITS } from '../../../domain/seating/fairness/bias-test.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  Bool,
  DateText,
  DecimalNumber,
  Described,
  Id,
  ListOf,
  MayBeAbsent,
  Nested,
  NestedOrNull,
  Nullable,
  NumberList,
  OneOf,
  WholeNumber,
} from '../fields.js';

class SeatShareResponse {
  @Described('Requests that were open at their final run, rounded to fives.')
  @WholeNumber()
  requests!: number;
  @Described('The share of them that got a seat, in whole percents.')
  @WholeNumber()
  percentSeated!: number;
  @Described('Saturdays without a seat before one with a seat, on average of the seated; null without seats.')
  @Nullable()
  @DecimalNumber()
  meanWait!: number | null;
}

class ShareOfCellResponse {
  @Described('The name of the cell, such as an age band.')
  @OneOf(Object.values(DIMENSIONS).flat())
  cell!: string;
  @Described('Null for a cell that is hidden, because it or another one has fewer than ten people.')
  @NestedOrNull(() => SeatShareResponse)
  share!: SeatShareResponse | null;
}

const MOST_CELLS = Math.max(...Object.values(DIMENSIONS).map(({ length }) => length));

class SharesByCellResponse {
  @Described('What the requests are told apart by.')
  @OneOf(DIMENSION_NAMES)
  dimension!: string;
  @Described('All cells in their order.')
  @ListOf(() => ShareOfCellResponse, MOST_CELLS)
  cells!: ShareOfCellResponse[];
}

class SeatSharesResponse {
  @Described('All requests of the quarter.')
  @Nested(() => SeatShareResponse)
  all!: SeatShareResponse;
  @Described('One entry for each dimension.')
  @ListOf(() => SharesByCellResponse, DIMENSION_NAMES.length)
  dimensions!: SharesByCellResponse[];
}

class QuarterSharesResponse {
  @Described('The first day of the quarter.')
  @DateText()
  from!: string;
  @Described('The last day of the quarter.')
  @DateText()
  to!: string;
  @Described('Null for a quarter with fewer than ten people, or with too many requests to read.')
  @NestedOrNull(() => SeatSharesResponse)
  shares!: SeatSharesResponse | null;
}

export class FairnessResponse {
  @Described('The last three quarters that are over, the newest first.')
  @ListOf(() => QuarterSharesResponse, 3)
  quarters!: QuarterSharesResponse[];
}

/** Of each slot, trait and run. */
const MOST_SUMS = MEAL_TIMES.length * VENUE_TYPES.length * TRAITS.length * (REDRAWS + 1);

export class BiasTestBody {
  @Described('The `sums` of the answer before; absent or empty for a new test.')
  @MayBeAbsent()
  @NumberList(MOST_SUMS)
  sums?: number[];
}

export class ChangeOneBody {
  @Described('A user who asked for a table last Saturday.')
  @Id()
  userId!: number;
  @Described('What is changed: `miles` is the distance of the home from the center, `answers` are left out.')
  @OneOf(CHANGES)
  change!: (typeof CHANGES)[number];
  @Described('Years, miles or the id of a user; without meaning for `answers`.')
  @WholeNumber({ min: 0, max: 2_147_483_647 })
  value!: number;
}

class AuditedRunResponse {
  @Described('Requests in the slots that are looked at.')
  @WholeNumber()
  requests!: number;
  @Described('Why nothing was solved; null when it was.')
  @Nullable()
  @OneOf(['too_few_people', 'too_many_people', 'out_of_time'])
  skipped!: string | null;
}

class LeanResponse {
  @Described('What must not count: `opened` is the order in which requests were opened.')
  @OneOf(TRAITS)
  trait!: string;
  @Described('Standard deviations by which the seats lean to high values; negative to low ones.')
  @DecimalNumber()
  deviations!: number;
}

class VerdictResponse {
  @Described('The share of runs that lean at least as far, this one included.')
  @DecimalNumber()
  p!: number;
  @Described('Whether the seats lean further than chance explains, at a level of 2 percent.')
  @Bool()
  isBiased!: boolean;
  @Described('Whether any seat was a matter of chance, so that something could be biased.')
  @Bool()
  isOpen!: boolean;
  @Described('One entry for each trait, the largest first.')
  @ListOf(() => LeanResponse, TRAITS.length)
  leans!: LeanResponse[];
}

export class BiasReportResponse extends AuditedRunResponse {
  @Described('The last Saturday that is over.')
  @DateText()
  date!: string;
  @Described('What the next call goes on with, until there is a verdict.')
  @NumberList(MOST_SUMS)
  sums!: number[];
  @Described('The share of the test that is done, 0 to 1.')
  @DecimalNumber()
  done!: number;
  @Described('Null until all is done.')
  @NestedOrNull(() => VerdictResponse)
  verdict!: VerdictResponse | null;
}

class OnlyIdResponse {
  @Id() id!: number;
}

class ChangedSeatsResponse {
  @Described('Users with a seat as it was.')
  @WholeNumber()
  before!: number;
  @Described('Users with a seat after the change.')
  @WholeNumber()
  after!: number;
  @Described('Users who lose their seat by the change.')
  @ListOf(() => OnlyIdResponse, 1000)
  lost!: OnlyIdResponse[];
  @Described('Users who get a seat by the change.')
  @ListOf(() => OnlyIdResponse, 1000)
  gained!: OnlyIdResponse[];
}

export class SeatsChangedResponse extends AuditedRunResponse {
  @Described('Null for a slot that was not solved.')
  @NestedOrNull(() => ChangedSeatsResponse)
  seats!: ChangedSeatsResponse | null;
}
