import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ADA } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { openApp } from '../../../support/web/open-app.js';

const UNREACHED = { ...ADA, isEmailUndeliverable: true };
const NOTE = { name: "We can't reach ada@campus.test" };

it.each(['/', '/matches'])(
  'at %s a user whose mails come back is told, and can confirm the address again',
  async (path) => {
    openApp(UNREACHED, {}, path);
    expect(await screen.findByRole('heading', NOTE)).toBeTruthy();
    fakeApi({
      'POST /api/user/email': [200, { message: 'Sent' }],
      'POST /api/user/email/verify': [200, ADA],
    });
    await press('Change my email');
    await userEvent.type(await screen.findByLabelText('New email'), ADA.email);
    await userEvent.type(screen.getByLabelText('Current password'), 'correct horse');
    await press('Send the code');
    await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
    await waitFor(() => expect(screen.queryByRole('heading', NOTE)).toBeNull());
  },
);

it('a user whose mails arrive sees no such note', async () => {
  openApp(ADA, {}, '/');
  expect(await screen.findByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
  expect(screen.queryByRole('heading', NOTE)).toBeNull();
});
