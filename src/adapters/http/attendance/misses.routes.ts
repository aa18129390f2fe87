import { type Misses, MOST_MISSES } from '../../../application/attendance/ports.js';
import type { Clock } from '../../../application/shared/ports.js';
import type { Miss } from '../../../domain/attendance/miss.js';
import { many, type Route } from '../route.js';
import { StepResponse } from './misses.dto.js';
import { routesFor } from '../routes-for.js';

const member = routesFor('member', 'Safety');

export interface ReliabilityServices {
  readonly misses: Pick<Misses, 'of'>;
  readonly clock: Clock;
}

/** The steps after missed tables, as their user sees them. */
export function missRoutes({ misses, clock }: ReliabilityServices): Route[] {
  return [
    member.get('/api/user/attendance-steps', 'listAttendanceSteps', {
      summary: 'List the steps that followed missed tables of the last 90 days, newest first',
      responses: { 200: many(StepResponse, `At most ${MOST_MISSES} steps`) },
      handle: async ({ userId }) =>
        (await misses.of(userId)).flatMap((miss) => presentStep(miss, clock.now())),
    }),
  ];
}

function presentStep(miss: Miss, now: Date): StepResponse[] {
  const { id, kind, date, step } = miss;
  if (!step) return [];
  const [takenAt, until] = [step.takenAt.toISOString(), step.until.toISOString()];
  return [{ id, step: step.kind, kind, date, takenAt, until, applies: miss.appliesAt(now) }];
}
