import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillRegistration, signIn } from '../../../support/web/auth-form.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, OPEN_REGISTRATION } from '../../../support/web/fake-api.js';
import { openApp } from '../../../support/web/open-app.js';
import type { TypedAnswers } from '../../../support/web/typed-answers.js';

afterEach(() => sessionStorage.clear());

const open = (answers: Answers, path: string) => openApp(null, answers as TypedAnswers, path);
const REGISTRATION = 'POST /api/auth/registration';
const policy = (fields: object): Answers => ({ [REGISTRATION]: [200, { ...OPEN_REGISTRATION, ...fields }] });
const openSignUp = async (answers: Answers, path = '/auth') => {
  const opened = open(answers, path);
  await userEvent.click(await screen.findByRole('tab', { name: 'Create Account' }));
  return opened;
};

describe('the sign-up says who may join', () => {
  it('not at all: it says so, and tries again', async () => {
    const { answers } = await openSignUp({ [REGISTRATION]: [503, { message: 'Away', code: 'unavailable' }] });
    await screen.findByText("We couldn't open the sign-up", {}, { timeout: 10_000 });
    (answers as Answers)[REGISTRATION] = [200, OPEN_REGISTRATION];
    await press('Try again');
    await screen.findByLabelText('Username');
  });

  it.each([
    ['closed', { policy: 'closed' }, /not taking new members right now/],
    ['by invitation', { policy: 'invitation' }, /You need an invitation to join/],
  ])('%s: there is no form', async (_name, fields, text) => {
    await openSignUp(policy(fields));
    await screen.findByText(text);
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it('full: there is a form for the waiting list', async () => {
    await openSignUp(policy({ isFull: true }));
    await screen.findByText(/you'll be on the waiting list/);
    expect(screen.getByLabelText('Username')).toBeTruthy();
  });

  it('open: there is nothing to say', async () => {
    await openSignUp({});
    await screen.findByLabelText('Username');
    expect(screen.queryByText(/invit|waiting list|application/i)).toBeNull();
  });
});

describe('an invitation', () => {
  it('opens the sign-up, leaves the address and is sent with the form', async () => {
    const answers = {
      ...policy({ policy: 'invitation', isInvited: true }),
      'POST /api/auth/register': [201, { message: 'ok', email: 'ada@campus.test' }],
    } as Answers;
    const { calls } = open(answers, '/auth#invitation=k3v9');
    await screen.findByText("You're invited. Welcome!");
    expect(window.location.hash).toBe('');
    await fillRegistration();
    await press('Create Account');
    await screen.findByLabelText('Verification code');
    const bodies = calls.filter(({ path }) => path.startsWith('/api/auth/reg')).map(({ body }) => body);
    expect(bodies).toEqual([{ invitation: 'k3v9' }, expect.objectContaining({ invitation: 'k3v9' })]);
    expect(calls.every(({ path }) => !path.includes('k3v9'))).toBe(true);
  });
});

describe('an application', () => {
  const refusal = (waitsFor: string): Answers[string] => [
    403,
    { message: 'It waits', code: `application_awaits_${waitsFor}` },
  ];

  it('has a sentence, and after the code the person waits', async () => {
    const answers = {
      ...policy({ policy: 'approval' }),
      'POST /api/auth/register': [201, { message: 'ok', email: 'ada@campus.test' }],
      'POST /api/auth/verify-email': refusal('approval'),
    } as Answers;
    const { calls } = await openSignUp(answers);
    await fillRegistration();
    await press('Create Account');
    await screen.findByText("Please say in 1 to 300 characters why you'd like to join");
    await userEvent.type(screen.getByLabelText('Why would you like to join?'), 'I cook.');
    await press('Create Account');
    await userEvent.type(await screen.findByLabelText('Verification code'), '123456');
    const heading = await screen.findByRole('heading', { name: 'Your application is with us' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    const registered = calls.find(({ path }) => path === '/api/auth/register');
    expect(registered?.body).toMatchObject({ statement: 'I cook.' });
    expect(registered?.body).not.toHaveProperty('invitation');
  });

  it('is shown at the sign-in, and can be withdrawn there', async () => {
    const { calls } = open(
      { 'POST /api/auth/login': refusal('place'), 'DELETE /api/auth/application': [200, { message: 'ok' }] },
      '/auth',
    );
    await signIn('ada', 'correct horse');
    await screen.findByRole('heading', { name: "You're on the waiting list" });
    await press('Withdraw my application');
    await press('Withdraw');
    await screen.findByRole('heading', { name: 'Your application is withdrawn' });
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    await press('Back');
    expect(screen.getByLabelText('Username or email')).toBeTruthy();
  });

  it('is shown after a sign-in with the provider', async () => {
    open({}, '/auth?problem=application_awaits_approval');
    await screen.findByRole('heading', { name: 'Your application is with us' });
  });
});
