import { MonitorSmartphone } from 'lucide-react';
import type { OwnSession } from '../../shared/api/types.js';
import { momentLabel } from '../../shared/moments.js';
import { Badge } from '../../shared/ui/Badge.js';
import { Button } from '../../shared/ui/Button.js';
import { DialogButton } from '../../shared/ui/Dialog.js';
import { Loaded } from '../../shared/ui/Loaded.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { t } from './messages.js';
import {
  useCalendarFeed,
  useEndOtherSessions,
  useEndSessionElsewhere,
  useOwnSessions,
  useRevokeCalendarFeed,
  useSharedPlans,
  useStopSharing,
} from './session-queries.js';

type SharedPlan = NonNullable<ReturnType<typeof useSharedPlans>['data']>[number];

/** Button and dialog with the list of sessions. */
export function SignedInDevices() {
  return (
    <DialogButton Icon={MonitorSmartphone} label={t('devices')} description={t('devicesText')}>
      <Devices />
    </DialogButton>
  );
}

function Devices() {
  const sessions = useOwnSessions();
  const plans = useSharedPlans();
  return (
    <Loaded query={sessions} failed={t('devicesFailed')} loading={<Skeleton className="h-32" />}>
      {(own) => <DeviceList sessions={own} plans={plans.data ?? []} />}
    </Loaded>
  );
}

function DeviceList({ sessions, plans }: { sessions: readonly OwnSession[]; plans: readonly SharedPlan[] }) {
  const endOthers = useEndOtherSessions();
  return (
    <div className="grid gap-5">
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} />
        ))}
        <FeedRow />
        {plans.map((plan) => (
          <PlanRow key={plan.matchId} plan={plan} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button look="danger" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
          {endOthers.isPending ? t('signingOut') : t('signOutOthers')}
        </Button>
      )}
    </div>
  );
}

/** What opens without a session stands beside the sessions. */
function FeedRow() {
  const feed = useCalendarFeed();
  const revoke = useRevokeCalendarFeed();
  const createdAt = feed.data?.createdAt;
  if (!createdAt) return null;
  return <LinkRow name={t('calendar')} madeAt={createdAt} end={revoke} onEnd={() => revoke.mutate()} />;
}

function PlanRow({ plan: { matchId, startsAt, sharedAt } }: { plan: SharedPlan }) {
  const stop = useStopSharing();
  const name = t('sharedPlan', { moment: momentLabel(Date.parse(startsAt)) });
  return <LinkRow name={name} madeAt={sharedAt} end={stop} onEnd={() => stop.mutate(matchId)} />;
}

interface LinkRowProps {
  name: string;
  madeAt: string;
  end: { isPending: boolean };
  onEnd: () => void;
}

const LinkRow = ({ name, madeAt, end, onEnd }: LinkRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-3 py-3">
    <div className="min-w-0">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{t('linkMade', { moment: momentLabel(Date.parse(madeAt)) })}</p>
    </div>
    <Button look="secondary" busy={end.isPending} onClick={onEnd}>
      {end.isPending ? t('stoppingCalendar') : t('stopCalendar')}
    </Button>
  </li>
);

function nameOf({ browser, platform }: OwnSession): string {
  if (browser && platform) return t('browserOn', { browser, platform });
  return browser ?? platform ?? t('unknownDevice');
}

function DeviceRow({ session }: { session: OwnSession }) {
  const end = useEndSessionElsewhere();
  const name = nameOf(session);
  const { id, isCurrent, lastSeenAt } = session;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {!isCurrent && (
          <p className="text-sm text-muted">
            {t('lastSeen', { moment: momentLabel(Date.parse(lastSeenAt)) })}
          </p>
        )}
      </div>
      {isCurrent ? (
        <Badge>{t('thisDevice')}</Badge>
      ) : (
        <Button
          look="secondary"
          aria-label={end.isPending ? undefined : t('signOutOf', { device: name })}
          busy={end.isPending}
          onClick={() => end.mutate(id)}
        >
          {end.isPending ? t('signingOut') : t('signOut')}
        </Button>
      )}
    </li>
  );
}
