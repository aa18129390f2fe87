import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { FEED } from './calendar-queries.js';
import { t } from './messages.js';

const PLANS = ['/api/user/shared-plans'] as const;
const SESSIONS = ['/api/user/sessions'] as const;

/** Query of the user's sessions. */
export const useOwnSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: () => call('get', '/api/user/sessions') });

/** Query of the links to plans that the user has made. */
export const useSharedPlans = () =>
  useQuery({ queryKey: PLANS, queryFn: () => call('get', '/api/user/shared-plans') });

const PLAN_OF_MATCH = '/api/matches/{id}/shared-plan';

export function useStopSharing() {
  const client = useQueryClient();
  return useAction({
    name: 'stop-sharing-plan',
    run: (matchId: number) => call('delete', PLAN_OF_MATCH, { params: { id: matchId } }),
    onSuccess: () => {
      toastSuccess({ title: t('linkStopped') });
      return Promise.all([PLANS, [PLAN_OF_MATCH]].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
    failure: { title: t('calendarNotStopped'), text: t('tryAgain') },
  });
}

function useEnding<Input>(run: (input: Input) => Promise<unknown>, done: () => string) {
  const client = useQueryClient();
  return useAction({
    name: 'end-session',
    run,
    onSuccess: () => {
      toastSuccess({ title: done() });
      // The end of all sessions ends the calendar feed and the shared plans too.
      return Promise.all([SESSIONS, FEED, PLANS].map((queryKey) => client.invalidateQueries({ queryKey })));
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
