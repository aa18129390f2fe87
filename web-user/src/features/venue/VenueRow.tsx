import { Check, MapPin } from 'lucide-react';
import { Link } from 'react-router-dom';
import { placeLink } from '../../shared/place-link.js';
import { PlaceContact } from '../../shared/places/PlaceContact.js';
import { useMe } from '../../shared/session/me.js';
import { Badge } from '../../shared/ui/Badge.js';
import { cx } from '../../shared/ui/cx.js';
import type { ProposedVenue } from './ballot.js';
import { t } from './messages.js';

interface VenueRowProps {
  venue: ProposedVenue;
  isChosen: boolean;
  isOpen: boolean;
  /** Undefined while voting is not possible. */
  onVote?: (isFor: boolean) => void;
  /** Undefined where the reader may not withdraw the proposal. */
  onWithdraw?: () => void;
}

function proposedByLabel({ byProduct, proposedBy }: ProposedVenue, myId: number): string {
  if (byProduct) return t('byProduct');
  if (!proposedBy) return t('byFormerMember');
  return proposedBy.id === myId ? t('byMe') : t('byMember', { name: proposedBy.firstName });
}

/** What to know about the hours of a place; null where it is open. */
const hoursNote = ({ openness }: ProposedVenue): string | null =>
  openness === 'open' ? null : t(openness === 'closed' ? 'closedThen' : 'checkHours');

/** One proposed venue: name, address, hours, contact, who proposed it and who voted for it. */
export function VenueRow({ venue, isChosen, isOpen, onVote, onWithdraw }: VenueRowProps) {
  const me = useMe();
  const { name, address, latitude, longitude, votes, isMine, isFull } = venue;
  const note = hoursNote(venue);
  return (
    <li className="grid gap-1 py-3 first:pt-1">
      <p className="flex items-start justify-between gap-2 font-semibold">
        <bdi className="min-w-0">{name}</bdi>
        {isFull && <Badge className="shrink-0 px-2.5 py-0.5">{t('noRoom')}</Badge>}
        {isChosen && (
          <Badge tone={isOpen ? 'butter' : 'basil'} className="shrink-0 px-2.5 py-0.5">
            {t(isOpen ? 'leading' : 'chosen')}
          </Badge>
        )}
      </p>
      {address && (
        <p className="text-sm">
          <bdi>{address}</bdi>
        </p>
      )}
      {note && <p className="text-sm font-semibold">{note}</p>}
      <p className="flex flex-wrap gap-x-5 empty:hidden">
        <PlaceContact {...venue} />
      </p>
      <p className="text-sm text-muted">{proposedByLabel(venue, me.id)}</p>
      <div className="flex items-center gap-1">
        <p className="min-w-0 flex-1 text-sm font-semibold">
          {t(isOpen ? 'votes' : 'votesClosed', { count: votes })}
          {!onVote && isMine && <span className="font-medium text-muted"> · {t('yourVote')}</span>}
        </p>
        {onWithdraw && (
          <button
            type="button"
            aria-label={t('takeBackNamed', { name })}
            onClick={onWithdraw}
            className="min-h-11 shrink-0 px-2 text-sm font-semibold underline"
          >
            {t('takeBack')}
          </button>
        )}
        {latitude !== null && longitude !== null && (
          <Link
            to={placeLink({ ...venue, latitude, longitude })}
            aria-label={t('onMap', { name })}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <MapPin aria-hidden className="size-5" />
          </Link>
        )}
        {onVote && !isFull && (
          <button
            type="button"
            aria-pressed={isMine}
            aria-label={t(isMine ? 'yourVoteFor' : 'voteFor', { name })}
            onClick={() => onVote(!isMine)}
            className={cx(
              'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border-2 px-4 text-sm font-semibold transition-colors',
              isMine
                ? 'border-basil bg-basil-soft text-basil'
                : 'border-line-strong bg-card hover:border-ink',
            )}
          >
            {isMine && <Check aria-hidden className="size-4.5" />}
            {t(isMine ? 'yourVote' : 'vote')}
          </button>
        )}
      </div>
    </li>
  );
}
