import { useState } from 'react';
import { ActiveRequestCard } from '../../features/matching-request/ActiveRequestCard.js';
import type { ActiveRequest } from '../../shared/api/types.js';
import { lazyComponent, lazyPart } from '../../shared/lazy-component.js';
import { Skeleton } from '../../shared/ui/Skeleton.js';

const FriendsCard = lazyComponent(
  () => import('../../features/friends/FriendsCard.js'),
  'FriendsCard',
  <Skeleton className="mt-1 h-24" />,
);
const LocationPrompt = lazyPart(() => import('../../features/location/LocationPrompt.js'), 'LocationPrompt');
const RequestFlow = lazyComponent(
  () => import('../../features/matching-request/RequestFlow.js'),
  'RequestFlow',
);
const WhyNotYet = lazyComponent(
  () => import('../../features/matching-request/WhyNotYet.js'),
  'WhyNotYet',
  <div className="h-11" />,
);

interface SearchingProps {
  /** Null while no search runs: the form of a change stays open when a table is found. */
  request: ActiveRequest | null;
  /** Whether the user has a seat at a meetup meanwhile. */
  isMatched: boolean;
  /** Whether that seat has a card above. */
  isShort?: boolean;
}

/** A running search on home and among the matches, with the ways to change it. */
export function Searching({ request, isMatched, isShort }: SearchingProps) {
  const [change, setChange] = useState<ActiveRequest | null>(null);
  return (
    <>
      {request && (
        <ActiveRequestCard
          key={request.id}
          request={request}
          isMatched={isMatched}
          isShort={isShort}
          onChange={() => setChange(request)}
          outlook={<WhyNotYet key={request.id} request={request} onWiden={setChange} />}
          friends={<FriendsCard request={request} />}
        />
      )}
      {change && (
        <RequestFlow
          venueType={change.venueType}
          change={change}
          locationPrompt={<LocationPrompt />}
          onClose={() => setChange(null)}
        />
      )}
    </>
  );
}
