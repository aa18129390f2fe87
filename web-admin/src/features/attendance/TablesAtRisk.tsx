import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatShortDay } from '../../shared/charts/format-numbers.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { Section } from '../../shared/ui/Section.js';
import type { Attendance } from './AttendancePage.js';
import { riskLabel } from './risk-label.js';
import { t } from './messages.js';

/** Each table links to its page. */
export function TablesAtRisk({ tables }: { tables: Attendance['atRisk'] }): ReactNode {
  if (tables.length === 0) return <EmptyState title={t('noneAtRisk')} text={t('noneAtRiskText')} />;
  return (
    <Section title={t('atRisk')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('atRiskText')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('atRisk')}>
        <Table
          aria-label={t('atRisk')}
          size="small"
          sx={{ '& tbody tr:last-of-type th': { borderBottom: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('table')}</TableCell>
              <TableCell align="right">{t('members')}</TableCell>
              <TableCell align="right">{t('confirmed')}</TableCell>
              <TableCell>{t('why')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {tables.map(({ id, date, members, confirmed, risks }) => (
              <TableRow key={id}>
                <TableCell component="th" scope="row">
                  <Link component={RouterLink} to={`/matches/${id}/show`} sx={{ fontWeight: 600 }}>
                    {t('tableOf', { day: formatShortDay(date), id: String(id) })}
                  </Link>
                </TableCell>
                <TableCell align="right">{members}</TableCell>
                <TableCell align="right">{confirmed}</TableCell>
                <TableCell>{risks.map(riskLabel).join(', ')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
}
