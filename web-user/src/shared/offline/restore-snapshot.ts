import type { QueryClient } from '@tanstack/react-query';
import type { Snapshot } from './snapshot-store.js';

/**
 * Restores a snapshot into the query cache until the page is reloaded. It counts as stale: any response replaces it.
 */
export function restoreSnapshot(client: QueryClient, { answers }: Snapshot): void {
  for (const { key, data, at } of answers) {
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, data, { updatedAt: at });
  }
}
