import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeadJobList } from '../../../web-admin/src/features/system/DeadJobList.js';
import { ADMIN_SESSION, closeConsolePage, renderConsolePage } from '../../support/web/render-console-page.js';

afterEach(closeConsolePage);

const AT = '2026-11-24T10:30:00.000Z';
const JOB = {
  id: 7,
  task: 'send-mail',
  error: 'Error',
  attempts: 12,
  queuedAt: AT,
  diedAt: AT,
  isRetryable: true,
};

/** @returns the requested paths of retries and exports */
function open(session: object = ADMIN_SESSION): string[] {
  const asked: string[] = [];
  renderConsolePage(<DeadJobList />, async (pathname) => {
    const headers = { 'content-type': 'application/json', 'content-range': 'dead-jobs 0-0/1' };
    const answers: Record<string, object> = {
      '/api/admin/session': session,
      '/api/admin/dead-jobs/retry': { retried: 1, left: 2 },
    };
    if (/retry|exports/.test(pathname)) asked.push(pathname);
    return new Response(JSON.stringify(answers[pathname] ?? [JOB]), { headers });
  });
  return asked;
}

it('failed jobs are retried all at once', async () => {
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Retry all' }));
  expect(asked).toEqual(['/api/admin/dead-jobs/retry']);
});

it('a list is downloaded as CSV by admins only', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const asked = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Download as CSV' }));
  expect(asked).toEqual(['/api/admin/exports/dead-jobs']);
  closeConsolePage();
  open({ ...ADMIN_SESSION, role: 'moderator' });
  await screen.findAllByText('12');
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
});
