import { useSyncExternalStore } from 'react';

/** Whether the last call was answered: what the bar above every page tells of. */
let isAnswering = true;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isAnswering) return;
  isAnswering = next;
  listeners.forEach((tell) => tell());
}

export const answered = (): void => set(true);
export const unanswered = (): void => set(false);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', answered);
  window.addEventListener('offline', unanswered);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', answered);
    window.removeEventListener('offline', unanswered);
  };
}

/** True while calls stay without an answer. */
export const isOffline = (): boolean => !isAnswering;

export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, isOffline);
