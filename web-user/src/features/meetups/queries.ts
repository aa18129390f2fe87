import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { ACTIVE_REQUEST, MATCHES, MEETUPS } from '../../shared/api/keys.js';
import { callPage } from '../../shared/api/pages.js';
import type { Meetup } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
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
  onSuccess: (output: Output) => unknown;
  failure: string;
}

/** Mutation that changes a seat. The lists are invalidated on errors too, as another user may have taken the seat. */
function useSeatAction<Output>({ name, run, onSuccess, failure }: SeatAction<Output>) {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: MEETUPS }),
      client.invalidateQueries({ queryKey: MATCHES }),
      client.invalidateQueries({ queryKey: ACTIVE_REQUEST }),
    ]);
  return useAction({
    name,
    run,
    onSuccess: (output) => {
      onSuccess(output);
      return refresh();
    },
    defaultText: failure,
    onFailure: (error) => {
      toastError({ title: t('error'), description: messageOf(error, failure), action: name });
      void refresh();
    },
  });
}

const toldJoined = (description: string) => toastSuccess({ title: t('joinedTitle'), description });

/** A text that also says when the user's request for the same time was withdrawn. */
export const withWithdrawal = (text: string, requestWithdrawn: boolean): string =>
  requestWithdrawn ? `${text} ${t('requestWithdrawn')}` : text;

export const useJoin = () =>
  useSeatAction({
    name: 'join-meetup',
    run: (id) => call('post', '/api/meetups/{id}/join', { params: { id } }),
    onSuccess: ({ requestWithdrawn }) => toldJoined(withWithdrawal(t('joinedText'), requestWithdrawn)),
    failure: t('joinFailed'),
  });

export const useJoinWaitlist = () =>
  useSeatAction({
    name: 'join-meetup',
    run: (id) => call('post', '/api/meetups/{id}/waitlist', { params: { id } }),
    onSuccess: ({ outcome }) =>
      outcome === 'joined'
        ? toldJoined(t('joinedText'))
        : toastSuccess({ title: t('onWaitlistTitle'), description: t('onWaitlistText') }),
    failure: t('lineFailed'),
  });

export const useLeave = () =>
  useSeatAction({
    name: 'leave-meetup',
    run: (id) => call('delete', '/api/meetups/{id}/join', { params: { id } }),
    onSuccess: ({ outcome }) =>
      toastSuccess({
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
    onSuccess: () => toastSuccess({ title: t('leftLineTitle') }),
    failure: t('leaveFailed'),
  });

/** Mutation that cancels the user's own meetup for all participants. */
export const useCancelMeetup = () =>
  useSeatAction({
    name: 'call-off-meetup',
    run: (id) => call('post', '/api/meetups/{id}/cancel', { params: { id } }),
    onSuccess: () => toastSuccess({ title: t('calledOffTitle'), description: t('calledOffText') }),
    failure: t('cancelForAllFailed'),
  });
