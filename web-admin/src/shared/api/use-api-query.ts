import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson } from './http.js';

/**
 * Requests a path that is no react-admin resource, and polls it if `everyMs` is given. Without data, its error stays while
 * it is requested again, so that the button of the error does not vanish under the pointer.
 */
export function useApiQuery<Answer>(path: string, everyMs?: number) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['answer', path],
    queryFn: () =>
      callJson<Answer>('GET', path).catch(async (failure: unknown) => {
        await logoutIfAccessDenied(failure);
        throw failure;
      }),
    refetchInterval: everyMs,
    // Another page may have asked just now, and a form needs the version of its own opening.
    refetchOnMount: 'always',
  });
  const [shown, setShown] = useState(error);
  if (error && error !== shown) setShown(error);
  return { data, error: data === undefined ? (error ?? shown) : error, isFetchedAfterMount, refetch };
}
