import type { Meetup } from '../../shared/api/types.js';
import { Badge } from '../../shared/ui/Badge.js';
import { t } from './messages.js';
import { isFull } from './seats.js';

/** The user's relation to the meetup and whether it is full, as badges; renders nothing while there is just a free seat. */
export function SeatStatus({ meetup, className }: { meetup: Meetup; className?: string }) {
  return (
    <>
      {(meetup.joined || meetup.isOrganizer) && (
        <Badge tone="basil" className={className}>
          {meetup.isOrganizer ? t('youOrganize') : t('youAreIn')}
        </Badge>
      )}
      {isFull(meetup) && (
        <Badge tone="tomato" className={className}>
          {t('full')}
        </Badge>
      )}
      {meetup.waitlisted && (
        <Badge tone="butter" className={className}>
          {t('onWaitlist')}
        </Badge>
      )}
    </>
  );
}

/** Shows '3/6' with a full text for screen readers. */
export function SeatCount({ meetup }: { meetup: Meetup }) {
  const counts = { taken: meetup.currentParticipants, seats: meetup.maxParticipants };
  return (
    <span>
      <span aria-hidden>{t('taken', counts)}</span>
      <span className="sr-only">{t('takenSpoken', counts)}</span>
    </span>
  );
}
