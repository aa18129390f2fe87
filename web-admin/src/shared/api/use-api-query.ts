import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson } from './http.js';

/** What a path of the API answers, for what is no resource; asked again every so often where that is given. */
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
