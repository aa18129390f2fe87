import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { MATCHES } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { POLLING, useRefetchOnVisible } from '../../shared/hooks/use-polling.js';
import { t } from './messages.js';

const matchesQuery = queryOptions({
  queryKey: MATCHES,
  queryFn: () => call('get', '/api/user/matches'),
});

/** The matches of the user, soonest first. */
export function useMatches() {
  const query = useQuery({ ...matchesQuery, ...POLLING });
  useRefetchOnVisible(query);
  return query;
}

export function useConfirmSeat() {
  const client = useQueryClient();
  return useAction({
    name: 'confirm-seat',
    run: (matchId: number) => call('post', '/api/matches/{id}/confirm', { params: { id: matchId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: MATCHES }),
    failure: { title: t('confirmFailedTitle'), text: t('confirmFailedText') },
  });
}
