import { useSyncExternalStore } from 'react';

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab can be seen. */
export function useIsVisible(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible');
}
