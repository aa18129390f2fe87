import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section } from '../../shared/ui/Section.js';
import { oldestText, queueLabel, type QueueState } from './system-labels.js';
import { t } from './messages.js';

/** The jobs of each worker pool by state. */
export function QueueTable({ queues }: { queues: readonly QueueState[] }): ReactNode {
  return (
    <Section title={t('jobs')}>
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {t('jobsText')}
      </Typography>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label={t('jobs')}>
        <Table aria-label={t('jobs')} size="small" sx={TABLE}>
          <TableHead>
            <TableRow>
              <TableCell>{t('queue')}</TableCell>
              <TableCell align="right">{t('waiting')}</TableCell>
              <TableCell align="right">{t('oldest')}</TableCell>
              <TableCell align="right">{t('running')}</TableCell>
              <TableCell align="right">{t('later')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {queues.map((queue) => (
              <TableRow key={queue.name}>
                <TableCell component="th" scope="row">
                  {queueLabel(queue.name)}
                </TableCell>
                <TableCell align="right">{queue.waiting}</TableCell>
                <TableCell align="right">{oldestText(queue)}</TableCell>
                <TableCell align="right">{queue.running}</TableCell>
                <TableCell align="right">{queue.delayed}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Section>
  );
}

const TABLE = {
  '& th, & td': { px: { xs: 0.75, sm: 1.5 } },
  '& tbody tr:last-of-type th': { borderBottom: 0 },
};
