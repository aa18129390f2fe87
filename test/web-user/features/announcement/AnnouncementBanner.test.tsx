import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
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

const aPage = (
  <Suspense fallback="Loading">
    <AnnouncementBanner />
    <h1>The page</h1>
  </Suspense>
);

async function open(announcement: typeof PICNIC | null): Promise<void> {
  fakeApi({ [GET]: [200, { announcement }] });
  await act(async () => renderFor(ADA, aPage));
}
const banner = () => screen.findByRole('complementary', { name: 'Announcement' });
const expectPageAlone = () => {
  expect(screen.getByRole('heading').textContent).toBe('The page');
  expect(screen.queryByRole('complementary')).toBeNull();
};

it('shows its subject in one line, and its text when it is opened, with links of the web only', async () => {
  await open(PICNIC);
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
  await open(PICNIC);
  await userEvent.click(await screen.findByRole('button', { name: 'Hide this announcement' }));
  expectPageAlone();
  cleanup();
  await open(PICNIC);
  expectPageAlone();
  cleanup();
  await open({ ...PICNIC, id: 8, subject: 'Newer' });
  expect((await banner()).textContent).toContain('Newer');
});

it('disappears when it ends', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  await open(PICNIC);
  await banner();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expectPageAlone();
});

it('is left out without one, and where it cannot be read', async () => {
  await open(null);
  expectPageAlone();
  cleanup();
  fakeApi({ [GET]: serverError('Broken') });
  await act(async () => renderFor(ADA, aPage));
  expectPageAlone();
});

it('is shown together with the page, which waits two seconds for it, and a late one moves nothing', async () => {
  jest.useFakeTimers();
  const answer: [number, unknown] = [200, { announcement: PICNIC }];
  fakeApi({ [GET]: () => new Promise((resolve) => setTimeout(() => resolve(answer), 2_500)) });
  await act(async () => renderFor(ADA, aPage));
  await act(() => jest.advanceTimersByTimeAsync(1_999));
  expect(screen.queryByRole('heading')).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expectPageAlone();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expectPageAlone();
});
