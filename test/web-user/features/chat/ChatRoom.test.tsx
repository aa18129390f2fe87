import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatRoom } from '../../../../web-user/src/features/chat/ChatRoom.js';
import { Place, type PlaceFrame } from '../../../../web-user/src/features/chat/Place.js';
import { EMOJI } from '../../../../web-user/src/features/chat/EmojiPicker.js';
import { reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { aMessage } from '../../../support/web/a-message.js';
import { aSafety } from '../../../support/web/a-safety.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, type Call, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

beforeEach(() => {
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.install();
});
afterEach(() => void jest.useRealTimers());

async function enter(answers: Answers = {}, safety = aSafety()) {
  const api = fakeApi({
    'GET /api/matches/7': [200, TABLE],
    'GET /api/matches/7/messages': [200, [aMessage(1, 'Hello everyone')]],
    ...answers,
  });
  const onOpenProfile = jest.fn();
  renderFor(ADA, <ChatRoom matchId={7} safety={safety} onOpenProfile={onOpenProfile} />, '/chat/7');
  const socket = FakeSocket.latest;
  act(() => socket.open());
  await screen.findByText('Hello everyone');
  return { ...api, onOpenProfile, safety, socket };
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const path = () => screen.getByLabelText('path').textContent;
const sent = (socket: FakeSocket) => socket.sent.filter(({ type }) => type === 'chat_message');
const posts = (calls: readonly Call[]) =>
  calls
    .filter((call) => `${call.method} ${call.path}` === 'POST /api/matches/7/messages')
    .map(({ body }) => body);
const hear = (socket: FakeSocket, frame: Record<string, unknown>) => act(() => socket.say(frame));

it('a message written between the first fetch and joining the room is fetched after joining', async () => {
  let answerFirst = (_answer: [number, unknown]): void => undefined;
  const first = new Promise<[number, unknown]>((resolve) => (answerFirst = resolve));
  let fetches = 0;
  fakeApi({
    'GET /api/matches/7': [200, TABLE],
    'GET /api/matches/7/messages': () =>
      ++fetches === 1 ? first : [200, [aMessage(1, 'Hello everyone'), aMessage(2, 'Written meanwhile')]],
  });
  renderFor(ADA, <ChatRoom matchId={7} safety={aSafety()} onOpenProfile={jest.fn()} />, '/chat/7');
  await waitFor(() => expect(fetches).toBe(1));
  act(() => FakeSocket.latest.open());
  // The server read the first page before the message was written, and its response arrives after the join.
  hear(FakeSocket.latest, { type: 'room_joined', matchId: 7 });
  await act(async () => answerFirst([200, [aMessage(1, 'Hello everyone')]]));
  expect(await screen.findByText('Written meanwhile')).toBeTruthy();
});

it('a message received during a refetch of the thread is not lost to the older response', async () => {
  let answerRefetch = (_answer: [number, unknown]): void => undefined;
  const refetched = new Promise<[number, unknown]>((resolve) => (answerRefetch = resolve));
  let fetches = 0;
  const { socket } = await enter({
    'GET /api/matches/7/messages': () => {
      fetches += 1;
      if (fetches === 1) return [200, [aMessage(1, 'Hello everyone')]];
      return fetches === 2 ? refetched : [200, [aMessage(1, 'Hello everyone'), aMessage(2, 'Just now')]];
    },
  });
  hear(socket, { type: 'matches_changed' });
  await waitFor(() => expect(fetches).toBe(2));
  // The server read the thread before the message was written, and its response arrives after the event.
  hear(socket, { type: 'new_message', matchId: 7, message: aMessage(2, 'Just now') });
  await act(async () => answerRefetch([200, [aMessage(1, 'Hello everyone')]]));
  expect(await screen.findByText('Just now')).toBeTruthy();
  await waitFor(() => expect(fetches).toBe(3));
  expect(screen.getAllByText('Just now')).toHaveLength(1);
});

describe('sending', () => {
  it("joins the room and shows the user's own message before the response", async () => {
    const { socket } = await enter();
    expect(socket.sent).toContainEqual({ type: 'join_room', matchId: 7 });

    await userEvent.type(field(), 'On my way{Enter}');
    expect(screen.getByText('On my way')).toBeTruthy();
    expect(screen.getByText('Sending...')).toBeTruthy();
    expect(field().value).toBe('');
    expect(sent(socket)[0]).toMatchObject({ matchId: 7, userId: 1001, message: 'On my way' });

    const { clientId } = sent(socket)[0]!;
    hear(socket, { type: 'message_sent', matchId: 7, clientId, message: aMessage(2, 'On my way', 1001) });
    expect(screen.queryByText('Sending...')).toBeNull();
    expect(screen.getAllByText('On my way')).toHaveLength(1);
  });

  it('Shift+Enter inserts a new line, and Enter during IME composition does not send', async () => {
    const { socket } = await enter();
    await userEvent.type(field(), 'one{Shift>}{Enter}{/Shift}two');
    expect(field().value).toBe('one\ntwo');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(sent(socket)).toEqual([]);
  });

  it('blank messages are not sent', async () => {
    const { socket } = await enter();
    await userEvent.type(field(), '   {Enter}');
    expect(sendButton().disabled).toBe(true);
    expect(sent(socket)).toEqual([]);
  });

  it('without an open connection the message is not sent and the draft stays', async () => {
    const { socket, calls } = await enter();
    act(() => socket.drop());
    await userEvent.type(field(), 'Are you there?{Enter}');
    expect(field().value).toBe('Are you there?');
    expect(sendButton().disabled).toBe(true);
    expect(screen.getByText('Reconnecting...')).toBeTruthy();
    expect(posts(calls)).toEqual([]);
  });

  it('a message rejected by the server is marked, and a retry sends the same client id', async () => {
    const { socket } = await enter();
    await userEvent.type(field(), 'Hi{Enter}');
    const { clientId } = sent(socket)[0]!;
    hear(socket, { type: 'error', code: 'too_many', message: 'Slow down a little', clientId });
    expect(screen.getByText(/Slow down a little/)).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    expect(sent(socket)).toHaveLength(2);
    expect(sent(socket)[1]!.clientId).toBe(clientId);
  });

  it('a message without a confirmation for ten seconds is marked as failed', async () => {
    await enter();
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: 'Hi' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => void jest.advanceTimersByTime(9_999));
    expect(screen.getByText('Sending...')).toBeTruthy();
    act(() => void jest.advanceTimersByTime(1));
    expect(screen.getByText('Not sent.')).toBeTruthy();
  });

  it('a message without a confirmation reconnects, and is sent again by its user on the new connection', async () => {
    const { socket } = await enter();
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: 'Hi' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    act(() => void jest.advanceTimersByTime(10_000));
    const next = FakeSocket.latest;
    expect(next).not.toBe(socket);
    act(() => next.open());
    hear(next, { type: 'room_joined', matchId: 7 });
    fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
    jest.useRealTimers();
    expect(sent(next)).toEqual(sent(socket));
  });

  it('a message of 2000 emoji is sent, although it has more code units', async () => {
    const { socket } = await enter();
    const emoji = '🍰'.repeat(2000);
    fireEvent.change(field(), { target: { value: `${emoji} ` } });
    expect(screen.getByText('2000/2000')).toBeTruthy();
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent(socket)).toEqual([expect.objectContaining({ message: emoji })]);
  });

  it('a pasted text of more than 2000 characters stays, counted and unsent, until it is shorter', async () => {
    const { socket } = await enter();
    await userEvent.click(field());
    await userEvent.paste('🍰'.repeat(2001));
    expect(field().value).toHaveLength(4002);
    expect(screen.getByText('2001/2000')).toBeTruthy();
    expect(screen.getByText('Messages can have up to 2000 characters.').role).toBe('alert');
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sendButton().disabled).toBe(true);
    expect(sent(socket)).toEqual([]);
    fireEvent.change(field(), { target: { value: '🍰'.repeat(2000) } });
    expect(sendButton().disabled).toBe(false);
  });

  it('offers eighteen emoji and inserts one at the cursor', async () => {
    await enter();
    expect(EMOJI).toHaveLength(18);
    await userEvent.type(field(), 'Yum');
    await userEvent.click(screen.getByRole('button', { name: 'Add an emoji' }));
    await userEvent.click(screen.getByRole('button', { name: '🍰' }));
    expect(field().value).toBe('Yum🍰');
    expect(document.activeElement).toBe(field());
  });

  it('does not send invisible characters only', async () => {
    const { socket } = await enter();
    fireEvent.change(field(), { target: { value: '\u200b\u3164' } });
    expect(sendButton().disabled).toBe(true);
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(sent(socket)).toEqual([]);
  });
});

