import { Phone } from 'lucide-react';
import type { Match } from '../api/types.js';
import { useMe } from '../session/me.js';
import { cx } from '../ui/cx.js';
import { bookingLabel } from './booking-label.js';

/** The state of the booking of a match in one line; nothing before the table was asked. */
export function BookingLine({ match, className }: { match: Match; className?: string }) {
  const label = bookingLabel(match, useMe().id);
  if (!label) return null;
  return (
    <p className={cx('flex items-center gap-2 font-semibold wrap-anywhere', className)}>
      <Phone aria-hidden className="size-5 shrink-0" />
      {label}
    </p>
  );
}
