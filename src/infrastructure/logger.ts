import type { IncomingMessage, ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { pino, type DestinationStream, type LogFn, type Logger } from 'pino';
import type { Options } from 'pino-http';
import pretty from 'pino-pretty';
import type { Config } from './config.js';
import { serializeError, redactFields } from './log-redaction.js';

/** pino's own serializer would describe the description again. */
const ALREADY_SERIALIZED = { err: (described: unknown) => described };

/**
 * The one logger: JSON lines in production, readable lines in development, both on `destination` (standard output by
 * default). Fields that hold something personal or secret are hidden by name wherever they stand; sentences are not
 * searched, so a message never has a value woven into it.
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

/** Without this a line that holds only an error would bear the error's own sentence as its message. */
function withRedactedErrorMessage(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const [first, message] = args as [unknown, string | undefined];
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err;
  if (!(error instanceof Error) || message !== undefined) return method.apply(this, args);
  const fields = first instanceof Error ? { err: error } : (first as object);
  method.call(this, fields, String(serializeError(error).message));
}

interface RoutedRequest extends IncomingMessage {
  readonly originalUrl?: string;
  readonly baseUrl?: string;
  readonly route?: { readonly path?: unknown };
}

/**
 * How pino-http logs a request: method, route, status, milliseconds and request id. The route is the pattern
 * (`/api/matches/:id`), or the path without its query where none matched. Never bodies, cookies, headers or addresses.
 * A caller's `X-Request-Id` is taken over when it is plain, and the answer bears the id either way.
 */
export function requestLogging(logger: Logger): Options<RoutedRequest, ServerResponse> {
  const summary = (req: RoutedRequest, res: ServerResponse, details: { responseTime?: number }) => ({
    method: req.method,
    route: routeOf(req),
    status: res.statusCode,
    ms: details.responseTime,
  });
  return {
    logger,
    genReqId: requestId,
    // pino-http binds the whole request to a logger that is not used here; writing it out would cost a millisecond each.
    serializers: { ...ALREADY_SERIALIZED, req: () => undefined },
    wrapSerializers: false,
    quietReqLogger: true,
    quietResLogger: true,
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
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
  const offered = req.headers['x-request-id'];
  const id = typeof offered === 'string' && /^[\w-]{8,64}$/.test(offered) ? offered : randomUUID();
  res.setHeader('X-Request-Id', id);
  return id;
}

function routeOf(req: RoutedRequest): string {
  if (typeof req.route?.path === 'string') return `${req.baseUrl ?? ''}${req.route.path}`;
  const path = (req.originalUrl ?? req.url ?? '').split('?', 1)[0]!;
  return path.slice(0, 200);
}
