import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.js';
import { matchKey } from '../../shared/api/keys.js';
import type { Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { TABLE_SIZE } from '@domain/seating/model/table-size.js';
import { t } from './messages.js';

const splitKey = (matchId: number) => [...matchKey(matchId), 'split'] as const;

/** Query of the question about a second table; only members of a full, confirmed table can be asked. */
export function useSplitOffer({ id, status, participants, meetup }: Match) {
  const client = useQueryClient();
  const queryKey = splitKey(id);
  useFrames(({ type }) => {
    if (type === 'matches_changed') void client.invalidateQueries({ queryKey });
  });
  return useQuery({
    queryKey,
    queryFn: () => call('get', '/api/matches/{id}/split', { params: { id } }),
    enabled: status === 'confirmed' && !meetup && participants.length === TABLE_SIZE.largest,
    refetchOnMount: 'always',
  });
}

/** Mutation of the answer; the chat of the second table opens once it is formed. */
export function useSplitAnswer(matchId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    name: 'answer-split',
    isOneAtATime: true,
    run: (agrees: boolean) =>
      call('post', '/api/matches/{id}/split', { params: { id: matchId }, body: { agrees } }),
    onSuccess: ({ status, matchId: second }) => {
      if (status === 'dropped') toastSuccess({ title: t('staysTitle') });
      if (second === null) return client.invalidateQueries({ queryKey: splitKey(matchId) });
      toastSuccess({ title: t('formedTitle'), description: t('formedText') });
      void navigate(`/chat/${second}`, { replace: true });
      return client.invalidateQueries();
    },
    failure: { title: t('failedTitle'), text: t('failedText') },
  });
}
