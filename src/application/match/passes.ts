import type { Pass } from '../../domain/match/forming/forming.js';
import { finalRunOf, type Slot } from '../../domain/shared/slot.js';
import type { PlanSeatingQuery } from './plan-seating.js';

type PassOfRun = Omit<PlanSeatingQuery, 'slot'>;

/** The two passes of a run over a slot: whoever is past their final run sits down at once, the others patiently. */
export function passesOf(slot: Slot, now: Date): [final: PassOfRun, rolling: PassOfRun] {
  const of = (pass: Pass): PassOfRun => ({
    pass,
    takesPart: ({ timeZone }) => now < finalRunOf(slot, timeZone) === (pass === 'rolling'),
  });
  return [of('final'), of('rolling')];
}
