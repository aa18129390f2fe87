import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { ACTIVE_REQUEST, MATCHES, MEETUPS } from '../../shared/api/keys.js';
import { callPage } from '../../shared/api/pages.js';
import type { Meetup } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import type { NewToast } from '../../shared/ui/toast/toast-store.js';
import type { Filters } from './filters.js';
import { t } from './messages.js';

const SOONEST = 3;

/** Open meetups, paginated: by day, within a day those with a free seat first, then the nearest. */
export const useBrowse = (filters: Filters) =>
  useInfiniteQuery({
    queryKey: [...MEETUPS, 'browse', filters],
    queryFn: ({ pageParam: cursor }) =>
      callPage('/api/meetups/browse', { query: { ...filters, ...(cursor && { cursor }) } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });

/** The next meetups at any distance, because that is shown beside them. */
export const useSoonest = () =>
  useQuery({
    queryKey: [...MEETUPS, 'soonest'],
    queryFn: () => call('get', '/api/meetups/browse', { query: { limit: SOONEST } }),
  });

/** Meetups the user organizes, attends or is on the waitlist of; past ones last. */
export const useOwn = () =>
  useQuery({ queryKey: [...MEETUPS, 'own'], queryFn: () => call('get', '/api/meetups') });

/** Query of one meetup; disabled if a loaded list contains it. */
export function useMeetup(id: number, listed: Meetup | undefined) {
  const query = useQuery({
    queryKey: [...MEETUPS, id],
    queryFn: () => call('get', '/api/meetups/{id}', { params: { id } }),
    enabled: !listed,
  });
  return {
    meetup: listed ?? query.data,
    error: listed ? null : query.error,
    refetch: query.refetch,
  };
}

interface SeatAction<Output> {
  name: string;
  run: (meetupId: number) => Promise<Output>;
  done: (output: Output) => NewToast;
  failure: string;
}

/** The queries that a seat changes. */
export const SEATS = [MEETUPS, MATCHES, ACTIVE_REQUEST];

/** Mutation that changes a seat. */
const useSeatAction = <Output>({ failure, ...action }: SeatAction<Output>) =>
  useAction({
    ...action,
    refreshes: SEATS,
    failure: { title: t('error'), text: failure },
    // Another member may have taken the seat.
    refreshesOnFailure: SEATS,
  });

const joined = (description: string) => ({ title: t('joinedTitle'), description });

/** A text that also says when the user's request for the same time was withdrawn. */
export const withWithdrawal = (text: string, requestWithdrawn: boolean): string =>
  requestWithdrawn ? `${text} ${t('requestWithdrawn')}` : text;

export const useJoin = () =>
  useSeatAction({
    name: 'join-meetup',
    run: (id) => call('post', '/api/meetups/{id}/join', { params: { id } }),
    done: ({ requestWithdrawn }) => joined(withWithdrawal(t('joinedText'), requestWithdrawn)),
    failure: t('joinFailed'),
  });

export const useJoinWaitlist = () =>
  useSeatAction({
    name: 'join-meetup',
    run: (id) => call('post', '/api/meetups/{id}/waitlist', { params: { id } }),
    done: ({ outcome }) =>
      outcome === 'joined'
        ? joined(t('joinedText'))
        : { title: t('onWaitlistTitle'), description: t('onWaitlistText') },
    failure: t('lineFailed'),
  });

export const useLeave = () =>
  useSeatAction({
    name: 'leave-meetup',
    run: (id) => call('delete', '/api/meetups/{id}/join', { params: { id } }),
    done: ({ outcome }) => ({
      title: t('leftTitle'),
      description: t(outcome === 'left_chat' ? 'leftChatText' : 'leftText'),
    }),
    failure: t('leaveFailed'),
  });

export const useLeaveWaitlist = () =>
  useSeatAction({
    name: 'leave-meetup',
    // A seat that was found meanwhile is not given up.
    run: (id) => call('delete', '/api/meetups/{id}/join', { params: { id }, query: { while: 'waiting' } }),
    done: () => ({ title: t('leftLineTitle') }),
    failure: t('leaveFailed'),
  });

/** Mutation that cancels the user's own meetup for all participants. */
export const useCancelMeetup = () =>
  useSeatAction({
    name: 'call-off-meetup',
    run: (id) => call('post', '/api/meetups/{id}/cancel', { params: { id } }),
    done: () => ({ title: t('calledOffTitle'), description: t('calledOffText') }),
    failure: t('cancelForAllFailed'),
  });
