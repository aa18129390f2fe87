import {
  Box,
  Button,
  Link,
  Skeleton,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  type Theme,
  useMediaQuery,
} from '@mui/material';
import type { ReactNode } from 'react';
import {
  type Identifier,
  type RaRecord,
  useListContext,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayLabel } from '../slots/slot-labels.js';
import { EmptyState } from './EmptyState.js';
import { t } from './messages.js';

/** One column of `ResponsiveTable`; in a card, one line. */
export interface Column<Row> {
  readonly label: string;
  /** The `sort` value of the list request; undefined if the column cannot be sorted. */
  readonly sort?: string;
  readonly isNumber?: boolean;
  /** Whether the cell must not wrap. */
  readonly isShort?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** A row or card that the link of its name covers; the links and buttons beside it stay clickable. */
const COVERED_ROW = {
  position: 'relative',
  '& td:not(:first-of-type) a, & dd a, & button': { position: 'relative', zIndex: 1 },
} as const;

/** The link of a covered row, which makes all of it clickable. */
export const COVERING_LINK = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

interface Props<Row extends RaRecord> {
  readonly label: string;
  /** The first column names the row and links to its page, if the resource has one. */
  readonly columns: readonly [Column<Row>, ...Column<Row>[]];
  /** In narrow windows what stands beside the name, for records whose page tells the rest. */
  readonly aside?: (row: Row) => ReactNode;
}

/** The rows of a list: a table in wide windows, lines or cards in narrow ones. */
export function ResponsiveTable<Row extends RaRecord>({ aside, ...props }: Props<Row>) {
  const { data, isPending, filterValues, setFilters } = useListContext<Row>();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'), { noSsr: true });
  if (isPending) return <TableSkeleton />;
  const { date, ...others } = filterValues as { date?: string };
  const isOnlyDay = date && Object.keys(others).length === 0;
  if (!data?.length)
    return (
      <EmptyState title={isOnlyDay ? t('noneOnDay', { day: dayLabel(date) }) : t('noMatches')}>
        <Button variant="outlined" onClick={() => setFilters({})}>
          {t('clearFilters')}
        </Button>
      </EmptyState>
    );
  return isNarrow ? <CardList rows={data} aside={aside} {...props} /> : <WideTable rows={data} {...props} />;
}

const ROWS = 8;

/** The placeholder of rows while the response loads. */
export function TableSkeleton() {
  return (
    <Stack role="status" aria-label={t('loading')} spacing={1.5} sx={{ p: 2 }}>
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} variant="rounded" height="1.75rem" />
      ))}
    </Stack>
  );
}

interface WideTableProps<Row extends RaRecord> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
}

export function WideTable<Row extends RaRecord>({ label, rows, columns }: WideTableProps<Row>) {
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

function Heading({ label, sort, isNumber }: Pick<Column<unknown>, 'label' | 'sort' | 'isNumber'>) {
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

interface CardListProps<Row extends RaRecord> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly Column<Row>[];
  /** What stands beside the name in place of the other columns, so that a row is one line. */
  readonly aside?: (row: Row) => ReactNode;
}

export function CardList<Row extends RaRecord>({ label, rows, columns, aside }: CardListProps<Row>) {
  const [name, ...others] = columns;
  return (
    <Box component="ul" role="list" aria-label={label}>
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

function Facts<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
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
const NAME = { flex: 1, minWidth: 0, py: 1, textAlign: 'left', overflowWrap: 'anywhere' };
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

/**
 * Links to the row's `show` page, if the resource has one. The link covers the whole row, which has to be positioned; other
 * links in it are raised above it.
 */
function RowLink({ id, children }: { id: Identifier; children: ReactNode }) {
  const resource = useResourceContext();
  const { hasShow } = useResourceDefinition();
  if (!hasShow) return children;
  return (
    <Link component={RouterLink} to={`/${resource}/${id}/show`} sx={{ fontWeight: 600, ...COVERING_LINK }}>
      {children}
    </Link>
  );
}
