import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import ChatPage from '../../../../web-user/src/app/pages/ChatPage.js';
import '../../../../web-user/src/features/profile/UserProfileDialog.js';
import { BlockedPeople } from '../../../../web-user/src/features/safety/BlockedPeople.js';
import type { ReportTarget } from '../../../../web-user/src/features/safety/safety-action.js';
import '../../../../web-user/src/features/safety/TableSafetyDialog.js';
import '../../../../web-user/src/features/safety/PersonActions.js';
import { ReportDialog } from '../../../../web-user/src/features/safety/ReportDialog.js';
import '../../../../web-user/src/features/safety/SafetyDialog.js';
import { SettingsDialog } from '../../../../web-user/src/features/settings/SettingsDialog.js';
import type { PublicProfile } from '../../../../web-user/src/shared/api/types.js';
import { clearToasts } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../../support/web/a-message.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast, toast } from '../../../support/web/toasts.js';

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

const expectWords = (element: HTMLElement, ...words: string[]) =>
  words.forEach((word) => expect(element.textContent).toContain(word));

const MATEO = { id: 1002, name: 'Mateo' };
/** An instant with the same date in all time zones from Honolulu to Auckland. */
const BLOCKED = { id: 1002, firstName: 'Mateo', profileImageUrl: null, blockedAt: '2026-11-21T10:30:00Z' };

const MATEOS_PROFILE: PublicProfile = {
  ...TABLE.users[0]!,
  trustScore: 40,
  bio: null,
  interests: [],
  isEmailVerified: true,
  isIdVerified: false,
  isPhoneVerified: false,
  isProfilePictureVerified: false,
};

