import { screen, within } from '@testing-library/react';
import '../../../../web-user/src/app/pages/BrowsePage.js';
import { aMeetup } from '../../../support/web/a-meetup.js';
import { ADA } from '../../../support/web/ada.js';
import { expectNotice } from '../../../support/web/toasts.js';
import { openApp } from '../../../support/web/open-app.js';
import { press } from '../../../support/web/controls.js';
import { serverError, withoutMessage } from '../../../support/web/error-responses.js';

it.each([
  [serverError('The chair is broken'), 'The chair is broken'],
  [withoutMessage(), 'Failed to join meetup'],
])('a seat that cannot be taken shows the reason, or a fallback text (%#)', async (given, why) => {
  const meetup = aMeetup({ title: 'Waffles at noon' });
  openApp(
    ADA,
    { 'GET /api/meetups/browse': [200, [meetup]], 'POST /api/meetups/31/join': given },
    '/browse?meetup=31',
  );
  expect(await screen.findByRole('dialog', { name: 'Waffles at noon' })).toBeTruthy();
  await press('Join This Meetup');
  await expectNotice('Error', why);
});

it.each([
  ['left the chat', { matchId: null }, [true, false, false]],
  ['left the chat of their own meetup', { matchId: null, isOrganizer: true }, [true, false, false]],
  ['is in the chat', { matchId: 7 }, [false, true, true]],
])('someone who %s after the start is told the truth', async (_, fields, [isTold, mayOpen, mayLeave]) => {
  const meetup = aMeetup({ title: 'Waffles', startsAt: '2026-01-03T12:00:00Z', joined: true, ...fields });
  openApp(ADA, { 'GET /api/meetups/browse': [200, [meetup]] }, '/browse?meetup=31');
  const dialog = within(await screen.findByRole('dialog', { name: 'Waffles' }));
  expect(dialog.queryByText('The chat is closed for you.') !== null).toBe(isTold);
  expect(dialog.queryByRole('link', { name: 'Open Chat' }) !== null).toBe(mayOpen);
  expect(dialog.queryByRole('button', { name: 'Leave' }) !== null).toBe(mayLeave);
});
