import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { memoryStore } from 'react-admin';
import QueueList from '../../../web-admin/src/features/queue/QueueList.js';
import type { ReviewCase } from '../../../web-admin/src/shared/review-case/review-case.js';
import { ReviewCaseDesk } from '../../../web-admin/src/shared/review-case/ReviewCaseDesk.js';
import { passCase } from '../../../web-admin/src/shared/review-case/use-claim-next.js';
import { useReviewCase } from '../../../web-admin/src/shared/review-case/use-review-case.js';
import { press } from '../../support/web/controls.js';
import { type Asked, changesOf, renderConsolePage } from '../../support/web/render-console-page.js';

const AT = '2026-11-24T10:30:00.000Z';
const LATER = new Date(Date.now() + 600_000).toISOString();
const item = (kind: string, id: number) => ({
  id: `${kind === 'report' ? 'report' : 'verification'}-${id}`,
  kind,
  targetId: id,
  userId: 7,
  about: { id: 7, name: 'Wren' },
  reason: null,
  since: AT,
  dueAt: AT,
  isOverdue: false,
  claim: null,
});
const QUEUE = [item('id', 5), item('report', 8), item('report', 9)];

/** Opens a page, with the queue filtered by kind. @returns the requests */
function open(page: ReactNode, filter: { kind?: string } = {}): Asked[] {
  const params = { filter, sort: 'dueAt', order: 'ASC', page: 1, perPage: 25, displayedFilters: {} };
  return renderConsolePage(
    page,
    ({ method, path, filter: { kind } }) => {
      if (method === 'POST') return { id: Number(path.split('/')[2]) };
      return path === '/work' ? QUEUE.filter((each) => !kind || each.kind === kind) : {};
    },
    { at: '/work', store: memoryStore({ 'work.listParams': params }) },
  );
}

const claimsOf = (asked: Asked[]) => changesOf(asked).map(([request]) => request);

async function claimNext(asked: Asked[], number: number): Promise<void> {
  await press('Claim next');
  await waitFor(() => expect(claimsOf(asked)).toHaveLength(number));
}

it('the next case is of the kind that the queue is filtered by, and not one that was skipped or released', async () => {
  const claims = open(<QueueList />, { kind: 'report' });
  await claimNext(claims, 1);
  passCase('reports/8');
  await claimNext(claims, 2);
  expect(claimsOf(claims)).toEqual(['POST /reports/8/claim', 'POST /reports/9/claim']);
});

it('without a filter, the next case is the earliest due of all', async () => {
  const claims = open(<QueueList />, {});
  await claimNext(claims, 1);
  expect(claimsOf(claims)).toEqual(['POST /verifications/5/claim']);
});

it('the key n claims the next case from the queue too', async () => {
  const claims = open(<QueueList />, {});
  await screen.findByRole('button', { name: 'Claim next' });
  await userEvent.keyboard('n');
  await waitFor(() => expect(claimsOf(claims)).toEqual(['POST /verifications/5/claim']));
});

const MINE: ReviewCase = {
  id: 7,
  status: 'in_review',
  submittedAt: AT,
  dueAt: AT,
  claim: { by: { id: 2, name: 'Mo' } as never, until: LATER, isMine: true },
  decidedBy: null,
  decidedAt: null,
  mayReview: true,
  whyNot: null,
};

function Desk(): ReactNode {
  const state = useReviewCase('reports', MINE);
  return (
    <ReviewCaseDesk
      state={state}
      status={{ text: 'In review', tone: 'info' } as never}
      submittedLabel="Reported"
      claimHint=""
      claimEndedText=""
      options={[]}
      outcome={null}
      evidence={null}
    >
      {null}
    </ReviewCaseDesk>
  );
}

it('Next releases a case that it leaves undecided', async () => {
  const claims = open(<Desk />);
  await press('Next');
  await waitFor(() =>
    expect(claimsOf(claims)).toEqual(['POST /reports/7/release', 'POST /verifications/5/claim']),
  );
});
