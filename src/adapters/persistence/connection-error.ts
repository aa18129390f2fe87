/**
 * SQLSTATE classes and codes of a server that is shutting down, starting or out of connections (PostgreSQL manual,
 * appendix A).
 */
const SQL_STATES = /^(08|57P0[1-5]|53300)/;
const ERROR_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** Messages of errors that pg throws without a code. */
const ERROR_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection/i;

/** Bound of the recursion through wrapped errors. */
const MAX_DEPTH = 5;

/** Whether the error, or one that it wraps, means that the database cannot be reached. */
export function isConnectionError(error: unknown): boolean {
  return matches(error, MAX_DEPTH);
}

function matches(error: unknown, depth: number): boolean {
  if (typeof error !== 'object' || error === null || depth === 0) return false;
  const { code, message = '', errors = [], previous, cause } = error as WrappingError;
  if (typeof code === 'string' && (SQL_STATES.test(code) || ERROR_CODES.has(code))) return true;
  return (
    ERROR_MESSAGES.test(message) || [...errors, previous, cause].some((each) => matches(each, depth - 1))
  );
}

/** `errors` as in AggregateError, `previous` as in MikroORM's driver exceptions. */
type WrappingError = Partial<Error> & {
  readonly code?: unknown;
  readonly errors?: readonly unknown[];
  readonly previous?: unknown;
};
