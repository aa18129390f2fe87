import type { Match } from '../api/types.js';
import { t } from './messages.js';

/** The state of the booking in one line. @returns null before the table was asked */
export function bookingLabel(
  { booking, users }: Pick<Match, 'booking' | 'users'>,
  myId: number,
): string | null {
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
