import { OUTLOOK_COUNTS, type OutlookCount } from '../../../domain/seating/outlook.js';
import { Described, NestedOrNull, Nullable, OneOf, WholeNumber } from '../fields.js';

const LIMITS = ['distance', 'ages'] as const;
const MOST = OUTLOOK_COUNTS.at(-1)!;

export class TightestLimitResponse {
  @Described('The limit whose next step would bring most people.')
  @OneOf(LIMITS)
  limit!: (typeof LIMITS)[number];
  @Described('At least so many more people would fit: 5, 10, 25 or 50.')
  @WholeNumber({ min: 5, max: MOST })
  gain!: OutlookCount;
  @Described('The limits of the request with this one widened.')
  @WholeNumber()
  maxDistance!: number;
  @Described('Lowest accepted age; null is open.')
  @Nullable()
  @WholeNumber()
  ageRangeMin!: number | null;
  @Described('Highest accepted age; null is open.')
  @Nullable()
  @WholeNumber()
  ageRangeMax!: number | null;
}

export class OutlookResponse {
  @Described(
    'At least so many waiting people fit: 5, 10, 25 or 50; 0 for fewer than five. Up to ten minutes old.',
  )
  @WholeNumber({ min: 0, max: MOST })
  compatible!: OutlookCount;
  @Described('Null where widening no limit by one step would bring five people or more.')
  @NestedOrNull(() => TightestLimitResponse)
  tightest!: TightestLimitResponse | null;
}

const inFives = { min: 0, max: 50 };

export class PoolResponse {
  @Described(
    'At least so many waiting people fit the limits, in steps of five up to 50; 0 for fewer than five. Up to ten minutes old.',
  )
  @WholeNumber(inFives)
  fit!: number;
  @Described('How many of them share a language, by the share in the region; null where it is not asked for.')
  @Nullable()
  @WholeNumber(inFives)
  withLanguage!: number | null;
  @Described(
    'How many of them asked not to be the only one of the same gender, likewise; null where it is not asked for.',
  )
  @Nullable()
  @WholeNumber(inFives)
  peers!: number | null;
}
