import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { MATCHES, matchKey } from '../../shared/api/keys.js';
import type { FeedbackBody } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { t } from './feedback-messages.js';

const feedbackKey = (matchId: number) => [...matchKey(matchId), 'feedback'] as const;

/** What the user said about the match; private, so it is not kept for offline use. */
export function useOwnFeedback(matchId: number, isGiven: boolean) {
  return useQuery({
    queryKey: feedbackKey(matchId),
    queryFn: () => call('get', '/api/matches/{id}/feedback', { params: { id: matchId } }),
    enabled: isGiven,
    gcTime: 0,
  });
}

/** Mutation that saves the feedback on a match. */
export function useGiveFeedback(matchId: number, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'give-feedback',
    run: (body: FeedbackBody) =>
      call('post', '/api/matches/{id}/feedback', { params: { id: matchId }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: MATCHES });
      onDone();
    },
    failure: { title: t('failed'), text: t('tryAgain') },
  });
}
