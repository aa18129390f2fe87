import { Phone } from 'lucide-react';
import type { Match } from '../api/types.js';
import { useMe } from '../session/me.js';
import { t } from './messages.js';

/** The state of the booking of a match in one line; nothing before the table was asked. */
export function BookingLine({ match }: { match: Match }) {
  const label = bookingLabel(match, useMe().id);
  if (!label) return null;
  return (
    <p className="flex items-center gap-2 font-semibold wrap-anywhere">
      <Phone aria-hidden className="size-5 shrink-0" />
      {label}
    </p>
  );
}

/** The state of the booking in one line. @returns null before the table was asked */
function bookingLabel({ booking, users }: Pick<Match, 'booking' | 'users'>, myId: number): string | null {
  switch (booking?.status) {
    case 'asked':
      return t('asked');
    case 'taken': {
      if (booking.bookerId === myId) return t('takenByMe');
      const booker = users.find(({ id }) => id === booking.bookerId);
      return booker ? t('taken', { name: booker.username }) : t('takenByOther');
    }
    case 'booked':
      return booking.bookedAs === null ? t('booked') : t('bookedAs', { name: booking.bookedAs });
    case 'not_needed':
      return t('notNeeded');
    default:
      return null;
  }
}
