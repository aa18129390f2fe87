import { AnswerHomeSafe } from '../../../src/application/safety/answer-home-safe.js';
import { AskHomeSafe } from '../../../src/application/safety/ask-home-safe.js';
import type { SubmitReportCommand } from '../../../src/application/moderation/submit-report.js';
import { aNotifier } from '../../support/builders/a-notifier.js';
import { FixedClock } from '../../support/fakes/fixed-clock.js';
import { InMemoryHomeSafeQuestions } from '../../support/fakes/in-memory-home-safe-questions.js';
import { InMemoryContacts } from '../../support/fakes/in-memory-matches.js';
import { InMemoryRateLimiter } from '../../support/fakes/in-memory-rate-limiter.js';
import { InMemoryUnitOfWork } from '../../support/fakes/in-memory-unit-of-work.js';
import { plainLinks } from '../../support/fakes/plain-links.js';
import { RecordingJobs } from '../../support/fakes/recording-jobs.js';

export const MATCH = 12;
export const ADA = 1001;
export const BEN = 1002;
/** Ada has a phone with push messages; Ben has none. */
const ADAS_PHONE = 7;

/** A dinner of Ada and Ben at seven in New York, four hours after its start. */
export function aDinner({ adaLeftTheChat = false } = {}) {
  const clock = new FixedClock();
  const startsAt = new Date(clock.now().getTime() - 4 * 3_600_000);
  const seatOf = (userId: number) => ({
    matchId: MATCH,
    userId,
    startsAt,
    timeZone: 'America/New_York' as const,
    hasLeftChat: adaLeftTheChat && userId === ADA,
  });
  const questions = new InMemoryHomeSafeQuestions([seatOf(ADA), seatOf(BEN)]);
  const jobs = new RecordingJobs();
  const reports: SubmitReportCommand[] = [];
  const unitOfWork = new InMemoryUnitOfWork();
  const devices = { idsOf: async (userId: number) => (userId === ADA ? [ADAS_PHONE] : []) };
  const notifier = aNotifier(jobs, devices);
  const ask = new AskHomeSafe(unitOfWork, questions, new InMemoryContacts(), notifier, plainLinks, clock);
  const submit = { execute: async (command: SubmitReportCommand) => void reports.push(command) };
  const answer = new AnswerHomeSafe(unitOfWork, questions, submit, new InMemoryRateLimiter(clock), clock);
  return { clock, questions, jobs, reports, ask, answer };
}
