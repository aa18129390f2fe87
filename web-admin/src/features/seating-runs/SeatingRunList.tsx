import { MEAL_TIMES } from '@domain/shared/slot.js';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { DateInput, SelectInput } from 'react-admin';
import { Ago } from '../../shared/time/TimeAgo.js';
import { mealInWords, sittingInWords } from '../../shared/slots/slot-labels.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { choicesOf } from '../../shared/ui/choices.js';
import { ListPage } from '../../shared/ui/ListPage.js';
import { Rows } from '../../shared/ui/ResponsiveTable.js';
import { VENUE_CHOICES } from '../../shared/slots/venue-choices.js';
import {
  couldSit,
  gapInWords,
  lostInWords,
  PASSES,
  runInWords,
  RUNS,
  type SeatingRun,
  shareInWords,
  smallInWords,
  timeInWords,
  waysInWords,
} from './seating-run-labels.js';

const MEALS = MEAL_TIMES.map((id) => ({ id, name: mealInWords(id) }));

const narrowTo = (source: string, label: string, choices: Array<{ id: string; name: string }>) => (
  <SelectInput key={source} source={source} label={label} emptyText="Any" choices={choices} alwaysOn />
);

const filters = [
  <DateInput key="date" source="date" label="Date" alwaysOn />,
  narrowTo('time', 'Meal', MEALS),
  narrowTo('venueType', 'Place', VENUE_CHOICES),
  narrowTo('run', 'Run', choicesOf(RUNS)),
  narrowTo('pass', 'Pass', choicesOf(PASSES)),
];

/** How well people were seated, run by run. */
export default function SeatingRunList(): ReactNode {
  return (
    <ListPage
      title="Runs"
      sort={{ field: 'id', order: 'DESC' }}
      filters={filters}
      empty={
        <Blank
          title="No runs yet"
          text="Whenever people are seated, it stands here how many, and how many could have been at most."
        />
      }
    >
      <Rows<SeatingRun>
        label="Runs"
        columns={[
          { label: 'For', sort: 'date', cell: sittingInWords },
          { label: 'Run', cell: runInWords },
          { label: 'When', sort: 'id', isShort: true, cell: ({ at }) => <Ago at={at} /> },
          { label: 'Seated', sort: 'seated', cell: (run) => <Seated {...run} /> },
          { label: 'Gap', sort: 'gap', cell: (run) => <Gap {...run} /> },
          { label: 'Small tables', cell: smallInWords },
          { label: 'Affinity', cell: (run) => <Affinity {...run} /> },
          { label: 'How', cell: waysInWords },
          { label: 'Time', sort: 'ms', isNumber: true, isShort: true, cell: timeInWords },
        ]}
      />
    </ListPage>
  );
}

const Seated = (run: SeatingRun): ReactNode => (
  <>
    {couldSit(run)}
    <Aside>{run.waiting} waited</Aside>
  </>
);

const Gap = (run: SeatingRun): ReactNode => {
  const lost = lostInWords(run);
  return (
    <>
      {gapInWords(run)}
      {lost && <Aside>{lost}</Aside>}
    </>
  );
};

const Affinity = ({ planned, affinity, affinityAtMost, worst, worstAtMost }: SeatingRun): ReactNode =>
  planned === 0 ? (
    '–'
  ) : (
    <>
      {shareInWords(affinity, affinityAtMost)}
      <Aside>worst off: {shareInWords(worst, worstAtMost)}</Aside>
    </>
  );

const Aside = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.875rem' }}>
    {children}
  </Box>
);
