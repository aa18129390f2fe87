import { HOUR_MS } from '@domain/shared/durations.js';
import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOCALE } from '../../shared/i18n/language.js';
import { formatDuration } from '../../shared/time/durations.js';
import { useQueueSize } from '../../shared/review-case/use-queue-size.js';
import type { Stats } from './Dashboard.js';
import { StatCard } from './StatCard.js';
import { t } from './messages.js';

/** The key statistics, each with a link to the counted records. */
export function StatCards({ stats: { queue, saturdays } }: { stats: Stats }): ReactNode {
  const next =
    saturdays.find(({ date, requests }) => date >= today() && requests > 0) ??
    saturdays.find(({ date }) => date >= today());
  // The number of the navigation's badge, so that one thing has one number.
  const open = useQueueSize();
  return (
    <Box component="ul" aria-label={t('atAGlance')} sx={ROW}>
      <StatCard label={t('queue')} value={open} text={t('cases', { count: open })} to="/work" />
      <StatCard
        label={t('overdue')}
        value={queue.overdue}
        text={queue.overdue > 0 ? t('pastDue') : t('onTime')}
        isBad={queue.overdue > 0}
        to="/work"
      />
      <StatCard
        label={t('oldest')}
        value={queue.oldestHours === null ? '–' : formatDuration(queue.oldestHours * HOUR_MS)}
        text={queue.oldestHours === null ? t('nothingWaiting') : t('inQueue')}
        to="/work"
      />
      <StatCard
        label={next ? dateLabel(next.date as CalendarDate, LOCALE) : t('nextSaturday')}
        value={next?.requests ? t('seatedOf', { seated: next.seated, requests: next.requests }) : '–'}
        text={next?.requests ? t('haveSeat') : t('noRequestsYet')}
        to={next ? `/matches?filter=${encodeURIComponent(JSON.stringify({ date: next.date }))}` : '/matches'}
      />
    </Box>
  );
}

/** @returns the date in the device's time zone, in the format YYYY-MM-DD */
function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: { xs: 1, sm: 2 },
  m: 0,
  mb: 2,
  p: 0,
  listStyle: 'none',
};
