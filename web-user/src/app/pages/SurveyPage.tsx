import { Suspense, useEffect, useState } from 'react';
import { PrivacyText, TermsText } from '../../features/policies/policies.js';
import { Survey } from '../../features/survey/Survey.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { useLogOut } from '../../shared/session/use-log-out.js';
import { busyProps } from '../../shared/ui/busy-props.js';
import { Dialog } from '../../shared/ui/Dialog.js';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.js';
import { Logo } from '../../shared/ui/Logo.js';
import { useSheetLevels } from '../../shared/ui/use-sheet.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { prepareToasts } from '../../shared/ui/toast/ToastHost.js';
import { QueryProvider } from '../QueryProvider.js';

const t = messagesOf('survey-page');

const LINK = 'min-h-11 px-2 font-semibold underline underline-offset-3 hover:text-tomato-deep';

/** The only screen until the survey is answered; the policies open in front of it. */
function SurveyScreen() {
  const [reading, setReading] = useState<'terms' | 'privacy' | null>(null);
  const logOut = useLogOut();
  useEffect(prepareToasts, []);
  useSheetLevels();
  return (
    <div className="min-h-dvh">
      <div aria-hidden className="gingham h-2.5 [--check:0.625rem]" />
      <div className="mx-auto flex min-h-[calc(100dvh-0.625rem)] max-w-lg flex-col px-5 pt-4 pb-6">
        <header className="flex items-center justify-between">
          <Logo />
          <button type="button" className={LINK} {...busyProps(logOut.isPending, () => logOut.mutate())}>
            {t('logOut')}
          </button>
        </header>
        <main id="main" tabIndex={-1} className="toast-room flex-1 py-6 outline-none">
          <Survey />
        </main>
        <footer className="flex flex-wrap justify-center gap-x-1 text-sm text-muted sm:gap-x-4">
          <button type="button" className={LINK} onClick={() => setReading('terms')}>
            {t('terms')}
          </button>
          <button type="button" className={LINK} onClick={() => setReading('privacy')}>
            {t('privacy')}
          </button>
          <LanguageSwitch />
        </footer>
      </div>
      <Dialog open={reading !== null} onClose={() => setReading(null)} title={t(reading ?? 'terms')}>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <div tabIndex={0}>{reading === 'privacy' ? <PrivacyText /> : <TermsText />}</div>
        </Suspense>
      </Dialog>
    </div>
  );
}

export default function SurveyPage() {
  return (
    <QueryProvider>
      <SurveyScreen />
    </QueryProvider>
  );
}
