import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { messageOf } from '../../shared/api/http.js';
import { useDecisions } from '../../shared/review-case/submit-decision.js';
import { Blank } from '../../shared/ui/EmptyState.js';
import { Trouble } from '../../shared/ui/ErrorState.js';
import { claimedAt, type Work } from '../../shared/review-case/queue-item.js';
import { QueueRow } from './QueueRow.js';

/** The queue itself, or what stands in its place. What was just decided is no longer in it. */
export function QueueRows(): ReactNode {
  const { data, error, isPending, refetch, filterValues, setFilters, total = 0 } = useListContext<Work>();
  const decided = new Set(useDecisions().map(({ subject }) => subject));
  if (isPending) return <Waiting />;
  if (error && !data) return <Trouble text={messageOf(error)} retry={() => void refetch()} />;
  const rows = data?.filter((work) => !decided.has(`${claimedAt(work)}/${work.targetId}`)) ?? [];
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  return (
    <>
      <Box role="status" sx={COUNT}>
        {total === 0 ? 'Nothing waits' : `${total} ${total === 1 ? 'waits' : 'wait'}`}
        {overdue > 0 && `, ${overdue} overdue`}
      </Box>
      {rows.length > 0 ? (
        <Box component="ul" role="list" aria-label="Waiting, oldest due first" sx={LIST}>
          {rows.map((work) => (
            <QueueRow key={work.id} work={work} />
          ))}
        </Box>
      ) : Object.keys(filterValues).length > 0 ? (
        <Blank title="Nothing of this kind waits" text="There may be other work.">
          <Button variant="outlined" onClick={() => setFilters({})}>
            Show everything
          </Button>
        </Blank>
      ) : (
        <Blank icon={<CheckOutlined />} title="All done" text="New work appears here by itself." />
      )}
    </>
  );
}

function Waiting(): ReactNode {
  return (
    <Box role="status" aria-label="Loading the queue" sx={{ p: 2 }}>
      {Array.from({ length: 6 }, (_, row) => (
        <Skeleton key={row} height={64} />
      ))}
    </Box>
  );
}

const COUNT = { px: 2, py: 1.25, color: 'text.secondary', fontWeight: 600 };
const LIST = { listStyle: 'none', m: 0, p: 0 };
