import { BellOff, BellRing } from 'lucide-react';
import { useIsOnline } from '../../shared/hooks/use-is-online.js';
import { Button } from '../../shared/ui/Button.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import { type PushState, usePush, useTurnOffPush, useTurnOnPush } from './push-queries.js';

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
