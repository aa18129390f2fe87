import { type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Options of a query that is asked again every five seconds, in the background too. */
export const POLLING = { refetchInterval: 5_000, refetchIntervalInBackground: true } as const;

/** Asks at once when the tab comes into view: browsers slow the timers of hidden tabs down. */
export function useRefetchOnVisible({ refetch }: Pick<UseQueryResult, 'refetch'>): void {
  useEffect(() => {
    const onChange = () => {
      // Several parts of a screen may show the same: one question answers them all.
      if (document.visibilityState === 'visible') void refetch({ cancelRefetch: false });
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, [refetch]);
}
