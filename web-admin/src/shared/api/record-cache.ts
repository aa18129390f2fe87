import type { RaRecord } from 'react-admin';
import { queryClient } from './query-client.js';

/** Keeps whole records apart from the rows of lists, with which react-admin fills in what it has not asked for yet. */
export const WHOLE = { whole: true };

/** Lists that tell of what others do, too: of whatever somebody decides, some change. */
const LISTS = ['work', 'verifications', 'reports', 'users', 'meetups', 'audit-log'];

/** Shows a record as it is now wherever it is on the screen, and asks the lists anew. */
export function settle(resource: string, record: RaRecord): void {
  queryClient.setQueryData([resource, 'getOne', { id: String(record.id), meta: WHOLE }], record);
  refreshLists();
}

/** Something turned out to have changed behind one's back: asks for the record and the lists anew. */
export function refresh(resource: string, id: number): void {
  void queryClient.invalidateQueries({ queryKey: [resource, 'getOne', { id: String(id) }] });
  refreshLists();
}

function refreshLists(): void {
  for (const list of LISTS) void queryClient.invalidateQueries({ queryKey: [list, 'getList'] });
}
