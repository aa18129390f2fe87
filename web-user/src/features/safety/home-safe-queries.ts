import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { useMe } from '../../shared/session/me.js';
import { rememberHomeSafe } from './home-safe-answered.js';
import { t } from './home-safe-messages.js';

interface Answer {
  isSafe: boolean;
  note?: string;
}

/** Mutation that answers whether the user is home safe. */
export function useHomeSafe(matchId: number) {
  const me = useMe();
  return useAction({
    name: 'home-safe',
    isOneAtATime: true,
    run: (body: Answer) => call('post', '/api/matches/{id}/home-safe', { params: { id: matchId }, body }),
    onSuccess: () => void rememberHomeSafe(me.id, matchId),
    failure: { title: t('failed'), text: t('tryAgain') },
  });
}
