import type { UseMutationResult } from '@tanstack/react-query';
import { HttpError, type RaRecord } from 'react-admin';
import { callJson } from './http.js';
import { queryClient } from './query-client.js';
import { useAction } from './use-action.js';

/**
 * Posts an action of one record: `postRecordAction('verifications', 1001, 'reject', { reason })`.
 * @returns the record in its new state
 * @throws HttpError with a message that can be shown
 */
export function postRecordAction<RecordType>(
  resource: string,
  id: number | string,
  action: string,
  body: object = {},
): Promise<RecordType> {
  return callJson('POST', `/${resource}/${encodeURIComponent(id)}/${action}`, body);
}

/**
 * Query meta that separates whole records in the cache from list rows, which react-admin also stores under `getOne`.
 */
export const FULL_RECORD = { whole: true };

/** Puts the record of a response, if it has one, into the query cache and invalidates the lists. */
export function cacheRecord(resource: string, record: Partial<RaRecord> | undefined): void {
  if (record?.id !== undefined)
    queryClient.setQueryData([resource, 'getOne', { id: String(record.id), meta: FULL_RECORD }], record);
  invalidateLists();
}

/** Invalidates a record and the lists, so that both are requested again. */
export function invalidateRecord(resource: string, id: number): void {
  void queryClient.invalidateQueries({ queryKey: [resource, 'getOne', { id: String(id) }] });
  invalidateLists();
}

/** Any action can change what any list shows. */
const invalidateLists = (): void =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'getList' });

/** The record is deleted, or its state differs from the cached one. */
const STALE_STATUSES = [404, 409];

interface RecordAction {
  readonly id: number;
  /** In place of the usual one. */
  readonly verb?: string;
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
  return useAction({
    run: ({ id, body, verb: own = verb }: RecordAction) => postRecordAction<Row>(resource, id, own, body),
    done: (row) => cacheRecord(resource, row),
    failed: (error, { id }) => {
      if (error instanceof HttpError && STALE_STATUSES.includes(error.status)) invalidateRecord(resource, id);
    },
  });
}
