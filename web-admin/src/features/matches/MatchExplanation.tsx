import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Details } from '../../shared/ui/Details.js';
import { Section } from '../../shared/ui/Section.js';
import { commonText, type Explanation, type MatchRecord, runText, sharedText } from './match-labels.js';
import { t } from './messages.js';

/** Why the matching run formed this table: what its people share, and folded the affinity of every pair. */
export function MatchExplanation({ match: { why, members, meetupId } }: { match: MatchRecord }): ReactNode {
  if (!why)
    return (
      <Section title={t('why')}>
        <Typography color="text.secondary">{t(meetupId === null ? 'noRun' : 'chosen')}</Typography>
      </Section>
    );
  const names = new Map(members.flatMap(({ person }) => (person ? [[person.id, person.name]] : [])));
  return (
    <Section title={t('why')}>
      <Typography sx={{ mb: 1.5 }}>
        {runText(why.run)} {commonText(why)}
      </Typography>
      <Details>
        <AffinityTable why={why} names={names} />
      </Details>
    </Section>
  );
}

interface Props {
  readonly why: Explanation;
  /** By user id; deleted accounts are missing. */
  readonly names: ReadonlyMap<number, string>;
}

/** One row per pair, the highest affinity first. */
function AffinityTable({ why, names }: Props): ReactNode {
  const pairs = [...why.pairs].sort((one, other) => other.affinity - one.affinity);
  const name = (id: number) => names.get(id) ?? t('deletedUser');
  return (
    <Table size="small" aria-label={t('pairs')} sx={{ '& td, & th': { px: { xs: 0.75, sm: 1.75 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>{t('pair')}</TableCell>
          <TableCell align="right">{t('affinity')}</TableCell>
          <TableCell>{t('whatTheyShare')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {pairs.map(({ a, b, affinity, shared }) => (
          <TableRow key={`${a}-${b}`}>
            <TableCell>{t('pairOf', { one: name(a), other: name(b) })}</TableCell>
            <TableCell align="right">{affinity}</TableCell>
            <TableCell>{sharedText(shared)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
