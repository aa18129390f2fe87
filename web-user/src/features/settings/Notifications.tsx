import type { OptionalKind } from '@domain/shared/notification-kind.js';
import { Bell } from 'lucide-react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { DialogButton } from '../../shared/ui/Dialog.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { Unfold } from '../../shared/ui/Unfold.js';
import { t } from './messages.js';
import { usePreferences } from './notification-queries.js';
import { type NotificationRow, PreferenceTable } from './PreferenceTable.js';
import { PushOnThisDevice } from './PushOnThisDevice.js';

/** Button and dialog with the notifications that a user wants. */
export function Notifications() {
  return (
    <DialogButton Icon={Bell} label={t('notifications')} description={t('notificationsText')}>
      <div className="grid gap-5">
        <PushOnThisDevice />
        <WantedKinds />
      </div>
    </DialogButton>
  );
}

function WantedKinds() {
  const preferences = usePreferences();
  const isOnline = useIsOnline();
  return (
    <Loaded query={preferences} failed={t('notificationsFailed')} loading={<Skeleton className="h-80" />}>
      {(wanted) => {
        const common = { preferences: wanted, isDisabled: !isOnline };
        const kinds = wanted.map(({ kind }) => kind);
        return (
          <div className="grid gap-3">
            <PreferenceTable {...common} caption={t('notifications')} rows={groupsOf(kinds)} />
            <Unfold label={t('oneByOne')}>
              <PreferenceTable {...common} caption={t('oneByOne')} rows={rowsOf(kinds)} />
            </Unfold>
            {!isOnline && <p role="status">{t('notificationsOffline')}</p>}
            <p className="text-sm text-muted">{t('alwaysSent')}</p>
          </div>
        );
      }}
    </Loaded>
  );
}

const GROUP_OF: Record<OptionalKind, 'tables' | 'new' | 'team'> = {
  table: 'tables',
  reminder: 'tables',
  attendance: 'tables',
  chat: 'tables',
  feedback: 'tables',
  meetup: 'new',
  invitation: 'new',
  moderation: 'team',
  announcement: 'team',
};

/** One row for each group that has any of these kinds. */
const groupsOf = (kinds: readonly OptionalKind[]): NotificationRow[] =>
  (['tables', 'new', 'team'] as const)
    .map((group) => ({ name: t(`group_${group}`), kinds: kinds.filter((kind) => GROUP_OF[kind] === group) }))
    .filter((row) => row.kinds.length > 0);

/** One row for each kind. */
const rowsOf = (kinds: readonly OptionalKind[]): NotificationRow[] =>
  kinds.map((kind) => ({ name: t(`kind_${kind}`), kinds: [kind] }));