describe('the focus returns to what opened', () => {
  it('the emoji picker, when it is closed without a pick', async () => {
    await enter();
    const opener = await screen.findByRole('button', { name: 'Add an emoji' });
    await userEvent.click(opener);
    await userEvent.click(screen.getByRole('button', { name: '🍰' }));
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it("the chat's menu, also when the dialog that it opened is closed", async () => {
    await enter();
    const opener = await screen.findByRole('button', { name: 'More' });
    await userEvent.click(opener);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel Meeting' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(document.activeElement).toBe(opener);
  });
});

describe('after a reconnection', () => {
  it('joins the room again, fetches missed messages and resends pending ones once', async () => {
    const { socket, answers } = await enter();
    await userEvent.type(field(), 'Half way{Enter}');
    const { clientId } = sent(socket)[0]!;
    answers['GET /api/matches/7/messages'] = [
      200,
      [aMessage(1, 'Hello everyone'), aMessage(2, 'Missed you')],
    ];

    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    act(() => socket.drop());
    act(() => void jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    const next = FakeSocket.latest;
    expect(next).not.toBe(socket);
    act(() => next.open());
    expect(next.sent).toContainEqual({ type: 'join_room', matchId: 7 });
    hear(next, { type: 'room_joined', matchId: 7 });

    expect(sent(next)).toEqual([expect.objectContaining({ clientId, message: 'Half way' })]);
    expect(await screen.findByText('Missed you')).toBeTruthy();
  });

  it('after a restart of the server, refetches the members', async () => {
    const { socket, calls } = await enter();
    const looks = () => calls.filter(({ path: at }) => at === '/api/matches/7').length;
    const before = looks();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    act(() => socket.drop(1012));
    act(() => void jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    act(() => FakeSocket.latest.open());
    await waitFor(() => expect(looks()).toBe(before + 1));
  });
});

describe('on a network that lets no WebSocket through', () => {
  const notice = () => screen.queryByText('Messages take a few seconds on this network.');

  async function enterWithoutSocket(answers: Answers = {}) {
    jest.useFakeTimers();
    const api = fakeApi({
      'GET /api/matches/7': [200, TABLE],
      'GET /api/matches/7/messages': [200, [aMessage(1, 'Hello everyone')]],
      ...answers,
    });
    renderFor(ADA, <ChatRoom matchId={7} safety={aSafety()} onOpenProfile={jest.fn()} />, '/chat/7');
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(notice()).toBeNull();
    return api;
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('messages are polled, and the composer says so after ten seconds, until a socket opens', async () => {
    const { answers } = await enterWithoutSocket();
    answers['GET /api/matches/7/messages'] = [200, [aMessage(1, 'Hello everyone'), aMessage(2, 'By poll')]];
    await pass(200);
    expect(screen.getByText('By poll', { selector: '[role=log] *' })).toBeTruthy();
    expect(screen.getByText('Reconnecting...')).toBeTruthy();
    expect(sendButton().disabled).toBe(true);
    await pass(5_000);
    expect(notice()).not.toBeNull();
    act(() => FakeSocket.latest.open());
    expect(notice()).toBeNull();
  });

  it('messages go over HTTP, one after the other, and are shown once', async () => {
    let answerFirst = (): void => undefined;
    const posted = ({ body }: Call): [number, unknown] => {
      const { message, clientId } = body as { message: string; clientId: string };
      return [200, { ...aMessage(message === 'One' ? 2 : 3, message, 1001), clientId }];
    };
    const { calls } = await enterWithoutSocket({
      'POST /api/matches/7/messages': (call) =>
        (call.body as { message: string }).message === 'One'
          ? new Promise((resolve) => (answerFirst = () => resolve(posted(call))))
          : posted(call),
    });
    await pass(5_200);
    jest.useRealTimers();
    await userEvent.type(field(), 'One{Enter}Two{Enter}');
    expect(field().value).toBe('');
    expect(posts(calls)).toEqual([{ message: 'One', clientId: expect.any(String) }]);
    await act(async () => answerFirst());
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(posts(calls)).toHaveLength(2);
    for (const text of ['One', 'Two']) expect(screen.getAllByText(text)).toHaveLength(1);
  });

  it('a message that is refused says why', async () => {
    await enterWithoutSocket({
      'POST /api/matches/7/messages': [409, { message: 'This chat is closed.', code: 'chat_is_closed' }],
    });
    await pass(5_200);
    jest.useRealTimers();
    await userEvent.type(field(), 'Too late{Enter}');
    expect(await screen.findByText('This chat is closed.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy();
  });

  it('nothing is sent while the server does not answer either', async () => {
    const { answers, calls } = await enterWithoutSocket();
    answers['*'] =
      answers['GET /api/matches/7'] =
      answers['GET /api/matches/7/messages'] =
        () => {
          throw new TypeError('Failed to fetch');
        };
    await pass(10_000);
    expect(notice()).toBeNull();
    fireEvent.change(field(), { target: { value: 'Are you there?' } });
    fireEvent.keyDown(field(), { key: 'Enter' });
    expect(field().value).toBe('Are you there?');
    expect(posts(calls)).toEqual([]);
    act(() => reportResponse());
  });
});

describe('events from other members', () => {
  it('a message appears once, even if the event is received twice', async () => {
    const { socket } = await enter();
    hear(socket, { type: 'new_message', matchId: 7, message: aMessage(2, 'Hi Ada') });
    hear(socket, { type: 'new_message', matchId: 7, message: aMessage(2, 'Hi Ada') });
    hear(socket, { type: 'new_message', matchId: 8, message: aMessage(3, 'Wrong room') });
    expect(await screen.findAllByText('Hi Ada')).toHaveLength(1);
    expect(screen.queryByText('Wrong room')).toBeNull();
  });

  it('a member who leaves is announced and the match is refetched', async () => {
    const { socket, calls } = await enter();
    const before = calls.filter(({ path: at }) => at === '/api/matches/7').length;
    hear(socket, { type: 'participant_left', matchId: 7, userId: 1003 });
    expect(visibleToast()).toMatchObject({
      description: "Priya left. We're looking for someone to take the seat.",
    });
    await waitFor(() =>
      expect(calls.filter(({ path: at }) => at === '/api/matches/7').length).toBe(before + 1),
    );
  });

  it('a cancelled match is announced, and the home screen follows 1.5 s later', async () => {
    const { socket } = await enter();
    jest.useFakeTimers();
    hear(socket, { type: 'match_cancelled', matchId: 7 });
    expect(visibleToast()).toMatchObject({ title: 'Meeting Cancelled' });
    act(() => void jest.advanceTimersByTime(1_499));
    expect(path()).toBe('/chat/7');
    act(() => void jest.advanceTimersByTime(1));
    expect(path()).toBe('/');
  });
});

it('messages are grouped by day', async () => {
  const on = (id: number, createdAt: string) => ({ ...aMessage(id, `number ${id}`), createdAt });
  await enter({
    'GET /api/matches/7/messages': [
      200,
      [aMessage(1, 'Hello everyone'), on(2, '2026-11-22T12:00:00Z'), on(3, '2026-11-22T13:00:00Z')],
    ],
  });
  const days = within(screen.getByRole('log')).getAllByRole('region');
  expect(days.map((day) => within(day).getAllByText(/^(Hello everyone|number \d)$/).length)).toEqual([1, 2]);
  expect(days.map((day) => within(day).getByRole('heading', { level: 2 }).textContent)).toEqual(
    days.map((day) => day.getAttribute('aria-label')),
  );
});

it('the name of the system user is red', async () => {
  await enter({
    'GET /api/matches/7/messages': [200, [aMessage(1, 'Hello everyone'), aMessage(2, 'Welcome', 61)]],
  });
  const name = within(screen.getByRole('log')).getByText('Tablemates System');
  expect(name.className).toContain('text-beet');
});

describe('members', () => {
  it('a click opens a profile, except for the system user', async () => {
    const system = { ...TABLE.users[0]!, id: 61, username: 'whatever' };
    const { onOpenProfile } = await enter({
      'GET /api/matches/7': [200, { ...TABLE, users: [...TABLE.users, system] }],
    });
    const strip = within(screen.getByRole('list', { name: 'At this table' }));
    await userEvent.click(strip.getByRole('button', { name: /Priya/ }));
    expect(onOpenProfile).toHaveBeenCalledWith(1003);
    expect(strip.getByText('Tablemates System')).toBeTruthy();
    expect(strip.queryByRole('button', { name: /System/ })).toBeNull();
  });

  it.each([
    ['group', 'Group Chat'],
    ['1v1', '1-on-1 Chat'],
  ] as const)('the header of a %s match reads %s', async (meetupType, title) => {
    await enter({ 'GET /api/matches/7': [200, { ...TABLE, meetupType }] });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});

describe('leaving', () => {
  it('asks for a confirmation, then announces it and goes home', async () => {
    const { calls } = await enter({
      'DELETE /api/matches/7/leave': [200, { message: 'You have left the match' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Leave Match' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave Match' }),
    );
    await waitFor(() => expect(path()).toBe('/'));
    expect(visibleToast()).toMatchObject({ title: 'Left Match' });
  });

  it('a user whose own leaving is heard before its response sees that they left', async () => {
    let answerLeave = (_answer: [number, unknown]): void => undefined;
    let isGone = false;
    const { socket, calls } = await enter({
      'GET /api/matches/7': () =>
        isGone ? [404, { message: 'Not found', code: 'match_not_found' }] : [200, TABLE],
      'DELETE /api/matches/7/leave': () => new Promise((resolve) => (answerLeave = resolve)),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Leave Match' }));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Leave Match' }),
    );
    isGone = true;
    hear(socket, { type: 'participant_left', matchId: 7, userId: ADA.id });
    await waitFor(() =>
      expect(calls.filter(({ path: asked }) => asked === '/api/matches/7')).toHaveLength(2),
    );
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await act(async () => answerLeave([200, { message: 'You have left the match' }]));
    await waitFor(() => expect(path()).toBe('/'));
    expect(visibleToast()).toMatchObject({ title: 'Left Match' });
  });

  it('a match that no longer exists shows a message and goes home', async () => {
    fakeApi({});
    renderFor(ADA, <ChatRoom matchId={7} safety={aSafety()} onOpenProfile={jest.fn()} />, '/chat/7');
    await waitFor(() => expect(path()).toBe('/'));
    expect(visibleToast()).toMatchObject({
      title: 'Match Ended',
      description: 'This match is no longer available. Returning to home.',
    });
  });
});

describe('everything about the place', () => {
  const place = (_match: Match, frame: PlaceFrame) => (
    <Place {...frame}>
      <button type="button">The ballot</button>
    </Place>
  );
  const line = () => screen.findByRole('button', { name: /^Where & when/ });
  const open = async (match: Partial<Match> = {}) => {
    fakeApi({
      'GET /api/matches/7': [200, { ...TABLE, ...match }],
      'GET /api/matches/7/messages': [200, [aMessage(1, 'Hello everyone')]],
    });
    const step = (_match: Match, openPlace: () => void) => (
      <button type="button" onClick={openPlace}>
        Vote
      </button>
    );
    renderFor(
      ADA,
      <ChatRoom matchId={7} safety={aSafety()} onOpenProfile={jest.fn()} place={place} step={step} />,
      '/chat/7',
    );
    await screen.findByText('Hello everyone');
  };

  it('is a sheet, opened from the line in the header, which Escape closes', async () => {
    await open({ suggestedLocation: 'Cafe Mira, 12 Main Street' });
    expect((await line()).textContent).toBe('Where & when: Sat, Nov 28 · Cafe Mira, 12 Main Street');
    await userEvent.click(await line());
    const sheet = screen.getByRole('dialog', { name: 'Where & when' });
    expect(within(sheet).getByText('The ballot')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(await line());
  });

  it('is opened by the next step too, which has the focus then', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(screen.getByRole('dialog', { name: 'Where & when' })).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Vote'));
  });

  it('stands at the side of a wide screen, where the next step leads to it', async () => {
    const side = jest.spyOn(globalThis, 'matchMedia').mockImplementation(
      (media) =>
        ({
          matches: true,
          media,
          addEventListener() {},
          removeEventListener() {},
        }) as unknown as MediaQueryList,
    );
    await open();
    const panel = screen.getByRole('complementary', { name: 'Where & when' });
    expect(within(panel).getByText('The ballot')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Where & when/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }));
    expect(document.activeElement).toBe(panel);
    side.mockRestore();
  });

  it('is named in the line after the day and, at a meetup, its title, which does not reorder them', async () => {
    const meetup = { id: 3, title: 'כיסונים', isOrganizer: false, maxParticipants: 6 };
    await open({ meetup, suggestedLocation: 'Dumpling House' });
    expect((await line()).textContent).toContain('Sat, Nov 28 · \u2068כיסונים\u2069 · Dumpling House');
  });

  it('does not exist in a chat of two, which says when they met', async () => {
    await open({ status: 'in_touch', meetupType: '1v1' });
    expect(screen.getByText('Sat, Nov 28')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Where & when/ })).toBeNull();
    expect(screen.queryByText('Vote')).toBeNull();
  });
});

describe('safety actions', () => {
  const menuOf = (name: string) =>
    screen.getByRole('button', { name: `More about this message from ${name}` });
  const choose = async (item: string) => userEvent.click(await screen.findByRole('menuitem', { name: item }));

  it("the menu of another member's message offers to report it or to block the author", async () => {
    const { safety } = await enter();
    await userEvent.click(menuOf('Mateo'));
    await choose('Report message');
    expect(safety.onReportMessage).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await waitFor(() => expect(document.activeElement).toBe(menuOf('Mateo')));

    await userEvent.click(menuOf('Mateo'));
    await choose('Block Mateo');
    expect(safety.onBlock).toHaveBeenCalledWith(expect.objectContaining({ id: 1002 }));
  });

  it("the user's own, deleted and system messages have no menu", async () => {
    await enter({
      'GET /api/matches/7/messages': [
        200,
        [
          aMessage(1, 'Hello everyone', 1001),
          { ...aMessage(2, ''), deleted: true },
          aMessage(3, 'Say hello!', 61),
        ],
      ],
    });
    expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
  });

  it('the chat menu asks for the member, without the system user', async () => {
    const system = { ...TABLE.users[0]!, id: 61 };
    const table = { ...TABLE, users: [...TABLE.users, system] };
    const { safety } = await enter({ 'GET /api/matches/7': [200, table] });
    await userEvent.click(await screen.findByRole('button', { name: 'Safety' }));
    expect(safety.onOpenSafety).toHaveBeenCalledWith(TABLE.users, table);
  });

  it('a user who has blocked a member reads after the messages that they can leave without a penalty', async () => {
    await enter({}, aSafety({ blocked: new Set([1002]) }));
    const notice = within(screen.getByRole('log')).getByRole('region', { name: "You've blocked Mateo." });
    expect(notice.textContent).toContain('you can leave without a penalty');
    expect(screen.getByRole('button', { name: 'Mateo, blocked, open profile' })).toBeTruthy();
  });

  it('an archived match cannot be left', async () => {
    const archived: Answers = { 'GET /api/matches/7': [200, { ...TABLE, status: 'archived' }] };
    await enter(archived, aSafety({ blocked: new Set([1002]) }));
    const notice = screen.getByRole('region', { name: "You've blocked Mateo." });
    expect(notice.textContent).not.toContain('leave');
  });

  it('messages of a blocked member disappear when the server reports a change', async () => {
    const { socket, answers } = await enter();
    answers['GET /api/matches/7/messages'] = [200, []];
    hear(socket, { type: 'matches_changed' });
    await waitFor(() => expect(screen.queryByText('Hello everyone')).toBeNull());
  });
});
