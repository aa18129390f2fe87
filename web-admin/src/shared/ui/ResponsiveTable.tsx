import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { EmptyState } from './EmptyState.js';
import type { Column } from './column.js';
import { CardList } from './CardList.js';
import { TableSkeleton } from './TableSkeleton.js';
import { WideTable } from './WideTable.js';

interface Props<Row extends RaRecord> {
  /** What the table is of, for whoever cannot see the heading. */
  readonly label: string;
  /** The first one names the row; where rows have a page, it leads there. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** The rows of a list: a table where there is room, a card each on a phone. */
export function ResponsiveTable<Row extends RaRecord>(props: Props<Row>): ReactNode {
  const { data, isPending, setFilters } = useListContext<Row>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPending) return <TableSkeleton />;
  if (!data?.length)
    return (
      <EmptyState title="Nothing matches these filters">
        <Button variant="outlined" onClick={() => setFilters({})}>
          Clear the filters
        </Button>
      </EmptyState>
    );
  return isNarrow ? <CardList rows={data} {...props} /> : <WideTable rows={data} {...props} />;
}
