import { HOUR_MS } from '../../domain/shared/durations.js';
import type { Clock } from '../shared/ports.js';
import { Purge } from '../shared/purge.js';
import type { HomeSafeQuestions } from './home-safe-questions.js';

export const PURGE_HOME_SAFE = 'purge-home-safe';
/** From the question on; longer than the time to answer, so that a question is not asked again. */
const KEPT_HOURS = 48;

/** Deletes the questions, and when they were answered. */
export const purgeHomeSafe = (questions: HomeSafeQuestions, clock: Clock): Purge =>
  new Purge(clock, KEPT_HOURS * HOUR_MS, (before, limit) => questions.removeAskedBefore(before, limit));
