import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChatRoom } from '../../../../web-user/src/features/chat/ChatRoom.js';
import { UnreadDot, UnreadInTitle } from '../../../../web-user/src/features/match/unread.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../../support/web/a-message.js';
import { aSafety } from '../../../support/web/a-safety.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

let visibility: DocumentVisibilityState;
beforeEach(() => {
  clearToasts();
  localStorage.clear();
  sessionStorage.clear();
  FakeSocket.install();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => void jest.restoreAllMocks());

function become(next: DocumentVisibilityState): void {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function enter(answers: Answers = {}) {
  const api = fakeApi({
    'GET /api/matches/7': [200, { ...TABLE, unread: 1, lastReadMessageId: 1 }],
    'GET /api/matches/7/messages': [200, [aMessage(1, 'Known'), aMessage(2, 'News')]],
    'GET /api/user/matches': [200, [{ ...TABLE, unread: 1, lastReadMessageId: 1 }]],
    'POST /api/matches/7/read': [200, { message: 'Read' }],
    ...answers,
  });
  renderFor(
    ADA,
    <>
      <UnreadInTitle />
      <nav>
        <UnreadDot />
      </nav>
      <ChatRoom matchId={7} safety={aSafety()} onOpenProfile={jest.fn()} />
    </>,
    '/chat/7',
  );
  act(() => FakeSocket.latest.open());
  await screen.findByText('News');
  const marks = () => api.calls.filter(({ path }) => path === '/api/matches/7/read').map(({ body }) => body);
  return { ...api, marks, hear: (frame: Record<string, unknown>) => act(() => FakeSocket.latest.say(frame)) };
}

/** Another tab of the same browser. */
async function openTab() {
  const before = new Set(document.querySelectorAll('textarea'));
  renderFor(ADA, <ChatRoom matchId={7} safety={aSafety()} onOpenProfile={jest.fn()} />, '/chat/7');
  const socket = FakeSocket.latest;
  act(() => socket.open());
  await waitFor(() => expect(document.querySelectorAll('textarea')).toHaveLength(before.size + 1));
  const field = [...document.querySelectorAll('textarea')].find((each) => !before.has(each))!;
  return { send: (text: string) => userEvent.type(field, `${text}{Enter}`) };
}

const line = () => screen.queryByText('New messages');
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the read position', () => {
  it('is saved on the server and in the cache for visible messages, and the separator stays at the first new one', async () => {
    const { marks } = await enter();
    await waitFor(() => expect(marks()).toEqual([{ messageId: 2 }]));
    expect(isBefore(screen.getByText('Known'), line()!)).toBe(true);
    expect(isBefore(line()!, screen.getByText('News'))).toBe(true);
    await waitFor(() => expect(screen.queryByText('1 new message')).toBeNull());
    expect(document.title).not.toMatch(/^\(/);
  });

  it('does not include messages received in a hidden tab: they are counted and read on return', async () => {
    const { marks, answers, hear } = await enter();
    await waitFor(() => expect(marks()).toHaveLength(1));
    become('hidden');
    hear({ type: 'new_message', matchId: 7, message: aMessage(3, 'Anyone there?') });
    await screen.findByText('Anyone there?', { selector: '[role=log] *' });
    expect(marks()).toHaveLength(1);
    expect(isBefore(screen.getByText('News'), line()!)).toBe(true);
    answers['GET /api/user/matches'] = [200, [{ ...TABLE, unread: 1, lastReadMessageId: 2 }]];
    hear({ type: 'matches_changed' });
    become('visible');
    await waitFor(() => expect(marks()).toEqual([{ messageId: 2 }, { messageId: 3 }]));
  });

  it("ignores the user's own messages and system messages", async () => {
    const own = aMessage(2, 'News', 1001);
    await enter({
      'GET /api/matches/7/messages': [200, [aMessage(1, 'Known'), own, aMessage(3, 'Welcome', 61)]],
    });
    expect(line()).toBeNull();
  });

  it('the live region announces only messages received while the chat is open', async () => {
    const { hear } = await enter();
    const spoken = () => document.querySelector('[aria-live=polite].sr-only')!.textContent;
    expect(spoken()).toBe('');
    hear({ type: 'new_message', matchId: 7, message: aMessage(3, 'Hi Ada') });
    await waitFor(() => expect(spoken()).toBe('Mateo: Hi Ada'));
    expect(screen.getByRole('log').getAttribute('aria-live')).toBe('off');
  });

  it('the title and the badge show the number of unread messages', async () => {
    fakeApi({ 'GET /api/user/matches': [200, [TABLE, { ...TABLE, id: 8, unread: 99 }]] });
    renderFor(
      ADA,
      <>
        <UnreadInTitle />
        <UnreadDot />
      </>,
    );
    expect(await screen.findByText('99+')).toBeTruthy();
    expect(document.title).toMatch(/^\(99\+\)/);
    cleanup();
    expect(document.title).not.toMatch(/^\(/);
  });
});

describe('the composer', () => {
  it('restores the draft and the unsent messages after leaving the chat', async () => {
    const { hear } = await enter();
    const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
    await userEvent.type(field, 'Refused{Enter}');
    const { clientId } = FakeSocket.latest.sent.at(-1)!;
    hear({ type: 'error', code: 'x', message: 'Not now', clientId });
    await userEvent.type(field, 'Half a thou');
    cleanup();
    await enter();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Half a thou');
    expect(screen.getByText(/Not now/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByText('Refused')).toBeNull();
    cleanup();
    await enter();
    expect(screen.queryByText('Refused')).toBeNull();
  });

  it('keeps the unsent messages of two tabs, and shows in one what becomes of them in the other', async () => {
    fakeApi({ 'GET /api/matches/7': [200, TABLE], 'GET /api/matches/7/messages': [200, []] });
    const { send: sendHere } = await openTab();
    const { send: sendThere } = await openTab();
    await sendHere('From the first');
    await sendThere('From the second');
    cleanup();
    await enter();
    expect(screen.getByText('From the first')).toBeTruthy();
    expect(screen.getByText('From the second')).toBeTruthy();
    const key = Object.keys(localStorage).find((name) => localStorage.getItem(name)!.includes('the second'))!;
    const stored = localStorage.getItem(key)!;
    const inOtherTab = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));
    inOtherTab(null);
    expect(screen.queryByText('From the second')).toBeNull();
    inOtherTab(stored);
    expect(screen.getByText('From the second')).toBeTruthy();
  });

  it('shows a message once that was stored before a reload', async () => {
    await enter();
    await userEvent.type(screen.getByLabelText('Message'), 'Half way{Enter}');
    const { clientId } = FakeSocket.latest.sent.at(-1)! as { clientId: string };
    cleanup();
    const stored = { ...aMessage(3, 'Half way', 1001), clientId };
    await enter({ 'GET /api/matches/7/messages': [200, [aMessage(2, 'News'), stored]] });
    expect(screen.getAllByText('Half way')).toHaveLength(1);
    expect(screen.queryByText('Sending...')).toBeNull();
    cleanup();
    await enter();
    expect(screen.queryByText('Half way')).toBeNull();
  });

  it('finds out which message another tab has sent', async () => {
    await enter();
    await userEvent.type(screen.getByLabelText('Message'), 'Half way{Enter}');
    const { clientId } = FakeSocket.latest.sent.at(-1)! as { clientId: string };
    cleanup();
    const { answers, hear } = await enter();
    const stored = aMessage(3, 'Half way', 1001);
    answers['GET /api/matches/7/messages'] = [200, [aMessage(2, 'News'), { ...stored, clientId }]];
    hear({ type: 'new_message', matchId: 7, message: stored });
    await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
    expect(screen.getAllByText('Half way', { selector: '[role=log] *' })).toHaveLength(1);
  });

  it('keeps the drafts of two tabs apart, and the last one for a new tab', async () => {
    const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
    const tabs = new Map<string, Record<string, string>>();
    const openAs = async (tab: string) => {
      sessionStorage.clear();
      Object.assign(sessionStorage, tabs.get(tab));
      await enter();
    };
    const leaveAs = (tab: string) => {
      tabs.set(tab, { ...sessionStorage });
      cleanup();
    };
    const draft = (value: string) => fireEvent.change(field(), { target: { value } });
    await openAs('first');
    draft('from the first');
    leaveAs('first');
    await openAs('second');
    expect(field().value).toBe('from the first');
    draft('from the second');
    leaveAs('second');
    await openAs('first');
    expect(field().value).toBe('from the first');
    await userEvent.type(field(), '{Enter}');
    leaveAs('first');
    await openAs('second');
    expect(field().value).toBe('from the second');
    leaveAs('second');
    await openAs('third');
    expect(field().value).toBe('from the second');
  });

  it('a log-out in another tab removes the draft of this one', async () => {
    await enter();
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'secret' } });
    const stored = () => JSON.stringify({ ...sessionStorage });
    expect(stored()).toContain('secret');
    const key = 'tablemates.notes-of';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
    expect(stored()).not.toContain('secret');
  });

  it("deletes the user's own message after a confirmation", async () => {
    const { calls } = await enter({
      'GET /api/matches/7/messages': [200, [aMessage(1, 'News'), aMessage(2, 'Oops', 1001)]],
      'DELETE /api/matches/7/messages/2': [200, { message: 'Message deleted' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    const question = screen.getByRole('alertdialog');
    await userEvent.click([...question.querySelectorAll('button')].at(-1)!);
    expect(await screen.findByText('Message deleted')).toBeTruthy();
    expect(screen.queryByText('Oops')).toBeNull();
  });

  it('explains in the dialog why a message could not be deleted, until the next attempt', async () => {
    const path = 'DELETE /api/matches/7/messages/2';
    const { answers } = await enter({
      'GET /api/matches/7/messages': [200, [aMessage(1, 'News'), aMessage(2, 'Oops', 1001)]],
      [path]: [503, { message: 'The eraser is away.' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(visibleToast()).toMatchObject({ description: 'The eraser is away.' }));
    act(clearToasts);
    expect(question.getByText('The eraser is away.')).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
    await userEvent.click(screen.getByRole('button', { name: 'Delete message' }));
    expect(screen.getByRole('alertdialog').textContent).not.toContain('The eraser is away.');
    answers[path] = [200, { message: 'Message deleted' }];
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete message' }),
    );
    expect(await screen.findByText('Message deleted')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows offline that messages stay unsent', async () => {
    await enter();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => {
      window.dispatchEvent(new Event('offline'));
      FakeSocket.latest.drop();
    });
    expect(screen.getByText("You're offline. Messages will send when you're back.")).toBeTruthy();
  });
});
