import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { Tabs } from '../../shared/ui/Tabs.js';
import { prepareToasts } from '../../shared/ui/toast/ToastHost.js';
import { CreateAccountForm, EMPTY_REGISTRATION } from './CreateAccountForm.js';
import { AuthLayout } from './AuthLayout.js';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';
import { t } from './messages.js';
import { ProviderButton } from './ProviderButton.js';
import { ProviderProblem } from './ProviderProblem.js';
import { ProviderSignIn } from './ProviderSignIn.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';
import { safeReturnTo } from './return-to.js';
import { SignInForm } from './SignInForm.js';
import { VerifyEmailForm } from './VerifyEmailForm.js';

type View = 'sign-in' | 'create-account' | 'verify-email' | 'forgot-password' | 'reset-password';

/** The five views of /auth. */
export function Auth() {
  const [params] = useSearchParams();
  const returnTo = safeReturnTo(params.get('returnTo'));
  const [view, setView] = useState<View>('sign-in');
  const [cameFrom, setCameFrom] = useState<View>('create-account');
  const [email, setEmail] = useState('');
  const [draft, setDraft] = useState(EMPTY_REGISTRATION);
  usePageTitle(t('pageTitle'));
  useEffect(prepareToasts, []);

  function verify(address: string, from: View): void {
    setEmail(address);
    setCameFrom(from);
    setView('verify-email');
  }

  if (view === 'verify-email')
    return (
      <AuthLayout title={t('verifyTitle')}>
        <VerifyEmailForm email={email} returnTo={returnTo} onBack={() => setView(cameFrom)} />
      </AuthLayout>
    );
  if (view === 'forgot-password')
    return (
      <AuthLayout title={t('forgotTitle')}>
        <ForgotPasswordForm
          onBack={() => setView('sign-in')}
          onSent={(address) => {
            setEmail(address);
            setView('reset-password');
          }}
        />
      </AuthLayout>
    );
  if (view === 'reset-password')
    return (
      <AuthLayout title={t('resetTitle')}>
        <ResetPasswordForm email={email} onDone={() => setView('sign-in')} />
      </AuthLayout>
    );
  if (params.has('provider'))
    return <ProviderSignIn returnTo={returnTo} onForgot={() => setView('forgot-password')} />;
  const problem = params.get('problem');
  return (
    <AuthLayout title={t(view === 'sign-in' ? 'signInTitle' : 'createTitle')}>
      {problem !== null && <ProviderProblem code={problem} />}
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
      <ProviderButton returnTo={returnTo} />
    </AuthLayout>
  );
}
