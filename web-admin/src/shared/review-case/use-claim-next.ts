import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useAction } from '../api/use-action.js';
import { useListFilter } from '../ui/list-path.js';
import { decisionKey, decisionQueue } from './browser-decision-queue.js';
import { t } from './messages.js';
import { type QueueItem, queueItemPath, reviewResourceOf } from './queue-item.js';
import { cacheRecord, postRecordAction } from '../api/use-record-action.js';

/** How long a case that the moderator skipped or released is not offered to them again, in milliseconds. */
const PASSED_MS = 30 * 60_000;

/** When each case was passed, by its key, such as `reports/1004`. */
const passed = new Map<string, number>();

/** Remembers that the moderator skipped or released the case, until the page is loaded again. */
export function passCase(key: string): void {
  passed.set(key, Date.now());
}

const isPassed = (key: string): boolean => Date.now() - (passed.get(key) ?? -Infinity) < PASSED_MS;

const OLDEST_DUE_FIRST = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'dueAt', order: 'ASC' as const },
};

/**
 * Claims the earliest due item that is free, of the kind that the queue is filtered by, and opens its page; opens the queue
 * with a notice if there is none. What the moderator skipped or released is left to others.
 */
export function useClaimNext() {
  const { kind } = useListFilter('work');
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return useAction({
    run: async () => {
      const { data } = await dataProvider.getList<QueueItem>('work', {
        ...OLDEST_DUE_FIRST,
        filter: kind ? { kind } : {},
      });
      return claimFirst(data);
    },
    done: (claimed) => {
      if (!claimed) notify(t(kind ? 'nothingFreeOfKind' : 'nothingFree'), { type: 'info' });
      void navigate(claimed ? queueItemPath(claimed) : '/work');
    },
    tellsFailure: true,
  });
}

/** Skips items that are claimed, passed, decided but not sent yet, or refused by the server with 403, 404 or 409. */
async function claimFirst(items: readonly QueueItem[]): Promise<QueueItem | null> {
  const isQueued = (key: string) => decisionQueue.all().some((decision) => decision.key === key);
  for (const item of items) {
    const resource = reviewResourceOf(item);
    if (!resource || item.claim) continue;
    const key = decisionKey(resource, item.targetId);
    if (isQueued(key) || isPassed(key)) continue;
    try {
      cacheRecord(resource, await postRecordAction(resource, item.targetId, 'claim'));
      return item;
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 404, 409].includes(error.status)) throw error;
    }
  }
  return null;
}
