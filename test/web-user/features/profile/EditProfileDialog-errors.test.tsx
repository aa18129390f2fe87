import '../../../../web-user/src/features/profile/EditProfileDialog.js';
import { fireEvent, screen } from '@testing-library/react';
import { ADA } from '../../../support/web/ada.js';
import { expectNotice } from '../../../support/web/toasts.js';
import { openApp } from '../../../support/web/open-app.js';
import { fill, press } from '../../../support/web/controls.js';
import { serverError } from '../../../support/web/error-responses.js';

async function editProfile(): Promise<void> {
  await press('Edit profile');
  await screen.findByRole('dialog', { name: 'Edit Profile' });
}

it('a profile that cannot be saved shows an error and keeps the input for a retry', async () => {
  const { answers } = openApp(ADA, { 'PUT /api/profile': serverError('The pen is dry') });
  await editProfile();
  fill('Bio', 'Bakes on Sundays.');
  await press('Save');
  await expectNotice('Error', 'Failed to update profile. Please try again.');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Bio').value).toBe('Bakes on Sundays.');
  answers['PUT /api/profile'] = [200, ADA];
  await press('Save');
  await expectNotice('Profile Updated!', 'Your changes are saved.');
});

it('a profile that is saved dismisses the error of a picture that was refused before', async () => {
  openApp(ADA, { 'PUT /api/profile': [200, ADA] });
  await editProfile();
  const file = new File(['no picture'], 'letter.pdf', { type: 'application/pdf' });
  fireEvent.change(screen.getByLabelText('Profile picture'), { target: { files: [file] } });
  await expectNotice('Invalid file type', 'Please select an image file (PNG, JPG, etc.)');
  await press('Save');
  await expectNotice('Profile Updated!', 'Your changes are saved.');
});
