import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../shared/api/call.js';
import { matchKey } from '../../shared/api/keys.js';
import type { Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
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
    onSuccess: ({ status, matchId: formed }) => {
      if (status === 'declined') toastSuccess({ title: t('declinedTitle') });
      if (status === 'dropped') toastSuccess({ title: t('staysTitle') });
      if (formed === null) return client.invalidateQueries({ queryKey: changeKey(matchId) });
      toastSuccess({ title: t('formedTitle'), description: t('formedText') });
      void navigate(`/chat/${formed}`, { replace: true });
      return client.invalidateQueries();
    },
    defaultText: t('failedText'),
    onFailure: (error) => {
      toastError({ title: t('failedTitle'), description: error.message, action: ANSWER });
      // The question may be gone.
      return client.invalidateQueries({ queryKey: changeKey(matchId) });
    },
  });
}
