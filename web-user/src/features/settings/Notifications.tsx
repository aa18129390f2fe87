import { Bell } from 'lucide-react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { DialogButton } from '../../shared/ui/DialogButton.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { Unfold } from '../../shared/ui/Unfold.js';
import { t } from './messages.js';
import { usePreferences } from './notification-queries.js';
import { groupsOf, rowsOf } from './notification-rows.js';
import { PreferenceTable } from './PreferenceTable.js';
import { PushOnThisDevice } from './PushOnThisDevice.js';

/** Button and dialog with the notifications that a user wants. */
export function Notifications() {
  return (
    <DialogButton Icon={Bell} label={t('notifications')}>
      {(onClose) => (
        <Dialog open onClose={onClose} title={t('notifications')} description={t('notificationsText')}>
          <div className="grid gap-5">
            <PushOnThisDevice />
            <WantedKinds />
          </div>
        </Dialog>
      )}
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
