import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { t } from './messages.js';

const FEED = ['/api/user/calendar-feed'] as const;

/** Query whether the user has a calendar feed. */
export const useCalendarFeed = () =>
  useQuery({ queryKey: FEED, queryFn: () => call('get', '/api/user/calendar-feed') });

/** Mutation that makes an address; its result has the address, which cannot be read later. */
export function useCreateCalendarFeed() {
  const client = useQueryClient();
  return useAction({
    name: 'create-calendar-feed',
    run: () => call('post', '/api/user/calendar-feed'),
    // Without another request: if it failed, the address would not be shown.
    onSuccess: ({ createdAt }) => client.setQueryData(FEED, { createdAt }),
    failure: { title: t('addressNotMade'), text: t('tryAgain') },
  });
}

export const useRevokeCalendarFeed = () =>
  useAction({
    name: 'revoke-calendar-feed',
    run: () => call('delete', '/api/user/calendar-feed'),
    done: () => ({ title: t('calendarStopped') }),
    refreshes: [FEED],
    failure: { title: t('calendarNotStopped'), text: t('tryAgain') },
  });

const PLANS = ['/api/user/shared-plans'] as const;
const SESSIONS = ['/api/user/sessions'] as const;

/** Query of the user's sessions. */
export const useOwnSessions = () =>
  useQuery({ queryKey: SESSIONS, queryFn: () => call('get', '/api/user/sessions') });

/** Query of the links to plans that the user has made. */
export const useSharedPlans = () =>
  useQuery({ queryKey: PLANS, queryFn: () => call('get', '/api/user/shared-plans') });

const PLAN_OF_MATCH = '/api/matches/{id}/shared-plan';

export const useStopSharing = () =>
  useAction({
    name: 'stop-sharing-plan',
    run: (matchId: number) => call('delete', PLAN_OF_MATCH, { params: { id: matchId } }),
    done: () => ({ title: t('linkStopped') }),
    refreshes: [PLANS, [PLAN_OF_MATCH]],
    failure: { title: t('calendarNotStopped'), text: t('tryAgain') },
  });

const useEnding = <Input>(run: (input: Input) => Promise<unknown>, done: () => string) =>
  useAction({
    name: 'end-session',
    run,
    done: () => ({ title: done() }),
    // The end of all sessions ends the calendar feed and the shared plans too.
    refreshes: [SESSIONS, FEED, PLANS],
    failure: { title: t('signOutFailed'), text: t('tryAgain') },
  });

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
