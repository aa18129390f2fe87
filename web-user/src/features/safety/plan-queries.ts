import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { t } from './plan-messages.js';

const PATH = '/api/matches/{id}/shared-plan';
const planOf = (matchId: number) => [PATH, matchId] as const;

/** Query whether the plan of a match can be shared, and since when it is. */
export const useSharedPlan = (matchId: number) =>
  useQuery({ queryKey: planOf(matchId), queryFn: () => call('get', PATH, { params: { id: matchId } }) });

/** Mutation that makes a link; its result has the link, which cannot be read later. */
export function useSharePlan(matchId: number) {
  const client = useQueryClient();
  return useAction({
    name: 'share-plan',
    run: () => call('post', PATH, { params: { id: matchId } }),
    // Without another request: if it failed, the link would not be shown.
    onSuccess: ({ sharedAt }) => client.setQueryData(planOf(matchId), { canShare: true, sharedAt }),
    failure: { title: t('notMade'), text: t('tryAgain') },
  });
}

export const useStopSharing = (matchId: number) =>
  useAction({
    name: 'stop-sharing-plan',
    run: () => call('delete', PATH, { params: { id: matchId } }),
    done: () => ({ title: t('stopped') }),
    refreshes: [planOf(matchId)],
    failure: { title: t('notStopped'), text: t('tryAgain') },
  });
