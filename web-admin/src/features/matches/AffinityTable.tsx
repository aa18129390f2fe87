import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { type Explanation, sharedText } from './match-labels.js';

interface Props {
  readonly why: Explanation;
  /** By user id; deleted accounts are missing. */
  readonly names: ReadonlyMap<number, string>;
}

/** One row per pair, the highest affinity first. */
export function AffinityTable({ why, names }: Props): ReactNode {
  const pairs = [...why.pairs].sort((one, other) => other.affinity - one.affinity);
  const name = (id: number) => names.get(id) ?? 'Deleted user';
  return (
    <Table size="small" aria-label="Pairs" sx={{ '& td, & th': { px: { xs: 0.75, sm: 1.75 } } }}>
      <TableHead>
        <TableRow>
          <TableCell>Pair</TableCell>
          <TableCell align="right">Affinity</TableCell>
          <TableCell>What they share</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {pairs.map(({ a, b, affinity, shared }) => (
          <TableRow key={`${a}-${b}`}>
            <TableCell>
              {name(a)} and {name(b)}
            </TableCell>
            <TableCell align="right">{affinity}</TableCell>
            <TableCell>{sharedText(shared)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
