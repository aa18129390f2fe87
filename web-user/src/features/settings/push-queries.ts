import { useQuery } from '@tanstack/react-query';
import { call } from '../../shared/api/call.js';
import type { Push } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import {
  pushSupport,
  type PushSupport,
  turnOffPush,
  turnOnPush,
} from '../../shared/push/push-subscription.js';
import { t } from './messages.js';

export interface PushState extends Push {
  readonly support: PushSupport;
}

const PUSH = ['/api/user/push'] as const;

/** Query of what this device allows and what the server sends to it. */
export const usePush = () =>
  useQuery<PushState>({
    queryKey: PUSH,
    queryFn: async () => ({ support: await pushSupport(), ...(await call('get', '/api/user/push')) }),
  });

export const useTurnOnPush = () =>
  useAction({
    name: 'turn-on-push',
    run: turnOnPush,
    refreshes: [PUSH],
    failure: { title: t('pushFailed'), text: t('tryAgain') },
  });

export const useTurnOffPush = () =>
  useAction<void, void>({
    name: 'turn-off-push',
    run: turnOffPush,
    refreshes: [PUSH],
    failure: { title: t('pushNotTurnedOff'), text: t('tryAgain') },
  });
