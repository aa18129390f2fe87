import { Suspense, useEffect, useState } from 'react';
import { AuthLayout } from '../../features/account/AuthLayout.js';
import { PrivacyText, TermsText } from '../../features/policies/policies.js';
import { YourData } from '../../features/settings/YourData.js';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { setSignedInUser } from '../../shared/session/session.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { Button } from '../../shared/ui/Button.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { prepareToasts } from '../../shared/ui/toast/ToastHost.js';
import { QueryProvider } from '../QueryProvider.js';

const DeleteAccountDialog = lazyComponent(
  () => import('../../features/settings/DeleteAccountDialog.js'),
  'DeleteAccountDialog',
);

const t = messagesOf('consent-page');

/** The only screen of a user who has not accepted the current Terms and Privacy; both open in front of it. */
function ConsentScreen({ version }: { version: number }) {
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null);
  const [isGoing, setGoing] = useState(false);
  const logOut = useLogOut();
  const accept = useAction({
    name: 'consent',
    run: () => call('post', '/api/user/consent', { body: { version } }),
    onSuccess: setSignedInUser,
  });
  usePageTitle(t('title'));
  useEffect(prepareToasts, []);
  // The screen replaces another one without a route change, so the focus is moved here.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), []);
  return (
    <AuthLayout title={t('title')}>
      <div className="grid gap-8">
        <div className="grid gap-4">
          <p>{t('text')}</p>
          <div className="grid gap-2.5">
            <Button look="secondary" onClick={() => setReading('terms')}>
              {t('terms')}
            </Button>
            <Button look="secondary" onClick={() => setReading('privacy')}>
              {t('privacy')}
            </Button>
          </div>
          <FormError error={accept.error} />
          <Button busy={accept.isPending} onClick={() => accept.mutate()}>
            {t(accept.isPending ? 'accepting' : 'accept')}
          </Button>
        </div>
        <p className="text-muted">{t('otherwise')}</p>
        <YourData onDelete={() => setGoing(true)} />
        <Button look="quiet" busy={logOut.isPending} onClick={() => logOut.mutate()}>
          {t('logOut')}
        </Button>
      </div>
      <Dialog
        open={reading !== null}
        onClose={() => setReading(null)}
        title={t(reading === 'privacy' ? 'privacyTitle' : 'termsTitle')}
      >
        <Suspense fallback={<Skeleton className="h-96" />}>
          <div tabIndex={0}>{reading === 'privacy' ? <PrivacyText /> : <TermsText />}</div>
        </Suspense>
      </Dialog>
      {isGoing && <DeleteAccountDialog onClose={() => setGoing(false)} />}
    </AuthLayout>
  );
}

export default function ConsentPage({ version }: { version: number }) {
  return (
    <QueryProvider>
      <ConsentScreen version={version} />
    </QueryProvider>
  );
}
