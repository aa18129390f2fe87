import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { callJson } from './http.js';

type Options = Pick<
  UseQueryOptions,
  'enabled' | 'refetchInterval' | 'refetchOnMount' | 'retry' | 'staleTime'
> & {
  readonly method?: 'GET' | 'POST';
  /** By default the path, so that pages share its answer. */
  readonly queryKey?: readonly unknown[];
};

/**
 * Requests a path that is no react-admin resource. Without data, its error stays while it is requested again, so that the
 * button of the error does not vanish under the pointer.
 */
export function useApiQuery<Answer>(path: string, { method = 'GET', ...options }: Options = {}) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    queryKey: ['answer', path],
    queryFn: () =>
      callJson<Answer>(method, path).catch(async (failure: unknown) => {
        await logoutIfAccessDenied(failure);
        throw failure;
      }),
    // Another page may have asked just now, and a form needs the version of its own opening.
    refetchOnMount: 'always',
    ...options,
  } as UseQueryOptions<Answer>);
  const [shown, setShown] = useState(error);
  if (error && error !== shown) setShown(error);
  return {
    data,
    isFetching,
    isFetchedAfterMount,
    refetch,
    error: data === undefined ? (error ?? shown) : error,
  };
}
