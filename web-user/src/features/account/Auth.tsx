import { DisposableEmail } from '@domain/account/disposable-email.js';
import { EmailDomainNotAllowed } from '@domain/account/email-domains.js';
import {
  ProviderEmailNotVerified,
  ProviderSignInCancelled,
  ProviderSignInFailed,
  ProviderUnavailable,
} from '@domain/account/provider-errors.js';
import { RegistrationClosed } from '@domain/registration/registration-errors.js';
import { returnPath } from '@domain/server-and-browser/page-paths.js';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type AuthTab, hasTab, openedTab, openingTab } from '../../shared/auth-tab.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { errorMessage } from '../../shared/i18n/messages-of.js';
import { publicSetting } from '../../shared/public-setting.js';
import { FormError } from '../../shared/ui/FormError.js';
import { Tabs } from '../../shared/ui/Tabs.js';
import { errorsSinceNow } from '../../shared/ui/toast/toast-store.js';
import { prepareToasts } from '../../shared/ui/toast/ToastHost.js';
import { AuthLayout } from './AuthLayout.js';
import { CreateAccountForm } from './CreateAccountForm.js';
import { ForgotPasswordForm } from './ForgotPasswordForm.js';
import { t } from './messages.js';
import { ProviderButtons } from './ProviderLinks.js';
import { ProviderOnly, ProviderSignIn } from './ProviderSignIn.js';
import { useRegistration } from './registration.js';
import { registrationInvitation } from './registration-invitation.js';
import { ResetPasswordForm } from './ResetPasswordForm.js';
import { SignInForm } from './SignInForm.js';
import { VerifyEmailForm } from './VerifyEmailForm.js';

/**
 * The tab is part of the history entry, so that the way back from another page leads to the same form.
 */
function useTab(): [AuthTab, (tab: AuthTab) => void] {
  const { pathname, search, state } = useLocation();
  const isInvited = registrationInvitation() !== null;
  const navigate = useNavigate();
  const open = (tab: AuthTab) => void navigate(pathname + search, { replace: true, state: openingTab(tab) });
  // An invitation opens the sign-up first.
  return [isInvited && !hasTab(state) ? 'create-account' : openedTab(state), open];
}

/** The five views of /auth: two tabs, and the steps that start there. */
export function Auth() {
  const [params] = useSearchParams();
  const returnTo = returnPath(params.get('returnTo'));
  const [tab, openTab] = useTab();
  const { step, email, continueWith, leave } = useAuthStep();
  usePageTitle(t(tab === 'create-account' ? 'createAccount' : 'pageTitle'));
  useEffect(prepareToasts, []);
  useEffect(errorsSinceNow, [step, tab]);

  const forgot = () => continueWith('forgot-password');
  const verify = (address: string) => continueWith('verify-email', address);
  const steps: Record<Step, [title: Parameters<typeof t>[0], form: ReactNode]> = {
    'verify-email': ['verifyTitle', <VerifyEmailForm email={email} returnTo={returnTo} onBack={leave} />],
    'forgot-password': [
      'forgotTitle',
      <ForgotPasswordForm onBack={leave} onSent={(address) => continueWith('reset-password', address)} />,
    ],
    'reset-password': ['resetTitle', <ResetPasswordForm email={email} onDone={leave} />],
  };
  if (step) {
    const [title, form] = steps[step];
    return <AuthLayout title={t(title)}>{form}</AuthLayout>;
  }
  if (params.has('provider')) return <ProviderSignIn returnTo={returnTo} onForgot={forgot} />;
  const problem = params.get('problem');
  const signIn = <SignInForm returnTo={returnTo} onForgot={forgot} onUnverified={verify} />;
  const signUp = <CreateAccountForm onRegistered={verify} />;
  return (
    <AuthLayout title={t(tab === 'sign-in' ? 'signInTitle' : 'createTitle')}>
      {problem !== null && <ProviderProblem code={problem} />}
      {publicSetting('sign-in-with') === 'provider' ? (
        <ProviderOnly returnTo={returnTo} />
      ) : (
        <>
          <Tabs
            label={t('tabs')}
            value={tab}
            onChange={openTab}
            tabs={[
              { value: 'sign-in', label: t('signIn'), content: signIn },
              { value: 'create-account', label: t('createAccount'), content: signUp },
            ]}
          />
          <ProviderButtons returnTo={returnTo} />
        </>
      )}
    </AuthLayout>
  );
}

const problems = (domains: readonly string[]) => [
  new ProviderUnavailable(),
  new ProviderEmailNotVerified(),
  new EmailDomainNotAllowed(domains),
  new DisposableEmail(),
  new RegistrationClosed(),
  new ProviderSignInCancelled(),
];

/** Why the sign-in with the provider failed, by the error code in the address. */
function ProviderProblem({ code }: { code: string }) {
  const domains = useRegistration().data?.emailDomains ?? [];
  const problem = problems(domains).find((each) => each.code === code) ?? new ProviderSignInFailed();
  const text = navigator.cookieEnabled ? errorMessage(problem.code, problem.message) : t('cookiesNeeded');
  return (
    <div role="alert" className="mb-5">
      <FormError error={new Error(text)} />
    </div>
  );
}

const STEPS = ['verify-email', 'forgot-password', 'reset-password'] as const;
type Step = (typeof STEPS)[number];

interface StepState {
  step: Step;
  /** The address that the code was sent to. */
  email: string;
  /** The number of steps since the form with the tabs. */
  count: number;
}

/**
 * The step of /auth that follows the form. It is part of the history entry, so that Back leads to the form before, and a
 * reload stays: a phone may discard the tab while its user reads the email.
 */
function useAuthStep() {
  const { pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & {
    state: Partial<StepState> | null;
  };
  const navigate = useNavigate();
  const count = state?.count ?? 0;
  return {
    step: STEPS.find((step) => step === state?.step) ?? null,
    email: state?.email ?? '',
    continueWith: (step: Step, email = '') =>
      void navigate(pathname + search, { state: { ...state, step, email, count: count + 1 } }),
    /** Returns to the form with the tabs. */
    leave: () => void navigate(-count),
  };
}
