import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../web-user/src/app/pages/ChatPage.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../../support/web/a-message.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { navigations } from '../../../support/web/navigations.js';
import { expectNotice } from '../../../support/web/toasts.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { press } from '../../../support/web/controls.js';
import { serverError, SIGNED_OUT } from '../../../support/web/error-responses.js';
import type { Refusal, TypedAnswers } from '../../../support/web/typed-answers.js';

const LEAVE = 'DELETE /api/matches/7/leave';
const CANCEL = 'DELETE /api/matches/7';
const SYSTEM = 61;
const GONE: [status: 404, body: Refusal] = [404, { message: 'Not found', code: 'match_not_found' }];
const OOPS = serverError('The door is jammed');

const log = () => screen.getByRole('log').textContent;

async function inAChat(answers: TypedAnswers): Promise<void> {
  openApp(
    ADA,
    {
      'GET /api/matches/7': [200, TABLE],
      'GET /api/matches/7/messages': [200, [aMessage(1, 'Say hello!', SYSTEM)]],
      ...answers,
    },
    '/chat/7',
  );
  await waitFor(() => expect(log()).toContain('Tablemates System'));
}

async function confirm(name: string): Promise<void> {
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
}

async function leave(): Promise<void> {
  await press('Leave Match');
  await confirm('Leave Match');
}

async function cancelMatch(): Promise<void> {
  await press('More');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel Meeting' }));
  await confirm('Cancel Meeting');
}

const ENDINGS = [
  ['leaves', leave],
  ['cancels', cancelMatch],
] as const;

const question = () => screen.getByRole('alertdialog');
const OVER: [status: 409, body: Refusal] = [
  409,
  { message: 'This meetup has already taken place.', code: 'dinner_is_over' },
];

it.each([
  ['leave match', leave],
  ['cancel meeting', cancelMatch],
])(
  'a failed request to %s is explained in the dialog, which stays open for another attempt',
  async (what, end) => {
    const words = `Failed to ${what}. Please try again.`;
    await inAChat({ [LEAVE]: OOPS, [CANCEL]: OOPS });
    await end();
    await expectNotice('Error', words);
    expect(address()).toBe('/chat/7');
    act(clearToasts);
    expect(question().textContent).toContain(words);
  },
);

it.each(ENDINGS)('a user who %s a match that is over reads why it was refused', async (_what, end) => {
  await inAChat({ [LEAVE]: OVER, [CANCEL]: OVER });
  await end();
  await expectNotice('Error', 'This meetup has already taken place.');
  act(clearToasts);
  expect(question().textContent).toContain('This meetup has already taken place.');
});

it('a user who cancels a second time within 30 days reads that it counted as leaving', async () => {
  await inAChat({ [CANCEL]: [200, { message: 'Left', outcome: 'left', reason: 'cancelled_recently' }] });
  await cancelMatch();
  await waitFor(() => expect(address()).toBe('/'));
  await expectNotice(
    'Left Match',
    'You cancelled another table in the last 30 days, so this counted as leaving. Your seat is free for someone else.',
  );
});

it.each(['completed', 'archived'] as const)(
  'a %s match can be neither left nor cancelled',
  async (status) => {
    await inAChat({ 'GET /api/matches/7': [200, { ...TABLE, status }] });
    expect(await screen.findByRole('button', { name: 'Safety' })).toBeTruthy();
    for (const name of ['More', 'Leave Match'])
      expect(screen.queryByRole('button', { name, hidden: true })).toBeNull();
  },
);

it('a failure that was read is gone when the dialog is opened again', async () => {
  await inAChat({ [LEAVE]: OOPS });
  await leave();
  await expectNotice('Error', 'Failed to leave match. Please try again.');
  await confirm('Stay');
  await press('Leave Match');
  expect(question().textContent).not.toContain('Failed to leave match');
});

it.each(ENDINGS)(
  'a user who %s a match that no longer exists sees a message and returns home',
  async (_what, end) => {
    await inAChat({ [LEAVE]: GONE, [CANCEL]: GONE });
    await end();
    await expectNotice('Match Ended', 'This match is no longer available. Returning to home.');
    await waitFor(() => expect(address()).toBe('/'));
  },
);

it.each(ENDINGS)(
  'a user who %s a match after the session has ended is sent to the login page',
  async (_what, end) => {
    await inAChat({ [LEAVE]: SIGNED_OUT, [CANCEL]: SIGNED_OUT });
    await end();
    await expectNotice('Unauthorized', 'You are logged out. Logging in again...');
    await waitFor(() => expect(navigations).toEqual(['/api/login?returnTo=%2Fchat%2F7']));
  },
);
