import type { QueryClient } from '@tanstack/react-query';
import type { Kept } from './kept.js';

/** Gives the screens what was kept, for as long as the page is open. It counts as old: any answer takes its place. */
export function putBack(client: QueryClient, { answers }: Kept): void {
  for (const { key, data, at } of answers) {
    client.setQueryDefaults(key, { gcTime: Infinity });
    client.setQueryData(key, data, { updatedAt: at });
  }
}
