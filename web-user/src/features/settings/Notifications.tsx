import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { PushOnThisDevice } from './PushOnThisDevice.js';
import { PreferenceTable } from './PreferenceTable.js';
import { usePreferences } from './notification-queries.js';

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
  if (preferences.data)
    return (
      <div className="grid gap-3">
        <PreferenceTable preferences={preferences.data} isDisabled={!isOnline} />
        {!isOnline && <p role="status">{t('notificationsOffline')}</p>}
        <p className="text-sm text-muted">{t('alwaysSent')}</p>
      </div>
    );
  if (preferences.isError) {
    const retry = () => void preferences.refetch();
    return <LoadFailed title={t('notificationsFailed')} error={preferences.error} onRetry={retry} />;
  }
  return <Skeleton className="h-80" />;
}
