import { useMutation } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../api/http.js';
import { postRecordAction } from '../api/record-action.js';
import { cacheRecord } from '../api/record-cache.js';
import { decisionKey, decisionQueue } from './browser-decision-queue.js';
import { type QueueItem, queueItemPath, reviewResourceOf } from './queue-item.js';
import { t } from './messages.js';

const OLDEST_DUE_FIRST = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'dueAt', order: 'ASC' as const },
  filter: {},
};

/** Claims the earliest due item that is free and opens its page; opens the queue with a notice if there is none. */
export function useClaimNext() {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutation({
    mutationFn: async () => {
      const { data } = await dataProvider.getList<QueueItem>('work', OLDEST_DUE_FIRST);
      return claimFirst(data);
    },
    onSuccess: (claimed) => {
      if (!claimed) notify(t('nothingFree'), { type: 'info' });
      void navigate(claimed ? queueItemPath(claimed) : '/work');
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  });
}

/** Skips items that are claimed, decided but not sent yet, or refused by the server with 403, 404 or 409. */
async function claimFirst(items: readonly QueueItem[]): Promise<QueueItem | null> {
  const isQueued = (key: string) => decisionQueue.all().some((decision) => decision.key === key);
  for (const item of items) {
    const resource = reviewResourceOf(item);
    if (!resource || item.claim || isQueued(decisionKey(resource, item.targetId))) continue;
    try {
      cacheRecord(resource, await postRecordAction(resource, item.targetId, 'claim'));
      return item;
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 404, 409].includes(error.status)) throw error;
    }
  }
  return null;
}
