import { afterEach, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FairnessPage from '../../../web-admin/src/features/fairness/FairnessPage.js';
import { accessibilityFlaws, unreachableControls } from '../../support/web/accessibility.js';
import { ADMIN_SESSION, closeConsolePage, renderConsolePage } from '../../support/web/render-console-page.js';

afterEach(closeConsolePage);

const SHARE = { requests: 40, percentSeated: 68, meanWait: 0.5 };
const FIGURES = {
  quarters: [
    {
      from: '2026-07-01',
      to: '2026-09-30',
      shares: {
        all: SHARE,
        dimensions: [
          {
            dimension: 'company',
            cells: [
              { cell: 'single', share: { requests: 25, percentSeated: 80, meanWait: null } },
              { cell: 'friends', share: null },
            ],
          },
        ],
      },
    },
    { from: '2026-04-01', to: '2026-06-30', shares: null },
  ],
};
const VERDICT = {
  p: 0.02,
  isBiased: true,
  isOpen: true,
  leans: [
    { trait: 'id', deviations: -3.1 },
    { trait: 'age', deviations: 0.4 },
  ],
};

/** @param answers by path, in order; the last one is repeated */
function open(
  answers: Readonly<Record<string, ReadonlyArray<readonly [number, object]>>>,
  role = 'admin',
): void {
  const asked = new Map<string, number>();
  renderConsolePage(<FairnessPage />, (pathname) => {
    const path = pathname.replace('/api/admin/', '');
    if (path === 'session') return Promise.resolve(Response.json({ ...ADMIN_SESSION, role }));
    const list = answers[path];
    if (!list) return new Promise(() => undefined);
    const at = asked.get(path) ?? 0;
    asked.set(path, at + 1);
    const [status, body] = list[Math.min(at, list.length - 1)]!;
    return Promise.resolve(Response.json(body, { status }));
  });
}

const expectGood = async () =>
  expect([...(await accessibilityFlaws()), ...unreachableControls()]).toEqual([]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('the shares of a quarter are told cell by cell, and a hidden cell says so', async () => {
  open({ fairness: [[200, FIGURES]] });
  const table = await screen.findByRole('table');
  const row = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(row('Everyone')).toEqual(['40', '68%', '0.5']);
  expect(row('Alone')).toEqual(['25', '80%', '–']);
  expect(row('With friends')).toEqual(['hidden']);
  await expectGood();
  await userEvent.click(screen.getByRole('combobox', { name: 'Quarter' }));
  await userEvent.click(screen.getAllByRole('option')[1]!);
  expect(screen.getByText(/too few people in this quarter/)).toBeTruthy();
});

it('a test goes on until there is a verdict, and says what the seats lean to', async () => {
  const part = {
    date: '2026-11-21',
    requests: 40,
    skipped: null,
    sums: [1, 2, 3, 4],
    done: 0.4,
    verdict: null,
  };
  const whole = { ...part, done: 1, verdict: VERDICT };
  open({
    fairness: [[200, FIGURES]],
    'fairness/bias-test': [
      [200, part],
      [200, part],
      [200, whole],
    ],
  });
  await press('Start the test');
  expect(await screen.findByText('There is a bias: Older accounts.')).toBeTruthy();
  expect(screen.getByText('Older accounts: 3.1')).toBeTruthy();
  await expectGood();
});

it('a test without chance or without people says so, and a refusal is told', async () => {
  const done = { date: '2026-11-21', requests: 40, skipped: null, sums: [], done: 1 };
  open({
    fairness: [[200, FIGURES]],
    'fairness/bias-test': [
      [409, { code: 'what_if_is_running', message: 'Another comparison is still running.' }],
      [200, { ...done, verdict: { ...VERDICT, p: 1, isBiased: false, isOpen: false } }],
      [200, { ...done, requests: 3, skipped: 'too_few_people', verdict: null }],
      [200, { ...done, verdict: { ...VERDICT, p: 0.6, isBiased: false } }],
    ],
  });
  await press('Start the test');
  expect(await screen.findByText('Another comparison is still running.')).toBeTruthy();
  await press('Start the test');
  expect(await screen.findByText(/The rules decided every seat/)).toBeTruthy();
  await press('Start the test');
  expect(await screen.findByText(/Fewer than ten people/)).toBeTruthy();
  await press('Start the test');
  expect(await screen.findByText('No bias found.')).toBeTruthy();
});

it('one thing about one person is changed, and who loses a seat is a link', async () => {
  const seats = { before: 12, after: 11, lost: [{ id: 1007 }], gained: [] };
  open({
    fairness: [[200, FIGURES]],
    'fairness/counterfactual': [[200, { requests: 12, skipped: null, seats }]],
  });
  const field = (name: string) => screen.findByRole('spinbutton', { name });
  await userEvent.type(await field('Person (id)'), '1007');
  await press('Try it');
  expect((await field('Age in years')).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Please enter a whole number.')).toHaveLength(1);
  await userEvent.type(await field('Age in years'), '40{Enter}');
  expect(await screen.findByText('People seated: 12 before, 11 after.')).toBeTruthy();
  expect(screen.getByText('1 person loses a seat:')).toBeTruthy();
  expect(screen.getByText('Nobody gets a seat.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Person 1007' });
  expect(link.getAttribute('href')).toBe('/users/1007/show');
  await expectGood();
  await userEvent.click(screen.getByRole('combobox', { name: 'What changes' }));
  await userEvent.click(screen.getByRole('option', { name: 'No answers' }));
  expect(screen.queryByRole('spinbutton', { name: 'Age in years' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Person 1007' })).toBeNull();
});

it('figures that load or fail leave the rest of the page usable, and moderators see why it is empty', async () => {
  open({
    fairness: [
      [500, { code: 'unexpected', message: 'Something went wrong.' }],
      [200, FIGURES],
    ],
  });
  expect(await screen.findByText('Something went wrong.')).toBeTruthy();
  await expectGood();
  await press('Try again');
  expect(await screen.findByRole('table')).toBeTruthy();
  closeConsolePage();
  open({});
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Start the test' })).toBeTruthy();
  closeConsolePage();
  open({}, 'moderator');
  expect(await screen.findByText('Only admins see this page')).toBeTruthy();
});
