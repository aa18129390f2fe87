import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsDialog } from '../../web-user/src/features/settings/SettingsDialog.js';
import { clearToasts, visibleToast } from '../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA } from '../support/web/ada.js';
import { type Answers, fakeApi } from '../support/web/fake-api.js';
import { FakeSocket } from '../support/web/fake-socket.js';
import { renderFor } from '../support/web/render.js';

beforeEach(() => {
  clearToasts();
  localStorage.clear();
  FakeSocket.install();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

function openSettings(answers: Answers) {
  const api = fakeApi(answers);
  renderFor(ADA, <SettingsDialog blockedPeople={null} onClose={jest.fn()} />);
  return api;
}

const AT = '2026-11-20T10:30:00Z';
const session = (id: string, browser: string | null, platform: string | null, isCurrent = false) => ({
  id,
  browser,
  platform,
  startedAt: AT,
  lastSeenAt: AT,
  isCurrent,
});
const HERE = session('11111111-1111-4111-8111-111111111111', 'Firefox', 'Linux', true);
const PHONE = session('22222222-2222-4222-8222-222222222222', 'Chrome', 'Android');
const UNKNOWN = session('33333333-3333-4333-8333-333333333333', null, null);

it('whoever is signed in on other devices sees them in words, and signs one out, or all', async () => {
  const answers: Answers = {
    'GET /api/user/sessions': [200, [HERE, PHONE, UNKNOWN]],
    [`DELETE /api/user/sessions/${PHONE.id}`]: [200, { message: 'That device is signed out' }],
    'DELETE /api/user/sessions': [200, { message: 'You are signed out everywhere else' }],
  };
  const { calls } = openSettings(answers);
  await press('Where I’m signed in');
  const here = (await screen.findByText('Firefox on Linux')).closest('li')!;
  expect(within(here).getByText('This device')).toBeTruthy();
  expect(within(here).queryByRole('button')).toBeNull();
  expect(screen.getByText('A device we don’t know by name')).toBeTruthy();

  answers['GET /api/user/sessions'] = [200, [HERE, UNKNOWN]];
  await press('Sign out Chrome on Android');
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull());
  expect(visibleToast()?.title).toBe('That device is signed out');

  answers['GET /api/user/sessions'] = [200, [HERE]];
  await press('Sign out everywhere else');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull());
  expect(calls.some(({ method, path }) => method === 'DELETE' && path === '/api/user/sessions')).toBe(true);
});
