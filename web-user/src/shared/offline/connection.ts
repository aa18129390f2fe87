import { useSyncExternalStore } from 'react';

/*
 * Whether the server is reachable. `navigator.onLine` detects a missing network at once, but not a captive portal, so
 * every request reports its outcome too.
 */

/**
 * `unavailable`: there is a network, but the server or the proxy before it does not work; `locked`: an access proxy before the
 * server wants a sign-in of its own.
 */
export type Connection = 'online' | 'offline' | 'unavailable' | 'locked';

let connection: Connection = navigator.onLine ? 'online' : 'offline';
let lastResponseAt: number | null = null;
const listeners = new Set<() => void>();

function change(next: Connection): void {
  if (next === connection) return;
  connection = next;
  listeners.forEach((tell) => tell());
}

/** Reports a response, whatever its status. */
export function reportResponse(): void {
  lastResponseAt = Date.now();
  change('online');
}

/** Reports a request without a response. */
export const reportNoResponse = (): void => change('offline');

/** Reports a response of a proxy whose server does not work. */
export const reportUnavailable = (): void => change('unavailable');

/** Reports a redirect to the sign-in page of a proxy: the server itself redirects no request of the app. */
export const reportLocked = (): void => change('locked');

/**
 * Reports that the screen shows a snapshot of the given time, in milliseconds since 1970, while the server is
 * unreachable.
 */
export function reportSnapshotShown(at: number): void {
  lastResponseAt = at;
  if (connection === 'online') connection = 'unavailable';
  listeners.forEach((tell) => tell());
}

window.addEventListener('offline', reportNoResponse);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useConnection = (): Connection => useSyncExternalStore(subscribe, () => connection);

/** Whether the data on the screen may be stale and nothing can be sent. */
export const useIsOffline = (): boolean => useConnection() !== 'online';

/** While offline: when the data on the screen was received, in milliseconds since 1970; null if unknown. */
export const useLastResponseTime = (): number | null => useSyncExternalStore(subscribe, () => lastResponseAt);
