import CheckOutlined from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../shared/api/http.js';
import { useDecisionQueue } from '../../shared/review-case/browser-decision-queue.js';
import { type QueueItem, reviewResourceOf } from '../../shared/review-case/queue-item.js';
import { EmptyState } from '../../shared/ui/EmptyState.js';
import { ErrorState } from '../../shared/ui/ErrorState.js';
import { TableSkeleton } from '../../shared/ui/TableSkeleton.js';
import { QueueRow } from './QueueRow.js';
import { t } from './messages.js';

/** The rows of the queue, or the state that replaces them. Items with a queued decision are hidden. */
export function QueueRows(): ReactNode {
  const { data, error, isPending, refetch, filterValues, total = 0 } = useListContext<QueueItem>();
  const decided = new Set(useDecisionQueue().map(({ key }) => key));
  if (isPending) return <TableSkeleton />;
  if (error && !data) return <ErrorState text={errorMessage(error)} retry={() => void refetch()} />;
  const rows = data?.filter((item) => !decided.has(`${reviewResourceOf(item)}/${item.targetId}`)) ?? [];
  const overdue = rows.filter(({ isOverdue }) => isOverdue).length;
  return (
    <>
      <Box role="status" sx={COUNT}>
        {t('count', { total, overdue })}
      </Box>
      {rows.length > 0 ? (
        <Box component="ul" role="list" aria-label={t('list')} sx={LIST}>
          {rows.map((item) => (
            <QueueRow key={item.id} item={item} />
          ))}
        </Box>
      ) : Object.keys(filterValues).length > 0 ? (
        <EmptyState title={t('noneOfKind')} text={t('otherWork')} />
      ) : (
        <EmptyState icon={<CheckOutlined />} title={t('allDone')} text={t('newWork')} />
      )}
      <Box sx={DECIDED}>
        {t('decided')} <Link to="/verifications">{t('idsAndPhotos')}</Link> ·{' '}
        <Link to="/reports">{t('reports')}</Link>
      </Box>
    </>
  );
}

const COUNT = { px: 2, py: 1.25, color: 'text.secondary', fontWeight: 600 };
const DECIDED = { px: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider' };
const LIST = { listStyle: 'none', m: 0, p: 0 };
