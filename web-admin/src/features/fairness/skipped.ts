import { t } from './messages.js';

/** Why nothing was computed. */
export const SKIPPED: Readonly<Record<string, string>> = {
  too_few_people: t('tooFewPeople'),
  too_many_people: t('tooManyPeople'),
  out_of_time: t('outOfTime'),
};
