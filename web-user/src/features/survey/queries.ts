import { call } from '../../shared/api/call.js';
import type { SurveyPayload } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { refreshSession } from '../../shared/session/session.js';
import { toastAfterReload, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

/** Mutation that saves the answers, refetches the user and reloads the page. */
export function useSaveSurvey() {
  return useAction({
    name: 'survey',
    run: async (answers: SurveyPayload) => {
      await call('post', '/api/survey', { body: answers });
      await refreshSession();
    },
    onSuccess: () => {
      toastAfterReload('success', { title: t('savedTitle'), description: t('savedText') });
      window.location.reload();
    },
    onFailure: () => toastError({ title: t('failedTitle'), description: t('failedText'), action: 'survey' }),
  });
}
