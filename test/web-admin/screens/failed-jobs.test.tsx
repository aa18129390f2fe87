import { screen } from '@testing-library/react';
import { DeadJobList } from '../../../web-admin/src/features/system/DeadJobList.js';
import { press } from '../../support/web/controls.js';
import {
  ADMIN_SESSION,
  type Asked,
  changesOf,
  closeConsolePage,
  renderConsolePage,
} from '../../support/web/render-console-page.js';

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

/** @returns the requests */
const open = (session: object = ADMIN_SESSION): Asked[] =>
  renderConsolePage(<DeadJobList />, ({ path }) => {
    if (path === '/session') return session;
    return path === '/dead-jobs/retry' ? { retried: 1, left: 2 } : [JOB, { ...JOB, id: 8 }];
  });

it('failed jobs are retried all at once, or by a button that names its job', async () => {
  const asked = open();
  await press('Retry all');
  await press('Retry Send an email, number 8');
  expect(changesOf(asked)).toEqual([
    ['POST /dead-jobs/retry', null],
    ['POST /dead-jobs/8/retry', {}],
  ]);
});

it('a list is downloaded as CSV by admins only', async () => {
  Object.assign(URL, { createObjectURL: () => '#x', revokeObjectURL: () => undefined });
  const asked = open();
  await press('Download as CSV');
  expect(asked.at(-1)!.path).toBe('/exports/dead-jobs');
  closeConsolePage();
  open({ ...ADMIN_SESSION, role: 'moderator' });
  await screen.findAllByText('12');
  expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
});
