import { call } from '../../shared/api/call.js';
import { useAction } from '../../shared/api/use-action.js';
import { devicePreference, setDevicePreference } from '../../shared/device-preference.js';
import { useMe } from '../../shared/session/me.js';
import { t } from './home-safe-messages.js';

const LAST = 'home-safe';

/** Remembers on this device that a member has answered, never what. */
const rememberHomeSafe = (userId: number, matchId: number): boolean =>
  setDevicePreference(LAST, `${userId} ${matchId}`);

/** Whether the member has answered on this device. */
export const isHomeSafeAnswered = (userId: number, matchId: number): boolean =>
  devicePreference(LAST) === `${userId} ${matchId}`;

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
