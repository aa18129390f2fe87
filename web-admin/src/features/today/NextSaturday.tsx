import { type CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LOCALE } from '../../shared/i18n/language.js';
import { today } from '../../shared/slots/today.js';
import { listPath } from '../../shared/ui/list-path.js';
import type { Attendance, Stats } from './figures.js';
import { t } from './messages.js';

interface Props {
  readonly stats: Stats;
  readonly attendance: Attendance;
}

/** The next Saturday in one line, with a link to its tables. */
export function NextSaturday({ stats: { saturdays }, attendance }: Props): ReactNode {
  const coming = saturdays.filter(({ date }) => date >= today());
  const next = coming.find(({ requests }) => requests > 0) ?? coming[0];
  if (!next) return null;
  const { date, requests, seated } = next;
  const there = attendance.saturdays.find((each) => each.date === date);
  return (
    <Card sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, '& a': { fontWeight: 700 } }}>
      <Link to={listPath('matches', { date })}>{dateLabel(date as CalendarDate, LOCALE)}</Link>
      {': '}
      {requests === 0 ? t('noRequestsYet') : t('haveSeat', { seated, requests })}
      {there && there.tables > 0 && (
        <> {t('saidYes', { tables: there.tables, confirmed: there.confirmed })}</>
      )}
    </Card>
  );
}
