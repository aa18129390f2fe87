import type { VenueType } from '@domain/shared/slot.js';
import { trustLevel } from '@domain/trust-score/trust-score.js';
import { Suspense, useState } from 'react';
import { DASHBOARD, DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.js';
import { Greeting } from '../../features/dashboard/Greeting.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { NearbyPlacesCard } from '../../features/map/NearbyPlacesCard.js';
import { AfterCard } from '../../features/match/AfterCard.js';
import { FoundAnnouncer } from '../../features/match/FoundAnnouncer.js';
import { isUpcoming } from '../../features/match/members.js';
import { OpenedFeedback } from '../../features/match/OpenedFeedback.js';
import { useMatches } from '../../features/match/queries.js';
import { GroupCards } from '../../features/matching-request/GroupCards.js';
import { useActiveRequest } from '../../features/matching-request/queries.js';
import { ReadyToMeet } from '../../features/matching-request/SearchStates.js';
import { BrowseMeetupsCard } from '../../features/meetups/BrowseMeetupsCard.js';
import { useSoonest } from '../../features/meetups/queries.js';
import { PicturePrompt } from '../../features/profile/PicturePrompt.js';
import type { Match } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { label } from '../../shared/labels.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { useMe } from '../../shared/session/me.js';
import { cx } from '../../shared/ui/cx.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { Searching } from './Searching.js';
import { Seated } from './Seated.js';
import { Waiting } from './Waiting.js';

const BlockedPeople = lazyComponent(() => import('../../features/safety/BlockedPeople.js'), 'BlockedPeople');
const LeaveFirst = lazyComponent(() => import('./LeaveFirst.js'), 'LeaveFirst');
const RequestFlow = lazyComponent(
  () => import('../../features/matching-request/RequestFlow.js'),
  'RequestFlow',
);
const WeeklyQuestion = lazyComponent(
  () => import('../../features/next-saturday/WeeklyQuestion.js'),
  'WeeklyQuestion',
);
const LocationDialog = lazyComponent(
  () => import('../../features/location/LocationDialog.js'),
  'LocationDialog',
);
const LocationPrompt = lazyComponent(
  () => import('../../features/location/LocationPrompt.js'),
  'LocationPrompt',
);
const EditProfileDialog = lazyComponent(
  () => import('../../features/profile/EditProfileDialog.js'),
  'EditProfileDialog',
);
const SettingsDialog = lazyComponent(
  () => import('../../features/settings/SettingsDialog.js'),
  'SettingsDialog',
);
const RemovePhone = lazyComponent(() => import('../../features/trust-score/RemovePhone.js'), 'RemovePhone');
const TrustDialog = lazyComponent(() => import('../../features/trust-score/TrustDialog.js'), 'TrustDialog');

const t = messagesOf('home');

const PANEL = 'overflow-hidden rounded-lg border border-line bg-card shadow-near';

/** Of the matches of the last week, one without feedback first. */
function newestPast(matches: readonly Match[] = []): Match | null {
  const past = matches.filter(({ status }) => status === 'completed');
  return past.find(({ feedback }) => feedback === null) ?? past[0] ?? null;
}

type Open =
  | { dialog: 'request' | 'leave'; venueType: VenueType | null }
  | { dialog: 'location' }
  | { dialog: 'profile' }
  | { dialog: 'trust' }
  | { dialog: 'settings' }
  | null;

/** Route: /. One card with the next step, and under it what else fits. */
export default function HomePage() {
  const me = useMe();
  const activeRequest = useActiveRequest();
  const matches = useMatches();
  const failed = useFailedLoad(activeRequest);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useSoonest();
  usePageTitle(t('title'));

  const isKnown = failed !== null || (!activeRequest.isPending && matches.isFetched);
  const request = activeRequest.data ?? null;
  const upcoming = matches.data?.filter(isUpcoming) ?? [];
  // The soonest; a joined meetup is a match too.
  const match = upcoming[0] ?? null;
  // A seat at a meetup does not fulfill the request.
  const table = upcoming.find(({ meetup }) => meetup === null);
  const isSearching = request !== null && !table;
  const past = request || match ? null : newestPast(matches.data);
  const find = (venueType: VenueType | null) =>
    setOpen({
      dialog: table && new Date() < new Date(table.startsAt) ? 'leave' : 'request',
      venueType,
    });
  return (
    <div className="mx-auto max-w-6xl px-5 pt-4 md:px-8 md:pt-10">
      <Greeting
        name={me.firstName ?? me.username}
        imageUrl={me.profileImageUrl}
        seed={me.id}
        trust={{ score: me.trustScore, level: label(trustLevel(me.trustScore)) }}
        onVerifyTrust={() => setOpen({ dialog: 'trust' })}
        onEditProfile={() => setOpen({ dialog: 'profile' })}
        onOpenSettings={() => setOpen({ dialog: 'settings' })}
      />
      <div className={DASHBOARD}>
        {!isKnown ? (
          <DashboardSkeleton />
        ) : (
          <>
            <div className="grid gap-4">
              {matches.data && <FoundAnnouncer matches={matches.data} />}
              {failed && <LoadFailed title={t('notKnown')} error={failed.error} onRetry={failed.retry} />}
              {match && <Seated key={match.id} match={match} request={request} isSearching={isSearching} />}
              {past && (
                <AfterCard match={past}>
                  <Suspense fallback={<Skeleton className="h-16" />}>
                    <WeeklyQuestion />
                  </Suspense>
                </AfterCard>
              )}
              <Waiting matches={matches.data ?? []} shown={match ?? past} />
              <Searching
                request={isSearching ? request : null}
                isMatched={match !== null}
                isShort={match !== null}
              />
              {!request && !failed && (
                <div className={PANEL}>
                  <ReadyToMeet>
                    <GroupCards onOpen={find} />
                  </ReadyToMeet>
                </div>
              )}
              {match && <PicturePrompt onAdd={() => setOpen({ dialog: 'profile' })} />}
            </div>
            <div className="grid gap-4">
              {request?.status === 'active' && <p className="-mb-1 text-sm text-muted">{t('oneRequest')}</p>}
              <section aria-label={t('findTable')} className={cx(PANEL, 'divide-y divide-line')}>
                {(request || failed) && <GroupCards isShort onOpen={find} />}
                <LocationCard onChange={() => setOpen({ dialog: 'location' })} />
                <NearbyPlacesCard isShort={request !== null} />
              </section>
              <BrowseMeetupsCard isShort={request !== null} />
            </div>
          </>
        )}
      </div>
      <OpenedFeedback matches={matches.data} />
      <Suspense fallback={null}>
        {open?.dialog === 'request' && (
          <RequestFlow venueType={open.venueType} locationPrompt={<LocationPrompt />} onClose={close} />
        )}
        {open?.dialog === 'leave' && table && (
          <LeaveFirst match={table} onStay={close} onLeft={() => setOpen({ ...open, dialog: 'request' })} />
        )}
        {open?.dialog === 'location' && <LocationDialog onClose={close} />}
        {open?.dialog === 'profile' && <EditProfileDialog onClose={close} />}
        {open?.dialog === 'trust' && (
          <TrustDialog onClose={close} onAddPicture={() => setOpen({ dialog: 'profile' })} />
        )}
        {open?.dialog === 'settings' && (
          <SettingsDialog
            blockedPeople={<BlockedPeople />}
            weeklyQuestion={<WeeklyQuestion />}
            phone={me.isPhoneVerified && <RemovePhone score={me.trustScore} />}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
