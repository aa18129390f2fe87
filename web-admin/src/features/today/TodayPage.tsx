import { Box, Card, Skeleton, Typography } from '@mui/material';
import { Fragment, lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState } from '../../shared/ui/EmptyState.js';
import { errorMessage } from '../../shared/api/http.js';
import { listPath } from '../../shared/ui/list-path.js';
import { PageSkeleton } from '../../shared/ui/PageSkeleton.js';
import { PageTitle } from '../../shared/ui/PageTitle.js';
import { Section } from '../../shared/ui/Section.js';
import { Tag } from '../../shared/ui/Tag.js';
import { dayLabel, today } from '../../shared/slots/slot-labels.js';
import { useApiQuery } from '../../shared/api/use-api-query.js';
import { useStaff } from '../../shared/session/session.js';
import { type Attendance, type Stats, t } from './figures.js';
import { GettingStarted } from './GettingStarted.js';
import { ReadinessLamps } from './ReadinessLamps.js';

/** Lazy, because the chart library is large and what is above needs none of it. */
const Charts = lazy(() => import('./Charts.js'));

const POLL = { refetchInterval: 60_000 };

/** The next Saturday, what needs someone, whether all is ready, and the statistics; before there are any, the first steps. */
export default function TodayPage() {
  const isAdmin = useStaff()?.role === 'admin';
  const stats = useApiQuery<Stats>('/stats', POLL);
  const attendance = useApiQuery<Attendance>('/attendance', POLL);
  const asked = [stats, attendance];
  const error = stats.error ?? attendance.error;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {stats.data && attendance.data ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
          {isAdmin && !hasFigures(stats.data) && <GettingStarted />}
          <NextSaturday stats={stats.data} attendance={attendance.data} />
          <NeedsSomeone queue={stats.data.queue} tables={attendance.data.atRisk} />
          {isAdmin && <ReadinessLamps />}
          {hasFigures(stats.data) && (
            <Suspense fallback={<Skeleton variant="rounded" height="20rem" />}>
              <Charts stats={stats.data} />
            </Suspense>
          )}
        </Box>
      ) : error ? (
        <ErrorState text={errorMessage(error)} retry={() => asked.forEach((each) => void each.refetch())} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}

/** Sign-ups alone are the first staff. */
const hasFigures = ({ saturdays, reports }: Stats): boolean =>
  saturdays.some(({ requests }) => requests > 0) || reports.some(({ count }) => count > 0);

/** The next Saturday in one line, with a link to its tables. */
function NextSaturday({ stats: { saturdays }, attendance }: { stats: Stats; attendance: Attendance }) {
  const coming = saturdays.filter(({ date }) => date >= today());
  const next = coming.find(({ requests }) => requests > 0) ?? coming[0];
  if (!next) return null;
  const { date, requests, seated } = next;
  const there = attendance.saturdays.find((each) => each.date === date);
  return (
    <Card sx={{ px: { xs: 2, sm: 2.5 }, py: 1.5, '& a': { fontWeight: 700 } }}>
      <Link to={listPath('matches', { date })}>{dayLabel(date)}</Link>
      {': '}
      {requests === 0 ? t('noRequestsYet') : t('haveSeat', { seated, requests })}
      {there && there.tables > 0 && (
        <> {t('saidYes', { tables: there.tables, confirmed: there.confirmed })}</>
      )}
    </Card>
  );
}

const KINDS = ['id', 'picture', 'report', 'appeal', 'ending'] as const;

/** The cases that wait, and the tables that may not take place, each with a link. */
function NeedsSomeone({ queue, tables }: { queue: Stats['queue']; tables: Attendance['atRisk'] }) {
  const { open, overdue, byKind } = queue;
  const kinds = KINDS.filter((kind) => byKind[kind] > 0);
  return (
    <Section title={t('needsSomeone')}>
      {open + tables.length === 0 && <Typography color="text.secondary">{t('nothingNeeded')}</Typography>}
      <Box component="ul" role="list" aria-label={t('needsSomeone')} sx={LIST}>
        {overdue > 0 && (
          <li>
            <Link to={listPath('work', {})}>
              <Tag tone="bad">{t('pastDue', { count: overdue })}</Tag>
            </Link>
          </li>
        )}
        {open > 0 && (
          <li>
            {t('waiting', { count: open })}
            {kinds.map((kind, at) => (
              <Fragment key={kind}>
                {at === 0 ? ': ' : ' · '}
                <Link to={listPath('work', { kind })}>{t(kind, { count: byKind[kind] })}</Link>
              </Fragment>
            ))}
          </li>
        )}
        {tables.map(({ id, date, members, confirmed, risks }) => (
          <li key={id}>
            <Link to={`/matches/${id}/show`}>{t('tableOf', { day: dayLabel(date), id: String(id) })}</Link>
            {': '}
            {/* The number of yeses says the other risks. */}
            {[t('yesesOf', { confirmed, members }), ...risks.filter(t.has).map((risk) => t(risk))].join(', ')}
          </li>
        ))}
      </Box>
    </Section>
  );
}

const LIST = {
  display: 'grid',
  '& a': { fontWeight: 600 },
  '& > li': { py: 1 },
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
};
