import type { DomainEvent } from '../../domain/shared/aggregate.js';
import type { OptionalKind, RequiredKind } from '../../domain/shared/notification-kind.js';

/**
 * Ports that all contexts use. Implementations are in `src/adapters`, fakes in `test/support/fakes`.
 */

/** Runs `work` in one transaction, which repositories join. An inner call joins the outer transaction. */
export interface UnitOfWork {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Current time; replaced in tests. */
export interface Clock {
  now(): Date;
}

/** Random numbers; replaced in tests. */
export interface Chance {
  /** @returns a cryptographically random integer in [0, bound) */
  below(bound: number): number;
}

/** A text file that comes with a mail. */
export interface MailAttachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: string;
}

/** What a mail is about, and for an optional kind whose preference decides and where it is switched off. */
export type MailPurpose =
  | { readonly kind: RequiredKind }
  | { readonly kind: OptionalKind; readonly userId: number; readonly unsubscribeUrl: string };

/** A rendered mail; plain text and HTML have the same content. */
export interface Mail {
  /** The idempotency key, the same for every attempt to send it; the queue gives it. */
  readonly id?: string;
  /** Names the mail in the address to which reports on it return; absent where none is read. */
  readonly bounceToken?: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** Whether the mail contains a one-time code. */
  readonly hasCode: boolean;
  /** UTC instant in ISO 8601 from which it tells nothing that holds, so that it is not sent any more; absent for none. */
  readonly until?: string;
  readonly purpose: MailPurpose;
}

/**
 * Sends one mail, with a timeout.
 * @throws RecipientRefused for a permanent refusal of the address, MailDeferred if the server does not take the mail now, and
 * other errors if it rejects the mail or times out
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** A text message (SMS). `to` is in E.164 format. */
export interface TextMessage {
  readonly to: string;
  readonly text: string;
}

/** Sends one text message, with a timeout. @throws if the service rejects it or times out; the job queue retries */
export interface TextMessages {
  deliver(message: TextMessage): Promise<void>;
}

/** Stores files by key, such as `pictures/1042/5f3a.webp`. */
export interface ObjectStore {
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** @returns null if nothing is stored under the key */
  get(key: string): Promise<{ bytes: Uint8Array; contentType: string } | null>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
}

export interface JobOptions {
  /** Minimum delay in seconds of the port `Clock`; default 0. */
  readonly delaySeconds?: number;
  /** Debounce key: no job is added while one with the same key is waiting. */
  readonly key?: string;
  /** Jobs of one named queue run sequentially. */
  readonly queue?: string;
  /** Maximum number of attempts, with exponential backoff. */
  readonly attempts?: number;
}

/** Queue of jobs that run after the commit. Inside a unit of work a job is committed or rolled back with it. */
export interface Jobs {
  add(name: string, payload: object, options?: JobOptions): Promise<void>;
}

/** Stores domain events as jobs in the same transaction (transactional outbox). Handlers run after the commit. */
export interface Events<Event extends DomainEvent = DomainEvent> {
  /** A property, so that only the events that the composition has handlers for can be published. */
  readonly publish: (events: readonly Event[]) => Promise<void>;
}

/** A stored chat message for the sockets in its room. See ADR 26. */
export interface WrittenMessage {
  readonly matchId: number;
  readonly id: number;
  /** The id before it in its room, by which a process delivers in order and detects a gap; 0 for none. */
  readonly previousId: number;
  /** The author. */
  readonly userId: number;
  /** Users whose sockets do not receive it: former members, and users with a block to or from the author. */
  readonly hiddenFrom: readonly number[];
  /** The serialized frame `new_message`; null where receivers read the message by its id. */
  readonly frame: string | null;
}

/**
 * A realtime notification for open sockets. Contains ids only, so that access is checked when a client requests the data;
 * chat messages are the exception, because access is checked when they are stored.
 */
export type Signal =
  | {
      readonly type: 'messages_written';
      /** The process that has delivered them to its own sockets already; null for none. */
      readonly from: string | null;
      readonly messages: readonly WrittenMessage[];
    }
  | { readonly type: 'message_erased'; readonly matchId: number; readonly messageId: number }
  /** The user's unread counts changed; no socket receives it. */
  | { readonly type: 'chat_read'; readonly userId: number }
  | { readonly type: 'match_found'; readonly matchId: number; readonly userIds: readonly number[] }
  | { readonly type: 'matches_changed' | 'request_closed'; readonly userIds: readonly number[] }
  | { readonly type: 'match_cancelled'; readonly matchId: number; readonly userIds: readonly number[] }
  | { readonly type: 'seat_lost'; readonly matchId: number; readonly userIds: readonly number[] }
  | {
      readonly type: 'participant_left';
      readonly matchId: number;
      readonly userId: number;
      readonly userIds: readonly number[];
    }
  | { readonly type: 'sessions_ended'; readonly userId: number; readonly exceptSession: string | null }
  | { readonly type: 'session_ended'; readonly sessionId: string };

/**
 * Publishes signals to the sockets of all processes. Inside a unit of work a signal is published after the commit only.
 * `signal` resolves once the signal is queued, so it delays no response.
 * `userIds` of a signal are the users whose sockets receive it.
 */
export interface Realtime {
  signal(signal: Signal): Promise<void>;
}

/** A fixed window per key, over all processes: at most `times` uses in `perSeconds` seconds. */
export interface RateLimit {
  /** Prefix of the counter, such as `codes-per-address`. */
  readonly name: string;
  readonly times: number;
  readonly perSeconds: number;
}

/** An allowed use of a rate limit. */
export interface CountedUse {
  /** Its number within the window, from 1 on. */
  readonly uses: number;
  /** Milliseconds until the window ends. */
  readonly msLeft: number;
}

export interface RateLimiter {
  /** Counts one use. @throws TooManyAttempts if the limit is reached */
  consume(limit: RateLimit, key: string): Promise<CountedUse>;
  /** Subtracts one use, such as a successful login. */
  refund(limit: RateLimit, key: string): Promise<void>;
}
