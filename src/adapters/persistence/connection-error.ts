/** SQLSTATE classes and codes with which PostgreSQL says it is going, starting or full; see its appendix A. */
const AWAY_STATES = /^(08|57P0[1-5]|53300)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** pg says these without a code. */
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection/i;

/** Errors are wrapped in errors about this deep at most. */
const DEPTH = 5;

/** Whether the error means that the database cannot be reached now, however it is wrapped. */
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

/** `errors` as in AggregateError, `previous` as MikroORM calls what its driver threw. */
type WrappingError = Partial<Error> & {
  readonly code?: unknown;
  readonly errors?: readonly unknown[];
  readonly previous?: unknown;
};
