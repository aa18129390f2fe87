import { useSyncExternalStore } from 'react';

/** Where the chat has a panel at its side: the variant `side` of the styles. */
const SIDE = '(min-width: 64rem), ((min-width: 36rem) and (max-height: 33.99rem))';

function watch(onChange: () => void): () => void {
  const side = matchMedia(SIDE);
  side.addEventListener('change', onChange);
  return () => side.removeEventListener('change', onChange);
}

/** Whether there is room for a panel beside the messages. */
export const useSidePanel = (): boolean => useSyncExternalStore(watch, () => matchMedia(SIDE).matches);
