import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { LOCALE } from '../../shared/i18n/language.js';
import type { SeatShare, SeatShares } from './fairness.js';
import { t } from './messages.js';

interface Props {
  readonly label: string;
  readonly shares: SeatShares;
}

/** One row for each cell; a hidden one says that it is. */
export function SharesTable({ label, shares: { all, dimensions } }: Props): ReactNode {
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={label}>
      <Table aria-label={label} size="small" sx={TABLE}>
        <TableHead>
          <TableRow>
            <TableCell>{t('who')}</TableCell>
            <TableCell align="right">{t('requests')}</TableCell>
            <TableCell align="right">{t('seated')}</TableCell>
            <TableCell align="right">{t('wait')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <ShareRow name={t('everyone')} share={all} />
        </TableBody>
        {dimensions.map(({ dimension, cells }) => (
          <TableBody key={dimension}>
            <TableRow>
              <TableCell component="th" scope="rowgroup" colSpan={4} sx={{ fontWeight: 600, pt: 2 }}>
                {DIMENSIONS[dimension] ?? dimension}
              </TableCell>
            </TableRow>
            {cells.map(({ cell, share }) => (
              <ShareRow key={cell} name={CELLS[cell] ?? cell} share={share} />
            ))}
          </TableBody>
        ))}
      </Table>
    </Box>
  );
}

function ShareRow({ name, share }: { name: string; share: SeatShare | null }): ReactNode {
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      {share ? (
        <>
          <TableCell align="right">{share.requests}</TableCell>
          <TableCell align="right">{PERCENT.format(share.percentSeated / 100)}</TableCell>
          <TableCell align="right">
            {share.meanWait === null ? '–' : DECIMAL.format(share.meanWait)}
          </TableCell>
        </>
      ) : (
        <TableCell align="right" colSpan={3} sx={{ color: 'text.secondary' }}>
          {t('hidden')}
        </TableCell>
      )}
    </TableRow>
  );
}

const PERCENT = new Intl.NumberFormat(LOCALE, { style: 'percent' });
const DECIMAL = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 });
const DIMENSIONS: Readonly<Record<string, string>> = {
  age: t('age'),
  account: t('account'),
  distance: t('distance'),
  company: t('company'),
};
const CELLS: Readonly<Record<string, string>> = {
  new: t('new'),
  regular: t('regular'),
  under_5: t('under5'),
  '5_to_10': t('from5'),
  '10_to_20': t('from10'),
  '20_or_more': t('from20'),
  unknown: t('unknown'),
  single: t('single'),
  friends: t('friends'),
};
const TABLE = {
  '& th, & td': { px: { xs: 0.5, sm: 2 } },
  '& td': { fontVariantNumeric: 'tabular-nums' },
};
