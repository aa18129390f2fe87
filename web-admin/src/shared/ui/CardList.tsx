import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './column.js';
import { RowLink } from './RowLink.js';
import { COVERED_ROW } from './row-styles.js';

interface Props<Row extends RaRecord> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** What stands beside the name in place of the other columns, so that a row is one line. */
  readonly aside?: (row: Row) => ReactNode;
}

export function CardList<Row extends RaRecord>({ label, rows, columns, aside }: Props<Row>): ReactNode {
  const [name, ...others] = columns;
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <Box component="li" key={row.id} sx={aside ? LINE : CARD}>
          <Box dir="auto" sx={aside ? NAME : { mb: 0.75, textAlign: 'left' }}>
            <RowLink id={row.id}>{name?.cell(row)}</RowLink>
          </Box>
          {aside ? aside(row) : <Facts row={row} columns={others} />}
        </Box>
      ))}
    </Box>
  );
}

function Facts<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }): ReactNode {
  return (
    <Box component="dl" sx={FACTS}>
      {columns.map(({ label, cell }) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ minWidth: '5.5rem', color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" dir="auto" sx={VALUE}>
            {cell(row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const ROW = { ...COVERED_ROW, px: 2, '& + &': { borderTop: '1px solid', borderColor: 'divider' } };
const CARD = { ...ROW, py: 1.5 };
const LINE = { ...ROW, display: 'flex', alignItems: 'center', gap: 1, minHeight: 48 };
const NAME = {
  flex: 1,
  minWidth: 0,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
const VALUE = { m: 0, minWidth: 0, textAlign: 'left' };
const FACTS = {
  display: 'grid',
  // A long label wraps, so that a tag beside it, which does not, fits on a phone.
  gridTemplateColumns: 'fit-content(7rem) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  fontSize: '0.9375rem',
};