describe('a report', () => {
  function open(about: ReportTarget, answers: Answers = {}, isBlocked = false) {
    const api = fakeApi({ 'POST /api/reports': [200, { message: 'Thank you' }], ...answers });
    const onClose = jest.fn();
    renderFor(ADA, <ReportDialog about={about} isBlocked={isBlocked} onClose={onClose} />);
    const sent = () => api.calls.find(({ path }) => path === '/api/reports')?.body;
    return { ...api, onClose, sent };
  }

  it('of a message quotes it and explains that moderators see its context', async () => {
    const { sent, onClose } = open({ kind: 'message', id: 9, text: 'Go away', person: MATEO });
    expectWords(
      screen.getByRole('dialog', { name: 'Report a message from Mateo' }),
      ...['Your report is anonymous.', 'up to ten messages before and after'],
      ...['local emergency services', 'Go away'],
    );
    await userEvent.click(screen.getByLabelText('Harassment or insults'));
    await userEvent.type(screen.getByLabelText(/^Tell us more/), '  It went on for an hour. ');
    await press('Send report');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const note = 'It went on for an hour.';
    expect(sent()).toEqual({ kind: 'message', targetId: 9, reason: 'harassment', note });
    await expectToast('Thank you for telling us');
    expect(toast().description).toContain('within two business days');
  });

  it('offers every reason', () => {
    open({ kind: 'user', person: MATEO });
    const reasons = within(screen.getByRole('group', { name: 'What happened?' })).getAllByRole('radio');
    expect(reasons.map((reason) => (reason as HTMLInputElement).labels![0]!.textContent)).toEqual([
      'Harassment or insults',
      'Someone may not be safe',
      'Fake profile',
      'Spam or advertising',
      'Under 18',
      'Something else',
    ]);
  });

  it('requires a reason, but no note', async () => {
    const { sent } = open({ kind: 'user', person: MATEO });
    await press('Send report');
    expect(screen.getByText('Please choose what happened.')).toBeTruthy();
    expect(sent()).toBeUndefined();
    await userEvent.click(screen.getByLabelText('Fake profile'));
    expect(screen.queryByText('Please choose what happened.')).toBeNull();
    await press('Send report');
    await waitFor(() => expect(sent()).toEqual({ kind: 'user', targetId: 1002, reason: 'fake_profile' }));
  });

  it('counts the characters of the note, up to 1000', async () => {
    open({ kind: 'meetup', id: 31, title: 'Buns' });
    const note = screen.getByLabelText<HTMLTextAreaElement>(/^Tell us more/);
    expect(note.maxLength).toBe(1000);
    fireEvent.change(note, { target: { value: 'a'.repeat(999) } });
    await screen.findByText('999/1000');
  });

  it('does not offer to block someone who is blocked or the organizer of a meetup', () => {
    open({ kind: 'meetup', id: 31, title: 'Buns' });
    expectWords(screen.getByRole('dialog', { name: 'Report this meetup' }), 'a copy of “Buns”');
    expect(screen.queryByRole('checkbox')).toBeNull();
    cleanup();
    open({ kind: 'user', person: MATEO }, {}, true);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  async function reportAndBlock(block: [number, unknown]) {
    const report = open({ kind: 'user', person: MATEO }, { 'POST /api/users/1002/block': block });
    await userEvent.click(screen.getByLabelText('Spam or advertising'));
    await userEvent.click(screen.getByLabelText('Block Mateo too'));
    await press('Send report');
    await waitFor(() => expect(report.onClose).toHaveBeenCalled());
    return report.calls.map(({ method, path }) => `${method} ${path}`);
  }

  it('can block the user too', async () => {
    const calls = await reportAndBlock([200, { message: 'Blocked' }]);
    expect(calls).toEqual(['POST /api/reports', 'POST /api/users/1002/block']);
    expect(toast().description).toContain('Mateo is blocked.');
  });

  it('counts as sent even if the block fails, which is shown', async () => {
    await reportAndBlock([503, { message: 'Back in a minute.' }]);
    await expectToast("Couldn't block Mateo", 'Back in a minute.');
  });

  it('that fails shows an error once and keeps the input', async () => {
    const { onClose } = open(
      { kind: 'user', person: MATEO },
      { 'POST /api/reports': [429, { message: 'That was a little fast.' }] },
    );
    await userEvent.click(screen.getByLabelText('Something else'));
    await userEvent.type(screen.getByLabelText(/^Tell us more/), 'A long story');
    await press('Send report');
    await expectToast("Couldn't send your report", 'That was a little fast.');
    expect(within(screen.getByRole('dialog')).queryByText('That was a little fast.')).toBeNull();
    act(clearToasts);
    expect(within(screen.getByRole('dialog')).getByText('That was a little fast.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Tell us more/).value).toBe('A long story');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is disabled offline, with an explanation', async () => {
    open({ kind: 'user', person: MATEO });
    act(() => void window.dispatchEvent(new Event('offline')));
    expect((await screen.findByText(/^You're offline\. What/)).textContent).toContain('will stay here');
  });
});

const HIDDEN: Answers = {
  'GET /api/user/blocks': [200, [BLOCKED]],
  'GET /api/matches/7/messages': [200, []],
};

describe('in a chat', () => {
  async function enter(answers: Answers = {}) {
    const api = fakeApi({
      'GET /api/matches/7': [200, TABLE],
      'GET /api/matches/7/messages': [200, [aMessage(1, 'Hello everyone')]],
      'GET /api/user/blocks': [200, []],
      'GET /api/user/profile/1002': [200, MATEOS_PROFILE],
      ...answers,
    });
    api.answers['POST /api/users/1002/block'] = () => {
      Object.assign(api.answers, HIDDEN, { 'GET /api/user/profile/1002': [404, { message: 'Not found' }] });
      return [200, { message: 'Blocked' }];
    };
    api.answers['DELETE /api/users/1002/block'] = () => {
      api.answers['GET /api/user/blocks'] = [200, []];
      api.answers['GET /api/matches/7/messages'] = [200, [aMessage(1, 'Hello everyone')]];
      return [200, { message: 'No longer blocked' }];
    };
    renderFor(
      ADA,
      <Routes>
        <Route path="/chat/:id" element={<ChatPage />} />
      </Routes>,
      '/chat/7',
    );
    act(() => FakeSocket.latest.open());
    if (!answers['GET /api/user/blocks']) await screen.findByText('Hello everyone');
    return api;
  }

  it('a block is explained before it is confirmed, then hides messages and offers to leave', async () => {
    await enter();
    await press('Mateo, open profile');
    await press('Block Mateo');
    const question = await screen.findByRole('alertdialog', { name: 'Block Mateo?' });
    expectWords(question, "You won't see each other's messages", "won't be told", 'without a penalty');
    await userEvent.click(within(question).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(screen.queryByText('Hello everyone')).toBeNull());
    await expectToast('Mateo is blocked');
    expect(await button('Unblock Mateo')).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).toContain("we won't seat you together");
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await screen.findByRole('region', { name: "You've blocked Mateo." });
  });

  it('the profile of a blocked user is not accessible, but offers to unblock', async () => {
    await enter({ ...HIDDEN, 'GET /api/user/profile/1002': [404, { message: 'Not found' }] });
    await press('Mateo, blocked, open profile');
    const profile = await screen.findByRole('dialog', { name: 'Mateo' });
    expect(within(profile).getAllByText('Mateo')).toHaveLength(2);
    expect(within(profile).queryByRole('alert')).toBeNull();
    await within(profile).findByRole('button', { name: 'Unblock Mateo' });
  });

  it('a block can be dismissed', async () => {
    const { calls } = await enter();
    await press('Mateo, open profile');
    await press('Block Mateo');
    await press('Not now');
    expect(calls.filter(({ path }) => path.endsWith('/block'))).toEqual([]);
  });

  it('a block that fails shows an error and hides nothing', async () => {
    const { answers } = await enter();
    answers['POST /api/users/1002/block'] = [503, { message: 'Back in a minute.' }];
    await press('More about this message from Mateo');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Block Mateo' }));
    await press('Block');
    await expectToast("Couldn't block Mateo", 'Back in a minute.');
    expect(screen.getByText('Hello everyone')).toBeTruthy();
  });

  it('messages of an unblocked user are shown again', async () => {
    await enter(HIDDEN);
    await press('Safety');
    await press('Unblock Mateo');
    await screen.findByText('Hello everyone');
    await expectToast('Mateo is unblocked');
  });

  it('the button Safety lists all members, and from there opens a report', async () => {
    await enter();
    await press('Safety');
    const people = await screen.findByRole('dialog', { name: 'Safety' });
    expect(within(people).getAllByRole('listitem')).toHaveLength(4);
    await press('Report Priya');
    await screen.findByRole('dialog', { name: 'Report Priya' });
  });

  it('the button Safety of a chat of two offers no plan to share, because there is no meal', async () => {
    const plan = 'GET /api/matches/7/shared-plan' as const;
    const shared = await enter({ [plan]: [200, { canShare: true, sharedAt: null }] });
    await press('Safety');
    await screen.findByRole('heading', { name: 'Share my plan' });
    expect(shared.calls.some(({ path }) => path.endsWith('/shared-plan'))).toBe(true);
    cleanup();
    const users = TABLE.users.slice(0, 1);
    const chat = { ...TABLE, status: 'in_touch', meetupType: '1v1', users } as const;
    const { calls } = await enter({ 'GET /api/matches/7': [200, chat] });
    await press('Safety');
    const people = await screen.findByRole('dialog', { name: 'Safety' });
    expect(await within(people).findByRole('button', { name: 'Report Mateo' })).toBeTruthy();
    expect(calls.some(({ path }) => path.endsWith('/shared-plan'))).toBe(false);
  });
});

describe('the list of blocked users', () => {
  async function open(answers: Answers) {
    const api = fakeApi(answers);
    renderFor(ADA, <BlockedPeople />);
    await press('Blocked people');
    return api;
  }

  it('shows the dates and offers to unblock', async () => {
    const { answers, calls } = await open({
      'GET /api/user/blocks': [200, [BLOCKED]],
      'DELETE /api/users/1002/block': [200, { message: 'No longer blocked' }],
    });
    await screen.findByText('Since Nov 21, 2026');
    answers['GET /api/user/blocks'] = [200, []];
    await press('Unblock Mateo');
    await screen.findByText("You haven't blocked anyone");
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
    await expectToast('Mateo is unblocked');
  });

  it('shows an error with a retry when it cannot be loaded', async () => {
    const { answers } = await open({ 'GET /api/user/blocks': [503, { message: 'Back in a minute.' }] });
    await screen.findByText("We couldn't load the people you've blocked.");
    answers['GET /api/user/blocks'] = [200, [BLOCKED]];
    await press('Try again');
    await screen.findByText('Mateo');
  });
});

describe('the link to the console', () => {
  const door = () => screen.queryByRole('link', { name: 'Console' });
  const open = (isModerator: boolean) =>
    renderFor(
      { ...ADA, isModerator },
      <SettingsDialog blockedPeople={null} phone={null} onClose={jest.fn()} />,
    );

  it('is shown in the settings of staff only', () => {
    open(true);
    expect(door()!.getAttribute('href')).toBe('/admin');
    cleanup();
    open(false);
    expect(door()).toBeNull();
  });
});
