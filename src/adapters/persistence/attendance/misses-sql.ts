/**
 * The rows of steps by which others are seated first, as `Miss.appliesAt` decides it.
 * @param user, now SQL for the user id and the current time
 */
export const laterPrioritySql = (user: string, now: string): string => `
  from reliability_misses step
  where step.user_id = ${user} and step.step = 'later_priority' and step.step_until > ${now}`;
