import { afterEach, expect, it, jest } from '@jest/globals';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'react-admin';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { dataProvider } from '../../../web-admin/src/app/data-provider.js';
import AppealShow from '../../../web-admin/src/features/appeals/AppealShow.js';
import { queryClient } from '../../../web-admin/src/shared/api/query-client.js';
import { lightTheme } from '../../../web-admin/src/shared/theme/themes.js';
import { accessibilityFlaws, unreachableControls } from '../../support/web/accessibility.js';

// A request is sent again after seconds, which no test waits for.
queryClient.setDefaultOptions({ queries: { retry: false, networkMode: 'always' } });

const realFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  queryClient.clear();
  globalThis.fetch = realFetch;
});

const AT = '2026-11-24T10:30:00.000Z';
const APPEAL = {
  id: 5,
  status: 'open',
  step: 'pause',
  kind: 'no_show',
  about: { id: 7, name: 'Wren' },
  date: '2026-11-21',
  takenAt: AT,
  until: AT,
  appealedAt: AT,
  dueAt: AT,
  note: 'My train stood still.',
  answer: null,
  answeredAt: null,
  answeredBy: null,
  lastDecisionId: 12,
};

type Answer = readonly [status: number, body: object] | 'offline' | 'pending';

function open(...answers: readonly Answer[]): void {
  let asked = 0;
  globalThis.fetch = jest.fn(() => {
    const answer = answers[asked++] ?? 'pending';
    if (answer === 'pending') return new Promise(() => undefined);
    if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
    const headers = { 'content-type': 'application/json' };
    return Promise.resolve(new Response(JSON.stringify(answer[1]), { status: answer[0], headers }));
  }) as typeof fetch;
  render(
    <MemoryRouter initialEntries={['/appeals/5']}>
      <CoreAdminContext dataProvider={dataProvider} queryClient={queryClient} store={memoryStore()}>
        <ThemeProvider theme={lightTheme}>
          <Routes>
            <Route path="/appeals/:id" element={<AppealShow />} />
          </Routes>
        </ThemeProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

const expectGood = async () =>
  expect([...(await accessibilityFlaws()), ...unreachableControls()]).toEqual([]);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('an appeal that loads has a named status', async () => {
  open('pending');
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
  await expectGood();
});

it.each([
  ['is gone', [404, { code: 'not_found', message: 'Not found.' }], "There's nothing here"],
  ['fails to load', [500, { code: 'unexpected', message: 'Sorry, that failed.' }], 'Sorry, that failed.'],
  ['is read offline', 'offline', /connection/],
] as const)('an appeal that %s says so', async (_what, answer, text) => {
  open(answer, [200, APPEAL]);
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  await expectGood();
});

it('an appeal is answered, and an answer that was not saved stays in its dialog', async () => {
  open(
    [200, APPEAL],
    [503, { code: 'unavailable', message: 'Back in a minute.' }],
    [200, { ...APPEAL, status: 'lifted', answer: 'We believe you.', answeredAt: AT }],
  );
  expect(await screen.findByText('My train stood still.')).toBeTruthy();
  await expectGood();
  await press('Answer the appeal');
  await userEvent.click(screen.getByRole('radio', { name: /^Lift/ }));
  await press('Send answer');
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(screen.getByRole('textbox'), 'We believe you.');
  await press('Send answer');
  expect(await screen.findByText('Back in a minute.')).toBeTruthy();
  expect(screen.getByDisplayValue('We believe you.')).toBeTruthy();
  await expectGood();
  await press('Send answer');
  expect(await screen.findByText('We believe you.')).toBeTruthy();
});

it('an appeal that a colleague has answered says who did, and the answer stays in its dialog', async () => {
  open(
    [200, APPEAL],
    [
      409,
      {
        code: 'decided_meanwhile',
        message: 'Someone decided in the meantime.',
        decision: { by: { id: 8, name: 'Maya Ruiz' }, action: 'user.step_appeal_answered', at: AT },
      },
    ],
  );
  await press('Answer the appeal');
  await userEvent.click(screen.getByRole('radio', { name: /^Lift/ }));
  await userEvent.type(screen.getByRole('textbox'), 'We believe you.');
  await press('Send answer');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Maya Ruiz answered an appeal about missed tables \(Nov 24, 2026, .*\)\. Please look at it again/,
  );
  expect(screen.getByDisplayValue('We believe you.')).toBeTruthy();
  const [, sent] = (globalThis.fetch as jest.Mock<typeof fetch>).mock.calls[1]!;
  expect(JSON.parse(sent!.body as string)).toEqual({
    answer: 'We believe you.',
    lift: true,
    decidedAfter: 12,
  });
});
