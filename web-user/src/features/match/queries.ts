import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { MATCHES } from '../../shared/api/keys.js';
import { request } from '../../shared/api/request.js';
import type { Match } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { POLLING, useRefetchOnVisible } from '../../shared/hooks/use-polling.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

const matchesQuery = queryOptions({
  queryKey: MATCHES,
  queryFn: () => request<Match[]>('GET', '/api/user/matches'),
});

/** The tables one sits at, soonest first. */
export function useMatches() {
  const query = useQuery({ ...matchesQuery, ...POLLING });
  useRefetchOnVisible(query);
  return query;
}

export function useConfirmSeat() {
  const client = useQueryClient();
  return useAction({
    name: 'confirm-seat',
    run: (matchId: number) => request('POST', `/api/matches/${matchId}/confirm`),
    onSuccess: async () => {
      toastSuccess({ title: t('seatConfirmedTitle'), description: t('seatConfirmedText') });
      await client.invalidateQueries({ queryKey: MATCHES });
    },
    failure: { title: t('confirmFailedTitle'), text: t('confirmFailedText') },
  });
}
