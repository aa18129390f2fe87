import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { MATCHES, matchKey } from '../api/keys.js';
import { useAction } from '../api/use-action.js';
import { toastSuccess } from '../ui/toast/toast-store.js';
import { t } from './messages.js';

/** Invalidates the match in the list and in its chat. */
function useRefresh(matchId: number): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([MATCHES, matchKey(matchId)].map((queryKey) => client.invalidateQueries({ queryKey })));
}

export function useConfirmSeat(matchId: number) {
  return useAction({
    name: 'confirm-seat',
    run: () => call('post', '/api/matches/{id}/confirm', { params: { id: matchId } }),
    onSuccess: useRefresh(matchId),
    failure: { title: t('failedTitle'), text: t('confirmFailedText') },
  });
}

export function useRunLate(matchId: number) {
  return useAction({
    name: 'run-late',
    isOneAtATime: true,
    run: (minutes: number) =>
      call('post', '/api/matches/{id}/late', { params: { id: matchId }, body: { minutes } }),
    onSuccess: useRefresh(matchId),
    failure: { title: t('failedTitle'), text: t('failedText') },
  });
}

export function useArrive(matchId: number) {
  return useAction({
    name: 'arrive',
    run: () => call('post', '/api/matches/{id}/here', { params: { id: matchId } }),
    onSuccess: useRefresh(matchId),
    failure: { title: t('failedTitle'), text: t('failedText') },
  });
}

export function useAskWhereTableIs(matchId: number) {
  const refresh = useRefresh(matchId);
  return useAction({
    name: 'ask-where-table-is',
    run: () => call('post', '/api/matches/{id}/cannot-find', { params: { id: matchId } }),
    onSuccess: () => {
      toastSuccess({ title: t('cannotFindDone') });
      return refresh();
    },
    failure: { title: t('failedTitle'), text: t('failedText') },
  });
}
