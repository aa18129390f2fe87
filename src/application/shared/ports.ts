import type { DomainEvent } from '../../domain/shared/aggregate.js';

/**
 * What every context needs from outside. Implementations stand in `src/adapters`, fakes in `test/support/fakes`.
 */

/** All that `work` keeps succeeds together or not at all. Repositories called inside take part by themselves. */
export interface UnitOfWork {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** The one clock of the product. */
export interface Clock {
  now(): Date;
}

/** Chance, so that tests can take it away. */
export interface Chance {
  /** A whole number in [0, below), unpredictable to an outsider. */
  below(bound: number): number;
}

/** A mail as it leaves: plain text and HTML say the same. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Delivers one mail within its own timeout. @throws when the mail server did not take it; callers retry by job. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A text message (SMS) as it leaves; `to` is an E.164 number. */
export interface TextMessage {
  readonly to: string;
  readonly text: string;
}

/** Delivers one text message within its own timeout. @throws when the service did not take it; callers retry by job */
export interface TextMessages {
  deliver(message: TextMessage): Promise<void>;
}

/** Files by key, such as `pictures/1042/5f3a.webp`. */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when nothing is stored under the key. */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
}

/** How a job is queued. */
export interface JobOptions {
  /** Seconds of the product's clock to wait before the job may run; 0 by default. */
  readonly delaySeconds?: number;
  /** A job with the same key that still waits is kept as it is, and no second one is added. */
  readonly key?: string;
  /** Jobs of one queue run one after another. */
  readonly queue?: string;
  /** How often a failing job is tried in all; the waits between grow. */
  readonly attempts?: number;
}

/** Work that must happen after the commit. Inside a unit of work a job is committed or rolled back with it. */
export interface Jobs {
  add(name: string, payload: object, options?: JobOptions): Promise<void>;
}

/** Hands the events of an aggregate to the handlers that run after the commit. */
export interface Events {
  publish(events: readonly DomainEvent[]): Promise<void>;
}

/** A fact for open sockets. Ids only: what is private is fetched again, where access is checked. */
export type Signal =
  | {
      readonly type: 'message_written';
      readonly matchId: number;
      readonly messageId: number;
      readonly originSocket: string | null;
    }
  | { readonly type: 'match_found'; readonly matchId: number; readonly userIds: readonly number[] }
  | { readonly type: 'matches_changed'; readonly userIds: readonly number[] }
  | { readonly type: 'match_cancelled'; readonly matchId: number; readonly userIds: readonly number[] }
  | {
      readonly type: 'participant_left';
      readonly matchId: number;
      readonly userId: number;
      readonly userIds: readonly number[];
    }
  | { readonly type: 'sessions_ended'; readonly userId: number; readonly exceptSession: string | null }
  | { readonly type: 'session_ended'; readonly sessionId: string };

/**
 * Tells the sockets of every process. Inside a unit of work a signal leaves with the commit and never without it.
 * `userIds` of a signal name the people whose sockets hear it.
 */
export interface Realtime {
  signal(signal: Signal): Promise<void>;
}

/** A fixed window: at most `times` uses per `perSeconds` seconds and key, counted over all processes. */
export interface RateLimit {
  /** Names the counter, such as `codes-per-address`. */
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
}

export interface RateLimiter {
  /** Counts one use. @throws TooManyAttempts when the limit is reached */
  consume(limit: RateLimit, key: string): Promise<void>;
  /** Gives one use back, where it turned out not to be one of those that are limited. */
  refund(limit: RateLimit, key: string): Promise<void>;
}
