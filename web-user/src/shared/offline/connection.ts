import { useSyncExternalStore } from 'react';

/*
 * Whether the server can be reached. The browser knows of a missing network at once, and nothing of a café's Wi-Fi
 * that leads nowhere; so every call tells, too, whether it was answered.
 */

let isOffline = !navigator.onLine;
let lastAnswerAt: number | null = null;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  if (next === isOffline) return;
  isOffline = next;
  listeners.forEach((tell) => tell());
}

/** The server answered, whatever it said. `at` is in milliseconds since 1970, for what was said on another day. */
export function answered(at?: number): void {
  lastAnswerAt = at ?? Date.now();
  if (at === undefined) change(false);
}

/** A call got no answer at all. */
export const unanswered = (): void => change(true);

window.addEventListener('offline', unanswered);

/** When the server last said something that is on the screen, in milliseconds since 1970; null for never. */
export const timeOfLastAnswer = (): number | null => lastAnswerAt;

export function watchConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether what is on the screen may be out of date and nothing can be sent. */
export const useIsOffline = (): boolean => useSyncExternalStore(watchConnection, () => isOffline);
