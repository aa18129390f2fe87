/** Lines that are kept for one test. */
const LIMIT = 10;
const lines: string[] = [];

/** Keeps what a server of this thread logged as an error, for the report of a test that fails. */
export function keepServerError(line: string): void {
  if (lines.length < LIMIT) lines.push(line);
}

/** @returns the lines since the last call */
export const takeServerErrors = (): string[] => lines.splice(0);
