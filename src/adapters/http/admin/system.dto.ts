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
  @WholeNumber() applied!: number;
  @Described('Of this release; more than 0 only while it is being deployed.')
  @WholeNumber()
  pending!: number;
}

/** The jobs of one worker pool. */
class QueueStateResponse {
  @Text({ max: 40 }) name!: string;
  @Described('Due, and not started.')
  @WholeNumber()
  waiting!: number;
  @Described('Due later: delayed jobs and retries.')
  @WholeNumber()
  delayed!: number;
  @WholeNumber() running!: number;
  @Described('Since when the oldest waiting job is due; null without one.')
  @Nullable()
  @WholeNumber()
  oldestSeconds!: number | null;
}

export class SystemResponse {
  @Text({ max: 40 }) version!: string;
  @Described('Null where the build does not say.')
  @Nullable()
  @Text({ max: 40 })
  commit!: string | null;
  @Nested(() => MigrationsResponse) migrations!: MigrationsResponse;
  @ListOf(() => QueueStateResponse, 10) queues!: QueueStateResponse[];
  @WholeNumber() deadJobs!: number;
}

class ServiceCheckResponse {
  @Described('`off` where no mail server is configured.')
  @OneOf(['works', 'fails', 'off'])
  state!: string;
  @WholeNumber() ms!: number;
  @Described('Name and code of the error; null unless it fails.')
  @Nullable()
  @Text({ max: 130 })
  error!: string | null;
}

export class ServiceChecksResponse {
  @Nested(() => ServiceCheckResponse) mail!: ServiceCheckResponse;
  @Nested(() => ServiceCheckResponse) storage!: ServiceCheckResponse;
}

/** A job whose last attempt failed; without its payload. */
export class DeadJobResponse {
  @Id() id!: number;
  @Text({ max: 100 }) task!: string;
  @WholeNumber() attempts!: number;
  @Described('Name and code of the last error, without its message.')
  @Text({ max: 130 })
  error!: string;
  @Instant() queuedAt!: string;
  @Instant() diedAt!: string;
  @Described('False where the payload was not kept, because it held a one-time code.')
  @Bool()
  isRetryable!: boolean;
}
