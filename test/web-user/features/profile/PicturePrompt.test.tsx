import { cleanup, screen } from '@testing-library/react';
import HomePage from '../../../../web-user/src/app/pages/HomePage.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

function openHome(me = ADA, matches: unknown[] = [TABLE]): void {
  cleanup();
  fakeApi({ 'GET /api/user/matches': [200, matches], 'GET /api/meetups/browse': [200, []] });
  renderFor(me, <HomePage />);
}

const TITLE = { name: 'Add a photo?' };

it('a user without a picture is asked for one as soon as they have a table', async () => {
  openHome();
  expect(await screen.findByRole('region', TITLE)).toBeTruthy();
  await press('Add a photo');
  expect(await screen.findByRole('dialog', { name: 'Edit Profile' })).toBeTruthy();
});

it.each([
  ['without a table', ADA, []],
  ['with a past table only', ADA, [{ ...TABLE, status: 'completed' }]],
  ['with a picture', { ...ADA, profileImageUrl: '/api/pictures/1001/a.webp' }, [TABLE]],
])('a user %s is not asked', async (_, me, matches) => {
  openHome(me, matches);
  await screen.findByText('Ready to Meet New People');
  expect(screen.queryByRole('region', TITLE)).toBeNull();
});

it('a user who declines is not asked again on this device, and keeps the focus', async () => {
  openHome();
  await press('No, thanks');
  expect(document.activeElement!.textContent).toBe('Okay! You can add one in your profile any time.');
  openHome();
  await screen.findByText('Ready to Meet New People');
  expect(screen.queryByRole('region', TITLE)).toBeNull();
  openHome({ ...ADA, id: 1009 });
  expect(await screen.findByRole('region', TITLE)).toBeTruthy();
});
