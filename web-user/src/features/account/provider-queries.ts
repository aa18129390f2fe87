import { call } from '../../shared/api/call.js';
import type { ProviderRegistration } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { t } from './provider-messages.js';
import { showsSuspension } from './queries.js';
import { waitOf } from './use-turn.js';

/** As after the password, the document is loaded again, so that no state of a previous session stays in memory. */
const openApp = (returnTo: string) => () => window.location.assign(returnTo);

export function useLinkProvider(returnTo: string) {
  return useAction({
    name: 'link-provider',
    run: (password: string) => call('post', '/api/auth/provider/link', { body: { password } }),
    onSuccess: openApp(returnTo),
    failure: { title: t('linkFailed'), text: t('tryAgain') },
    onFailure: showsSuspension,
  });
}

export function useJoinWithProvider(returnTo: string) {
  return useAction({
    name: 'join-with-provider',
    run: (registration: ProviderRegistration) =>
      call('post', '/api/auth/provider/join', { body: registration }),
    onSuccess: openApp(returnTo),
    failure: { title: t('joinFailed'), text: t('tryAgain') },
    onFailure: (error) => waitOf(error) !== null,
  });
}
