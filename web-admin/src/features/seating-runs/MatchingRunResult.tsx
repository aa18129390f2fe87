import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { slotLabel } from '../../shared/slots/slot-labels.js';
import { Details } from '../../shared/ui/Details.js';
import { Tag } from '../../shared/ui/Tag.js';
import { UserLink } from '../../shared/ui/UserLink.js';
import { type MatchingRun, matchingRunSummary } from './matching-run.js';
import { SeatingRunMetrics } from './SeatingRunMetrics.js';
import { t } from './messages.js';

type Slot = MatchingRun['slots'][number];
type Table = Slot['tables'][number];

/** The tables that a matching run has formed, or in a dry run would form. */
export function MatchingRunResult({ run }: { run: MatchingRun }): ReactNode {
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>
        <Tag tone={run.dryRun ? 'warning' : 'good'}>{t(run.dryRun ? 'dryRun' : 'done')}</Tag>{' '}
        {matchingRunSummary(run)}
      </Typography>
      {run.slots.map((slot) => (
        <SlotResult key={slotLabel(slot)} slot={slot} />
      ))}
    </>
  );
}

const SKIPPED = {
  too_many_people: t('tooManyPeople'),
  out_of_time: t('outOfTime'),
};

function SlotResult({ slot }: { slot: Slot }): ReactNode {
  const skipped = slot.skipped as keyof typeof SKIPPED | null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="h3">{slotLabel(slot)}</Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {skipped
          ? SKIPPED[skipped]
          : t('slotSummary', { waiting: slot.waiting, seated: slot.seated, unseated: slot.unseated })}
      </Typography>
      <Box component="ul" sx={TABLES}>
        {slot.tables.map((table, index) => (
          <TableCard key={table.matchId ?? `new-${index}`} table={table} number={index + 1} />
        ))}
      </Box>
      {slot.figures.length > 0 && (
        <Details>
          {slot.figures.map((figures) => (
            <SeatingRunMetrics key={figures.pass} figures={figures} />
          ))}
        </Details>
      )}
    </Box>
  );
}

function TableCard({ table, number }: { table: Table; number: number }): ReactNode {
  return (
    <Box component="li" sx={CARD}>
      <Box sx={{ mb: 0.5 }}>
        {table.matchId === null ? (
          <b>{t('newTable', { number })}</b>
        ) : (
          <Link component={RouterLink} to={`/matches/${table.matchId}/show`} sx={{ fontWeight: 600 }}>
            {t('tableNumber', { id: table.matchId })}
          </Link>
        )}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {table.members.map(({ isNew, ...person }) => (
          <li key={person.id}>
            <UserLink user={person} /> {!isNew && <Tag>{t('alreadySeated')}</Tag>}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const TABLES = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: 1.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};
const CARD = { p: 1.5, borderRadius: 1, bgcolor: 'background.default' };
