import type { Channel, OptionalKind } from '@domain/shared/notification-kind.js';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import type { NotificationPreference } from '../../shared/api/types.js';
import { useSaveAtOnce } from '../../shared/api/use-save-at-once.js';
import { t } from './messages.js';

const PATH = '/api/user/notification-preferences';

export const usePreferences = () => useQuery({ queryKey: [PATH], queryFn: () => call('get', PATH) });

/** Switches these kinds on one channel. The boxes change at once, and back if the server did not save them. */
export function useSetPreferences() {
  const change = useSaveAtOnce<NotificationPreference[]>({
    name: 'set-preference',
    queryKey: [PATH],
    save: async (after, before) => {
      for (const [index, { kind, ...wanted }] of after.entries())
        for (const channel of ['email', 'push'] as const)
          if (wanted[channel] !== before[index]![channel])
            await call('put', PATH, { body: { kind, channel, isEnabled: wanted[channel] } });
    },
    failure: { title: t('notificationNotSaved'), text: t('tryAgain') },
  });
  return (kinds: readonly OptionalKind[], channel: Channel, isEnabled: boolean): void =>
    change((before) =>
      before.map((each) => (kinds.includes(each.kind) ? { ...each, [channel]: isEnabled } : each)),
    );
}
