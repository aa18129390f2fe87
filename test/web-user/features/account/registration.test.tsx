import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillRegistration } from '../../../support/web/auth-form.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, OPEN_REGISTRATION } from '../../../support/web/fake-api.js';
import { openApp } from '../../../support/web/open-app.js';
import type { TypedAnswers } from '../../../support/web/typed-answers.js';

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

  it('open: there is nothing to say', async () => {
    await openSignUp({});
    await screen.findByLabelText('Username');
    expect(screen.queryByText(/invit/i)).toBeNull();
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
