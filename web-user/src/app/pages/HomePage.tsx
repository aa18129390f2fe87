import type { VenueType } from '@domain/shared/slot.js';
import { Suspense, useState } from 'react';
import { Greeting } from '../../features/dashboard/Greeting.js';
import { LocationCard } from '../../features/location/LocationCard.js';
import { NearbyPlacesCard } from '../../features/map/NearbyPlacesCard.js';
import { AfterCard } from '../../features/match/AfterCard.js';
import { FoundAnnouncer } from '../../features/match/FoundAnnouncer.js';
import { isUpcoming } from '../../features/match/members.js';
import { MatchFoundCard } from '../../features/match/MatchFoundCard.js';
import { OpenedFeedback } from '../../features/match/OpenedFeedback.js';
import { useMatches } from '../../features/match/queries.js';
import { RequestState } from '../../features/matching-request/ActiveRequestCard.js';
import { GroupCards } from '../../features/matching-request/GroupCards.js';
import { useActiveRequest } from '../../features/matching-request/queries.js';
import { ReadyToMeet } from '../../features/matching-request/SearchStates.js';
import { BrowseMeetupsCard } from '../../features/meetups/BrowseMeetupsCard.js';
import { useSoonest } from '../../features/meetups/queries.js';
import { PicturePrompt } from '../../features/profile/PicturePrompt.js';
import { useTableChange } from '../../features/table-change/queries.js';
import { TableChangeCard } from '../../features/table-change/TableChangeCard.js';
import { PlaceStep } from '../../features/venue/PlaceStep.js';
import type { ActiveRequest, Match } from '../../shared/api/types.js';
import { useFailedLoad } from '../../shared/hooks/use-failed-load.js';
import { usePageTitle } from '../../shared/hooks/use-page-title.js';
import { messagesOf } from '../../shared/i18n/messages-of.js';
import { cx } from '../../shared/ui/cx.js';
import { LoadFailed } from '../../shared/ui/LoadFailed.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';
import { HomeDialogs, type Open, WeeklyQuestion } from './HomeDialogs.js';
import { Searching } from './Searching.js';
import { PlanButton } from './PlanButton.js';
import { Waiting } from './Waiting.js';

const t = messagesOf('home');

const PANEL = 'overflow-hidden rounded-lg border border-line bg-card shadow-near';

/** One column on a phone; on wider screens the next step left, the rest right. */
const DASHBOARD =
  'mt-4 grid grid-cols-1 items-start gap-4 lg:mt-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-8';

/** Of the matches of the last week, one without feedback first. */
function newestPast(matches: readonly Match[]): Match | null {
  const past = matches.filter(({ status }) => status === 'completed');
  return past.find(({ feedback }) => feedback === null) ?? past[0] ?? null;
}

/** What home shows follows from the matches and the request of its reader. */
function stateOf(matches: readonly Match[], request: ActiveRequest | null) {
  const upcoming = matches.filter(isUpcoming);
  // The soonest; a joined meetup is a match too.
  const match = upcoming[0] ?? null;
  // A seat at a meetup does not fulfill the request.
  const table = upcoming.find(({ meetup }) => meetup === null);
  const past = request || match ? null : newestPast(matches);
  return { match, table, past, searched: table ? null : request };
}

/** Route: /. One card with the next step, and under it what else fits. */
export default function HomePage() {
  const activeRequest = useActiveRequest();
  const matches = useMatches();
  const failed = useFailedLoad(activeRequest);
  const [open, setOpen] = useState<Open | null>(null);
  useSoonest();
  usePageTitle(t('title'));

  const isKnown = failed !== null || (!activeRequest.isPending && matches.isFetched);
  const request = activeRequest.data ?? null;
  const { match, table, past, searched } = stateOf(matches.data ?? [], request);
  const isShort = request !== null;
  function find(venueType: VenueType | null): void {
    const isAhead = table && new Date() < new Date(table.startsAt);
    setOpen({ dialog: isAhead ? 'leave' : 'request', venueType });
  }
  return (
    <div className="mx-auto max-w-6xl px-5 pt-4 md:px-8 md:pt-10">
      <Greeting
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
              {match && (
                <Seated key={match.id} match={match} request={request} isSearching={searched !== null} />
              )}
              {past && (
                <AfterCard match={past}>
                  <Suspense fallback={<Skeleton className="h-16" />}>
                    <WeeklyQuestion />
                  </Suspense>
                </AfterCard>
              )}
              <Waiting matches={matches.data ?? []} shown={match ?? past} />
              <Searching request={searched} isMatched={match !== null} isShort={match !== null} />
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
                <NearbyPlacesCard isShort={isShort} />
              </section>
              <BrowseMeetupsCard isShort={isShort} />
            </div>
          </>
        )}
      </div>
      <OpenedFeedback matches={matches.data} />
      <HomeDialogs open={open} table={table} onOpen={setOpen} />
    </div>
  );
}

interface SeatedProps {
  match: Match;
  request: ActiveRequest | null;
  isSearching: boolean;
}

/** The card of an upcoming match, with what the table asks and decides. */
function Seated({ match, request, isSearching }: SeatedProps) {
  const question = useTableChange(match);
  return (
    <MatchFoundCard
      match={match}
      request={
        request &&
        !isSearching && (
          <section aria-labelledby="active-request">
            <RequestState isMatched />
          </section>
        )
      }
      isRequested={request !== null}
      question={<TableChangeCard match={match} />}
      isAsked={question.data?.change?.agrees === null}
      place={!match.meetup && <PlaceStep match={match} />}
      plan={<PlanButton matchId={match.id} />}
    />
  );
}

/** Shown until the state of the request is loaded, which decides the layout, so that there is no layout shift. */
function DashboardSkeleton() {
  return (
    <>
      <Skeleton className="h-110" />
      <div className="grid gap-4">
        <Skeleton className="h-36" />
        <Skeleton className="h-98" />
      </div>
    </>
  );
}
