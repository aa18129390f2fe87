import { AsyncLocalStorage } from 'node:async_hooks';
import { type Span, SpanKind, type Tracer } from '@opentelemetry/api';
import pg from 'pg';
import { childOf, markFailed } from './span-context.js';
import { withoutValues } from './statement-text.js';

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Callback = (error: unknown, ...rest: unknown[]) => void;

interface Driver {
  readonly client: { query: Method };
  readonly pool: { connect: Method };
}

/**
 * Records the SQL statements that belong to an open span; a statement without one, such as a poll of the job queue, is
 * not recorded. The methods of the driver are replaced, because it has no hook for statements.
 */
export class TracedPostgres {
  private readonly restore: Array<() => void> = [];
  private readonly replaced = new Set<object>();

  constructor(
    private readonly tracer: Tracer,
    private readonly active: AsyncLocalStorage<Span>,
  ) {
    this.replace({ client: pg.Client.prototype, pool: pg.Pool.prototype } as unknown as Driver);
  }

  /** Records the statements of a pool, and of all others of its driver: the ORM may have one of its own. */
  observe(pool: pg.Pool): void {
    const { Client } = pool as unknown as { Client: { prototype: Driver['client'] } };
    this.replace({ client: Client.prototype, pool: Object.getPrototypeOf(pool) as Driver['pool'] });
  }

  close(): void {
    for (const restore of this.restore.splice(0)) restore();
  }

  private replace({ client, pool }: Driver): void {
    if (this.replaced.has(client)) return;
    this.replaced.add(client);
    const { tracer, active } = this;
    const { query } = client;
    const { connect } = pool;
    client.query = function (...args) {
      const parent = active.getStore();
      const text = textOf(args[0]);
      if (!parent?.isRecording() || text === undefined) return query.apply(this, args);
      return recorded(startSpan(tracer, parent, text), args, (all) => query.apply(this, all));
    };
    // A connection that becomes free is handed over in the async context of its previous user.
    pool.connect = function (callback, ...rest) {
      const isBound = typeof callback === 'function' && active.getStore() !== undefined;
      return connect.call(this, isBound ? AsyncLocalStorage.bind(callback as Callback) : callback, ...rest);
    };
    this.restore.push(() => {
      client.query = query;
      pool.connect = connect;
    });
  }
}

/** Undefined for a cursor, which is read after the call. */
function textOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  const { text, submit } = Object(config) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

function startSpan(tracer: Tracer, parent: Span, text: string): Span {
  const statement = withoutValues(text);
  const operation = (/[a-z]+/i.exec(statement)?.[0] ?? 'sql').toUpperCase();
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': statement,
  };
  return tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes }, childOf(parent));
}

/** Ends the span with the statement, which is called with a callback or returns a promise. */
function recorded(span: Span, args: unknown[], run: (args: unknown[]) => unknown): unknown {
  const end = (error?: unknown): void => {
    if (error) markFailed(span, error);
    span.end();
  };
  const index = args.findLastIndex((each) => typeof each === 'function');
  if (index >= 0) {
    const callback = args[index] as Callback;
    args[index] = (error: unknown, ...rest: unknown[]): void => {
      end(error);
      callback(error, ...rest);
    };
  }
  const result = run(args);
  if (result instanceof Promise)
    result.then(
      () => end(),
      (error: unknown) => end(error),
    );
  return result;
}
