import { timedSolve } from '../../../../src/adapters/seating/timed-solve.js';
import { ChangeOne } from '../../../../src/application/seating/fairness/change-one.js';
import { PastFinalRuns } from '../../../../src/application/seating/fairness/past-final-runs.js';
import { TestForBias } from '../../../../src/application/seating/fairness/test-for-bias.js';
import { CompareSeating } from '../../../../src/application/seating/what-if/compare-seating.js';
import { PastSaturdayInput } from '../../../../src/application/seating/what-if/past-saturday-input.js';
import { Trials } from '../../../../src/application/seating/what-if/trials.js';
import type { PastSaturdays, Trial, TrialEngine } from '../../../../src/application/seating/what-if/ports.js';
import type { PastRequest } from '../../../../src/domain/seating/what-if/past-request.js';
import type { EarlierMeeting, PastSeeker } from '../../../../src/domain/seating/what-if/past-seeker.js';
import { CURRENT_POLICY, type SeatingPolicy } from '../../../../src/domain/seating/what-if/seating-policy.js';
import { FixedClock } from '../../../support/fakes/fixed-clock.js';

const ZONE = 'America/New_York';
/** The Monday after the Saturday. */
const NOW = new Date('2026-11-23T12:00:00Z');
const SATURDAY = '2026-11-21';

/** The request of a user of that Saturday, opened on the Monday before. */
export const aPastRequest = (person: PastSeeker, story: Partial<PastRequest> = {}): PastRequest => ({
  slot: { preferredDate: SATURDAY, preferredTime: 'dinner', venueType: 'restaurant' },
  timeZone: ZONE,
  createdAt: new Date('2026-11-16T12:00:00Z'),
  withdrawnAt: null,
  person,
  ...story,
});

interface Story {
  readonly requests: readonly PastRequest[];
  readonly meetings?: readonly EarlierMeeting[];
  readonly recorded?: number | null;
  /** In place of the engine. */
  readonly solve?: Trial['solve'];
}

/** The use cases over a past Saturday; `closed` counts the trials that were ended. */
export function aPastSaturday({ requests, meetings = [], recorded = null, solve }: Story) {
  const saturdays: PastSaturdays = {
    requestsOf: async (saturday) => (saturday === SATURDAY ? [...requests] : []),
    meetingsOf: async () => [...meetings],
    recordedOf: async () => recorded,
  };
  const trials = { closed: 0 };
  const engine: TrialEngine = {
    start: () => ({
      solve: solve ?? (async (problem) => timedSolve(problem, null)),
      close: async () => void trials.closed++,
    }),
  };
  const input = new PastSaturdayInput(saturdays, new FixedClock(NOW), ZONE);
  const oneAtATime = new Trials(engine);
  const useCase = new CompareSeating(input, saturdays, oneAtATime, ZONE);
  const compare = (change: Partial<SeatingPolicy> = {}, gone = new AbortController().signal) =>
    useCase.execute({ proposed: { ...CURRENT_POLICY, ...change }, gone });
  const finalRuns = new PastFinalRuns(input, saturdays, ZONE);
  const testForBias = new TestForBias(finalRuns, oneAtATime);
  const changeOne = new ChangeOne(finalRuns, oneAtATime);
  return { compare, input, trials, testForBias, changeOne };
}
