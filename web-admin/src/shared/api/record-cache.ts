import type { RaRecord } from 'react-admin';
import { queryClient } from './query-client.js';

/**
 * Query meta that separates whole records in the cache from list rows, which react-admin also stores under `getOne`.
 */
export const FULL_RECORD = { whole: true };

/** Lists whose cached pages can change after any action. */
const SHARED_LISTS = ['work', 'verifications', 'reports', 'users', 'meetups', 'announcements', 'audit-log'];

/** Puts the record of a response into the query cache and invalidates the lists. */
export function cacheRecord(resource: string, record: RaRecord): void {
  queryClient.setQueryData([resource, 'getOne', { id: String(record.id), meta: FULL_RECORD }], record);
  invalidateLists();
}

/** Invalidates a record and the lists, so that both are requested again. */
export function invalidateRecord(resource: string, id: number): void {
  void queryClient.invalidateQueries({ queryKey: [resource, 'getOne', { id: String(id) }] });
  invalidateLists();
}

function invalidateLists(): void {
  for (const list of SHARED_LISTS) void queryClient.invalidateQueries({ queryKey: [list, 'getList'] });
}
