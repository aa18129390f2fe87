import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refusalOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { refreshSession } from '../../shared/session/session.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
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

export function useSaveProfile(onSaved: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'profile',
    run: (body: ProfileChange) => call('put', '/api/profile', { body }),
    onSuccess: () => {
      toastSuccess({ title: t('updatedTitle'), description: t('updatedText') });
      // A new picture has no badge, and the trust score follows.
      void client.invalidateQueries({ queryKey: [PROFILE] });
      onSaved();
      return refreshSession();
    },
    defaultText: t('updateFailed'),
    onFailure: (error) => {
      toastError({
        title: t('error'),
        description: refusalOf(error) ?? t('updateFailed'),
        action: 'profile',
      });
    },
  });
}

/** Query of the profile that members of the same match may read. */
export function useProfile(userId: number, isOpen: boolean) {
  return useQuery({
    enabled: isOpen,
    queryKey: [PROFILE, userId],
    queryFn: () => call('get', '/api/user/profile/{id}', { params: { id: userId } }),
  });
}
