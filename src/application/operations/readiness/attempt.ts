import { errorName } from '../../shared/error-name.js';
import { problem, type Problem, type ProblemCode } from './problems.js';

class CheckTimedOut extends Error {
  override readonly name = 'CheckTimedOut';
}

/** @throws CheckTimedOut */
export async function inTime<T>(call: Promise<T>, withinMs: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new CheckTimedOut()), withinMs);
  try {
    return await Promise.race([call, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** Less than a check may take, so that a service that does not answer is named as one that fails. */
const ATTEMPT_WITHIN_MS = 8_000;

/** @returns the problem with the name of the error, which never contains credentials; null if the call succeeds */
export async function attempt(
  code: ProblemCode,
  call: () => Promise<unknown>,
  withinMs = ATTEMPT_WITHIN_MS,
): Promise<Problem | null> {
  try {
    await inTime(call(), withinMs);
    return null;
  } catch (error) {
    return problem(code, errorName(error));
  }
}
