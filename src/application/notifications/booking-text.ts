import { isolated } from '../../domain/shared/isolated.js';
import type { Language } from '../../domain/shared/language.js';
import type { BookingView } from '../../domain/venue/booking.js';
import { textsOf } from '../shared/texts.js';

/** The state of the booking in one line. @returns null before the table was asked */
export function bookingText(booking: BookingView | null, language: Language): string | null {
  const t = textsOf('table', language);
  switch (booking?.status) {
    case 'asked':
      return t('bookingAsked');
    case 'taken':
      return t('bookingTaken');
    case 'booked':
      return booking.bookedAs === null ? t('booked') : t('bookedAs', { name: isolated(booking.bookedAs) });
    case 'not_needed':
      return t('bookingNotNeeded');
    default:
      return null;
  }
}
