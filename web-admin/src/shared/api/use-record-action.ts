import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { HttpError, type RaRecord, useLogoutIfAccessDenied } from 'react-admin';
import { postRecordAction } from './record-action.js';
import { invalidateRecord, cacheRecord } from './record-cache.js';

/** Gone, or in another state than what was on the screen. */
const STALE_STATUSES = [404, 409];

interface RecordAction {
  readonly id: number;
  readonly body?: object;
}

/**
 * Does a verb to a record and shows what became of it. Where it is refused, `error` says why, and what is on the screen
 * is asked for anew if it was out of date.
 */
export function useRecordAction<Row extends RaRecord>(
  resource: string,
  verb: string,
): UseMutationResult<Row, Error, RecordAction> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: ({ id, body }: RecordAction) => postRecordAction<Row>(resource, id, verb, body),
    onSuccess: (row) => cacheRecord(resource, row),
    onError: async (error, { id }) => {
      if (error instanceof HttpError && STALE_STATUSES.includes(error.status)) invalidateRecord(resource, id);
      await logoutIfAccessDenied(error);
    },
  });
}
