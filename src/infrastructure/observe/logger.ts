import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import type { Options } from 'pino-http';
import pretty from 'pino-pretty';
import type { Config } from '../config/config.js';
import { serializeError, redactFields } from './log-redaction.js';

/** Disables pino's default serializer, because errors are already serialized. */
const ALREADY_SERIALIZED = { err: (described: unknown) => described };

/**
 * Creates the logger: JSON lines in production, formatted lines in development, by default on standard output. Private
 * fields are redacted by name at any depth. Messages are not searched, so they must never contain a value.
 */
export function createLogger(
  config: Pick<Config, 'logLevel' | 'production'>,
  destination?: DestinationStream,
): Logger {
  const lines = config.production
    ? destination
    : pretty({
        destination: destination ?? 1,
        ignore: 'pid,hostname',
        translateTime: 'HH:MM:ss',
        singleLine: true,
        sync: true,
      });
  const options = {
    level: config.logLevel,
    formatters: { log: (fields: Record<string, unknown>) => redactFields(fields) },
    serializers: ALREADY_SERIALIZED,
    hooks: { logMethod: withRedactedErrorMessage },
  };
  return lines ? pino(options, lines) : pino(options);
}

/** By default pino uses the unredacted message of an error as the message of a line without one. */
function withRedactedErrorMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message] = args as [unknown, string | undefined];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (!(error instanceof Error) || message !== undefined) return method.apply(this, args);
  const fields = first instanceof Error ? { err: error } : (first as object);
  method.call(this, fields, String(serializeError(error).message));
}

/** Requests of monitoring. */
const PROBES = new Set(['/healthz', '/livez', '/readyz', '/metrics']);

interface RoutedRequest extends IncomingMessage {
  readonly originalUrl?: string;
  readonly baseUrl?: string;
  readonly route?: { readonly path?: unknown };
}

/** The token of a public page, in a request that no route matches, such as a POST. */
const SECRET_PART = /^(\/[amu]\/|\/api\/calendar\/)[^/]+/i;

/**
 * The options of pino-http: a request is logged with method, route, status, milliseconds and request id. The route is
 * the pattern (`/api/matches/:id`), or the path without query if no route matched; never a body, cookie, header or
 * address. Polls and probes are logged at level debug, because they would be most of the lines. A valid `X-Request-Id` of the caller is reused, and the response always returns the id.
 */
export function requestLogging(
  logger: Logger,
  polls: ReadonlySet<string> = new Set(),
): Options<RoutedRequest, ServerResponse> {
  const isFrequent = (route: string): boolean => PROBES.has(route) || polls.has(route);
  const summary = (req: RoutedRequest, res: ServerResponse, details: { responseTime?: number }) => ({
    method: req.method,
    route: routeOf(req),
    status: res.statusCode,
    ms: details.responseTime,
  });
  return {
    logger,
    genReqId: requestId,
    // pino-http binds the request to a child logger that is unused here; serializing it would cost a millisecond per
    // request.
    serializers: { ...ALREADY_SERIALIZED, req: () => undefined },
    wrapSerializers: false,
    quietReqLogger: true,
    quietResLogger: true,
    // The outage behind a 503 has a line of its own.
    customLogLevel: (req, res, error) =>
      error || (res.statusCode >= 500 && res.statusCode !== 503)
        ? 'error'
        : isFrequent(routeOf(req))
          ? 'debug'
          : 'info',
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
    customSuccessObject: summary,
    customErrorObject: (req, res, error, details) => ({
      ...summary(req, res, details),
      ...(res.err ? { error } : {}),
    }),
  };
}

function requestId(req: IncomingMessage, res: ServerResponse): string {
  const id = requestIdOf(req);
  res.setHeader('X-Request-Id', id);
  return id;
}

/** The valid `X-Request-Id` of the caller, or a new id. */
export function requestIdOf({ headers }: IncomingMessage): string {
  const offered = headers['x-request-id'];
  return typeof offered === 'string' && /^[\w-]{8,64}$/.test(offered) ? offered : randomUUID();
}

function routeOf(req: RoutedRequest): string {
  if (typeof req.route?.path === 'string') return `${req.baseUrl ?? ''}${req.route.path}`;
  const path = (req.originalUrl ?? req.url ?? '').split('?', 1)[0]!;
  return path.replace(SECRET_PART, '$1:token').slice(0, 200);
}
