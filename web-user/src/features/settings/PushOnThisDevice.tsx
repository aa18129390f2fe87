import { useQuery } from '@tanstack/react-query';
import { BellOff, BellRing } from 'lucide-react';
import { call } from '../../shared/api/call.js';
import type { Push } from '../../shared/api/types.js';
import { useAction } from '../../shared/api/use-action.js';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import {
  pushSupport,
  type PushSupport,
  turnOffPush,
  turnOnPush,
} from '../../shared/push/push-subscription.js';
import { Button } from '../../shared/ui/Button.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';

interface PushState extends Push {
  readonly support: PushSupport;
}

const PUSH = ['/api/user/push'] as const;

/** Query of what this device allows and what the server sends to it. */
const usePush = () =>
  useQuery<PushState>({
    queryKey: PUSH,
    queryFn: async () => ({ support: await pushSupport(), ...(await call('get', '/api/user/push')) }),
  });

const useTurnOnPush = () =>
  useAction({
    name: 'turn-on-push',
    run: turnOnPush,
    refreshes: [PUSH],
    failure: { title: t('pushFailed'), text: t('tryAgain') },
  });

const useTurnOffPush = () =>
  useAction<void, void>({
    name: 'turn-off-push',
    run: turnOffPush,
    refreshes: [PUSH],
    failure: { title: t('pushNotTurnedOff'), text: t('tryAgain') },
  });

/** Push messages on this device; the browser is asked for its permission after a click only. */
export function PushOnThisDevice() {
  const push = usePush();
  return (
    <section aria-labelledby="push-on-this-device" className="grid gap-2.5">
      <h3 id="push-on-this-device" className="text-sm font-semibold">
        {t('pushTitle')}
      </h3>
      <Loaded query={push} failed={t('pushStateFailed')} loading={<Skeleton className="h-20" />}>
        {(state) => <PushSwitch state={state} />}
      </Loaded>
    </section>
  );
}

function PushSwitch({ state: { support, isSubscribed, publicKey } }: { state: PushState }) {
  const isOnline = useIsOnline();
  const turnOn = useTurnOnPush();
  const turnOff = useTurnOffPush();
  if (support === 'unsupported') return <p>{t('pushUnsupported')}</p>;
  if (support === 'blocked') return <p>{t('pushBlocked')}</p>;
  if (isSubscribed)
    return (
      <>
        <p role="status">{t('pushOn')}</p>
        <Button
          look="secondary"
          disabled={!isOnline}
          busy={turnOff.isPending}
          onClick={() => turnOff.mutate()}
        >
          <BellOff aria-hidden className="size-5" />
          {turnOff.isPending ? t('turningOffPush') : t('turnOffPush')}
        </Button>
      </>
    );
  return (
    <>
      <p>{t('pushOff')}</p>
      <Button disabled={!isOnline} busy={turnOn.isPending} onClick={() => turnOn.mutate(publicKey)}>
        <BellRing aria-hidden className="size-5" />
        {turnOn.isPending ? t('turningOnPush') : t('turnOnPush')}
      </Button>
    </>
  );
}
