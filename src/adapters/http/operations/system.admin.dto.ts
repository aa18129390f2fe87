import { CHECKS, PROBLEMS } from '../../../application/operations/readiness/problems.js';
import {
  Bool,
  Described,
  Id,
  Instant,
  ListOf,
  Nested,
  NestedOrNull,
  Nullable,
  OneOf,
  Text,
  WholeNumber,
} from '../fields.js';

class MigrationsResponse {
  @Described('Number of applied migrations.')
  @WholeNumber()
  applied!: number;
  @Described('Number of migrations of this release that are not applied; above 0 only during an upgrade.')
  @WholeNumber()
  pending!: number;
}

/** The jobs of one worker pool. */
class QueueStateResponse {
  @Described('The worker pool.')
  @Text({ max: 40 })
  name!: string;
  @Described('Jobs that are due, and not started.')
  @WholeNumber()
  waiting!: number;
  @Described('Jobs that are due later: delayed jobs and retries.')
  @WholeNumber()
  delayed!: number;
  @Described('Jobs that run now.')
  @WholeNumber()
  running!: number;
  @Described('Seconds since the oldest waiting job is due; null without one.')
  @Nullable()
  @WholeNumber()
  oldestSeconds!: number | null;
}

/** The backups, or the drills that restore one. */
class RunStateResponse {
  @Described('When the last successful one ended; null without one.')
  @Nullable()
  @Instant()
  lastAt!: string | null;
  @Described('Whether a later one failed.')
  @Bool()
  hasFailedSince!: boolean;
  @Described('Name and code of the error of the newest one; null where it succeeded.')
  @Nullable()
  @Text({ max: 130 })
  error!: string | null;
}

export class SystemResponse {
  @Described('The version of the product.')
  @Text({ max: 40 })
  version!: string;
  @Described('The full hash of the commit; `unknown` where the build does not say.')
  @Text({ max: 64 })
  commit!: string;
  @Described('The migrations of the database.')
  @Nested(() => MigrationsResponse)
  migrations!: MigrationsResponse;
  @Described('One entry for each worker pool.')
  @ListOf(() => QueueStateResponse, 10)
  queues!: QueueStateResponse[];
  @Described('Number of dead jobs.')
  @WholeNumber()
  deadJobs!: number;
  @Described('The last verified backup.')
  @Nested(() => RunStateResponse)
  backup!: RunStateResponse;
  @Described('The last drill, which restored a backup.')
  @Nested(() => RunStateResponse)
  drill!: RunStateResponse;
}

class ProblemResponse {
  @Described('What is wrong.')
  @OneOf(PROBLEMS)
  code!: string;
  @Described('The one value in its text, such as the code of an error; null where the text has none.')
  @Nullable()
  @Text({ max: 260 })
  detail!: string | null;
}

class FindingResponse {
  @Described('What was checked.')
  @OneOf(CHECKS)
  check!: string;
  @Described('Null where all is well.')
  @NestedOrNull(() => ProblemResponse)
  problem!: ProblemResponse | null;
}

export class ReadinessResponse {
  @Described('One finding for each check.')
  @ListOf(() => FindingResponse, 40)
  findings!: FindingResponse[];
}

/** A job whose last attempt failed; without its payload. */
export class DeadJobResponse {
  @Id() id!: number;
  @Described('The name of the job, such as `send-mail`.')
  @Text({ max: 100 })
  task!: string;
  @Described('How often it was tried.')
  @WholeNumber()
  attempts!: number;
  @Described('Name and code of the last error, without its message.')
  @Text({ max: 130 })
  error!: string;
  @Described('When it was queued.')
  @Instant()
  queuedAt!: string;
  @Described('When its last attempt failed.')
  @Instant()
  diedAt!: string;
  @Described('False where the payload was not kept, because it held a one-time code.')
  @Bool()
  isRetryable!: boolean;
}

/** What a retry of many dead jobs did. */
export class RetriedJobsResponse {
  @Described('Jobs that were queued again.')
  @WholeNumber()
  retried!: number;
  @Described('Those that can be retried with another request.')
  @WholeNumber()
  left!: number;
}
