import type pg from 'pg';
import { isConnectionError } from './connection-error.js';
import type { ReadQueries } from './read-queries.js';

/** The largest lag at which the replica is used, in seconds. */
const MAX_LAG_SECONDS = 5;
const CHECK_EVERY_MS = 1000;
const CHECK_TIMEOUT_MS = 1000;
/** After this time a read is repeated on the primary: its connection may be half open while others work. */
const READ_TIMEOUT_MS = 3000;

/**
 * Seconds by which a streaming replica is behind; null if it receives nothing, because its lag is then unknown. A server
 * that is no replica, such as another name of the primary, has no lag.
 */
const LAG = `
  select case
    when not pg_is_in_recovery() then 0
    when not exists (select from pg_stat_wal_receiver) then null
    when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
    else greatest(0, extract(epoch from now() - pg_last_xact_replay_timestamp()))::float8 end as lag`;

export interface ReplicaSettings {
  readonly primary: ReadQueries;
  readonly replica: ReadQueries;
  /** Called when the replica becomes unusable, and when it is used again. */
  readonly onChange: (isUsed: boolean, reason: unknown) => void;
  /** Called for each read, with the server that answered it. */
  readonly onRead: (server: 'primary' | 'replica') => void;
  /** Interval of the checks in milliseconds. */
  readonly checkEveryMs?: number;
}

/** The period in which the replica is used; ended by `away`. */
interface Use {
  readonly away: Promise<never>;
  readonly end: (reason: unknown) => void;
}

/**
 * Reads that tolerate a lag of five seconds: from a replica while it answers and keeps up, otherwise from the primary. A
 * read that the replica fails or leaves unanswered is repeated on the primary. See ADR 28.
 */
export class ReplicaReads implements ReadQueries {
  private use: Use | undefined;
  private timer: NodeJS.Timeout | undefined;
  private checking: Promise<void> | undefined;
  private isReportedAway = false;

  constructor(private readonly settings: ReplicaSettings) {}

  /** Until the first check has ended, the primary answers. */
  start(): void {
    this.timer = setInterval(() => this.check(), this.settings.checkEveryMs ?? CHECK_EVERY_MS);
    this.check();
  }

  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.checking;
    this.use = undefined;
  }

  async query<Row extends pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const { use } = this;
    if (use) {
      const timeout = rejectAfter(READ_TIMEOUT_MS);
      try {
        const answer = this.settings.replica.query<Row>(query, values);
        const result = await Promise.race([answer, use.away, timeout.rejected]);
        this.settings.onRead('replica');
        return result;
      } catch (error) {
        if (isConnectionError(error)) this.stopUse(error);
      } finally {
        timeout.clear();
      }
    }
    this.settings.onRead('primary');
    return this.settings.primary.query<Row>(query, values);
  }

  private check(): void {
    this.checking ??= this.checkLag().finally(() => (this.checking = undefined));
  }

  private async checkLag(): Promise<void> {
    const timeout = rejectAfter(CHECK_TIMEOUT_MS);
    try {
      const { rows } = await Promise.race([
        this.settings.replica.query<{ lag: number | null }>(LAG),
        timeout.rejected,
      ]);
      const lag = rows[0]!.lag ?? Infinity;
      if (lag <= MAX_LAG_SECONDS) this.startUse();
      else this.stopUse(new Error(`The replica is ${lag} s behind.`));
    } catch (error) {
      this.stopUse(error);
    } finally {
      timeout.clear();
    }
  }

  private startUse(): void {
    if (this.use) return;
    const { promise: away, reject: end } = Promise.withResolvers<never>();
    away.catch(() => undefined);
    this.use = { away, end };
    if (this.isReportedAway) this.settings.onChange(true, undefined);
    this.isReportedAway = false;
  }

  private stopUse(reason: unknown): void {
    this.use?.end(reason);
    this.use = undefined;
    if (!this.isReportedAway) this.settings.onChange(false, reason);
    this.isReportedAway = true;
  }
}

function rejectAfter(ms: number): { rejected: Promise<never>; clear: () => void } {
  const { promise: rejected, reject } = Promise.withResolvers<never>();
  rejected.catch(() => undefined);
  const timer = setTimeout(() => reject(new Error(`The replica did not answer within ${ms} ms.`)), ms);
  return { rejected, clear: () => clearTimeout(timer) };
}
