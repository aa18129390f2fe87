import { CHECKS, PROBLEMS, STATES } from '../../../application/operations/readiness/problems.js';
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
  Optional,
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

export class RecurringRunResponse {
  @Described('The name of the job.')
  @Text({ max: 60 })
  name!: string;
  @Described('When it was last queued; null before the first time.')
  @Nullable()
  @Instant()
  lastAt!: string | null;
  @Described('When it is queued next.')
  @Instant()
  nextAt!: string;
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

export class ClockResponse {
  @Described('Every job that runs by the clock, the next one first.')
  @ListOf(() => RecurringRunResponse, 100)
  jobs!: RecurringRunResponse[];
}

class ProblemResponse {
  @Described('What is wrong, or why nothing is known.')
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
  @Described('`unchecked`: neither good nor bad is known.')
  @OneOf(STATES)
  state!: string;
  @Described('Null where all is well.')
  @NestedOrNull(() => ProblemResponse)
  problem!: ProblemResponse | null;
}

export class ReadinessResponse {
  @Described('One finding for each check.')
  @ListOf(() => FindingResponse, 40)
  findings!: FindingResponse[];
}

export class CheckMailBody {
  @Described('To whom the test mail is sent.')
  @Text({ max: 320, trim: true })
  to!: string;
  @Described('The selector of the DKIM key; without one the usual selectors are tried.')
  @Optional()
  @Nullable()
  @Text({ min: 1, max: 63, trim: true })
  dkimSelector?: string | null;
}

class SenderRecordResponse {
  @Described(
    '`wrong` protects nothing: several records, a revoked key, or an SPF record that allows everyone; `unknown` where the DNS did not answer.',
  )
  @OneOf(['found', 'missing', 'wrong', 'unknown'])
  state!: string;
  @Described('The name that was asked for.')
  @Text({ max: 400 })
  name!: string;
  @Described('The record as it stands; null without one.')
  @Nullable()
  @Text({ max: 2000 })
  record!: string | null;
}

class SenderRecordsResponse {
  @Described('Which servers may send for the domain of the return address.')
  @Nested(() => SenderRecordResponse)
  spf!: SenderRecordResponse;
  @Described('The key of the signatures of mails.')
  @Nested(() => SenderRecordResponse)
  dkim!: SenderRecordResponse;
  @Described('What receivers do with mails that fail both.')
  @Nested(() => SenderRecordResponse)
  dmarc!: SenderRecordResponse;
}

export class MailCheckResponse {
  @Described('`off` where no mail server is configured.')
  @OneOf(['accepted', 'refused', 'off'])
  state!: string;
  @Described('What the mail server said, or the name and code of the error; null where it is off.')
  @Nullable()
  @Text({ max: 300 })
  serverReply!: string | null;
  @Described("What the DNS says of the sender's domain.")
  @Nested(() => SenderRecordsResponse)
  records!: SenderRecordsResponse;
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
