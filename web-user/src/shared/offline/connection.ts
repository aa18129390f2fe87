import { useSyncExternalStore } from 'react';

/*
 * Whether the server is reachable. `navigator.onLine` detects a missing network at once, but not a captive portal, so
 * every request reports its outcome too.
 */

let isOffline = !navigator.onLine;
let lastResponseAt: number | null = null;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  listeners.forEach((tell) => tell());
}

/** Reports a response, whatever its status. */
export function reportResponse(): void {
  lastResponseAt = Date.now();
  change(false);
}

/** Reports a request without a response. */
export const reportNoResponse = (): void => change(true);

/**
 * Reports that the screen shows a snapshot of the given time, in milliseconds since 1970, while the server is
 * unreachable.
 */
export function reportSnapshotShown(at: number): void {
  lastResponseAt = at;
  isOffline = true;
  listeners.forEach((tell) => tell());
}

window.addEventListener('offline', reportNoResponse);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the data on the screen may be stale and nothing can be sent. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => isOffline);

/** While offline: when the data on the screen was received, in milliseconds since 1970; null if unknown. */
export const useLastResponseTime = (): number | null => useSyncExternalStore(subscribe, () => lastResponseAt);
