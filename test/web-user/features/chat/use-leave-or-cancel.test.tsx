import { expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '../../../../web-user/src/app/pages/ChatPage.js';
import { aMessage } from '../../../support/web/a-message.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { navigations } from '../../../support/web/navigations.js';
import { expectNotice } from '../../../support/web/toasts.js';
import { address, openApp } from '../../../support/web/open-app.js';
import { press } from '../../../support/web/controls.js';
import { serverError, SIGNED_OUT } from '../../../support/web/error-responses.js';
import type { Refusal, TypedAnswers } from '../../../support/web/typed-answers.js';

const LEAVE = 'DELETE /api/matches/7/leave';
const CALL_OFF = 'DELETE /api/matches/7';
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
  ['calls off', cancelMatch],
] as const;

it('a failed request to leave shows an error and keeps the user in the chat', async () => {
  await inAChat({ [LEAVE]: OOPS });
  await leave();
  await expectNotice('Error', 'Failed to leave match. Please try again.');
  expect(address()).toBe('/chat/7');
  expect(log()).toContain('Tablemates System');
});

it('a failed request to cancel the match shows an error and keeps the user in the chat', async () => {
  await inAChat({ [CALL_OFF]: OOPS });
  await cancelMatch();
  await expectNotice('Error', 'Failed to cancel meeting. Please try again.');
  expect(address()).toBe('/chat/7');
});

it.each(ENDINGS)(
  'a user who %s a match that no longer exists sees a message and returns home',
  async (_what, end) => {
    await inAChat({ [LEAVE]: GONE, [CALL_OFF]: GONE });
    await end();
    await expectNotice('Match Ended', 'This match is no longer available. Returning to home.');
    await waitFor(() => expect(address()).toBe('/'));
  },
);

it.each(ENDINGS)(
  'a user who %s a match after the session has ended is sent to the login page',
  async (_what, end) => {
    await inAChat({ [LEAVE]: SIGNED_OUT, [CALL_OFF]: SIGNED_OUT });
    await end();
    await expectNotice('Unauthorized', 'You are logged out. Logging in again...');
    await waitFor(() => expect(navigations).toEqual(['/api/login?returnTo=%2Fchat%2F7']));
  },
);
