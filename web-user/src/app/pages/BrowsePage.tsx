import { CalendarPlus, House } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../features/meetups/messages.js';
import { OpenMeetups } from '../../features/meetups/OpenMeetups.js';
import { OwnMeetups } from '../../features/meetups/OwnMeetups.js';
import { useListParams } from '../../features/meetups/use-list-params.js';
import type { SafetyAction } from '../../features/safety/safety-action.js';
import type { Meetup } from '../../shared/api/types.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { Button } from '../../shared/ui/Button.js';

const SafetyDialog = lazyComponent(() => import('../../features/safety/SafetyDialog.js'), 'SafetyDialog');
const RequestFlow = lazyComponent(
  () => import('../../features/matching-request/RequestFlow.js'),
  'RequestFlow',
);
const PlanDialog = lazyComponent(() => import('../../features/meetups/plan/PlanDialog.js'), 'PlanDialog');
const TrustDialog = lazyComponent(() => import('../../features/trust-score/TrustDialog.js'), 'TrustDialog');
const EditProfileDialog = lazyComponent(
  () => import('../../features/profile/EditProfileDialog.js'),
  'EditProfileDialog',
);

/** Route: /browse. */
export default function BrowsePage() {
  const { showsOwn, planning, venue, plan, show, closePlan } = useListParams();
  const [isAsking, setIsAsking] = useState(false);
  const [action, setMatter] = useState<SafetyAction | null>(null);
  /** A dialog opened from the form, to which the user returns. */
  const [detour, setDetour] = useState<'trust' | 'profile' | null>(null);
  usePageTitle(t('title'));
  const report = ({ id, title }: Meetup) =>
    setMatter({ dialog: 'report', about: { kind: 'meetup', id, title } });
  return (
    <div className="mx-auto max-w-6xl px-5 pt-4 md:px-8 md:pt-8">
      <Link to="/" className="inline-flex min-h-11 items-center gap-2 font-semibold hover:text-tomato-deep">
        <House aria-hidden className="size-5" />
        {t('home')}
      </Link>
      <h1 className="mt-2 text-3xl">{t('title')}</h1>
      <p className="mt-1.5 mb-4 text-muted">{t('intro')}</p>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <MeetupTabs />
        <Button look="secondary" className="grow px-5 sm:grow-0" onClick={plan}>
          <CalendarPlus aria-hidden className="size-5" />
          {t('plan')}
        </Button>
      </div>
      {showsOwn ? (
        <OwnMeetups onPlan={plan} onReport={report} />
      ) : (
        <OpenMeetups onPlan={plan} onCreateRequest={() => setIsAsking(true)} onReport={report} />
      )}
      {isAsking && <RequestFlow venueType={null} onClose={() => setIsAsking(false)} />}
      {action && <SafetyDialog action={action} onClose={() => setMatter(null)} />}
      {planning !== null && detour === null && (
        <PlanDialog
          planning={planning}
          venue={venue}
          onOpened={show}
          onVerifyTrust={() => setDetour('trust')}
          onClose={closePlan}
        />
      )}
      {detour === 'trust' && (
        <TrustDialog onClose={() => setDetour(null)} onAddPicture={() => setDetour('profile')} />
      )}
      {detour === 'profile' && <EditProfileDialog onClose={() => setDetour('trust')} />}
    </div>
  );
}

const TAB =
  'inline-flex min-h-11 items-center rounded-full px-4 text-sm font-semibold text-muted transition-colors hover:text-ink aria-[current=page]:bg-card aria-[current=page]:text-ink aria-[current=page]:shadow-near';

/** Switches between all open meetups and the user's own. */
function MeetupTabs() {
  const { showsOwn } = useListParams();
  return (
    <nav aria-label={t('whose')} className="inline-flex gap-1 rounded-full bg-sunken p-1">
      <Link to="/browse" aria-current={showsOwn ? undefined : 'page'} className={TAB}>
        {t('everyones')}
      </Link>
      <Link to="/browse?whose=own" aria-current={showsOwn ? 'page' : undefined} className={TAB}>
        {t('own')}
      </Link>
    </nav>
  );
}
