/**
 * SQLSTATE classes and codes of a server that is shutting down, starting or out of connections (PostgreSQL manual,
 * appendix A).
 */
const AWAY_STATES = /^(08|57P0[1-5]|53300)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** Messages of errors that pg throws without a code. */
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection/i;

/** Bound of the recursion through wrapped errors. */
const DEPTH = 5;

/** Whether the error, or one that it wraps, means that the database cannot be reached. */
export function isConnectionError(error: unknown): boolean {
  return saysAway(error, DEPTH);
}

function saysAway(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { code, message = '', errors = [], previous, cause } = error as WrappingError;
  if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) return true;
  return (
    AWAY_MESSAGES.test(message) || [...errors, previous, cause].some((each) => saysAway(each, depth - 1))
  );
}

/** `errors` as in AggregateError, `previous` as in MikroORM's driver exceptions. */
type WrappingError = Partial<Error> & {
  readonly code?: unknown;
  readonly errors?: readonly unknown[];
  readonly previous?: unknown;
};
