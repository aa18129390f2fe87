import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { type Explanation, sharedText } from './match-labels.js';
import { t } from './messages.js';

interface Props {
  readonly why: Explanation;
  /** By user id; deleted accounts are missing. */
  readonly names: ReadonlyMap<number, string>;
}

/** One row per pair, the highest affinity first. */
export function AffinityTable({ why, names }: Props): ReactNode {
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
