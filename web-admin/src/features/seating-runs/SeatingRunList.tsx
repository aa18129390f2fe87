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

const MEALS = MEAL_TIMES.map((id) => ({ id, name: mealLabel(id) }));

const filters = [
  <DateInput key="date" source="date" label="Date" alwaysOn />,
  selectFilter('time', 'Meal', MEALS),
  selectFilter('venueType', 'Venue', VENUE_CHOICES),
  selectFilter('run', 'Run', choicesOf(RUN_LABELS)),
  selectFilter('pass', 'Pass', choicesOf(PASS_LABELS)),
];

/** The seating runs with the quality of their results. */
export default function SeatingRunList(): ReactNode {
  return (
    <ListPage
      title="Runs"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={
        <EmptyState
          title="No runs yet"
          text="Each run shows how many people it seated, and how many could have been seated at most."
        />
      }
    >
      <ResponsiveTable<SeatingRun>
        label="Runs"
        columns={[
          { label: 'Table', sort: 'date', cell: slotLabel },
          { label: 'Run', cell: runLabel },
          { label: 'When', sort: 'id', isShort: true, cell: ({ at }) => <TimeAgo at={at} /> },
          { label: 'Seated', sort: 'seated', cell: (run) => <Seated {...run} /> },
          { label: 'Not seated', sort: 'gap', cell: (run) => <Gap {...run} /> },
          { label: 'Small tables', cell: smallTablesText },
          { label: 'Affinity', cell: (run) => <Affinity {...run} /> },
          { label: 'Method', cell: solverPathsText },
          { label: 'Took', sort: 'ms', isNumber: true, isShort: true, cell: durationText },
        ]}
      />
    </ListPage>
  );
}

const Seated = (run: SeatingRun): ReactNode => (
  <>
    {seatedText(run)}
    <Aside>{run.waiting} waited</Aside>
  </>
);

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
      <Aside>lowest: {shareText(worst, worstAtMost)}</Aside>
    </>
  );

const Aside = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
    {children}
  </Box>
);
