import type { Pass } from '../../domain/seating/model/problem.js';
import { memoize } from '../../domain/shared/memoize.js';
import { finalRunOf, type Slot } from '../../domain/shared/slot.js';
import type { TimeZone } from '../../domain/shared/time-zone.js';
import type { PlanSeatingQuery } from './plan-seating.js';

type PassOfRun = Omit<PlanSeatingQuery, 'slot'>;

/** Parameters of the two passes over a slot: `final` for users after the final run of their time zone, `rolling` before. */
export function passesOf(slot: Slot, now: Date): [final: PassOfRun, rolling: PassOfRun] {
  const isEarly = memoize((zone: TimeZone) => now < finalRunOf(slot, zone));
  const of = (pass: Pass): PassOfRun => ({
    pass,
    takesPart: ({ timeZone }) => isEarly(timeZone) === (pass === 'rolling'),
  });
  return [of('final'), of('rolling')];
}
