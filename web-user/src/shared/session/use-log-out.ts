import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../api/call.js';
import { useAction } from '../api/use-action.js';
import { catalogue } from '../i18n/catalogue.js';
import { forgetLocalNotes } from '../local-notes.js';
import { toastSuccess } from '../ui/toast/toast-store.js';
import { expectSessionEnd } from './session-lost.js';
import { signedInAs } from './session.js';

const t = catalogue('log-out', {
  done: 'Logged out',
  failed: 'Logout failed',
  tryAgain: 'Please try again.',
});

/** Ends the session and forgets everything this browser kept for it. */
export function useLogOut() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useAction({
    name: 'logout',
    run: async () => {
      expectSessionEnd(true);
      try {
        await call('post', '/api/logout');
      } catch (error) {
        expectSessionEnd(false);
        throw error;
      }
    },
    onSuccess: () => {
      forgetLocalNotes();
      void navigate('/', { replace: true });
      signedInAs(null);
      client.clear();
      toastSuccess({ title: t('done') });
    },
    failure: { title: t('failed'), text: t('tryAgain') },
  });
}
