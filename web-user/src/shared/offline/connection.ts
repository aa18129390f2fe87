import { useSyncExternalStore } from 'react';

/*
 * Whether the server is reachable. `navigator.onLine` detects a missing network at once, but not a captive portal, so
 * every request reports its outcome too.
 */

let isOffline = !navigator.onLine;
let lastAnswerAt: number | null = null;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  listeners.forEach((tell) => tell());
}

/** Reports a response, whatever its status. */
export function answered(): void {
  lastAnswerAt = Date.now();
  change(false);
}

/** Reports a request without a response. */
export const unanswered = (): void => change(true);

/**
 * Reports that the screen shows a snapshot of the given time, in milliseconds since 1970, while the server is
 * unreachable.
 */
export function showingWhatWasSaid(at: number): void {
  lastAnswerAt = at;
  isOffline = true;
  listeners.forEach((tell) => tell());
}

window.addEventListener('offline', unanswered);

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the data on the screen may be stale and nothing can be sent. */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, () => isOffline);

/** While offline: when the data on the screen was received, in milliseconds since 1970; null if unknown. */
export const useTimeOfLastAnswer = (): number | null => useSyncExternalStore(watch, () => lastAnswerAt);
