import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { t } from './messages.js';

const OFFERS = ['chat-offers'] as const;

/** Query of the members whom the user can open a chat of two with. */
export function useChatOffers() {
  const client = useQueryClient();
  useFrames((frame) => {
    if (frame.type === 'matches_changed') void client.invalidateQueries({ queryKey: OFFERS });
  });
  return useQuery({
    queryKey: OFFERS,
    queryFn: () => call('get', '/api/chat-offers'),
    refetchOnMount: 'always',
  });
}

/** Mutation of the answer; the chat opens if the other member has agreed too. */
export function useChatOfferAnswer(id: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    name: 'answer-chat-offer',
    isOneAtATime: true,
    run: (agrees: boolean) => call('post', '/api/chat-offers/{id}', { params: { id }, body: { agrees } }),
    done: ({ matchId }) =>
      matchId === null ? undefined : { title: t('openedTitle'), description: t('openedText') },
    onSuccess: ({ matchId }) => {
      if (matchId === null) return client.invalidateQueries({ queryKey: OFFERS });
      void navigate(`/chat/${matchId}`);
      return client.invalidateQueries();
    },
    failure: { title: t('failedTitle'), text: t('failedText') },
    // The offer may be gone.
    refreshesOnFailure: [OFFERS],
  });
}
