import { queryOptions, useQuery } from '@tanstack/react-query';
import { MATCHES } from '../../shared/api/keys.js';
import { call } from '../../shared/api/call.js';
import { POLLING, useRefetchOnVisible } from '../../shared/hooks/use-polling.js';

const matchesQuery = queryOptions({
  queryKey: MATCHES,
  queryFn: () => call('get', '/api/user/matches', { query: { include: 'past,pairs' } }),
});

/** The matches of the user, soonest first. */
export function useMatches() {
  const query = useQuery({ ...matchesQuery, ...POLLING });
  useRefetchOnVisible(query);
  return query;
}
