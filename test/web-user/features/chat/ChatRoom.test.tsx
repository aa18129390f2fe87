import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMOJI } from '../../../../web-user/src/features/chat/EmojiPicker.js';
import { reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../../support/web/a-message.js';
import { ADA } from '../../../support/web/ada.js';
import type { Answers, Call } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { expectToast } from '../../../support/web/toasts.js';
import {
  button,
  choose,
  click,
  confirm,
  draft,
  enter,
  field,
  forgetAll,
  heard,
  later,
  MATCH,
  MESSAGES,
  openRoom,
  pass,
  path,
  received,
  reconnect,
  sendDraft,
  sent,
  shown,
  write,
} from './a-chat-room.js';

const POST = 'POST /api/matches/7/messages';
const LEAVE = 'DELETE /api/matches/7/leave';
const HELLO = aMessage(1, 'Hello everyone');

beforeEach(forgetAll);

describe('a message that comes while the thread is fetched', () => {
  it('before the room is joined is fetched after joining', async () => {
    const first = later();
    let fetches = 0;
    const { socket } = openRoom({
      answers: {
        [MESSAGES]: () =>
          ++fetches === 1 ? first.answer() : [200, [HELLO, aMessage(2, 'Written meanwhile')]],
      },
    });
    await waitFor(() => expect(fetches).toBe(1));
    act(() => socket.open());
    heard({ type: 'room_joined' });
    await first.give([200, [HELLO]]);
    expect(await screen.findByText('Written meanwhile')).toBeTruthy();
  });

  it('is not lost to the older response of a refetch', async () => {
    const refetched = later();
    const { answers, to } = await enter();
    const before = to(MESSAGES).length;
    answers[MESSAGES] = () =>
      to(MESSAGES).length === before + 1 ? refetched.answer() : [200, [HELLO, aMessage(2, 'Just now')]];
    heard({ type: 'matches_changed' });
    await waitFor(() => expect(to(MESSAGES)).toHaveLength(before + 1));
    received(2, 'Just now');
    await refetched.give([200, [HELLO]]);
    expect(await screen.findByText('Just now')).toBeTruthy();
    await waitFor(() => expect(to(MESSAGES)).toHaveLength(before + 2));
    expect(screen.getAllByText('Just now')).toHaveLength(1);
  });
});

describe('sending', () => {
  it('joins the room, shows the message at once and replaces it by the stored one', async () => {
    const { socket } = await enter();
    expect(socket.sent).toContainEqual({ type: 'join_room', matchId: 7 });
    await write('On my way');
    expect([shown('On my way'), screen.getByText('Sending...'), field().value]).toEqual([
      expect.anything(),
      expect.anything(),
      '',
    ]);
    expect(sent()[0]).toMatchObject({ matchId: 7, userId: 1001, message: 'On my way' });
    const { clientId } = sent()[0]!;
    heard({ type: 'message_sent', clientId, message: aMessage(2, 'On my way', 1001) });
    expect([screen.queryByText('Sending...'), screen.getAllByText('On my way').length]).toEqual([null, 1]);
  });

  it('is not what Shift+Enter, a composing Enter, blanks, invisible characters or a lost connection do', async () => {
    const { socket, to } = await enter();
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('one\ntwo');
    for (const composing of [{ keyCode: 229 }, { isComposing: true }]) sendDraft(composing);
    await userEvent.clear(field());
    for (const empty of ['   ', '\u200b\u3164']) {
      draft(empty);
      sendDraft();
      expect([button('Send').disabled, sent()]).toEqual([true, []]);
    }
    await userEvent.clear(field());
    act(() => socket.drop());
    await write('Are you there?');
    expect([field().value, button('Send').disabled]).toEqual(['Are you there?', true]);
    expect(screen.getByText('Reconnecting...')).toBeTruthy();
    expect([sent(socket), to(POST)]).toEqual([[], []]);
  });

  it('again keeps the client id of a message that the server refused', async () => {
    await enter();
    await write('Hi');
    const { clientId } = sent()[0]!;
    heard({ type: 'error', code: 'too_many', message: 'Slow down a little', clientId });
    expect(screen.getByText(/Slow down a little/)).toBeTruthy();
    await click('Send again');
    expect(sent().map((frame) => frame.clientId)).toEqual([clientId, clientId]);
  });

  it('without a confirmation for ten seconds fails, reconnects and can be repeated there', async () => {
    const { socket } = await enter();
    jest.useFakeTimers();
    draft('Hi');
    sendDraft();
    await pass(9_999);
    expect(screen.getByText('Sending...')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('Not sent.')).toBeTruthy();
    const next = FakeSocket.latest;
    expect(next).not.toBe(socket);
    act(() => next.open());
    heard({ type: 'room_joined' });
    act(() => button('Send again').click());
    expect(sent(next)).toEqual(sent(socket));
  });

  it('takes 2000 characters, an emoji counting as one, and keeps a longer text unsent', async () => {
    await enter();
    await userEvent.click(field());
    await userEvent.paste('🍰'.repeat(2001));
    expect(screen.getByText('2001/2000')).toBeTruthy();
    expect(screen.getByText('Messages can have up to 2000 characters.').role).toBe('alert');
    sendDraft();
    expect([button('Send').disabled, sent(), field().value.length]).toEqual([true, [], 4002]);
    draft(`${'🍰'.repeat(2000)} `);
    expect(screen.getByText('2000/2000')).toBeTruthy();
    sendDraft();
    expect(sent()).toEqual([expect.objectContaining({ message: '🍰'.repeat(2000) })]);
  });

  it('offers eighteen emoji and inserts one at the cursor', async () => {
    await enter();
    expect(EMOJI).toHaveLength(18);
    await userEvent.type(field(), 'Yum');
    await click('Add an emoji');
    await click('🍰');
    expect(field().value).toBe('Yum🍰');
    expect(document.activeElement).toBe(field());
  });
});

describe('the focus returns to what opened', () => {
  it('the emoji picker, when it is closed without a pick', async () => {
    await enter();
    const opener = button('Add an emoji');
    await click('Add an emoji');
    await click('🍰');
    await click('Add an emoji');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("the chat's menu, also when the dialog that it opened is closed", async () => {
    await enter();
    const opener = button('More');
    await click('More');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await click('More');
    await choose('Cancel Meeting');
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });
});

describe('after a reconnection', () => {
  it('joins the room again, fetches missed messages and resends pending ones once', async () => {
    const { answers } = await enter();
    await write('Half way');
    const { clientId } = sent()[0]!;
    answers[MESSAGES] = [200, [HELLO, aMessage(2, 'Missed you')]];
    reconnect();
    expect(FakeSocket.latest.sent).toContainEqual({ type: 'join_room', matchId: 7 });
    heard({ type: 'room_joined' });
    expect(sent()).toEqual([expect.objectContaining({ clientId, message: 'Half way' })]);
    expect(await screen.findByText('Missed you')).toBeTruthy();
  });

  it('after a restart of the server, refetches the members', async () => {
    const { to } = await enter();
    const before = to(MATCH).length;
    reconnect(1012);
    await waitFor(() => expect(to(MATCH)).toHaveLength(before + 1));
  });
});

describe('on a network that lets no WebSocket through', () => {
  const notice = () => screen.queryByText('Messages take a few seconds on this network.');
  async function enterWithoutSocket(answers: Answers = {}) {
    jest.useFakeTimers();
    const room = openRoom({ answers });
    await pass(4_900);
    expect(notice()).toBeNull();
    return room;
  }

  it('messages are polled, and the composer says so after ten seconds, until a socket opens', async () => {
    const { answers } = await enterWithoutSocket();
    answers[MESSAGES] = [200, [HELLO, aMessage(2, 'By poll')]];
    await pass(200);
    expect([shown('By poll'), screen.getByText('Reconnecting...')]).not.toContain(null);
    expect(button('Send').disabled).toBe(true);
    await pass(5_000);
    expect(notice()).not.toBeNull();
    act(() => FakeSocket.latest.open());
    expect(notice()).toBeNull();
  });

  it('messages go over HTTP, one after the other, are shown once, and a refused one says why', async () => {
    const first = later();
    const answer = ({ body }: Call): [number, unknown] => {
      const { message, clientId } = body as { message: string; clientId: string };
      if (message === 'Too late') return [409, { message: 'This chat is closed.', code: 'chat_is_closed' }];
      return [200, { ...aMessage(message === 'One' ? 2 : 3, message, 1001), clientId }];
    };
    const { bodies, to } = await enterWithoutSocket({
      [POST]: (call) => (to(POST).length === 1 ? first.answer() : answer(call)),
    });
    await pass(5_200);
    jest.useRealTimers();
    await write('One{Enter}Two');
    expect([field().value, bodies(POST)]).toEqual(['', [{ message: 'One', clientId: expect.any(String) }]]);
    await first.give(answer(to(POST)[0]!));
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(bodies(POST)).toHaveLength(2);
    for (const text of ['One', 'Two']) expect(screen.getAllByText(text)).toHaveLength(1);
    await write('Too late');
    expect(await screen.findByText('This chat is closed.')).toBeTruthy();
    await click('Send again');
    await waitFor(() => expect(bodies(POST)).toHaveLength(4));
    expect(bodies(POST)[3]).toEqual(bodies(POST)[2]);
  });

  it('nothing is sent while the server does not answer either', async () => {
    const { answers, to } = await enterWithoutSocket();
    const away = () => {
      throw new TypeError('Failed to fetch');
    };
    Object.assign(answers, { '*': away, [MATCH]: away, [MESSAGES]: away });
    await pass(10_000);
    expect(notice()).toBeNull();
    draft('Are you there?');
    sendDraft();
    expect([field().value, to(POST)]).toEqual(['Are you there?', []]);
    act(() => reportResponse());
  });
});

describe('events', () => {
  it('a message appears once, even if the event is received twice, and in its room only', async () => {
    await enter();
    for (let count = 0; count < 2; count++) received(2, 'Hi Ada');
    heard({ type: 'new_message', matchId: 8, message: aMessage(3, 'Wrong room') });
    expect(await screen.findAllByText('Hi Ada')).toHaveLength(1);
    expect(screen.queryByText('Wrong room')).toBeNull();
  });

  it('a member who leaves is announced and the match is refetched', async () => {
    const { to } = await enter();
    const before = to(MATCH).length;
    heard({ type: 'participant_left', userId: 1003 });
    const description = "Priya left. We're looking for someone to take the seat.";
    expect(visibleToast()).toMatchObject({ description });
    await waitFor(() => expect(to(MATCH)).toHaveLength(before + 1));
  });

  it('a cancelled match is announced, and the home screen follows 1.5 s later', async () => {
    await enter();
    jest.useFakeTimers();
    heard({ type: 'match_cancelled' });
    await expectToast('Meeting Cancelled');
    await pass(1_499);
    expect(path()).toBe('/chat/7');
    await pass(1);
    expect(path()).toBe('/');
  });

  it('messages of a blocked member disappear when the server reports a change', async () => {
    const { answers } = await enter();
    answers[MESSAGES] = [200, []];
    heard({ type: 'matches_changed' });
    await waitFor(() => expect(screen.queryByText('Hello everyone')).toBeNull());
  });
});

describe('the thread', () => {
  it('is grouped by day, and the name of the system user is red', async () => {
    const on = (id: number, createdAt: string) => ({ ...aMessage(id, `number ${id}`, 61), createdAt });
    await enter({ [MESSAGES]: [200, [HELLO, on(2, '2026-11-22T12:00:00Z'), on(3, '2026-11-22T13:00:00Z')]] });
    const days = within(screen.getByRole('log')).getAllByRole('region');
    expect(days.map((day) => within(day).getAllByText(/^(Hello everyone|number \d)$/).length)).toEqual([
      1, 2,
    ]);
    const headings = days.map((day) => within(day).getByRole('heading', { level: 2 }).textContent);
    expect(headings).toEqual(days.map((day) => day.getAttribute('aria-label')));
    expect(within(days[1]!).getAllByText('Tablemates System')[0]!.className).toContain('text-beet');
  });

  it('offers to report a message of another member or to block them, and nothing for other messages', async () => {
    const deleted = { ...aMessage(3, ''), deleted: true };
    const messages = [HELLO, aMessage(2, 'Mine', 1001), deleted, aMessage(4, 'Say hello!', 61)];
    const { safety } = await enter({ [MESSAGES]: [200, messages] });
    const menus = () => screen.getAllByRole('button', { name: /^More about/ });
    expect(menus().map((menu) => menu.getAttribute('aria-label'))).toEqual([
      'More about this message from Mateo',
    ]);
    await userEvent.click(menus()[0]!);
    await choose('Report message');
    expect(safety.onReportMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await waitFor(() => expect(document.activeElement).toBe(menus()[0]));
    await userEvent.click(menus()[0]!);
    await choose('Block Mateo');
    expect(safety.onBlock).toHaveBeenCalledWith(expect.objectContaining({ id: 1002 }));
  });
});

describe('leaving', () => {
  it('asks for a confirmation, then announces it and goes home', async () => {
    const { to } = await enter({ [LEAVE]: [200, { message: 'You have left the match' }] });
    await click('Leave Match');
    expect(to(LEAVE)).toEqual([]);
    await confirm('Leave Match');
    await waitFor(() => expect(path()).toBe('/'));
    await expectToast('Left Match');
  });

  it('that is heard before its response is announced as left', async () => {
    const response = later();
    const { answers, to } = await enter({ [LEAVE]: () => response.answer() });
    const before = to(MATCH).length;
    await click('Leave Match');
    await confirm('Leave Match');
    answers[MATCH] = [404, { message: 'Not found', code: 'match_not_found' }];
    heard({ type: 'participant_left', userId: ADA.id });
    await waitFor(() => expect(to(MATCH)).toHaveLength(before + 1));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await response.give([200, { message: 'You have left the match' }]);
    await waitFor(() => expect(path()).toBe('/'));
    await expectToast('Left Match');
  });

  it('a match that no longer exists shows a message and goes home', async () => {
    openRoom({ answers: { [MATCH]: [404, {}], [MESSAGES]: [404, {}] } });
    await waitFor(() => expect(path()).toBe('/'));
    const description = 'This match is no longer available. Returning to home.';
    await expectToast('Match Ended', description);
  });
});
