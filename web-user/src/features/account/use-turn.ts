import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../../shared/api/api-error.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';

/** The longest wait for which a page stays open, in seconds; the server keeps places in line for as long. */
const MOST_SECONDS = 600;

/** Seconds until the turn of a sign-up that waits in line; null for another error and for a longer limit. */
export function waitOf(error: Error | null): number | null {
  const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
  return seconds !== null && seconds <= MOST_SECONDS ? seconds : null;
}

/**
 * Submits a sign-up again when its turn has come.
 * @returns the seconds left; null where it does not wait
 */
export function useTurn(error: Error | null, submit: () => void): number | null {
  const [left, start] = useCountdown(0);
  const wait = waitOf(error);
  const begin = useEffectEvent(start);
  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (wait === null) return;
    begin(wait);
    const timer = setTimeout(() => submitNow(), wait * 1000);
    return () => clearTimeout(timer);
  }, [error, wait]);
  return wait === null ? null : left;
}
