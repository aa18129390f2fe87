import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is visible. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible');
}
