import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { CONTRAST_USES, type ContrastCheck } from '@domain/server-and-browser/appearance/contrast-checks.js';
import { MODES } from '@domain/server-and-browser/appearance/surfaces.js';
import type { ReactNode } from 'react';
import { Tag } from '../../shared/ui/Tag.js';
import { MODE_LABELS, ratioText, USE_LABELS } from './contrast-labels.js';
import { t } from './messages.js';

/** The contrast of a color in each place where the app uses it. */
export function ContrastTable({ checks }: { checks: readonly ContrastCheck[] }): ReactNode {
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {t('contrast')}
      </Typography>
      <Typography color="text.secondary">{t('contrastText')}</Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('contrast')}>
        <Table aria-label={t('contrast')} size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('where')}</TableCell>
              {MODES.map((mode) => (
                <TableCell key={mode}>{MODE_LABELS[mode]}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {CONTRAST_USES.map((use) => (
              <TableRow key={use}>
                <TableCell component="th" scope="row">
                  {USE_LABELS[use]}
                </TableCell>
                {checks
                  .filter((check) => check.use === use)
                  .map(({ mode, ratio, passes }) => (
                    <TableCell key={mode}>
                      <Tag tone={passes ? 'good' : 'bad'}>
                        {t(passes ? 'ratio' : 'ratioFails', { ratio: ratioText(ratio) })}
                      </Tag>
                    </TableCell>
                  ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  );
}
