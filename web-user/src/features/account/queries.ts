import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import type { Credentials, Registration } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { keepSessionHint } from '../../shared/session/session-hint.js';
import { setSignedInUser, setSuspended } from '../../shared/session/session.js';
import { suspensionIn } from '../../shared/session/suspension.js';
import { t } from './messages.js';
import { forgetRegistration } from './registration-draft.js';
import { waitOf } from './use-turn.js';

const failing = (title: Parameters<typeof t>[0]) => ({ title: t(title), text: t('tryAgain') });

/** Shows the screen of a suspended user where a sign-in was refused for that. */
export function showsSuspension(error: Error): boolean {
  const suspension = suspensionIn(error);
  if (suspension) setSuspended(suspension);
  return suspension !== null;
}

/** Signing in reloads the document, so that no state of a previous session stays in memory. */
export const useLogin = (returnTo: string) =>
  useAction({
    name: 'login',
    run: async (credentials: Credentials) => {
      ensureCookies();
      return call('post', '/api/auth/login', { body: credentials });
    },
    onSuccess: () => {
      keepSessionHint();
      window.location.assign(returnTo);
    },
    failure: failing('loginFailed'),
    onFailure: showsSuspension,
  });

/** Whether an appeal was rejected because one has already been sent. */
export const isAppealAlreadySent = (error: Error | null): boolean =>
  error instanceof ApiError && error.body?.code === 'already_appealed';

/** Sends the user's appeal to the moderators. */
export const useAppeal = () =>
  useAction({
    name: 'appeal',
    run: (note: string) => call('post', '/api/appeals', { body: { note } }),
    failure: failing('appealFailed'),
    onFailure: isAppealAlreadySent,
  });

export const useRegister = (onRegistered: (email: string) => void) =>
  useAction({
    name: 'register',
    run: async (registration: Registration) => {
      ensureCookies();
      return call('post', '/api/auth/register', { body: registration });
    },
    done: () => ({ title: t('registrationStarted'), description: t('checkEmail') }),
    onSuccess: ({ email }) => onRegistered(email),
    failure: failing('registrationFailed'),
    onFailure: (error) => waitOf(error) !== null,
  });

export function useVerifyEmail(returnTo: string) {
  const navigate = useNavigate();
  return useAction({
    name: 'verify-email',
    run: async (body: { email: string; code: string }) => {
      ensureCookies();
      return call('post', '/api/auth/verify-email', { body });
    },
    done: () => ({ title: t('verified'), description: t('welcome') }),
    onSuccess: (user) => {
      forgetRegistration();
      void navigate(returnTo, { replace: true });
      setSignedInUser(user);
    },
    failure: failing('verificationFailed'),
  });
}

export const useResendVerification = () =>
  useAction({
    name: 'resend-verification',
    run: (email: string) => call('post', '/api/auth/resend-verification', { body: { email } }),
    done: () => ({ title: t('resent'), description: t('resentText') }),
    failure: failing('resendFailed'),
  });

export const useForgotPassword = (onSent: (email: string) => void) =>
  useAction({
    name: 'forgot-password',
    run: ({ email }: { email: string }) => call('post', '/api/auth/forgot-password', { body: { email } }),
    done: () => ({ title: t('resetSent'), description: t('resetSentText') }),
    onSuccess: (_, { email }) => onSent(email),
    failure: failing('requestFailed'),
  });

export const useResetPassword = (onSuccess: () => void) =>
  useAction({
    name: 'reset-password',
    run: (body: { email: string; code: string; newPassword: string }) =>
      call('post', '/api/auth/reset-password', { body }),
    done: () => ({ title: t('resetDone'), description: t('resetDoneText') }),
    onSuccess,
    failure: failing('resetFailed'),
  });

/**
 * For requests that begin a session: where the browser blocks cookies the server would accept them, and the next page
 * would be that of a visitor.
 * @throws Error with a message for the user
 */
function ensureCookies(): void {
  if (!navigator.cookieEnabled) throw new Error(t('cookiesNeeded'));
}
