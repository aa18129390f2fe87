import type { VenueType } from '@domain/shared/slot.js';
import { trustLevel } from '@domain/trust-score/trust-score.js';
import { lazy, Suspense, useState } from 'react';
import { Greeting } from '../../features/dashboard/Greeting.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { MatchFoundCard } from '../../features/match/MatchFoundCard.js';
import { isUpcoming } from '../../features/match/people.js';
import { useMatches } from '../../features/match/queries.js';
import { ActiveRequestCard } from '../../features/matching-request/ActiveRequestCard.js';
import { GroupCards } from '../../features/matching-request/GroupCards.js';
import { useActiveRequest } from '../../features/matching-request/queries.js';
import { FindingYourGroup, ReadyToMeet } from '../../features/matching-request/SearchStates.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { catalogue } from '../../shared/i18n/catalogue.js';
import { lazyScreen } from '../../shared/i18n/lazy-screen.js';
import { label } from '../../shared/labels.js';
import { useMe } from '../../shared/session/me.js';
import { Card } from '../../shared/ui/Card.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';

const RequestFlow = lazy(() =>
  import('../../features/matching-request/RequestFlow.js').then(({ RequestFlow }) => ({
    default: RequestFlow,
  })),
);
const LocationDialog = lazy(() =>
  import('../../features/location/LocationDialog.js').then(({ LocationDialog }) => ({
    default: LocationDialog,
  })),
);
const EditProfileDialog = lazy(() =>
  import('../../features/profile/EditProfileDialog.js').then(({ EditProfileDialog }) => ({
    default: EditProfileDialog,
  })),
);
const SettingsDialog = lazy(() =>
  import('../../features/settings/SettingsDialog.js').then(({ SettingsDialog }) => ({
    default: SettingsDialog,
  })),
);
const TrustDialog = lazyScreen(() => import('../../features/trust/TrustDialog.js'));

const t = catalogue('home', { title: 'Home', findTable: 'Find a table' });

type Open =
  | { dialog: 'request'; venueType: VenueType }
  | { dialog: 'location' }
  | { dialog: 'profile' }
  | { dialog: 'trust' }
  | { dialog: 'settings' }
  | null;

/** Where one stands this week, and the two doors to a table. */
export default function HomePage() {
  const me = useMe();
  const activeRequest = useActiveRequest();
  const matches = useMatches();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  usePageTitle(t('title'));

  const request = activeRequest.data ?? null;
  const match = matches.data?.find(isUpcoming) ?? null;
  return (
    <div className="mx-auto max-w-6xl px-5 pt-6 md:px-8 md:pt-10">
      <Greeting
        name={me.firstName ?? me.username}
        imageUrl={me.profileImageUrl}
        seed={me.id}
        trust={{ score: me.trustScore, level: label(trustLevel(me.trustScore)) }}
        onVerifyTrust={() => setOpen({ dialog: 'trust' })}
        onEditProfile={() => setOpen({ dialog: 'profile' })}
        onOpenSettings={() => setOpen({ dialog: 'settings' })}
      />
      <div className="mt-6 grid items-start gap-5 lg:grid-cols-[1.15fr_1fr] lg:gap-8">
        <div className="grid gap-5">
          {activeRequest.isPending || matches.isPending ? (
            <Skeleton className="h-80" />
          ) : request && match ? (
            <MatchFoundCard match={match} />
          ) : (
            <Card>{request ? <FindingYourGroup request={request} /> : <ReadyToMeet />}</Card>
          )}
          {activeRequest.isError && (
            <p role="alert" className="rounded-md bg-beet-soft px-4 py-3 text-sm font-medium text-beet">
              {activeRequest.error.message}
            </p>
          )}
        </div>
        <div className="grid gap-5">
          {request && <ActiveRequestCard request={request} isMatched={match !== null} />}
          <section aria-labelledby="find-table" className="grid gap-3">
            <h2 id="find-table" className="text-lg">
              {t('findTable')}
            </h2>
            <GroupCards onOpen={(venueType) => setOpen({ dialog: 'request', venueType })} />
          </section>
          <LocationCard onChange={() => setOpen({ dialog: 'location' })} />
        </div>
      </div>
      <Suspense fallback={null}>
        {open?.dialog === 'request' && <RequestFlow venueType={open.venueType} onClose={close} />}
        {open?.dialog === 'location' && <LocationDialog onClose={close} />}
        {open?.dialog === 'profile' && <EditProfileDialog onClose={close} />}
        {open?.dialog === 'trust' && (
          <TrustDialog onClose={close} onAddPicture={() => setOpen({ dialog: 'profile' })} />
        )}
        {open?.dialog === 'settings' && <SettingsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
