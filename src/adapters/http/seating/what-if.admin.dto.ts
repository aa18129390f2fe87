import {
  POLICY_BOUNDS,
  POLICY_SETTINGS,
  type SeatingPolicy,
} from '../../../domain/seating/what-if/seating-policy.js';
import { MEAL_TIMES, VENUE_TYPES } from '../../../domain/shared/slot.js';
import {
  DateText,
  DecimalNumber,
  Described,
  ListOf,
  MayBeAbsent,
  NestedOrNull,
  Nullable,
  OneOf,
  WholeNumber,
} from '../fields.js';

/** A proposed policy; absent settings are the current ones. */
export class WhatIfBody implements Partial<SeatingPolicy> {
  @Described('Members of the smallest new table.')
  @MayBeAbsent()
  @WholeNumber(POLICY_BOUNDS.smallestTable)
  smallestTable?: number;
  @Described('Members of the largest new table.')
  @MayBeAbsent()
  @WholeNumber(POLICY_BOUNDS.largestTable)
  largestTable?: number;
  @Described('Miles added to the maximum distance of each request.')
  @MayBeAbsent()
  @WholeNumber(POLICY_BOUNDS.extraMiles)
  extraMiles?: number;
  @Described('Years added to the age range of each request, at both ends.')
  @MayBeAbsent()
  @WholeNumber(POLICY_BOUNDS.extraYears)
  extraYears?: number;
  @Described('Weeks in which two users who shared a table are not seated together again; 0 for no such rule.')
  @MayBeAbsent()
  @WholeNumber(POLICY_BOUNDS.repeatWeeks)
  repeatWeeks?: number;
}

class PolicySettingResponse {
  @Described('The name of the setting, as in the request.')
  @OneOf(POLICY_SETTINGS)
  name!: string;
  @Described('The value of the real runs.')
  @WholeNumber()
  current!: number;
  @Described('The least value that can be proposed.')
  @WholeNumber()
  min!: number;
  @Described('The most that can be proposed.')
  @WholeNumber()
  max!: number;
}

class PastSaturdayResponse {
  @Described('The last Saturday that is over.')
  @DateText()
  date!: string;
  @Described('Requests that were open at the final run, and whose users still have an account.')
  @WholeNumber()
  requests!: number;
  @Described('About how many took part, by the counts of the saved runs; null where none is saved.')
  @Nullable()
  @WholeNumber()
  recorded!: number | null;
}

export class WhatIfInputResponse extends PastSaturdayResponse {
  @Described('What a comparison can change.')
  @ListOf(() => PolicySettingResponse, POLICY_SETTINGS.length)
  settings!: PolicySettingResponse[];
}

class TablesOfSizeResponse {
  @Described('Members of a table.')
  @WholeNumber()
  size!: number;
  @Described('Number of tables of that size.')
  @WholeNumber()
  tables!: number;
}

class PlanFiguresResponse {
  @Described('Users with a seat.')
  @WholeNumber()
  seated!: number;
  @Described('The proven upper bound of the users with a seat.')
  @WholeNumber()
  atMost!: number;
  @Described('Users without a seat.')
  @WholeNumber()
  waiting!: number;
  @Described('Number of tables.')
  @WholeNumber()
  tables!: number;
  @Described('Tables by size, the smallest first.')
  @ListOf(() => TablesOfSizeResponse, 10)
  sizes!: TablesOfSizeResponse[];
  @Described('Median of the miles between two members of a table; null where no places are known.')
  @Nullable()
  @DecimalNumber()
  medianMiles!: number | null;
  @Described('90th percentile of the miles between two members of a table.')
  @Nullable()
  @DecimalNumber()
  ninthDecileMiles!: number | null;
  @Described(
    'Median of the years between the youngest and the oldest member of a table; null without tables.',
  )
  @Nullable()
  @WholeNumber()
  medianYears!: number | null;
  @Described('90th percentile of the years between the youngest and the oldest member of a table.')
  @Nullable()
  @WholeNumber()
  ninthDecileYears!: number | null;
  @Described('Mean affinity of the members, 0 to 100.')
  @WholeNumber()
  affinity!: number;
  @Described('Pairs of table-mates who shared a table in the 26 weeks before.')
  @WholeNumber()
  pairsAgain!: number;
}

class SlotComparisonResponse {
  @OneOf(MEAL_TIMES) time!: string;
  @OneOf(VENUE_TYPES) venueType!: string;
  @Described('Requests of the slot that are compared.')
  @WholeNumber()
  requests!: number;
  @Described('Why the slot was not compared; null when it was.')
  @Nullable()
  @OneOf(['too_many_people', 'out_of_time'])
  skipped!: string | null;
  @Described('The plan by the policy of the real runs; null for a skipped slot.')
  @NestedOrNull(() => PlanFiguresResponse)
  current!: PlanFiguresResponse | null;
  @Described('The plan by the proposed policy; null for a skipped slot.')
  @NestedOrNull(() => PlanFiguresResponse)
  proposed!: PlanFiguresResponse | null;
}

export class SeatingComparisonResponse extends PastSaturdayResponse {
  @Described('One entry for each slot with requests.')
  @ListOf(() => SlotComparisonResponse, MEAL_TIMES.length * VENUE_TYPES.length)
  slots!: SlotComparisonResponse[];
}
