import type { PageAsked, PageFound } from '../shared/page.js';

/** A job whose last attempt failed, as the console lists it; without its payload. */
export interface DeadJobRow {
  readonly id: number;
  readonly task: string;
  readonly attempts: number;
  /** Name and code of the last error, without its message. */
  readonly error: string;
  readonly queuedAt: Date;
  readonly diedAt: Date;
  /** False where the payload was not kept. */
  readonly isRetryable: boolean;
}

/** What is needed to queue a dead job again. */
export interface DeadJob {
  readonly id: number;
  readonly task: string;
  readonly queue: string | null;
  readonly maxAttempts: number;
  /** Null where it was not kept, or cannot be decrypted any more. */
  readonly payload: object | null;
}

export type DeadJobSort = 'id' | 'diedAt';

export interface DeadJobFilter {
  readonly id: readonly number[];
  readonly isRetryable: boolean;
}

export interface DeadJobs {
  page(asked: PageAsked<DeadJobSort, DeadJobFilter>): Promise<PageFound<DeadJobRow>>;
  count(): Promise<number>;
  findForUpdate(id: number): Promise<DeadJob | null>;
  remove(id: number): Promise<void>;
  /** Deletes at most `limit`. @returns their number */
  removeBefore(before: Date, limit: number): Promise<number>;
}
