import type { StepKind } from '../../../domain/moderation/reliability/next-step.js';

/**
 * The rows of steps that apply, as `Miss.appliesAt` decides it.
 * @param user, now SQL for the user id and the current time
 */
export const stepsInForceSql = (kind: StepKind, user: string, now: string): string => `
  from reliability_misses step
  where step.user_id = ${user} and step.step = '${kind}' and step.step_until > ${now} and not step.is_lifted
    and (step.appealed_at is null or step.answered_at is not null)`;
