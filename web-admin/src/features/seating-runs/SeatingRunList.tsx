import { MEAL_TIMES } from '@domain/shared/slot.js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DateInput } from 'react-admin';
import { mealLabel, slotLabel } from '../../shared/slots/slot-labels.js';
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import { TimeAgo } from '../../shared/time/TimeAgo.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { ResponsiveTable } from '../../shared/ui/ResponsiveTable.js';
import { selectFilter } from '../../shared/ui/select-filter.js';
import {
  durationText,
  gapText,
  lostSeatsText,
  PASS_LABELS,
  RUN_LABELS,
  runLabel,
  seatedText,
  type SeatingRun,
  shareText,
  smallTablesText,
  solverPathsText,
} from './seating-run-labels.js';
import { t } from './messages.js';

const MEALS = MEAL_TIMES.map((id) => ({ id, name: mealLabel(id) }));

const filters = [
  <DateInput key="date" source="date" label={t('date')} alwaysOn />,
  selectFilter('time', t('meal'), MEALS),
  selectFilter('venueType', t('venue'), VENUE_CHOICES),
  selectFilter('run', t('run'), choicesOf(RUN_LABELS)),
  selectFilter('pass', t('pass'), choicesOf(PASS_LABELS)),
];

/** The seating runs with the quality of their results. */
export default function SeatingRunList(): ReactNode {
  return (
    <ListPage
      title={t('runs')}
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={<EmptyState title={t('none')} text={t('noneText')} />}
    >
      <ResponsiveTable<SeatingRun>
        label={t('runs')}
        columns={[
          { label: t('table'), sort: 'date', cell: slotLabel },
          { label: t('run'), cell: runLabel },
          { label: t('when'), sort: 'id', isShort: true, cell: ({ at }) => <TimeAgo at={at} /> },
          { label: t('seated'), sort: 'seated', cell: (run) => <Seated {...run} /> },
          { label: t('notSeated'), sort: 'gap', cell: (run) => <Gap {...run} /> },
          { label: t('smallTables'), cell: smallTablesText },
          { label: t('affinity'), cell: (run) => <Affinity {...run} /> },
          { label: t('method'), cell: solverPathsText },
          { label: t('took'), sort: 'ms', isNumber: true, isShort: true, cell: durationText },
        ]}
      />
    </ListPage>
  );
}

function Seated(run: SeatingRun): ReactNode {
  return (
    <>
      {seatedText(run)}
      <Aside>{t('waited', { count: run.waiting })}</Aside>
    </>
  );
}

const Gap = (run: SeatingRun): ReactNode => {
  const lost = lostSeatsText(run);
  return (
    <>
      {gapText(run)}
      {lost && <Aside>{lost}</Aside>}
    </>
  );
};

const Affinity = ({ planned, affinity, affinityAtMost, worst, worstAtMost }: SeatingRun): ReactNode =>
  planned === 0 ? (
    '–'
  ) : (
    <>
      {shareText(affinity, affinityAtMost)}
      <Aside>{t('lowest', { share: shareText(worst, worstAtMost) })}</Aside>
    </>
  );

const Aside = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
    {children}
  </Box>
);
