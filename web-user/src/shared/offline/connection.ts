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

/** The server answered, whatever it said. */
export function answered(): void {
  lastAnswerAt = Date.now();
  change(false);
}

/** A call got no answer at all. */
export const unanswered = (): void => change(true);

/** What is on the screen is what the server said then, in milliseconds since 1970, and it says nothing now. */
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

/** Whether what is on the screen may be out of date and nothing can be sent. */
export const useIsOffline = (): boolean => useSyncExternalStore(watch, () => isOffline);

/** While offline: when the server said what is on the screen, in milliseconds since 1970; null for never. */
export const useTimeOfLastAnswer = (): number | null => useSyncExternalStore(watch, () => lastAnswerAt);
