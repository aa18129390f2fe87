import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { t } from './messages.js';

const WEEKLY = ['weekly-question'] as const;

/** Query of whether the user is asked every week. */
export const useWeeklyQuestion = () =>
  useQuery({ queryKey: WEEKLY, queryFn: () => call('get', '/api/user/weekly-question') });

/** Mutation that switches the weekly question on, which resumes a paused one, or off. */
export function useSetWeeklyQuestion() {
  const client = useQueryClient();
  return useAction({
    name: 'set-weekly-question',
    isOneAtATime: true,
    run: (isOn: boolean) => call('put', '/api/user/weekly-question', { body: { isOn } }),
    onSuccess: (saved) => client.setQueryData(WEEKLY, saved),
    failure: { title: t('notSaved'), text: t('failedText') },
  });
}
