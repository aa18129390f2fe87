import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { HttpError, type RaRecord, useLogoutIfAccessDenied } from 'react-admin';
import { postRecordAction } from './record-action.js';
import { refresh, settle } from './record-cache.js';

/** Gone, or in another state than what was on the screen. */
const OUT_OF_DATE = [404, 409];

interface Act {
  readonly id: number;
  readonly body?: object;
}

/**
 * Does a verb to a record and shows what became of it. Where it is refused, `error` says why, and what is on the screen
 * is asked for anew if it was out of date.
 */
export function useAct<Row extends RaRecord>(
  resource: string,
  verb: string,
): UseMutationResult<Row, Error, Act> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: ({ id, body }: Act) => postRecordAction<Row>(resource, id, verb, body),
    onSuccess: (row) => settle(resource, row),
    onError: async (error, { id }) => {
      if (error instanceof HttpError && OUT_OF_DATE.includes(error.status)) refresh(resource, id);
      await logoutIfAccessDenied(error);
    },
  });
}
