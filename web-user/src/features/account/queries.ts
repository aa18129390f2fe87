import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { request } from '../../shared/api/request.js';
import type { CurrentUser } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { currentUserQuery } from '../../shared/session/current-user.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

const failing = (title: Parameters<typeof t>[0]) => ({ title: t(title), text: t('tryAgain') });

export interface Credentials {
  usernameOrEmail: string;
  password: string;
}

export interface Registration {
  username: string;
  email: string;
  firstName: string;
  lastName: string;
  password: string;
  confirmPassword: string;
  dateOfBirth: string;
  isAdult: boolean;
}

/** Signing in loads the whole document anew, so that nothing of whoever sat here before is left in memory. */
export function useLogin(returnTo: string) {
  return useAction({
    name: 'login',
    run: (credentials: Credentials) => request('POST', '/api/auth/login', credentials),
    onSuccess: () => window.location.assign(returnTo),
    failure: failing('loginFailed'),
  });
}

export function useRegister(onRegistered: (email: string) => void) {
  return useAction({
    name: 'register',
    run: (registration: Registration) =>
      request<{ email?: string }>('POST', '/api/auth/register', registration),
    onSuccess: (answer, registration) => {
      toastSuccess({ title: t('registrationStarted'), description: t('checkEmail') });
      onRegistered(answer?.email ?? registration.email);
    },
    failure: failing('registrationFailed'),
  });
}

export function useVerifyEmail(returnTo: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    name: 'verify-email',
    run: async (input: { email: string; code: string }) => {
      await request('POST', '/api/auth/verify-email', input);
      return request<CurrentUser>('GET', '/api/user');
    },
    onSuccess: (user) => {
      toastSuccess({ title: t('verified'), description: t('welcome') });
      void navigate(returnTo, { replace: true });
      client.setQueryData(currentUserQuery.queryKey, user);
    },
    failure: failing('verificationFailed'),
  });
}

export function useResendVerification(onSent: () => void) {
  return useAction({
    name: 'resend-verification',
    run: (email: string) => request('POST', '/api/auth/resend-verification', { email }),
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
    run: ({ email }: { email: string }) =>
      request<{ email?: string }>('POST', '/api/auth/forgot-password', { email }),
    onSuccess: (answer, { email }) => {
      toastSuccess({ title: t('resetSent'), description: t('resetSentText') });
      onSent(answer?.email ?? email);
    },
    failure: failing('requestFailed'),
  });
}

export function useResetPassword(onReset: () => void) {
  return useAction({
    name: 'reset-password',
    run: (input: { email: string; code: string; newPassword: string }) =>
      request('POST', '/api/auth/reset-password', input),
    onSuccess: () => {
      toastSuccess({ title: t('resetDone'), description: t('resetDoneText') });
      onReset();
    },
    failure: failing('resetFailed'),
  });
}
