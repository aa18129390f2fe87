import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { HttpError, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin';
import { errorMessage } from '../../shared/api/http.js';
import { postRecordAction } from '../../shared/api/record-action.js';

/**
 * A mutation that retries or discards a dead job; afterwards the list and the counts are requested again, also when
 * another admin was faster.
 * @param done the notification
 */
export function useDeadJobAction(
  action: 'retry' | 'discard',
  done: string,
): UseMutationResult<unknown, Error, number> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const notify = useNotify();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: number) => postRecordAction('dead-jobs', id, action),
    onSuccess: () => {
      notify(done, { type: 'success' });
      refresh();
    },
    onError: async (error) => {
      if (error instanceof HttpError && error.status === 404) {
        notify(errorMessage(error), { type: 'info' });
        refresh();
      }
      await logoutIfAccessDenied(error);
    },
  });
}
