import { useMutation } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../api/http.js';
import { cacheRecord } from '../api/record-cache.js';
import { postRecordAction } from '../api/record-action.js';
import { decisionQueue } from './submit-decision.js';
import { reviewResourceOf, queueItemPath, type QueueItem } from './queue-item.js';

const OLDEST_DUE_FIRST = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'dueAt', order: 'ASC' as const },
  filter: {},
};

/** Claims the oldest that nobody is on and goes there; without any, back to the queue with a word about it. */
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
      if (!claimed) notify('Nothing is left that nobody is on.', { type: 'info' });
      void navigate(claimed ? queueItemPath(claimed) : '/work');
    },
    onError: (error) => notify(errorMessage(error), { type: 'error' }),
  });
}

/** Passes over what somebody else was faster to claim, and what this moderator may not decide. */
async function claimFirst(oldest: readonly QueueItem[]): Promise<QueueItem | null> {
  const isHeld = (key: string) => decisionQueue.all().some((held) => held.key === key);
  for (const item of oldest) {
    const resource = reviewResourceOf(item);
    if (!resource || item.claim || isHeld(`${resource}/${item.targetId}`)) continue;
    try {
      cacheRecord(resource, await postRecordAction(resource, item.targetId, 'claim'));
      return item;
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 404, 409].includes(error.status)) throw error;
    }
  }
  return null;
}
