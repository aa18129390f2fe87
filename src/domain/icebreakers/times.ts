import { HOUR_MS } from '../shared/durations.js';
/** Hours before the start. A warm-up that is a day late is not posted any more. */
export const WARM_UP_HOURS = { from: 48, until: 24 };
export const AT_THE_TABLE_HOURS = { from: 1, until: 0 };
/** How many questions a table is asked an hour before the start. */
export const QUESTIONS_AT_THE_TABLE = 3;

interface Times {
  readonly startsAt: Date;
  readonly createdAt: Date;
}

const isDue = ({ startsAt, createdAt }: Times, now: Date, hours: typeof WARM_UP_HOURS): boolean => {
  const from = new Date(startsAt.getTime() - hours.from * HOUR_MS);
  const until = new Date(startsAt.getTime() - hours.until * HOUR_MS);
  return createdAt <= from && from <= now && now < until;
};

/** Whether the warm-up may be posted; never at a table that was formed less than two days before. */
export const isWarmUpDue = (table: Times, now: Date): boolean => isDue(table, now, WARM_UP_HOURS);

/** Whether the questions for the table may be posted; never at a table that was formed less than an hour before. */
export const areTableQuestionsDue = (table: Times, now: Date): boolean =>
  isDue(table, now, AT_THE_TABLE_HOURS);
