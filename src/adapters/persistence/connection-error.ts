/**
 * SQLSTATE classes and codes of a server that is shutting down, starting, a standby, or out of connections, memory or
 * disk, or whose disk fails (PostgreSQL manual, appendix A).
 */
const SQL_STATES = /^(08|57P0[1-5]|53|58030|25006)/;
/**
 * SQLSTATEs after which the same transaction may succeed later: a timeout of a statement, of an idle or long transaction or
 * of a lock, a deadlock, a failed serialization.
 */
const TRANSIENT = /^(57014|25P0[34]|55P03|40P01|40001)$/;
const ERROR_CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'ENETUNREACH', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'],
]);
/** Messages of errors that pg throws without a code. */
const ERROR_MESSAGES = [
  /connection terminated|server closed the connection|is not queryable/i,
  /received unexpected \w+ message from backend/i,
  /timeout exceeded when trying to connect|timeout expired|query read timeout/i,
  // Requests that outlast the shutdown.
  /cannot use a pool after calling end/i,
];

/** Bound of the recursion through wrapped errors. */
const MAX_DEPTH = 5;

/** Whether the error, or one that it wraps, means that the database cannot be reached or cannot write. */
export const isConnectionError = (error: unknown): boolean =>
  matches(error, ({ code, message }) => isConnectionCode(code) || isConnectionMessage(message));

/** Whether the database is away, or too slow, so that the same request may succeed later. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isConnectionError(error) || matches(error, ({ code }) => isTransient(code));

const isConnectionCode = (code: unknown): boolean =>
  typeof code === 'string' && (SQL_STATES.test(code) || ERROR_CODES.has(code));

const isTransient = (code: unknown): boolean => typeof code === 'string' && TRANSIENT.test(code);

const isConnectionMessage = (message = ''): boolean => ERROR_MESSAGES.some((each) => each.test(message));

function matches(error: unknown, fits: (error: WrappingError) => boolean, depth = MAX_DEPTH): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { errors = [], previous, cause } = error as WrappingError;
  return fits(error) || [...errors, previous, cause].some((each) => matches(each, fits, depth - 1));
}

/** `errors` as in AggregateError, `previous` as in MikroORM's driver exceptions. */
type WrappingError = Partial<Error> & {
  readonly code?: unknown;
  readonly errors?: readonly unknown[];
  readonly previous?: unknown;
};
