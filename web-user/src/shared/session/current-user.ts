import { queryOptions, useQuery } from '@tanstack/react-query';
import { isUnauthorized } from '../api/api-error.js';
import { call } from '../api/call.js';
import type { CurrentUser } from '../api/types.js';

/** Who is signed in; null for nobody, which is no error. */
export const currentUserQuery = queryOptions({
  queryKey: ['/api/user'],
  queryFn: (): Promise<CurrentUser | null> =>
    call('get', '/api/user').catch((error: unknown) => {
      if (isUnauthorized(error)) return null;
      throw error;
    }),
});

/** The person these screens belong to. Only for screens that stand behind the session gate. */
export function useMe(): CurrentUser {
  const { data } = useQuery(currentUserQuery);
  if (!data) throw new Error('This screen is only for people who are signed in');
  return data;
}
