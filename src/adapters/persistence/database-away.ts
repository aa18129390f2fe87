/** SQLSTATE classes and codes with which PostgreSQL says it is going, starting or full; see its appendix A. */
const AWAY_STATES = /^(08|57P0[1-5]|53300)/;
const AWAY_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);
/** pg says these without a code. */
const AWAY_MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection/i;

/** Whether the error means that the database cannot be reached now, however deeply it is wrapped. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth++) {
    const { code, message, errors } = cause as Error & { code?: unknown; errors?: unknown[] };
    if (typeof code === 'string' && (AWAY_STATES.test(code) || AWAY_CODES.has(code))) return true;
    if (AWAY_MESSAGES.test(message)) return true;
    if (errors?.some(isDatabaseAway)) return true;
    cause = (cause as { previous?: unknown }).previous ?? cause.cause;
  }
  return false;
}
