import type { StepKind } from '../../../domain/attendance/next-step.js';

/**
 * The rows of steps of these kinds that apply, as `Miss.appliesAt` decides it.
 * @param user, now SQL for the user id and the current time
 */
export const stepsInForceSql = (kinds: readonly StepKind[], user: string, now: string): string => `
  from reliability_misses step
  where step.user_id = ${user} and step.step in (${kinds.map((kind) => `'${kind}'`).join(', ')}) and step.step_until > ${now} and not step.is_lifted
    and (step.appealed_at is null or step.answered_at is not null)`;

/** The steps for which others are seated first: a pause is one, also where requests are not paused. */
export const COMES_LATER: readonly StepKind[] = ['later_priority', 'pause'];
