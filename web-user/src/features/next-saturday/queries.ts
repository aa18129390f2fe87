import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useFrames } from '../../shared/realtime/live.js';
import { toastSuccess } from '../../shared/ui/toast/toast-store.js';
import { t, tReunion } from './messages.js';

const WEEKLY = ['weekly-question'] as const;
const REUNIONS = ['reunion-offers'] as const;

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
    failure: { title: t('notSaved'), text: tReunion('failedText') },
  });
}

/** Query of the past tables that the user can meet again. */
export function useReunionOffers() {
  const client = useQueryClient();
  useFrames((frame) => {
    if (frame.type === 'matches_changed') void client.invalidateQueries({ queryKey: REUNIONS });
  });
  return useQuery({
    queryKey: REUNIONS,
    queryFn: () => call('get', '/api/reunion-offers'),
    refetchOnMount: 'always',
  });
}

/** Mutation of the answer; who agrees has a request in a group with the others who do. */
export function useReunionAnswer(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'answer-reunion',
    isOneAtATime: true,
    run: (agrees: boolean) =>
      call('post', '/api/reunion-offers/{matchId}', { params: { matchId }, body: { agrees } }),
    onSuccess: (_, agrees) => {
      if (agrees) toastSuccess({ title: tReunion('agreedTitle'), description: tReunion('agreedText') });
      return client.invalidateQueries();
    },
    failure: { title: tReunion('failedTitle'), text: tReunion('failedText') },
  });
}
