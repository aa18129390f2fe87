import type { CalendarDate } from '@domain/shared/calendar-date.js';
import { dateLabel } from '@domain/shared/saturday.js';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext } from 'react-admin';
import { LOCALE } from '../i18n/language.js';
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
  /** In narrow windows what stands beside the name, for records whose page tells the rest. */
  readonly aside?: (row: Row) => ReactNode;
}

/** The rows of a list: a table in wide windows, lines or cards in narrow ones. */
export function ResponsiveTable<Row extends RaRecord>({ aside, ...props }: Props<Row>): ReactNode {
  const { data, isPending, filterValues, setFilters } = useListContext<Row>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPending) return <TableSkeleton />;
  const { date, ...others } = filterValues as { date?: CalendarDate };
  const isOnlyDay = date && Object.keys(others).length === 0;
  if (!data?.length)
    return (
      <EmptyState title={isOnlyDay ? t('noneOnDay', { day: dateLabel(date, LOCALE) }) : t('noMatches')}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t('clearFilters')}
        </Button>
      </EmptyState>
    );
  return isNarrow ? <CardList rows={data} aside={aside} {...props} /> : <WideTable rows={data} {...props} />;
}
