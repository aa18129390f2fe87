import { call } from '../../shared/api/call.js';
import type { ProviderRegistration } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { setSuspended } from '../../shared/session/session.js';
import { suspensionIn } from '../../shared/session/suspension.js';
import { toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './provider-messages.js';
import { waitOf } from './use-turn.js';

/** As after the password, the document is loaded again, so that no state of a previous session stays in memory. */
const openApp = (returnTo: string) => () => window.location.assign(returnTo);

export function useLinkProvider(returnTo: string) {
  return useAction({
    name: 'link-provider',
    run: (password: string) => call('post', '/api/auth/provider/link', { body: { password } }),
    onSuccess: openApp(returnTo),
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      const suspension = suspensionIn(error);
      if (suspension) return setSuspended(suspension);
      toastError({ title: t('linkFailed'), description: error.message, action: 'link-provider' });
    },
  });
}

export function useJoinWithProvider(returnTo: string) {
  return useAction({
    name: 'join-with-provider',
    run: (registration: ProviderRegistration) =>
      call('post', '/api/auth/provider/join', { body: registration }),
    onSuccess: openApp(returnTo),
    defaultText: t('tryAgain'),
    onFailure: (error) => {
      if (waitOf(error) !== null) return;
      toastError({ title: t('joinFailed'), description: error.message, action: 'join-with-provider' });
    },
  });
}
