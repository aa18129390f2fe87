import { useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import type { NotificationPreference, NotificationPreferenceChange } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

const PREFERENCES = ['/api/user/notification-preferences'] as const;
const PATH = '/api/user/notification-preferences';

export const usePreferences = () => useQuery({ queryKey: PREFERENCES, queryFn: () => call('get', PATH) });

/** Switches one kind on one channel. The box changes at once, and back if the server did not save it. */
export function useSetPreference() {
  const client = useQueryClient();
  const show = ({ kind, channel, isEnabled }: NotificationPreferenceChange) =>
    client.setQueryData<NotificationPreference[]>(PREFERENCES, (shown) =>
      shown?.map((each) => (each.kind === kind ? { ...each, [channel]: isEnabled } : each)),
    );
  return useAction({
    name: 'set-preference',
    isOneAtATime: true,
    run: (change: NotificationPreferenceChange) => {
      show(change);
      return call('put', PATH, { body: change });
    },
    onFailure: (error, change) => {
      show({ ...change, isEnabled: !change.isEnabled });
      toastError({
        title: t('notificationNotSaved'),
        description: messageOf(error, t('tryAgain')),
        action: 'set-preference',
      });
    },
  });
}
