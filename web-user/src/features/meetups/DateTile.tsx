import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { dateTileParts } from '../../shared/dates.js';
import { saturdayLabel } from '../../shared/moments.js';
import { cx } from '../../shared/ui/cx.js';

/** A date drawn as a page of a tear-off calendar. */
export function DateTile({ date, className }: { date: CalendarDate; className?: string }) {
  const { weekday, day, month } = dateTileParts(date);
  return (
    <time
      dateTime={date}
      className={cx(
        'grid w-14 shrink-0 justify-items-center overflow-hidden rounded-md border border-line bg-card text-center leading-none',
        className,
      )}
    >
      <span className="sr-only">{saturdayLabel(date)}</span>
      <span aria-hidden className="w-full bg-tomato py-1 text-xs font-semibold text-on-tomato">
        {weekday}
      </span>
      <span aria-hidden className="pt-1.5 font-display text-xl leading-none font-bold">
        {day}
      </span>
      <span aria-hidden className="pt-0.5 pb-1.5 text-xs text-muted">
        {month}
      </span>
    </time>
  );
}
