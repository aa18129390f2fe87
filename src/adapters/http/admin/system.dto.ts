import {
  Bool,
  Described,
  Id,
  Instant,
  ListOf,
  Nested,
  Nullable,
  OneOf,
  Text,
  WholeNumber,
} from '../fields.js';

class MigrationsResponse {
  @Described('Migrations that the database has.')
  @WholeNumber()
  applied!: number;
  @Described('Of this release; more than 0 only while it is being deployed.')
  @WholeNumber()
  pending!: number;
}

/** The jobs of one worker pool. */
class QueueStateResponse {
  @Described('Name of the worker pool.')
  @Text({ max: 40 })
  name!: string;
  @Described('Due, and not started.')
  @WholeNumber()
  waiting!: number;
  @Described('Due later: delayed jobs and retries.')
  @WholeNumber()
  delayed!: number;
  @Described('Started, and not ended.')
  @WholeNumber()
  running!: number;
  @Described('Since when the oldest waiting job is due; null without one.')
  @Nullable()
  @WholeNumber()
  oldestSeconds!: number | null;
}

export class SystemResponse {
  @Described('Release, such as 1.4.0.')
  @Text({ max: 40 })
  version!: string;
  @Described('Null where the build does not say.')
  @Nullable()
  @Text({ max: 40 })
  commit!: string | null;
  @Described('Migrations of the database.')
  @Nested(() => MigrationsResponse)
  migrations!: MigrationsResponse;
  @Described('The worker pools.')
  @ListOf(() => QueueStateResponse, 10)
  queues!: QueueStateResponse[];
  @Described('Jobs that were given up in the last 14 days.')
  @WholeNumber()
  deadJobs!: number;
}

class ServiceCheckResponse {
  @Described('off where no mail server is configured.')
  @OneOf(['works', 'fails', 'off'])
  state!: string;
  @Described('Duration in milliseconds.')
  @WholeNumber()
  ms!: number;
  @Described('Name and code of the error; null unless it fails.')
  @Nullable()
  @Text({ max: 130 })
  error!: string | null;
}

export class ServiceChecksResponse {
  @Described('The mail server.')
  @Nested(() => ServiceCheckResponse)
  mail!: ServiceCheckResponse;
  @Described('The file storage.')
  @Nested(() => ServiceCheckResponse)
  storage!: ServiceCheckResponse;
}

/** A job whose last attempt failed; without its payload. */
export class DeadJobResponse {
  @Id() id!: number;
  @Described('Name of the task.')
  @Text({ max: 100 })
  task!: string;
  @Described('Attempts that failed.')
  @WholeNumber()
  attempts!: number;
  @Described('Name and code of the last error, without its message.')
  @Text({ max: 130 })
  error!: string;
  @Described('When the job was queued.')
  @Instant()
  queuedAt!: string;
  @Described('When the last attempt failed.')
  @Instant()
  diedAt!: string;
  @Described('False where the payload was not kept, because it held a one-time code.')
  @Bool()
  isRetryable!: boolean;
}
