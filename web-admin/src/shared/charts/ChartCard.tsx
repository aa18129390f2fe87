import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { Details } from '../ui/Details.js';
import { PlainTable } from '../ui/PlainTable.js';
import { messagesOf } from '../i18n/messages-of.js';

const t = messagesOf('charts');

interface Props {
  readonly title: string;
  /** The result in one sentence. */
  readonly summary: string;
  readonly columns: readonly string[];
  readonly rows: ReadonlyArray<readonly [string, ...(string | number)[]]>;
  /** The chart itself, hidden from screen readers. */
  readonly children: ReactNode;
}

/** A chart with a heading, a summary and the same data as a table, for screen readers. */
export function ChartCard({ title, summary, columns, rows, children }: Props) {
  const heading = useId();
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 1.5, sm: 2.5 }, minWidth: 0 }}>
      <Typography variant="h2" id={heading}>
        {title}
      </Typography>
      <Typography color="text.secondary">{summary}</Typography>
      <Box aria-hidden sx={{ my: 1, mx: { xs: -1, sm: 0 } }}>
        {children}
      </Box>
      <Details label={t('asTable')}>
        <PlainTable
          label={title}
          columns={columns}
          numbers={columns.map((_name, column) => column).slice(1)}
          rows={rows}
          maxHeight="20rem"
        />
      </Details>
    </Card>
  );
}
