import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { CardList } from './CardList.js';
import type { Column } from './column.js';
import { EmptyState } from './EmptyState.js';
import { TableSkeleton } from './TableSkeleton.js';
import { WideTable } from './WideTable.js';
import { t } from './messages.js';

interface Props<Row extends RaRecord> {
  /** The accessible name. */
  readonly label: string;
  /** The first column names the row and links to its page, if the resource has one. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
}

/** The rows of a list: a table in wide windows, cards in narrow ones. */
export function ResponsiveTable<Row extends RaRecord>(props: Props<Row>): ReactNode {
  const { data, isPending, setFilters } = useListContext<Row>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPending) return <TableSkeleton />;
  if (!data?.length)
    return (
      <EmptyState title={t('noMatches')}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t('clearFilters')}
        </Button>
      </EmptyState>
    );
  return isNarrow ? <CardList rows={data} {...props} /> : <WideTable rows={data} {...props} />;
}
