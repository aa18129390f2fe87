import { LONGEST_BOOKING_NAME } from '@domain/venue/booking.js';
import { useState } from 'react';
import type { Match, VenueBallot } from '../../shared/api/types.js';
import { t } from '../../shared/booking/messages.js';
import { useKeptFocus } from '../../shared/hooks/use-kept-focus.js';
import { timeThere } from '../../shared/moments.js';
import { useIsOffline } from '../../shared/offline/connection.js';
import { useMe } from '../../shared/session/me.js';
import { Button, buttonLook } from '../../shared/ui/Button.js';
import { TextInput } from '../../shared/ui/Field.js';
import { chosenOf, type ProposedVenue } from './ballot.js';
import { useBooking } from './queries.js';

interface BookingTaskProps {
  match: Match;
  ballot: VenueBallot;
}

/** The booking: a button to take it while nobody has it, and for its booker the phone call and its result. */
export function BookingTask({ match, ballot }: BookingTaskProps) {
  const me = useMe();
  const venue = chosenOf(ballot);
  const { status, bookerId } = ballot.booking ?? {};
  const focus = useKeptFocus<HTMLDivElement>(status);
  const isOpen = status === 'asked';
  const isMine = status !== undefined && status !== 'none' && bookerId === me.id;
  if (!venue || !ballot.takesProposals || !(isOpen || isMine)) return null;
  return (
    <div {...focus} className="mb-4 grid outline-none">
      {isOpen ? (
        <TakeTask matchId={match.id} />
      ) : (
        <OwnTask key={venue.id} match={match} ballot={ballot} venue={venue} />
      )}
    </div>
  );
}

function TakeTask({ matchId }: { matchId: number }) {
  const { mutate, isPending } = useBooking(matchId);
  const isOffline = useIsOffline();
  return (
    <Button busy={isPending} disabled={isOffline} onClick={() => mutate('take')}>
      {t('take')}
    </Button>
  );
}

/** What the map says about bookings, where it helps. */
const HINTS = { required: 'betterBook', recommended: 'betterBook', yes: null, no: 'takesNone' } as const;

function OwnTask({ match, ballot, venue }: BookingTaskProps & { venue: ProposedVenue }) {
  const [name, setName] = useState(ballot.booking?.bookedAs ?? t('saturdayTable'));
  const { mutate, isPending } = useBooking(match.id);
  const isOffline = useIsOffline();
  const { phone } = venue;
  const hint = venue.bookingPolicy && HINTS[venue.bookingPolicy];
  const bookedAs = name.trim();
  const settle = (outcome: 'booked' | 'not_needed' | 'full') =>
    mutate({ outcome, venueId: venue.id, ...(outcome === 'booked' && { bookedAs }) });
  const sentence = {
    count: match.participants.length,
    time: timeThere(match.startsAt, match.timeZone),
    name: bookedAs || t('saturdayTable'),
  };
  const button = { look: 'secondary', busy: isPending, disabled: isOffline } as const;
  return (
    <section aria-label={t('title')} className="grid gap-3 rounded-md bg-sunken p-4">
      <p className="font-semibold">{t('takenByMe')}</p>
      {hint && <p>{t(hint)}</p>}
      {ballot.booking?.status === 'taken' && ballot.call === 'not_yet' ? (
        <div className="grid gap-1">
          <Button busy={isPending} disabled={isOffline} onClick={() => mutate('call')}>
            {t('startCall')}
          </Button>
          <p className="text-sm text-muted">{t('startCallHint')}</p>
        </div>
      ) : (
        <>
          {phone && (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonLook('primary')}>
              {t('call', { phone })}
            </a>
          )}
          <p>{t('say', sentence)}</p>
        </>
      )}
      {ballot.call === 'before' && <p>{t('calledBefore')}</p>}
      {ballot.notesForBooker.length > 0 && (
        <div>
          <p>{t('notes')}</p>
          <ul className="list-disc pl-5">
            {ballot.notesForBooker.map((note, at) => (
              <li key={at}>
                <bdi>{note}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextInput
        label={t('name')}
        maxLength={LONGEST_BOOKING_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button {...button} disabled={isOffline || !bookedAs} onClick={() => settle('booked')}>
        {t('bookedAs', { name: bookedAs || '…' })}
      </Button>
      <Button {...button} onClick={() => settle('not_needed')}>
        {t('notNeeded')}
      </Button>
      <Button {...button} onClick={() => settle('full')}>
        {t('full')}
      </Button>
      {ballot.booking?.status === 'taken' && (
        <Button {...button} look="quiet" onClick={() => mutate('giveBack')}>
          {t('giveBack')}
        </Button>
      )}
      {isOffline && <p className="text-sm text-muted">{t('offline')}</p>}
    </section>
  );
}
