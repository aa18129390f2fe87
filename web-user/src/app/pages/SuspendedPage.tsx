import { useEffect, useState } from 'react';
import { AuthLayout } from '../../features/account/AuthLayout.js';
import { SuspendedNotice } from '../../features/account/SuspendedNotice.js';
import { YourData } from '../../features/settings/YourData.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import type { Suspension } from '../../shared/session/suspension.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Button } from '../../shared/ui/Button.js';
import { prepareToasts } from '../../shared/ui/toast/ToastHost.js';
import { QueryProvider } from '../QueryProvider.js';

const DeleteAccountDialog = lazyComponent(
  () => import('../../features/settings/DeleteAccountDialog.js'),
  'DeleteAccountDialog',
);

const t = messagesOf('suspended-page');

/** The only screen of a suspended or ended account. */
function SuspendedScreen({ suspension }: { suspension: Suspension }) {
  const [isGoing, setGoing] = useState(false);
  const logOut = useLogOut();
  const title = t(suspension.isForGood ? 'ended' : 'suspended');
  usePageTitle(title);
  useEffect(prepareToasts, []);
  // The focused form was removed without a route change, so the focus is moved here.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), []);
  return (
    <AuthLayout title={title}>
      <div className="grid gap-8">
        <SuspendedNotice suspension={suspension} />
        <YourData onDelete={() => setGoing(true)} />
        <Button look="quiet" busy={logOut.isPending} onClick={() => logOut.mutate()}>
          {t('logOut')}
        </Button>
      </div>
      {isGoing && <DeleteAccountDialog onClose={() => setGoing(false)} />}
    </AuthLayout>
  );
}

export default function SuspendedPage({ suspension }: { suspension: Suspension }) {
  return (
    <QueryProvider>
      <SuspendedScreen suspension={suspension} />
    </QueryProvider>
  );
}
