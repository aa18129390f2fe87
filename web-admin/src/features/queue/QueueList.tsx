import CheckOutlined from '@mui/icons-material/CheckOutlined';
import { Box, Button, Card, FormControlLabel, Switch } from '@mui/material';
import { ListBase, Pagination, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { useDecisionQueue } from '../../shared/review-case/browser-decision-queue.js';
import { ExportButton } from '../../shared/ui/ExportButton.js';
import { errorMessage } from '../../shared/api/http.js';
import { type QueueItem, reviewResourceOf } from '../../shared/review-case/queue-item.js';
import { TableSkeleton } from '../../shared/ui/ResponsiveTable.js';
import { useClaimNext } from '../../shared/review-case/use-claim-next.js';
import { useShortcuts } from '../../shared/shortcuts/use-shortcuts.js';
import { QueueRow, t } from './QueueRow.js';
import { EmptyState, ErrorState } from '../../shared/ui/EmptyState.js';

const POLL_MS = 5000;

/** Open queue items, the earliest due first, polled every five seconds. */
export default function QueueList() {
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

/** Filters the queue by own claims, and claims the next item. */
function QueueFilters() {
  const { filterValues, setFilters } = useListContext<QueueItem>();
  const next = useClaimNext();
  useShortcuts([
    { key: 'n', description: t('claimNext'), run: next.isPending ? undefined : () => next.mutate() },
  ]);
  return (
    <Box role="search" aria-label={t('filters')} sx={BAR}>
      <FormControlLabel
        control={
          <Switch
            checked={filterValues.mine === true}
            onChange={(_event, checked) => setFilters({ ...filterValues, mine: checked || undefined })}
          />
        }
        label={t('mine')}
        sx={{ ml: -0.75, mr: 'auto' }}
      />
      <Button
        variant="contained"
        aria-keyshortcuts="n"
        loading={next.isPending}
        onClick={() => next.mutate()}
      >
        {t('claimNext')}
      </Button>
    </Box>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, mb: 2 };

/** The rows of the queue, or the state that replaces them. Items with a queued decision are hidden. */
function QueueRows() {
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
        <ul role="list" aria-label={t('list')}>
          {rows.map((item) => (
            <QueueRow key={item.id} item={item} />
          ))}
        </ul>
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
