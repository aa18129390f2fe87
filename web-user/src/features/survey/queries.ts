import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import type { SurveyPayload } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { currentUserQuery } from '../../shared/session/current-user.js';
import { toastAfterReload, toastError } from '../../shared/ui/toast/toast-store.js';
import { t } from './messages.js';

/** Saves the answers; then the person's data is fetched again and the page reloads into the app. */
export function useSaveSurvey() {
  const client = useQueryClient();
  return useAction({
    name: 'survey',
    run: async (answers: SurveyPayload) => {
      await call('post', '/api/survey', { body: answers });
      await client.refetchQueries({ queryKey: currentUserQuery.queryKey });
    },
    onSuccess: () => {
      toastAfterReload('success', { title: t('savedTitle'), description: t('savedText') });
      window.location.reload();
    },
    onFailure: () => toastError({ title: t('failedTitle'), description: t('failedText'), action: 'survey' }),
  });
}
