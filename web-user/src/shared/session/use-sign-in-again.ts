import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { catalogue } from '../i18n/catalogue.js';
import { toastError } from '../ui/toast/toast-store.js';
import { currentUserQuery } from './current-user.js';

const t = catalogue({ en: { title: 'Unauthorized', text: 'Please log in again.' } });

/** For a save that was answered "not signed in": says so and goes to /auth. */
export function useSignInAgain(): () => void {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCallback(() => {
    toastError({ title: t('title'), description: t('text'), action: 'session' });
    client.setQueryData(currentUserQuery.queryKey, null);
    void navigate('/auth');
  }, [client, navigate]);
}
