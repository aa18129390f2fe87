import type { RequestListener } from 'node:http';
import type pg from 'pg';
import type { JobHandler } from '../../../adapters/jobs/task-list.js';

/** Records spans of what the server does. No span has personal data. See ADR 38. */
export interface Tracing {
  /** Spans of SQL statements, on the connections of this pool too. */
  readonly statements: (pool: pg.Pool) => void;
  /**
   * A span for each request, named by its route.
   * @param paths of routes without parameters, for requests that do not reach Express
   */
  readonly requests: (listener: RequestListener, paths: ReadonlySet<string>) => RequestListener;
  /** A span for each attempt at a job. */
  readonly jobs: (handlers: Readonly<Record<string, JobHandler>>) => Readonly<Record<string, JobHandler>>;
  /** A span for a frame that a client sent. */
  readonly frame: <T>(type: string, work: () => Promise<T>) => Promise<T>;
  /** Sends the spans that are left. */
  readonly close: () => Promise<void>;
}

export const NO_TRACING: Tracing = {
  statements: () => undefined,
  requests: (listener) => listener,
  jobs: (handlers) => handlers,
  frame: (_type, work) => work(),
  close: async () => undefined,
};
