import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import AnnouncementBanner from '../../../../web-user/src/features/announcement/AnnouncementBanner.js';
import { clearLocalNotes } from '../../../../web-user/src/shared/local-notes.js';
import { accessibilityFlaws } from '../../../support/web/accessibility.js';
import { ADA } from '../../../support/web/ada.js';
import { serverError } from '../../../support/web/error-responses.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const GET = 'GET /api/announcement';
const inMs = (ms: number): string => new Date(Date.now() + ms).toISOString();
const PICNIC = {
  id: 7,
  subject: 'Our picnic',
  body: 'Come to [the **park**](https://example.org/park)!\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1))',
  bannerUntil: inMs(60_000),
};

beforeEach(clearLocalNotes);
afterEach(clearLocalNotes);

function open(announcement: typeof PICNIC | null) {
  const api = fakeApi({ [GET]: [200, { announcement }] });
  renderFor(ADA, <AnnouncementBanner />);
  return api;
}
const banner = () => screen.findByRole('complementary', { name: 'Announcement' });
const isGone = () => waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());

it('shows its subject in one line, and its text when it is opened, with links of the web only', async () => {
  open(PICNIC);
  const shown = await banner();
  expect(shown.querySelector('details')!.open).toBe(false);
  await userEvent.click(screen.getByText('Our picnic'));
  expect(shown.querySelector('details')!.open).toBe(true);
  const links = [...shown.querySelectorAll('a')];
  expect([...new Set(links.map(({ href }) => href))]).toEqual(['https://example.org/park']);
  expect(links.map(({ textContent }) => textContent).join('')).toBe('the park');
  expect(shown.querySelector('img, script')).toBeNull();
  expect(shown.textContent).toContain('<img src=x onerror=alert(1)> [x](javascript:alert(1))');
  expect(await accessibilityFlaws()).toEqual([]);
});

it('stays hidden on this device, until there is another one', async () => {
  open(PICNIC);
  await userEvent.click(await screen.findByRole('button', { name: 'Hide this announcement' }));
  await isGone();
  cleanup();
  const { calls } = open(PICNIC);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  open({ ...PICNIC, id: 8, subject: 'Newer' });
  expect((await banner()).textContent).toContain('Newer');
});

it('disappears when it ends', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open(PICNIC);
  await banner();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  await isGone();
});

it('is left out without one, and where it cannot be read', async () => {
  const { calls } = open(null);
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
  cleanup();
  const failing = fakeApi({ [GET]: serverError('Broken') });
  renderFor(ADA, <AnnouncementBanner />);
  await waitFor(() => expect(failing.calls).toHaveLength(1));
  await act(async () => undefined);
  expect(screen.queryByRole('complementary')).toBeNull();
});
