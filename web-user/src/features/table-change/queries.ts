import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.js';
import { matchKey } from '../../shared/api/keys.js';
import type { Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { t } from './messages.js';

const ANSWER = 'answer-table-change';
const changeKey = (matchId: number) => [...matchKey(matchId), 'change'] as const;

/** Milliseconds until a second after the deadline, when the question is gone; false without one. */
const afterDeadline = (expiresAt: string | undefined): number | false =>
  expiresAt ? Math.max(1_000, Date.parse(expiresAt) - Date.now() + 1_000) : false;

/** Query of the question about a new table; only members of a confirmed table that the product formed can be asked. */
export function useTableChange({ id, status, meetup }: Match) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const queryKey = changeKey(id);
  const query = useQuery({
    queryKey,
    queryFn: () => call('get', '/api/matches/{id}/change', { params: { id } }),
    enabled: status === 'confirmed' && !meetup,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => afterDeadline(state.data?.change?.expiresAt),
  });
  const mayMove = query.data?.change?.agrees === true;
  useFrames((frame) => {
    if (frame.type === 'matches_changed') void client.invalidateQueries({ queryKey });
    // This chat may be over now, so the new one opens before a request finds that out.
    if (frame.type === 'match_found' && (mayMove || client.isMutating({ mutationKey: [ANSWER] }) > 0))
      void navigate(`/chat/${frame.matchId}`, { replace: true });
  });
  return query;
}

/** Mutation of the answer; the chat of the new table opens once it is formed. */
export function useTableChangeAnswer(matchId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    name: ANSWER,
    isOneAtATime: true,
    run: (agrees: boolean) =>
      call('post', '/api/matches/{id}/change', { params: { id: matchId }, body: { agrees } }),
    done: ({ status, matchId: formed }) => {
      if (formed !== null) return { title: t('formedTitle'), description: t('formedText') };
      if (status === 'declined') return { title: t('declinedTitle') };
      return status === 'dropped' ? { title: t('staysTitle') } : undefined;
    },
    onSuccess: ({ matchId: formed }) => {
      if (formed === null) return client.invalidateQueries({ queryKey: changeKey(matchId) });
      void navigate(`/chat/${formed}`, { replace: true });
      return client.invalidateQueries();
    },
    failure: { title: t('failedTitle'), text: t('failedText') },
    // The question may be gone.
    refreshesOnFailure: [changeKey(matchId)],
  });
}
