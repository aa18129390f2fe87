import type { Slot, VenueType } from '@domain/shared/slot.js';
import { trustLevel } from '@domain/trust-score/trust-score.js';
import { Suspense, useState } from 'react';
import { DASHBOARD, DashboardSkeleton } from '../../features/dashboard/DashboardSkeleton.js';
import { Greeting } from '../../features/dashboard/Greeting.js';
import { InvitedCard } from '../../features/friends/InvitedCard.js';
import { openFriendGroup } from '../../features/friends/queries.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { NearbyPlacesCard } from '../../features/map/NearbyPlacesCard.js';
import { MatchFoundCard } from '../../features/match/MatchFoundCard.js';
import { isUpcoming } from '../../features/match/members.js';
import { useMatches } from '../../features/match/queries.js';
import { ActiveRequestCard } from '../../features/matching-request/ActiveRequestCard.js';
import { GroupCards } from '../../features/matching-request/GroupCards.js';
import { OpenRequestNote } from '../../features/matching-request/OpenRequestNote.js';
import { useActiveRequest } from '../../features/matching-request/queries.js';
import { FindingYourGroup, ReadyToMeet } from '../../features/matching-request/SearchStates.js';
import type { ActiveRequest } from '../../shared/api/types.js';
import { BrowseMeetupsCard } from '../../features/meetups/BrowseMeetupsCard.js';
import { useNearest } from '../../features/meetups/queries.js';
import { PicturePrompt } from '../../features/profile/PicturePrompt.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { label } from '../../shared/labels.js';
import { lazyComponent } from '../../shared/lazy-component.js';
import { useMe } from '../../shared/session/me.js';
import { Card } from '../../shared/ui/Card.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';

const BlockedPeople = lazyComponent(() => import('../../features/safety/BlockedPeople.js'), 'BlockedPeople');
const FriendsCard = lazyComponent(() => import('../../features/friends/FriendsCard.js'), 'FriendsCard');
const RequestFlow = lazyComponent(
  () => import('../../features/matching-request/RequestFlow.js'),
  'RequestFlow',
);
const WhyNotYet = lazyComponent(() => import('../../features/matching-request/WhyNotYet.js'), 'WhyNotYet');
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

type Open =
  | { dialog: 'request'; venueType: VenueType | null; change?: ActiveRequest; slot?: Slot | null }
  | { dialog: 'location' }
  | { dialog: 'profile' }
  | { dialog: 'trust' }
  | { dialog: 'settings' }
  | null;

/** Route: /. Shows the state of the request and the two ways to open one. */
export default function HomePage() {
  const me = useMe();
  const activeRequest = useActiveRequest();
  const matches = useMatches();
  const failed = useFailedLoad(activeRequest);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useNearest();
  usePageTitle(t('title'));

  const request = activeRequest.data ?? null;
  const upcoming = matches.data?.filter(isUpcoming) ?? [];
  // A joined meetup is a match too; the table that the request led to comes first.
  const match = upcoming.find(({ meetup }) => !meetup) ?? upcoming[0] ?? null;
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
      <div className={DASHBOARD}>
        {(activeRequest.isPending && !failed) || !matches.isFetched ? (
          <DashboardSkeleton />
        ) : (
          <>
            <div className="grid gap-5">
              {failed ? (
                <LoadFailed title={t('notKnown')} error={failed.error} onRetry={failed.retry} />
              ) : request && match ? (
                <MatchFoundCard match={match} />
              ) : (
                <Card>
                  {request ? (
                    <FindingYourGroup
                      request={request}
                      outlook={
                        <Suspense fallback={null}>
                          <WhyNotYet
                            key={request.id}
                            request={request}
                            onWiden={(change) =>
                              setOpen({ dialog: 'request', venueType: change.venueType, change })
                            }
                          />
                        </Suspense>
                      }
                    />
                  ) : (
                    <ReadyToMeet />
                  )}
                </Card>
              )}
              {upcoming.length > 0 && <PicturePrompt onAdd={() => setOpen({ dialog: 'profile' })} />}
            </div>
            <div className="grid gap-5 lg:row-span-2">
              {request && <ActiveRequestCard key={request.id} request={request} match={match} />}
              {request && (!match || match.meetup) && (
                <Suspense fallback={<Skeleton className="h-40" />}>
                  <FriendsCard request={request} />
                </Suspense>
              )}
              {!request && (
                <InvitedCard
                  onFind={(slot) => setOpen({ dialog: 'request', venueType: slot?.venueType ?? null, slot })}
                />
              )}
              <section aria-labelledby="find-table" className="grid gap-3">
                <h2 id="find-table" className="text-lg">
                  {t('findTable')}
                </h2>
                {request && (
                  <OpenRequestNote
                    request={request}
                    onChange={() =>
                      setOpen({ dialog: 'request', venueType: request.venueType, change: request })
                    }
                  />
                )}
                <GroupCards onOpen={(venueType) => setOpen({ dialog: 'request', venueType })} />
              </section>
              <LocationCard onChange={() => setOpen({ dialog: 'location' })} />
              <NearbyPlacesCard />
            </div>
            <BrowseMeetupsCard />
          </>
        )}
      </div>
      <Suspense fallback={null}>
        {open?.dialog === 'request' && (
          <RequestFlow
            venueType={open.venueType}
            change={open.change}
            slot={open.slot}
            locationPrompt={<LocationPrompt />}
            openFriendGroup={openFriendGroup}
            onClose={close}
          />
        )}
        {open?.dialog === 'location' && <LocationDialog onClose={close} />}
        {open?.dialog === 'profile' && <EditProfileDialog onClose={close} />}
        {open?.dialog === 'trust' && (
          <TrustDialog onClose={close} onAddPicture={() => setOpen({ dialog: 'profile' })} />
        )}
        {open?.dialog === 'settings' && (
          <SettingsDialog
            blockedPeople={<BlockedPeople />}
            phone={me.isPhoneVerified && <RemovePhone score={me.trustScore} />}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
