import { call } from '../api/call.js';
import { useAction } from '../api/use-action.js';
import { messagesOf } from '../i18n/messages-of.js';
import { sendBeforeLogOut } from './before-log-out.js';
import { withExpectedSessionEnd, useEndSession } from './use-end-session.js';

const t = messagesOf('log-out');

/** Ends the session and clears the browser's data of it. */
export function useLogOut() {
  const endSession = useEndSession();
  return useAction({
    name: 'logout',
    run: async () => {
      await sendBeforeLogOut();
      return withExpectedSessionEnd(() => call('post', '/api/logout'));
    },
    onSuccess: () => endSession({ title: t('done') }),
    failure: { title: t('failed'), text: t('tryAgain') },
  });
}
