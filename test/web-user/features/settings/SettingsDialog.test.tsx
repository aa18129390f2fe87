import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsDialog } from '../../../../web-user/src/features/settings/SettingsDialog.js';
import { devicePreference } from '../../../../web-user/src/shared/device-preference.js';
import { distanceLabel } from '../../../../web-user/src/shared/distances.js';
import { ADA } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { navigations } from '../../../support/web/navigations.js';
import { renderFor } from '../../../support/web/render.js';

function open() {
  navigations.length = 0;
  const api = fakeApi({ 'POST /api/logout': [200, {}] });
  renderFor(ADA, <SettingsDialog blockedPeople={null} phone={null} onClose={jest.fn()} />);
  return { ...api, dialog: within(screen.getByRole('dialog', { name: 'Settings' })) };
}

it('a unit and a language apply at once, and there is nothing to save', async () => {
  const { dialog } = open();
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(dialog.getByRole('radio', { name: 'Kilometers' }));
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Kilometers' }).checked).toBe(true);
  expect(distanceLabel(10)).toBe('16 kilometers');

  const languages = within(dialog.getByRole('group', { name: 'Language' }));
  expect(languages.getByRole('button', { pressed: true }).textContent).toBe('English');
  await userEvent.click(languages.getByRole('button', { name: 'English' }));
  expect(navigations).toEqual([]);
  await userEvent.click(languages.getByRole('button', { name: 'Deutsch' }));
  expect(devicePreference('language')).toBe('de');
  expect(navigations).toEqual(['reload']);
});

it('a user can log out in the settings', async () => {
  const { calls, dialog } = open();
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/logout'));
});

it('a new password is offered to a password manager with its username', async () => {
  const { dialog } = open();
  await userEvent.click(dialog.getByRole('button', { name: 'Change my password' }));
  const form = screen.getByLabelText('New password').closest('form')!;
  const username = form.querySelector<HTMLInputElement>('input[autocomplete="username"]')!;
  expect(username.value).toBe('ada.l');
  expect(username.compareDocumentPosition(screen.getByLabelText('Current password'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
