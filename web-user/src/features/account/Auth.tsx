import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { lazyPart } from '../../shared/lazy-part.js';
import { LaidTable } from '../../shared/ui/art/LaidTable.js';
import { LanguageSwitch } from '../../shared/ui/LanguageSwitch.js';
import { Logo } from '../../shared/ui/Logo.js';
import { Tabs } from '../../shared/ui/Tabs.js';
import { prepareToasts } from '../../shared/ui/toast/ToastHost.js';
import { CreateAccountForm, EMPTY_REGISTRATION } from './CreateAccountForm.js';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';
import { t } from './messages.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';
import { safeReturnTo } from './return-to.js';
import { SignInForm } from './SignInForm.js';
import type { Suspension } from './suspension.js';
import { VerifyEmailForm } from './VerifyEmailForm.js';

const SuspendedNotice = lazyPart(() => import('./SuspendedNotice.js'), 'SuspendedNotice');

type View = 'sign-in' | 'create-account' | 'verify-email' | 'forgot-password' | 'reset-password';

/** The five views of coming in, and the one of a door that is closed. */
export function Auth() {
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const [view, setView] = useState<View>('sign-in');
  const [cameFrom, setCameFrom] = useState<View>('create-account');
  const [email, setEmail] = useState('');
  const [suspension, setSuspension] = useState<Suspension | null>(null);
  const [draft, setDraft] = useState(EMPTY_REGISTRATION);
  usePageTitle(t('pageTitle'));
  useEffect(prepareToasts, []);

  function verify(address: string, from: View): void {
    setEmail(address);
    setCameFrom(from);
    setView('verify-email');
  }

  if (suspension)
    return (
      <Entrance title={t(suspension.isForGood ? 'endedTitle' : 'suspendedTitle')}>
        <Suspense fallback={null}>
          <SuspendedNotice suspension={suspension} onBack={() => setSuspension(null)} />
        </Suspense>
      </Entrance>
    );
  if (view === 'verify-email')
    return (
      <Entrance title={t('verifyTitle')}>
        <VerifyEmailForm email={email} returnTo={returnTo} onBack={() => setView(cameFrom)} />
      </Entrance>
    );
  if (view === 'forgot-password')
    return (
      <Entrance title={t('forgotTitle')}>
        <ForgotPasswordForm
          onBack={() => setView('sign-in')}
          onSent={(address) => {
            setEmail(address);
            setView('reset-password');
          }}
        />
      </Entrance>
    );
  if (view === 'reset-password')
    return (
      <Entrance title={t('resetTitle')}>
        <ResetPasswordForm email={email} onDone={() => setView('sign-in')} />
      </Entrance>
    );
  return (
    <Entrance title={t(view === 'sign-in' ? 'signInTitle' : 'createTitle')}>
      <Tabs
        label={t('tabs')}
        value={view}
        onChange={setView}
        tabs={[
          {
            value: 'sign-in',
            label: t('signIn'),
            content: (
              <SignInForm
                returnTo={returnTo}
                onForgot={() => setView('forgot-password')}
                onUnverified={(address) => verify(address, 'sign-in')}
                onSuspended={setSuspension}
              />
            ),
          },
          {
            value: 'create-account',
            label: t('createAccount'),
            content: (
              <CreateAccountForm
                draft={draft}
                onRegistered={(address, typed) => {
                  setDraft(typed);
                  verify(address, 'create-account');
                }}
              />
            ),
          },
        ]}
      />
    </Entrance>
  );
}

function Entrance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[1fr_1.1fr]">
      <aside className="hidden overflow-hidden bg-facade text-on-facade lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
        <div aria-hidden className="awning shrink-0" />
        <div className="flex flex-1 flex-col justify-center gap-8 p-12">
          <LaidTable className="mx-auto w-full max-w-md" />
          <div>
            <p className="font-display text-2xl font-bold">{t('panelTitle')}</p>
            <p className="mt-1 text-lg">{t('panelText')}</p>
          </div>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="outline-none">
        <div aria-hidden className="gingham h-2.5 [--check:0.625rem] lg:hidden" />
        <div className="mx-auto max-w-md px-5 pt-5 pb-14 lg:pt-12">
          <header className="flex items-center justify-between">
            <Link to="/" className="inline-flex min-h-11 items-center">
              <Logo />
            </Link>
            <LanguageSwitch />
          </header>
          <h1 className="mt-6 mb-4 text-2xl">{title}</h1>
          {children}
        </div>
      </main>
    </div>
  );
}
