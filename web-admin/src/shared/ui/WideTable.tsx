import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import type { Column } from './column.js';
import { RowLink } from './RowLink.js';
import { COVERED_ROW } from './row-styles.js';

interface Props<Row extends RaRecord> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

export function WideTable<Row extends RaRecord>({ label, rows, columns }: Props<Row>): ReactNode {
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <Heading key={column.label} {...column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover sx={COVERED_ROW}>
              {columns.map(({ label, isNumber, isShort, cell }, index) => (
                <TableCell
                  key={label}
                  dir="auto"
                  align={isNumber ? 'right' : undefined}
                  sx={isNumber ? NUMBER : isShort ? SHORT : undefined}
                >
                  {index === 0 ? <RowLink id={row.id}>{cell(row)}</RowLink> : cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

function Heading({ label, sort, isNumber }: Pick<Column<unknown>, 'label' | 'sort' | 'isNumber'>): ReactNode {
  const { sort: now, setSort } = useListContext();
  const align = isNumber ? 'right' : undefined;
  if (!sort) return <TableCell align={align}>{label}</TableCell>;
  const isNow = now.field === sort;
  const order = now.order === 'ASC' ? 'asc' : 'desc';
  return (
    <TableCell align={align} sortDirection={isNow && order}>
      <TableSortLabel
        active={isNow}
        direction={isNow ? order : 'asc'}
        onClick={() => setSort({ field: sort, order: isNow && order === 'asc' ? 'DESC' : 'ASC' })}
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

const SHORT = { whiteSpace: 'nowrap' };
const NUMBER = { fontVariantNumeric: 'tabular-nums' };
