import { seedOf } from '../../../domain/seating/model/random.js';
import type { SeatingProblem } from '../../../domain/seating/model/problem.js';
import type { PastRequest } from '../../../domain/seating/what-if/past-request.js';
import {
  type EarlierMeeting,
  type PastSeeker,
  seekersUnder,
} from '../../../domain/seating/what-if/past-seeker.js';
import { POLICY_BOUNDS, type SeatingPolicy } from '../../../domain/seating/what-if/seating-policy.js';
import { WEEK_MS } from '../../../domain/shared/durations.js';
import { finalRunOf, slotKey } from '../../../domain/shared/slot.js';
import type { TimeZone } from '../../../domain/shared/time-zone.js';
import type { PastSaturdays } from './ports.js';

/** A slot of a past Saturday, from which the engine's input can be made. */
export interface PastSlot {
  readonly meetings: readonly EarlierMeeting[];
  /** One final run over all requests of the slot, as if no table had been formed before. */
  problem(policy: SeatingPolicy): SeatingProblem & { readonly waiting: readonly PastSeeker[] };
}

/** @param requests those of one slot, at least one */
export async function pastSlotOf(
  requests: readonly PastRequest[],
  saturdays: Pick<PastSaturdays, 'meetingsOf'>,
  homeZone: TimeZone,
): Promise<PastSlot> {
  const { slot } = requests[0]!;
  const people = requests.map(({ person }) => person);
  const finalRun = finalRunOf(slot, homeZone);
  const from = new Date(finalRun.getTime() - POLICY_BOUNDS.repeatWeeks.max * WEEK_MS);
  const meetings = await saturdays.meetingsOf(
    people.map(({ id }) => id),
    from,
    finalRun,
  );
  return {
    meetings,
    problem: (policy) => ({
      waiting: seekersUnder(policy, people, meetings, finalRun),
      openTables: [],
      pass: 'final',
      patienceSeconds: 0,
      // That of the real runs.
      seed: seedOf(slotKey(slot)),
      sizes: { smallest: policy.smallestTable, largest: policy.largestTable },
    }),
  };
}
