import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { t } from './messages.js';

export const FEED = ['/api/user/calendar-feed'] as const;

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
