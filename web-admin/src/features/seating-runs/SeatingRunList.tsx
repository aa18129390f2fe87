import { RUNS } from '@domain/match/formation.js';
import { Box } from '@mui/material';
import { Link } from 'react-router-dom';
import { useStaff } from '../../shared/session/session.js';
import { TimeAgo } from '../../shared/time/DueTime.js';
import { Details } from '../../shared/ui/Details.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { useListFilter } from '../../shared/ui/list-path.js';
import { ListPage, selectFilter } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { RunMatchingPanel } from './RunMatchingPanel.js';
import { SeatingRunMetrics } from './SeatingRunMetrics.js';
import { peopleText, runLabel, type SeatingRun, t } from './seating-run.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { slotLabel, TIME_CHOICES, VENUE_CHOICES } from '../../shared/slots/slot-labels.js';

const filters = [
  selectFilter('time', t('meal'), TIME_CHOICES),
  selectFilter('venueType', t('venue'), VENUE_CHOICES),
  selectFilter('run', t('run'), choicesOf(RUNS, t)),
];

/** The seating runs: whom they seated at which tables, and for admins a run by hand. */
export default function SeatingRunList() {
  const isAdmin = useStaff()?.role === 'admin';
  const { date } = useListFilter('seating-runs') as { date?: string };
  return (
    <>
      {isAdmin && (
        <Box sx={{ mb: 3 }}>
          <RunMatchingPanel key={date} date={date ?? null} />
        </Box>
      )}
      <ListPage
        sort={{ field: 'id', order: 'DESC' }}
        filters={filters}
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      >
        <ResponsiveTable<SeatingRun>
          label={t('runs')}
          columns={[
            { label: t('saturday'), sort: 'date', cell: slotLabel },
            { label: t('people'), sort: 'seated', cell: peopleText },
            { label: t('tables'), cell: ({ matchIds }) => <Tables ids={matchIds} /> },
            { label: t('run'), cell: runLabel },
            { label: t('when'), sort: 'id', isShort: true, cell: ({ at }) => <TimeAgo at={at} /> },
            {
              label: t('engine'),
              cell: (run) => (
                <Details>
                  <SeatingRunMetrics figures={run} />
                </Details>
              ),
            },
          ]}
        />
      </ListPage>
    </>
  );
}

const Tables = ({ ids }: { ids: readonly number[] }) =>
  ids.length === 0
    ? '–'
    : ids.map((id, at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link to={`/matches/${id}/show`}>{t('tableNumber', { id })}</Link>
        </span>
      ));
