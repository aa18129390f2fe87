import { useState } from 'react';
import { useLogin } from 'react-admin';
import { errorCode, errorMessage } from '../../shared/api/http.js';
import type { Credentials } from '../../shared/session/session.js';
import { t } from './messages.js';

interface SignIn {
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Signs in and returns to the requested page. @returns undefined on success, else the error code */
  readonly signIn: (credentials: Credentials) => Promise<string | undefined>;
}

/** The request state of a sign-in form. A missing second factor is no error. */
export function useSignIn(): SignIn {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    isBusy,
    error,
    signIn: async (credentials) => {
      if (!navigator.cookieEnabled) {
        setError(t('cookiesNeeded'));
        return 'cookies_needed';
      }
      setBusy(true);
      setError(null);
      try {
        await login(credentials);
      } catch (refusal) {
        const code = errorCode(refusal);
        if (code !== 'second_factor_needed') setError(errorMessage(refusal));
        return code ?? 'failed';
      } finally {
        setBusy(false);
      }
    },
  };
}
