import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly columns: readonly string[];
  /** Which columns are numbers, from 0 on. */
  readonly numbers?: readonly number[];
  /** Each begins with what names it. */
  readonly rows: ReadonlyArray<readonly [string, ...ReactNode[]]>;
  /** From here on it scrolls below its head. */
  readonly maxHeight?: string;
}

/** A small table of a page, which scrolls by itself where it is too wide. */
export function PlainTable({ label, columns, numbers = [], rows, maxHeight }: Props) {
  const align = (column: number) => (numbers.includes(column) ? 'right' : undefined);
  return (
    <Box sx={{ overflow: 'auto', maxHeight }} tabIndex={0} role="group" aria-label={label}>
      <Table size="small" aria-label={label} stickyHeader={maxHeight !== undefined} sx={TABLE}>
        <TableHead>
          <TableRow>
            {columns.map((name, column) => (
              <TableCell key={name} align={align(column)}>
                {name}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...cells], index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {cells.map((cell, column) => (
                <TableCell key={columns[column + 1]} align={align(column + 1)}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const TABLE = {
  '& th, & td': { px: { xs: 0.75, sm: 1.5 } },
  '& tbody tr:last-of-type th': { borderBottom: 0 },
};
