import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentStaff, forgetStaff, type Staff } from './session.js';

const KEY = ['staff'];

/** Whoever is signed in, once it is known. */
export function useStaff(): Staff | undefined {
  return useQuery({ queryKey: KEY, queryFn: () => currentStaff() }).data;
}

/** Asks anew who is signed in, after something about them has changed. */
export function useRefreshStaff(): () => Promise<void> {
  const cache = useQueryClient();
  return () => {
    forgetStaff();
    return cache.invalidateQueries({ queryKey: KEY });
  };
}
