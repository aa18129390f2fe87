import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { messagesOf } from '../i18n/messages-of.js';
import { toastError } from '../ui/toast/toast-store.js';
import { expectSessionEnd } from './session-lost.js';
import { setSignedInUser } from './session.js';

const t = messagesOf('sign-in-again');

/** For a mutation that failed without a session: shows a toast and goes to /auth. */
export function useSignInAgain(): () => void {
  const navigate = useNavigate();
  return useCallback(() => {
    expectSessionEnd(true);
    toastError({ title: t('title'), description: t('text') });
    setSignedInUser(null);
    void navigate('/auth');
  }, [navigate]);
}
