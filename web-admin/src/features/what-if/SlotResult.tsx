import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { mealLabel, venueLabel } from '../../shared/slots/slot-labels.js';
import { Section } from '../../shared/ui/Section.js';
import { type FigureRow, figureRows } from './figure-rows.js';
import { t } from './messages.js';
import type { SlotComparison } from './what-if.js';

/** The figures of one slot under both policies. */
export function SlotResult({ slot }: { slot: SlotComparison }): ReactNode {
  const { time, venueType, requests, current, proposed, skipped } = slot;
  const title = t('result', { meal: mealLabel(time), venue: venueLabel(venueType) });
  return (
    <Section
      title={title}
      aside={<Typography color="text.secondary">{t('requests', { count: requests })}</Typography>}
    >
      {current && proposed ? (
        <Figures label={title} rows={figureRows(current, proposed)} />
      ) : (
        <Typography>{t(skipped === 'too_many_people' ? 'tooManyPeople' : 'outOfTime')}</Typography>
      )}
    </Section>
  );
}

function Figures({ label, rows }: { label: string; rows: readonly FigureRow[] }): ReactNode {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} size="small" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{t('figure')}</TableCell>
            <TableCell align="right">{t('current')}</TableCell>
            <TableCell align="right">{t('proposed')}</TableCell>
            <TableCell align="right">{t('difference')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ label: name, current, proposed, difference }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{current}</TableCell>
              <TableCell align="right">{proposed}</TableCell>
              <TableCell align="right">{difference}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const TABLE = {
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
};
