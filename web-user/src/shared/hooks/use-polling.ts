import { type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Query options for polling every five seconds, in background tabs too. */
export const POLLING = { refetchInterval: 5_000, refetchIntervalInBackground: true } as const;

/** Refetches when the tab becomes visible, because browsers throttle the timers of hidden tabs. */
export function useRefetchOnVisible({ refetch }: Pick<UseQueryResult, 'refetch'>): void {
  useEffect(() => {
    const onChange = () => {
      // Several components may use the same query: their requests are deduplicated.
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [refetch]);
}
