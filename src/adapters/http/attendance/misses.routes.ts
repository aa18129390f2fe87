import type { AppealStep } from '../../../application/attendance/appeal-step.js';
import { type Misses, MOST_MISSES } from '../../../application/attendance/ports.js';
import type { Clock } from '../../../application/shared/ports.js';
import { effectOf } from '../../../domain/attendance/next-step.js';
import type { Miss } from '../../../domain/attendance/miss.js';
import { MessageResponse } from '../message-response.js';
import { many, one, route, type Route } from '../route.js';
import { AppealStepBody, StepParams, StepResponse } from './misses.dto.js';

export interface ReliabilityServices {
  readonly misses: Pick<Misses, 'of'>;
  readonly appealStep: AppealStep;
  readonly clock: Clock;
  /** Whether the operator lets missed tables pause requests. */
  readonly pausesRequests: boolean;
}

const tag = 'Safety';

/** The steps after missed tables, as their user sees them. */
export function missRoutes(services: ReliabilityServices): Route[] {
  const { misses, appealStep, clock, pausesRequests } = services;
  return [
    route({
      method: 'get',
      path: '/api/user/attendance-steps',
      tag,
      operationId: 'listAttendanceSteps',
      summary: 'List the steps that followed missed tables of the last 90 days, newest first',
      access: 'member',
      responses: { 200: many(StepResponse, `At most ${MOST_MISSES} steps`) },
      handle: async ({ userId }) =>
        (await misses.of(userId)).flatMap((miss) => presentStep(miss, pausesRequests, clock.now())),
    }),
    route({
      method: 'post',
      path: '/api/user/attendance-steps/:id/appeal',
      tag,
      operationId: 'appealAttendanceStep',
      summary: 'Appeal against a step, once; until the answer it has no effect',
      access: 'member',
      params: StepParams,
      body: AppealStepBody,
      responses: {
        200: one(MessageResponse, 'The appeal is open; a moderator decides'),
        404: { description: 'No such step of the reader, or it is gone' },
        409: { description: 'There is an appeal already' },
      },
      handle: async ({ userId, params, body }) => {
        await appealStep.execute({ userId, missId: params.id, ...body });
        return { message: 'Thank you. A moderator will read it and email you.' };
      },
    }),
  ];
}

function presentStep(miss: Miss, pausesRequests: boolean, now: Date): StepResponse[] {
  const { id, kind, date, step, isLifted, appeal } = miss;
  if (!step) return [];
  return [
    {
      id,
      step: effectOf(step.kind, pausesRequests),
      kind,
      date,
      takenAt: step.takenAt.toISOString(),
      until: step.until.toISOString(),
      applies: miss.appliesAt(now),
      isLifted,
      appeal: appeal && {
        note: appeal.note,
        at: appeal.at.toISOString(),
        answer: appeal.answer,
        answeredAt: appeal.answeredAt?.toISOString() ?? null,
      },
    },
  ];
}
