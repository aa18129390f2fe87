import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { ListBase, Pagination } from 'react-admin';
import { ExportButton } from '../../shared/ui/ExportButton.js';
import { QueueFilters } from './QueueFilters.js';
import { QueueRows } from './QueueRows.js';

const POLL_MS = 5000;

/** Open queue items, the earliest due first, polled every five seconds. */
export default function QueueList(): ReactNode {
  return (
    <ListBase
      resource="work"
      perPage={25}
      sort={{ field: 'dueAt', order: 'ASC' }}
      debounce={0}
      queryOptions={{ refetchInterval: POLL_MS, refetchOnWindowFocus: 'always', onError: () => undefined }}
    >
      <QueueFilters />
      <Card sx={{ overflow: 'hidden' }}>
        <QueueRows />
      </Card>
      <Box sx={{ mt: 1 }}>
        <Pagination rowsPerPageOptions={[25, 50, 100]} />
        <ExportButton />
      </Box>
    </ListBase>
  );
}
