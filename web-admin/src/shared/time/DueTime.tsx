import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { Box } from '@mui/material';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';
import { formatDateTime } from './dates.js';
import { formatAgo, formatDue, t } from './durations.js';
import { useNow } from './use-now.js';

/** The remaining time from which a due time is highlighted. */
const SOON_MS = 4 * 3_600_000;

/** A due time relative to now. Overdue ones have an icon and words, not only a color. */
export function DueTime({ at }: { at: string }) {
  const now = useNow(15_000);
  const left = Date.parse(at) - now;
  const isOverdue = left <= 0;
  const look = isOverdue ? OVERDUE : left < SOON_MS ? SOON : LATER;
  return (
    <Box
      component="time"
      dateTime={at}
      title={t('dueAt', { time: formatDateTime(at) })}
      sx={{ ...PILL, ...look }}
    >
      {isOverdue ? <ErrorOutlined aria-hidden /> : <ScheduleOutlined aria-hidden />}
      <span>
        {!isOverdue && <VisuallyHidden>{t('due')} </VisuallyHidden>}
        {formatDue(at, now)}
      </span>
    </Box>
  );
}

const PILL = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  py: '3px',
  borderRadius: 4,
  lineHeight: 1.3,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '& svg': { fontSize: '1.125rem' },
};
const OVERDUE = { bgcolor: 'brand.beetSoft', color: 'error.main', px: 1 };
const SOON = { bgcolor: 'brand.butterSoft', color: 'text.primary', px: 1 };
const LATER = { color: 'text.secondary', fontWeight: 500 };

/** A relative time that updates itself, with the absolute time on hover. */
export function TimeAgo({ at }: { at: string }) {
  const now = useNow(30_000);
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at, now)}
    </time>
  );
}
