import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetRegistration } from '../../../../web-user/src/features/account/registration-draft.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { OPEN_REGISTRATION } from '../../../support/web/fake-api.js';
import { fillRegistration } from '../../../support/web/auth-form.js';
import { field, fill, press } from '../../../support/web/controls.js';

// The app is unmounted before, which keeps the form.
afterEach(forgetRegistration);

async function expectComplaint(label: string, complaint: string): Promise<void> {
  await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
  const describedBy = field(label).getAttribute('aria-describedby')!.split(' ');
  const description = describedBy.map((id) => document.getElementById(id)!.textContent).join(' ');
  expect(description).toContain(complaint);
}

it('the rules of names and passwords stand beside their fields before an error', async () => {
  openApp(null, {}, '/signup');
  const described = async (label: string) => {
    const input = await screen.findByLabelText(label);
    const hint = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    return hint?.textContent;
  };
  expect(await described('Username')).toMatch(/^3–30 letters, numbers, dots, hyphens or underscores\./);
  expect(await described('Password')).toMatch(/^At least 6 characters\./);
  expect(await described('First name')).toContain('Up to 50 characters.');
  expect(await described('Last name')).toContain('Up to 50 characters.');
});

it('the domains that may join stand beside the email, and another one is refused before the request', async () => {
  const emailDomains = ['example.edu', '*.example.edu'];
  const policy = { ...OPEN_REGISTRATION, policy: 'email_domains' as const, emailDomains };
  openApp(null, { 'POST /api/auth/registration': [200, policy] }, '/signup');
  await screen.findByText('Use your address at example.edu, *.example.edu.');
  fill('Email', 'ada@elsewhere.org');
  const form = screen.getByLabelText('Email').closest('form')!;
  form.requestSubmit();
  await expectComplaint('Email', 'Please use an email at example.edu or *.example.edu');
});

it('the form keeps what was typed while the policies are read, for half an hour', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  openApp(null, {}, '/signup');
  await screen.findByLabelText('Username');
  expect(address()).toBe('/auth');
  fill('Username', 'ada.l');
  fill('Password', 'correct horse');
  await userEvent.selectOptions(field('Month'), 'May');
  const open = async (policy: string) => {
    await userEvent.click(screen.getByRole('link', { name: policy }));
    await screen.findByRole('heading', { level: 1, name: policy });
  };
  const goBack = async () => {
    act(() => window.history.back());
    await screen.findByLabelText('Username');
  };
  const typed = () => ['Username', 'Password', 'Month'].map((label) => field(label).value);

  await open('Terms of Service');
  expect(address()).toBe('/terms');
  await goBack();
  expect(typed()).toEqual(['ada.l', 'correct horse', '5']);
  const stored = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
  expect(`${stored.join('')} ${document.cookie} ${JSON.stringify(window.history.state)}`).not.toContain(
    'correct',
  );

  await open('Privacy Policy');
  jest.setSystemTime(Date.now() + 31 * 60_000);
  await goBack();
  expect(typed()).toEqual(['', '', '1']);
});

const valueOf = (label: string) => field(label).value;

it('the username is proposed from the email, until the user types one', async () => {
  openApp(null, {}, '/signup');
  const email = await screen.findByLabelText('Email');
  const write = async (address: string) => {
    await userEvent.clear(email);
    await userEvent.type(email, address);
    await userEvent.tab();
    return valueOf('Username');
  };
  expect(await write('al@campus.test')).toBe('');
  expect(await write('Ada.Lovell+saturday@campus.test')).toBe('Ada.Lovellsaturday');
  expect(await write('ada.l@campus.test')).toBe('ada.l');
  fill('Username', 'countess');
  expect(await write('ada@campus.test')).toBe('countess');
});

it('a password that is shown fills its confirmation', async () => {
  openApp(null, {}, '/signup');
  const password = await screen.findByLabelText('Password');
  await userEvent.type(password, 'correct');
  expect(valueOf('Confirm password')).toBe('');
  await userEvent.click(screen.getAllByRole('button', { name: 'Show what is typed' })[0]!);
  expect(valueOf('Confirm password')).toBe('correct');
  await userEvent.type(password, ' horse');
  expect(valueOf('Confirm password')).toBe('correct horse');
  await press('Hide what is typed');
  await userEvent.type(password, 's');
  expect(valueOf('Confirm password')).toBe('correct horse');
});

it('validation errors of a registration are shown beside their fields, in the agreed words', async () => {
  jest.useFakeTimers({ now: new Date('2026-06-15T12:00:00Z'), advanceTimers: true });
  openApp(null, {}, '/auth');
  await press('Sign In');
  await expectComplaint('Username or email', 'Username or email is required');
  await expectComplaint('Password', 'Password must be at least 6 characters');

  await userEvent.click(screen.getByRole('tab', { name: 'Create Account' }));
  fill('Password', 'short');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Create Account');
  await expectComplaint('Email', 'Valid email is required');
  await expectComplaint('Password', 'Password must be at least 6 characters');
  await expectComplaint('Confirm password', 'Password confirmation is required');
  expect(await screen.findByText('You must confirm you are 18+ years old')).toBeTruthy();

  await userEvent.click(screen.getByRole('checkbox'));
  fill('Password', 'correct horse');
  fill('Confirm password', 'corre');
  await press('Create Account');
  await expectComplaint('Confirm password', "Passwords don't match");
  fill('Confirm password', 'correct house');
  await userEvent.selectOptions(field('Month'), 'December');
  await userEvent.selectOptions(field('Year'), '2008');
  await press('Create Account');
  await expectComplaint('Confirm password', "Passwords don't match");
  expect(await screen.findByText('You must be at least 18 years old to join')).toBeTruthy();
});

it('a date of birth that was left as it was preset is asked about once', async () => {
  const { calls } = openApp(
    null,
    { 'POST /api/auth/register': [201, { message: 'ok', email: 'ada@campus.test' }] },
    '/auth',
  );
  await fillRegistration();
  await userEvent.selectOptions(field('Month'), 'January');
  const registrations = () => calls.filter(({ path }) => path === '/api/auth/register');
  await press('Create Account');
  const question = 'Were you born on January 1, 2000? If so, press “Create Account” again.';
  await waitFor(() => expect(screen.getByText(question).closest('[role=alert]')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByLabelText('Month'));
  expect(registrations()).toEqual([]);
  await press('Create Account');
  await screen.findByLabelText('Verification code');
  expect(registrations()).toMatchObject([{ body: { dateOfBirth: '2000-01-01' } }]);
});

it('a form that is sent again before the answer registers once', async () => {
  const { calls } = openApp(null, { 'POST /api/auth/register': () => new Promise(() => undefined) }, '/auth');
  await fillRegistration();
  await press('Create Account');
  const registrations = () => calls.filter(({ path }) => path === '/api/auth/register');
  await waitFor(() => expect(registrations()).toHaveLength(1));
  const form = screen.getByLabelText('Username').closest('form')!;
  for (let times = 0; times < 4; times++) await act(async () => form.requestSubmit());
  expect(registrations()).toHaveLength(1);
});
