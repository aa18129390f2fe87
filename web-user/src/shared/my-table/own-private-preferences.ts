import { useQuery } from '@tanstack/react-query';
import { call } from '../api/call.js';
import type { PrivatePreferences } from '../api/types.js';
import { useSaveAtOnce } from '../api/use-save-at-once.js';
import { t } from './messages.js';

const PATH = '/api/user/private-preferences';

/** What the user said for nobody else to read. */
export const usePrivatePreferences = () =>
  useQuery({
    queryKey: [PATH],
    queryFn: () => call('get', PATH),
    // They may have been changed on another device.
    staleTime: 0,
  });

export function useChangePrivatePreferences() {
  const change = useSaveAtOnce<PrivatePreferences>({
    name: 'private-preferences',
    queryKey: [PATH],
    save: (body) => call('put', PATH, { body }),
    failure: { title: t('notSaved'), text: t('tryAgain') },
  });
  return (part: Partial<PrivatePreferences>): void => change((before) => ({ ...before, ...part }));
}
