import { afterEach, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { WhatIf } from '../../../web-admin/src/features/what-if/WhatIf.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';
import { accessibilityFlaws, unreachableControls } from '../../support/web/accessibility.js';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const INPUT = {
  date: '2026-11-21',
  requests: 12,
  recorded: 14,
  settings: [
    { name: 'extraMiles', current: 0, min: -20, max: 45 },
    { name: 'repeatWeeks', current: 8, min: 0, max: 26 },
  ],
};
const PLAN = {
  seated: 8,
  atMost: 8,
  waiting: 4,
  tables: 2,
  sizes: [{ size: 4, tables: 2 }],
  medianMiles: 2.5,
  ninthDecileMiles: 9,
  medianYears: 3,
  ninthDecileYears: 6,
  affinity: 31,
  pairsAgain: 0,
};
const WIDER = {
  ...PLAN,
  seated: 12,
  atMost: 12,
  waiting: 0,
  sizes: [{ size: 6, tables: 2 }],
  medianMiles: 3.5,
};
const about = { date: '2026-11-21', requests: 12, recorded: 14 };
const slot = {
  time: 'dinner',
  venueType: 'cafe',
  requests: 12,
  skipped: null,
  current: PLAN,
  proposed: WIDER,
};

interface Asked {
  readonly method: string;
  readonly body: string;
  readonly signal: AbortSignal | null | undefined;
}

/** Answers the requests in order; without an answer, the request stays open. */
function answering(...answers: ReadonlyArray<readonly [status: number, body: object]>): Asked[] {
  const asked: Asked[] = [];
  globalThis.fetch = jest.fn((input: string | URL | Request, init: RequestInit = {}) => {
    const signal = input instanceof Request ? input.signal : init.signal;
    asked.push({ method: init.method ?? 'GET', body: String(init.body ?? ''), signal });
    const answer = answers[asked.length - 1];
    if (!answer) return new Promise(() => undefined);
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0], headers }));
  }) as typeof fetch;
  return asked;
}

const open = () =>
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThemeProvider theme={lightTheme}>
          <WhatIf />
        </ThemeProvider>
      </QueryClientProvider>
    </MemoryRouter>,
  );

const expectGood = async () =>
  expect([...(await accessibilityFlaws()), ...unreachableControls()]).toEqual([]);
const miles = () => screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Extra distance (miles)' });
const compare = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' });

it('the form has the current settings, and the result shows both plans and their difference', async () => {
  const asked = answering([200, INPUT], [200, { ...about, slots: [slot] }]);
  open();
  expect((await miles()).value).toBe('0');
  expect(screen.getByText(/12 requests of that Saturday can be compared. About 14 took part/)).toBeTruthy();
  await userEvent.clear(await miles());
  await userEvent.type(await miles(), '15{Enter}');
  const table = await screen.findByRole('table', { name: 'Dinner · Cafe' });
  const row = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(`^${name}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await expectGood();
  expect(row('People seated')).toEqual(['8', '12', '+4']);
  expect(row('Left waiting')).toEqual(['4', '0', '-4']);
  expect(row('Tables of 4')).toEqual(['2', '0', '-2']);
  expect(row('Tables of 6')).toEqual(['0', '2', '+2']);
  expect(row('Distance, median')).toEqual(['2.5', '3.5', '+1']);
  expect(row('Affinity')).toEqual(['31', '31', 'none']);
  expect(JSON.parse(asked[1]!.body)).toEqual({ extraMiles: 15, repeatWeeks: 8 });
});

it('a changed setting removes the result, and a wrong one cannot be compared', async () => {
  answering([200, INPUT], [200, { ...about, slots: [slot] }]);
  open();
  await miles();
  await userEvent.click(compare());
  await screen.findByRole('table');
  await userEvent.clear(await miles());
  await userEvent.type(await miles(), '46');
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Please enter a whole number from -20 to 45.')).toBeTruthy();
  expect(compare().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Use current settings' }));
  expect((await miles()).value).toBe('0');
  expect(compare().disabled).toBe(false);
});

it('a refusal is told, and a slot that was left out says why', async () => {
  const skipped = { ...slot, skipped: 'out_of_time', current: null, proposed: null };
  answering(
    [200, INPUT],
    [409, { code: 'what_if_is_running', message: 'Another comparison is still running.' }],
    [200, { ...about, slots: [skipped] }],
  );
  open();
  await miles();
  await userEvent.click(compare());
  expect(await screen.findByText('Another comparison is still running.')).toBeTruthy();
  await userEvent.click(compare());
  expect(await screen.findByText(/There was not enough time/)).toBeTruthy();
});

it('a comparison is cancelled when the page is left', async () => {
  const asked = answering([200, INPUT]);
  const { unmount } = open();
  await miles();
  await userEvent.click(compare());
  await waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]!.signal!.aborted).toBe(false);
  unmount();
  expect(asked[1]!.signal!.aborted).toBe(true);
});

it('without requests on the last Saturday the page says so', async () => {
  answering([200, { ...INPUT, requests: 0 }]);
  open();
  expect(await screen.findByText('No requests last Saturday')).toBeTruthy();
  await expectGood();
});

it('a page that loads has a named status', async () => {
  answering();
  open();
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  await expectGood();
});

it('without a connection the page says so, and a comparison keeps its settings', async () => {
  const asked = answering([200, INPUT]);
  const reachable = globalThis.fetch;
  open();
  await userEvent.clear(await miles());
  await userEvent.type(await miles(), '15');
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  await userEvent.click(compare());
  expect(await screen.findByText(/connection/)).toBeTruthy();
  expect((await miles()).value).toBe('15');
  await expectGood();
  globalThis.fetch = reachable;
  await userEvent.click(compare());
  await waitFor(() => expect(asked).toHaveLength(2));
});

it('a failed request can be tried again', async () => {
  answering([500, { code: 'unexpected', message: 'Something went wrong.' }], [200, INPUT]);
  open();
  expect(await screen.findByText('Something went wrong.')).toBeTruthy();
  await expectGood();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await miles()).toBeTruthy();
});
