import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PrivatePreferences } from '../../shared/api/types.js';
import { privatePreferencesQuery } from '../../shared/private-preferences.js';

/** The user's own private preferences, as they are edited with the profile. */
export function useOwnPrivatePreferences() {
  const saved = useQuery(privatePreferencesQuery);
  const [chosen, setChosen] = useState<Partial<PrivatePreferences>>({});
  return {
    saved,
    preferences: saved.data && { ...saved.data, ...chosen },
    choose: (change: Partial<PrivatePreferences>) => setChosen({ ...chosen, ...change }),
    /** What to save; undefined where nothing has been chosen. */
    change: (): PrivatePreferences | undefined =>
      saved.data && Object.keys(chosen).length > 0 ? { ...saved.data, ...chosen } : undefined,
  };
}
