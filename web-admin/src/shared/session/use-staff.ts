import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currentStaff, clearStaffCache, type Staff } from './session.js';

const KEY = ['staff'];

/** Whoever is signed in, once it is known. */
export function useStaff(): Staff | undefined {
  return useStaffQuery().data;
}

/** What is open to the signed-in person: not known yet, the setup of their second factor alone, or every page. */
export function useConsoleAccess(): 'unknown' | 'second-factor' | 'console' {
  const { data, failureReason } = useStaffQuery();
  // Without an answer the pages stay, and each of them says what is wrong.
  if (!data) return failureReason ? 'console' : 'unknown';
  return data.mustEnrol ? 'second-factor' : 'console';
}

const useStaffQuery = () => useQuery({ queryKey: KEY, queryFn: () => currentStaff() });

/** Asks anew who is signed in, after something about them has changed. */
export function useRefreshStaff(): () => Promise<void> {
  const cache = useQueryClient();
  return () => {
    clearStaffCache();
    return cache.invalidateQueries({ queryKey: KEY });
  };
}
