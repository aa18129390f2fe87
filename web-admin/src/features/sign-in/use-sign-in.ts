import { useState } from 'react';
import { useLogin } from 'react-admin';
import { errorCode, errorMessage } from '../../shared/api/http.js';
import type { Credentials } from '../../shared/session/session.js';

interface SignIn {
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Signs in and goes where one was going. @returns whether a code is still needed, or the reason of a refusal */
  readonly signIn: (credentials: Credentials) => Promise<string | undefined>;
}

/** One form's try at signing in: what it waits for, and what came of it. */
export function useSignIn(): SignIn {
  const login = useLogin();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    isBusy,
    error,
    signIn: async (credentials) => {
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
