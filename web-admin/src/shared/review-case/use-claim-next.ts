import { useMutation } from '@tanstack/react-query';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../api/http.js';
import { settle } from '../api/record-cache.js';
import { postRecordAction } from '../api/record-action.js';
import { decisions } from './submit-decision.js';
import { claimedAt, pathOf, type Work } from './queue-item.js';

const OLDEST = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'dueAt', order: 'ASC' as const },
  filter: {},
};

/** Claims the oldest that nobody is on and goes there; without any, back to the queue with a word about it. */
export function useNext() {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  return useMutation({
    mutationFn: async () => {
      const { data } = await dataProvider.getList<Work>('work', OLDEST);
      return claimFirst(data);
    },
    onSuccess: (claimed) => {
      if (!claimed) notify('Nothing is left that nobody is on.', { type: 'info' });
      void navigate(claimed ? pathOf(claimed) : '/work');
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
}

/** Passes over what somebody else was faster to claim, and what this moderator may not decide. */
async function claimFirst(oldest: readonly Work[]): Promise<Work | null> {
  const isHeld = (subject: string) => decisions.all().some((held) => held.subject === subject);
  for (const work of oldest) {
    const resource = claimedAt(work);
    if (!resource || work.claim || isHeld(`${resource}/${work.targetId}`)) continue;
    try {
      settle(resource, await postRecordAction(resource, work.targetId, 'claim'));
      return work;
    } catch (error) {
      if (!(error instanceof HttpError) || ![403, 404, 409].includes(error.status)) throw error;
    }
  }
  return null;
}
