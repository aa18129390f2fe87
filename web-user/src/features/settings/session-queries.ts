import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { FEED } from './calendar-queries.js';
import { t } from './messages.js';

const SESSIONS = ['/api/user/sessions'] as const;

/** Query of the user's sessions. */
export const useOwnSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: () => call('get', '/api/user/sessions') });

function useEnding<Input>(run: (input: Input) => Promise<unknown>, done: () => string) {
  const client = useQueryClient();
  return useAction({
    name: 'end-session',
    run,
    onSuccess: () => {
      toastSuccess({ title: done() });
      // The end of all sessions ends the calendar feed too.
      return Promise.all([SESSIONS, FEED].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    failure: { title: t('signOutFailed'), text: t('tryAgain') },
  });
}

/** Mutation that ends another session. A session that no longer exists counts as success. */
export const useEndSessionElsewhere = () =>
  useEnding(
    (id: string) =>
      call('delete', '/api/user/sessions/{id}', { params: { id } }).catch((error: unknown) => {
        if (!isNotFound(error)) throw error;
      }),
    () => t('signedOutThere'),
  );

export const useEndOtherSessions = () =>
  useEnding<void>(
    () => call('delete', '/api/user/sessions'),
    () => t('signedOutElsewhere'),
  );
