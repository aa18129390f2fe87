import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SystemPage from '../../../web-admin/src/features/system/SystemPage.js';
import { formatDateTime } from '../../../web-admin/src/shared/time/dates.js';
import { accessibilityFlaws, unreachableControls } from '../../support/web/accessibility.js';
import { press } from '../../support/web/controls.js';
import { ADMIN_SESSION, type Asked, json, renderConsolePage } from '../../support/web/render-console-page.js';

const AT = '2026-11-24T10:30:00.000Z';
const SYSTEM = {
  version: '1.0.0',
  commit: 'abcdef0123456789',
  backup: { lastAt: AT, hasFailedSince: false, error: null },
  drill: { lastAt: null, hasFailedSince: false, error: null },
  migrations: { applied: 40, pending: 0 },
  queues: [],
};

const CLOCK = {
  jobs: [
    { name: 'back-up', lastAt: AT, nextAt: AT },
    { name: 'purge-misses', lastAt: null, nextAt: AT },
  ],
};

type Answer = readonly [status: number, body: object] | 'pending';

const READINESS = {
  findings: [
    { check: 'address', state: 'fine', problem: null },
    { check: 'drill', state: 'unchecked', problem: { code: 'drillIsMissing', detail: null } },
    { check: 'backup', state: 'wrong', problem: { code: 'backupIsOff', detail: null } },
  ],
};

/** Answers the system request; the session and the list of failed jobs, which is empty, always arrive. */
function open(system: () => Answer): Asked[] {
  const others: Record<string, unknown> = {
    '/session': ADMIN_SESSION,
    '/dead-jobs': [],
    '/system/check': READINESS,
    '/system/clock': CLOCK,
  };
  return renderConsolePage(<SystemPage />, ({ path }) => {
    if (path in others) return others[path];
    const answer = system();
    return answer === 'pending' ? new Promise(() => undefined) : json(answer[1], answer[0]);
  });
}

const expectGood = async () =>
  expect([...(await accessibilityFlaws()), ...unreachableControls()]).toEqual([]);

it('while the system loads, the failed jobs, whose buttons would move, are not shown', async () => {
  let asked = 0;
  open(() => {
    asked++;
    return 'pending';
  });
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Failed jobs' })).toBeNull();
  await expectGood();
});

it('a system that could not be loaded says why and can be loaded again', async () => {
  let asked = 0;
  let answer: Answer = [500, { code: 'unexpected', message: 'Something went wrong in the kitchen.' }];
  open(() => {
    asked++;
    return answer;
  });
  expect((await screen.findByRole('alert')).textContent).toContain('in the kitchen');
  const jobs = await screen.findByRole('heading', { name: 'No failed jobs' });
  await expectGood();
  answer = [200, SYSTEM];
  await press('Try again');
  // At once, not with the next poll.
  expect(asked).toBe(2);
  expect(await screen.findByRole('heading', { name: 'Release' })).toBeTruthy();
  expect(screen.queryByText(/in the kitchen/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'No failed jobs' })).toBe(jobs);
  await expectGood();
});

it('what runs by the clock is asked for when it is opened, and listed with its last and its next run', async () => {
  const requests = open(() => [200, SYSTEM]);
  await screen.findByRole('heading', { name: 'Runs by the clock' });
  expect(requests.map(({ path }) => path)).not.toContain('/system/clock');
  await userEvent.click(screen.getByText('Details'));
  const table = await screen.findByRole('table', { name: 'Runs by the clock' });
  const rows = [...table.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  const shown = formatDateTime(AT);
  expect(rows).toEqual([
    ['Take the backup of the day, once it is due', shown, shown],
    ['Delete missed tables that no longer count', '–', shown],
  ]);
});

it('what is not ready for Saturday is listed first, with the setting that mends it, then what is not checked', async () => {
  open(() => [200, SYSTEM]);
  await press('Check now');
  expect(await screen.findByText('Not ready for Saturday: one thing to mend.')).toBeTruthy();
  const [first, second, third] = screen.getAllByRole('definition').slice(-3);
  expect(first!.textContent).toBe('There are no backups. Set BACKUP_TO and BACKUP_KEY.');
  expect(second!.textContent).toBe('not checked No backup was restored yet. Try it with npm run drill.');
  expect(third!.textContent).toBe('fine');
  await expectGood();
});
