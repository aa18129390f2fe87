import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { MATCHES } from '../../shared/api/keys.js';
import { useAction } from '../../shared/api/use-action.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t } from './feedback-messages.js';

interface Impression {
  attended: boolean;
  again: number[];
  note: string;
}

/** Mutation that saves the feedback on a match. */
export function useGiveFeedback(matchId: number, onDone: () => void) {
  const client = useQueryClient();
  return useAction({
    name: 'give-feedback',
    run: (body: Impression) => call('post', '/api/matches/{id}/feedback', { params: { id: matchId }, body }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: MATCHES });
      onDone();
      toastSuccess({ title: t('sent'), description: t('sentText') });
    },
    failure: { title: t('failed'), text: t('tryAgain') },
  });
}
