import { useNavigate } from 'react-router-dom';
import { ApiError, messageOf } from '../../shared/api/api-error.js';
import { call } from '../../shared/api/call.js';
import type { Credentials, Registration } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { setSuspended, setSignedInUser } from '../../shared/session/session.js';
import { keepSessionHint } from '../../shared/session/session-hint.js';
import { suspensionIn } from '../../shared/session/suspension.js';
import { toastError, toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';
import { ensureCookies } from './ensure-cookies.js';
import { forgetRegistration } from './registration-draft.js';
import { waitOf } from './use-turn.js';

const failing = (title: Parameters<typeof t>[0]) => ({ title: t(title), text: t('tryAgain') });

/** Signing in reloads the document, so that no state of a previous session stays in memory. */
export function useLogin(returnTo: string) {
  return useAction({
    name: 'login',
    run: async (credentials: Credentials) => {
      ensureCookies();
      return call('post', '/api/auth/login', { body: credentials });
    },
    onSuccess: () => {
      keepSessionHint();
      window.location.assign(returnTo);
    },
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      const suspension = suspensionIn(error);
      if (!suspension) {
        const description = messageOf(error, t('tryAgain'));
        return toastError({ title: t('loginFailed'), description, action: 'login' });
      }
      setSuspended(suspension);
    },
  });
}

/** Whether an appeal was rejected because one has already been sent. */
export const isAppealAlreadySent = (error: Error | null): boolean =>
  error instanceof ApiError && error.body?.code === 'already_appealed';

/** Sends the user's appeal to the moderators. */
export function useAppeal() {
  return useAction({
    name: 'appeal',
    run: (note: string) => call('post', '/api/appeals', { body: { note } }),
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      if (isAppealAlreadySent(error)) return;
      toastError({
        title: t('appealFailed'),
        description: messageOf(error, t('tryAgain')),
        action: 'appeal',
      });
    },
  });
}

export function useRegister(onRegistered: (email: string) => void) {
  return useAction({
    name: 'register',
    run: async (registration: Registration) => {
      ensureCookies();
      return call('post', '/api/auth/register', { body: registration });
    },
    onSuccess: (answer) => {
      toastSuccess({ title: t('registrationStarted'), description: t('checkEmail') });
      onRegistered(answer.email);
    },
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      if (waitOf(error) !== null) return;
      const description = messageOf(error, t('tryAgain'));
      toastError({ title: t('registrationFailed'), description, action: 'register' });
    },
  });
}

export function useVerifyEmail(returnTo: string) {
  const navigate = useNavigate();
  return useAction({
    name: 'verify-email',
    run: async (body: { email: string; code: string }) => {
      ensureCookies();
      return call('post', '/api/auth/verify-email', { body });
    },
    onSuccess: (user) => {
      forgetRegistration();
      toastSuccess({ title: t('verified'), description: t('welcome') });
      void navigate(returnTo, { replace: true });
      setSignedInUser(user);
    },
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      const description = messageOf(error, t('tryAgain'));
      toastError({ title: t('verificationFailed'), description, action: 'verify-email' });
    },
  });
}

export function useResendVerification(onSent: () => void) {
  return useAction({
    name: 'resend-verification',
    run: (email: string) => call('post', '/api/auth/resend-verification', { body: { email } }),
    onSuccess: () => {
      toastSuccess({ title: t('resent'), description: t('resentText') });
      onSent();
    },
    failure: failing('resendFailed'),
  });
}

export function useForgotPassword(onSent: (email: string) => void) {
  return useAction({
    name: 'forgot-password',
    run: ({ email }: { email: string }) => call('post', '/api/auth/forgot-password', { body: { email } }),
    onSuccess: (_answer, { email }) => {
      toastSuccess({ title: t('resetSent'), description: t('resetSentText') });
      onSent(email);
    },
    failure: failing('requestFailed'),
  });
}

export function useResetPassword(onReset: () => void) {
  return useAction({
    name: 'reset-password',
    run: (input: { email: string; code: string; newPassword: string }) =>
      call('post', '/api/auth/reset-password', { body: input }),
    onSuccess: () => {
      toastSuccess({ title: t('resetDone'), description: t('resetDoneText') });
      onReset();
    },
    failure: failing('resetFailed'),
  });
}
