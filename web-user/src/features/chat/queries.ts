import { useQuery, useQueryClient } from '@tanstack/react-query';
import { matchKey, messagesKey } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import { POLLING } from '../../shared/hooks/use-polling.js';
import { useIsLive } from '../../shared/realtime/live.js';
import { useAction } from '../../shared/api/use-action.js';
import type { ChatMessage } from '../../shared/api/types.js';
import { t } from './messages.js';
import { type Thread, prependEarlier, mergeNewestPage, addMessage } from './thread.js';

const fetchPage = (matchId: number, before?: number) =>
  call('get', '/api/matches/{id}/messages', { params: { id: matchId }, query: { before } });

/** Polls while no WebSocket tells what is new. */
const usePollingWithoutLive = () => (useIsLive() ? {} : POLLING);

/** Query of the match of this chat; disabled once the match is over. */
export function useMatch(matchId: number, isOver: boolean) {
  const polling = usePollingWithoutLive();
  return useQuery({
    queryKey: matchKey(matchId),
    queryFn: () => call('get', '/api/matches/{id}', { params: { id: matchId } }),
    enabled: !isOver,
    refetchOnMount: 'always',
    ...polling,
  });
}

export function useThread(matchId: number, isOver: boolean) {
  const polling = usePollingWithoutLive();
  const client = useQueryClient();
  const key = messagesKey(matchId);
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const before = client.getQueryData<Thread>(key);
      const latest = await fetchPage(matchId);
      return mergeNewestPage(before, latest, client.getQueryData<Thread>(key));
    },
    enabled: !isOver,
    refetchOnMount: 'always',
    ...polling,
  });
}

export function useEarlierMessages(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'earlier-messages',
    run: (before: number) => fetchPage(matchId, before),
    onSuccess: (earlier) =>
      client.setQueryData<Thread>(messagesKey(matchId), (known) => known && prependEarlier(known, earlier)),
  });
}

/** Mutation that deletes the user's own message for all members. */
export function useDeleteMessage(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'erase-message',
    run: ({ id }: ChatMessage) =>
      call('delete', '/api/matches/{id}/messages/{messageId}', { params: { id: matchId, messageId: id } }),
    onSuccess: (_, message) =>
      client.setQueryData<Thread>(
        messagesKey(matchId),
        (known) => known && addMessage(known, { ...message, message: '', deleted: true }),
      ),
    failure: { title: t('error'), text: t('deleteFailed') },
  });
}
