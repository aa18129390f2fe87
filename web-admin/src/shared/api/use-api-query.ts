import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson } from './http.js';

/** Requests a path that is no react-admin resource, and polls it if `everyMs` is given. */
export function useApiQuery<Answer>(path: string, everyMs?: number): UseQueryResult<Answer> {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useQuery({
    queryKey: ['answer', path],
    queryFn: () =>
      callJson<Answer>('GET', path).catch(async (error: unknown) => {
        await logoutIfAccessDenied(error);
        throw error;
      }),
    refetchInterval: everyMs,
  });
}
