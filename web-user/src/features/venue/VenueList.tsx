import type { TimeZone } from '@domain/shared/time-zone.js';
import { momentThere } from '../../shared/moments.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import type { VenueBallot } from '../../shared/api/types.js';
import { MapAttribution } from '../../shared/places/MapAttribution.js';
import { suggestedLocationLabel } from '../../shared/places/suggested-location.js';
import { ButtonLink } from '../../shared/ui/Button.js';
import { useMe } from '../../shared/session/me.js';
import { chosenFirst, type ProposedVenue } from './ballot.js';
import { t } from './messages.js';
import { VenueRow } from './VenueRow.js';

interface VenueListProps {
  ballot: VenueBallot;
  /** The time zone of the match. */
  timeZone: TimeZone;
  onVote: (choice: { venueId: number; isFor: boolean }) => void;
  onWithdraw: (venueId: number) => void;
}

/**
 * The proposed venues. Their order is stable while votes change, so that no button moves; once the ballot is closed the
 * chosen venue comes first.
 */
export function VenueList({ ballot, timeZone, onVote, onWithdraw }: VenueListProps) {
  const { isOpen, takesProposals, isPicker, venues, chosenId, closesAt, suggestedLocation } = ballot;
  const isOffline = useIsOffline();
  const shown = isOpen ? venues : chosenFirst(ballot);
  const canVote = isOpen && !isOffline;
  const myId = useMe().id;
  const mayWithdraw = ({ proposedBy, isFull, votes, isMine }: ProposedVenue) =>
    canVote && proposedBy?.id === myId && !isFull && votes === Number(isMine);
  return (
    <>
      {isPicker && !chosenId && takesProposals && (
        <p className="rounded-md bg-butter-soft p-3 font-semibold">{t('youPick')}</p>
      )}
      {venues.length > 0 ? (
        <ul aria-label={t('list')} className="divide-y divide-line">
          {shown.map((venue) => (
            <VenueRow
              key={venue.id}
              venue={venue}
              isChosen={venue.id === chosenId}
              isOpen={isOpen}
              onWithdraw={mayWithdraw(venue) ? () => onWithdraw(venue.id) : undefined}
              onVote={canVote ? (isFor) => onVote({ venueId: venue.id, isFor }) : undefined}
            />
          ))}
        </ul>
      ) : (
        <div className="grid gap-1 py-1">
          <p>{t(isOpen ? 'emptyOpen' : 'emptyClosed')}</p>
          {suggestedLocation && (
            <p className="text-sm text-muted">
              {t('near', { place: suggestedLocationLabel(suggestedLocation) })}
            </p>
          )}
        </div>
      )}
      <p className="text-sm text-muted">
        {!isOpen
          ? venues.length > 0 && t('closed')
          : isOffline
            ? t('offline')
            : t('until', { time: momentThere(closesAt, timeZone) })}
      </p>
      {takesProposals && !isOffline && (
        <ButtonLink to="/map" look="secondary" className="mt-3 w-full">
          {t('suggestFromMap')}
        </ButtonLink>
      )}
      {suggestedLocation && <MapAttribution className="mt-3" />}
    </>
  );
}
