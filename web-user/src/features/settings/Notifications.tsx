import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { Unfold } from '../../shared/ui/Unfold.js';
import { t } from './messages.js';
import { PushOnThisDevice } from './PushOnThisDevice.js';
import { PreferenceTable } from './PreferenceTable.js';
import { usePreferences } from './notification-queries.js';
import { groupsOf, rowsOf } from './notification-rows.js';

/** Button and dialog with the notifications that a user wants. */
export function Notifications() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Bell aria-hidden className="size-5" />
        {t('notifications')}
      </Button>
      {isOpen && (
        <Dialog
          open
          onClose={() => setOpen(false)}
          title={t('notifications')}
          description={t('notificationsText')}
        >
          <div className="grid gap-5">
            <PushOnThisDevice />
            <WantedKinds />
          </div>
        </Dialog>
      )}
    </>
  );
}

function WantedKinds() {
  const preferences = usePreferences();
  const isOnline = useIsOnline();
  if (preferences.data) {
    const common = { preferences: preferences.data, isDisabled: !isOnline };
    const kinds = preferences.data.map(({ kind }) => kind);
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
  }
  if (preferences.isError) {
    const retry = () => void preferences.refetch();
    return <LoadFailed title={t('notificationsFailed')} error={preferences.error} onRetry={retry} />;
  }
  return <Skeleton className="h-80" />;
}
