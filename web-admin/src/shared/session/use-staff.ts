import { useQuery, useQueryClient } from '@tanstack/react-query';
import { clearStaffCache, currentStaff, type Staff } from './session.js';

const KEY = ['staff'];

/** @returns undefined until the session response arrives */
export function useStaff(): Staff | undefined {
  return useStaffQuery().data;
}

/**
 * @returns which pages are open: `second-factor` means only the account page, where a required second factor is set up
 */
export function useConsoleAccess(): 'unknown' | 'second-factor' | 'console' {
  const { data, failureReason } = useStaffQuery();
  // After a failed request the pages stay open, and each shows its own error state.
  if (!data) return failureReason ? 'console' : 'unknown';
  return data.mustEnrol ? 'second-factor' : 'console';
}

const useStaffQuery = () => useQuery({ queryKey: KEY, queryFn: () => currentStaff() });

/** @returns a callback that requests the session again, after the staff member has changed */
export function useRefreshStaff(): () => Promise<void> {
  const cache = useQueryClient();
  return () => {
    clearStaffCache();
    return cache.invalidateQueries({ queryKey: KEY });
  };
}
