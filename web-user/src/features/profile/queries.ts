import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { refreshSession } from '../../shared/session/session.js';
import { t } from './messages.js';

const PROFILE = '/api/user/profile';

export interface ProfileChange {
  username: string;
  bio: string;
  interests: string[];
  age: number;
  /** Undefined keeps the picture, null removes it. */
  profileImageUrl?: string | null;
}

export const useSaveProfile = (onSaved: () => void) =>
  useAction({
    name: 'profile',
    run: (body: ProfileChange) => call('put', '/api/profile', { body }),
    done: () => ({ title: t('updatedTitle'), description: t('updatedText') }),
    onSuccess: () => {
      onSaved();
      return refreshSession();
    },
    // A new picture has no badge, and the trust score follows.
    refreshes: [[PROFILE]],
    failure: { title: t('error'), text: t('updateFailed'), hidesOutages: true },
  });

/** Query of the profile that members of the same match may read. */
export function useProfile(userId: number, isOpen: boolean) {
  return useQuery({
    enabled: isOpen,
    queryKey: [PROFILE, userId],
    queryFn: () => call('get', '/api/user/profile/{id}', { params: { id: userId } }),
  });
}
