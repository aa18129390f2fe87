import type { RaRecord } from 'react-admin';
import { queryClient } from './query-client.js';

/** Keeps whole records apart from the rows of lists, with which react-admin fills in what it has not asked for yet. */
export const FULL_RECORD = { whole: true };

/** Lists that tell of what others do, too: of whatever somebody decides, some change. */
const SHARED_LISTS = ['work', 'verifications', 'reports', 'users', 'meetups', 'audit-log'];

/** Shows a record as it is now wherever it is on the screen, and asks the lists anew. */
export function cacheRecord(resource: string, record: RaRecord): void {
  queryClient.setQueryData([resource, 'getOne', { id: String(record.id), meta: FULL_RECORD }], record);
  invalidateLists();
}

/** Something turned out to have changed behind one's back: asks for the record and the lists anew. */
export function invalidateRecord(resource: string, id: number): void {
  void queryClient.invalidateQueries({ queryKey: [resource, 'getOne', { id: String(id) }] });
  invalidateLists();
}

function invalidateLists(): void {
  for (const list of SHARED_LISTS) void queryClient.invalidateQueries({ queryKey: [list, 'getList'] });
}
