import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.js';
import { MATCHES, matchKey } from '../api/keys.js';
import { useAction } from '../api/use-action.js';
import { t } from './messages.js';

export function useRunLate(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'run-late',
    isOneAtATime: true,
    run: (minutes: number) =>
      call('post', '/api/matches/{id}/late', { params: { id: matchId }, body: { minutes } }),
    onSuccess: () =>
      Promise.all([MATCHES, matchKey(matchId)].map((queryKey) => client.invalidateQueries({ queryKey }))),
    failure: { title: t('failedTitle'), text: t('failedText') },
  });
}
