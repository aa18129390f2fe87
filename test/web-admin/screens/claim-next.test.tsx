import { jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { dataProvider } from '../../../web-admin/src/app/data-provider.js';
import QueueList from '../../../web-admin/src/features/queue/QueueList.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { ReviewCaseDesk } from '../../../web-admin/src/shared/review-case/ReviewCaseDesk.js';
import type { ReviewCase } from '../../../web-admin/src/shared/review-case/review-case.js';
import { useReviewCase } from '../../../web-admin/src/shared/review-case/use-review-case.js';
import { passCase } from '../../../web-admin/src/shared/review-case/passed-cases.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';

queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  globalThis.fetch = realFetch;
});

const AT = '2026-11-24T10:30:00.000Z';
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

/** Opens a page, with the queue filtered by kind; the list it returns has the path of each claim and release. */
function open(page: ReactNode, filter: { kind?: string } = {}): string[] {
  const claims: string[] = [];
  globalThis.fetch = jest.fn((input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(
      input instanceof Request ? input.url : input,
      'http://localhost',
    );
    const headers = { 'content-type': 'application/json', 'content-range': 'work 0-2/3' };
    if ((init?.method ?? (input as Request).method) === 'POST') {
      claims.push(pathname);
      return Promise.resolve(
        new Response(JSON.stringify({ id: Number(pathname.split('/')[4]) }), { headers }),
      );
    }
    const { kind } = JSON.parse(searchParams.get('filter') ?? '{}') as { kind?: string };
    const rows = pathname.endsWith('/work') ? QUEUE.filter((each) => !kind || each.kind === kind) : {};
    return Promise.resolve(new Response(JSON.stringify(rows), { headers }));
  }) as typeof fetch;
  const params = { filter, sort: 'dueAt', order: 'ASC', page: 1, perPage: 25, displayedFilters: {} };
  render(
    <MemoryRouter initialEntries={['/work']}>
      <CoreAdminContext
        dataProvider={dataProvider}
        queryClient={queryClient}
        store={memoryStore({ 'work.listParams': params })}
      >
        <ThemeProvider theme={lightTheme}>{page}</ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
  return claims;
}

const openQueue = (filter: { kind?: string }): string[] => open(<QueueList />, filter);

const claimNext = async (claims: string[], number: number): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Claim next' }));
  await waitFor(() => expect(claims).toHaveLength(number));
};

it('the next case is of the kind that the queue is filtered by, and not one that was skipped or released', async () => {
  const claims = openQueue({ kind: 'report' });
  await claimNext(claims, 1);
  passCase('reports/8');
  await claimNext(claims, 2);
  expect(claims).toEqual(['/api/admin/reports/8/claim', '/api/admin/reports/9/claim']);
});

it('without a filter, the next case is the earliest due of all', async () => {
  const claims = openQueue({});
  await claimNext(claims, 1);
  expect(claims).toEqual(['/api/admin/verifications/5/claim']);
});

it('the key n claims the next case from the queue too', async () => {
  const claims = openQueue({});
  await screen.findByRole('button', { name: 'Claim next' });
  await userEvent.keyboard('n');
  await waitFor(() => expect(claims).toEqual(['/api/admin/verifications/5/claim']));
});

const MINE: ReviewCase = {
  id: 7,
  status: 'in_review',
  submittedAt: AT,
  dueAt: AT,
  claim: { by: { id: 2, name: 'Mo' } as never, until: '9999-01-01T00:00:00.000Z', isMine: true },
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
  await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() =>
    expect(claims).toEqual(['/api/admin/reports/7/release', '/api/admin/verifications/5/claim']),
  );
});
