import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { HttpError, type RaRecord, useLogoutIfAccessDenied } from 'react-admin';
import { postRecordAction } from './record-action.js';
import { cacheRecord, invalidateRecord } from './record-cache.js';

/** The record is deleted, or its state differs from the cached one. */
const STALE_STATUSES = [404, 409];

interface RecordAction {
  readonly id: number;
  readonly body?: object;
}

/**
 * A mutation that posts an action of a record and caches the record of the response. After a 404 or 409 response the cached
 * record is stale, and is requested again.
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
