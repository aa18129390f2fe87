import { useState } from 'react';
import { timeThere } from '../../shared/moments.js';
import { useCountdown } from '../../shared/hooks/use-countdown.js';
import { formattingLocale } from '../../shared/i18n/locale.js';
import { t } from './messages.js';

/** Countdown to a deadline, an instant, in hours and minutes; screen readers do not announce it while it runs. */
export function TimeLeft({ until }: { until: string }) {
  const [atFirst] = useState(() => Math.ceil((Date.parse(until) - Date.now()) / 1000));
  const [seconds] = useCountdown(atFirst);
  const minutes = Math.max(0, Math.ceil(seconds / 60));
  return (
    <p role="timer" className="text-muted tabular-nums">
      {t('left', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
    </p>
  );
}

/** Such as 'Friday, 12:00 PM', in the zone of the table. */
export function deadlineLabel(instant: string, timeZone: string): string {
  const day = new Intl.DateTimeFormat(formattingLocale, { weekday: 'long', timeZone }).format(
    new Date(instant),
  );
  return `${day}, ${timeThere(instant, timeZone)}`;
}
