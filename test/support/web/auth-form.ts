import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, press } from './controls.js';

/** On the sign-in page: fills in all fields of a new account. */
export async function fillRegistration(): Promise<void> {
  await userEvent.click(await screen.findByRole('tab', { name: 'Create Account' }));
  await screen.findByLabelText('First name');
  fill('First name', 'Ada');
  fill('Last name', 'Lovell');
  fill('Username', 'ada.l');
  fill('Email', 'ada@campus.test');
  fill('Password', 'secret1');
  fill('Confirm password', 'secret1');
  await userEvent.selectOptions(screen.getByLabelText('Month'), 'May');
}

/** On the sign-in page: submits the sign-in form. */
export async function signIn(usernameOrEmail: string, password: string): Promise<void> {
  await screen.findByLabelText('Username or email');
  fill('Username or email', usernameOrEmail);
  fill('Password', password);
  await press('Sign In');
}
