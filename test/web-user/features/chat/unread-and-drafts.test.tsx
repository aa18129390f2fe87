import { jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UnreadDot, UnreadInTitle } from '../../../../web-user/src/features/match/unread.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../../support/web/a-message.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';
import {
  click,
  confirm,
  draft,
  enter as enterRoom,
  field,
  forgetAll,
  heard,
  inDialog,
  inOtherTab,
  MATCH,
  MESSAGES,
  openRoom,
  pass,
  received,
  sent,
  shown,
  write,
} from './a-chat-room.js';

const MATCHES = 'GET /api/user/matches';
const READ = 'POST /api/matches/7/read';
const unread = (lastReadMessageId: number) => ({ ...TABLE, unread: 1, lastReadMessageId });

let visibility: DocumentVisibilityState;
beforeEach(() => {
  forgetAll();
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

function become(next: DocumentVisibilityState): void {
  visibility = next;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function enter(answers: Answers = {}) {
  const table: Answers = {
    [MATCH]: [200, unread(1)],
    [MESSAGES]: [200, [aMessage(1, 'Known'), aMessage(2, 'News')]],
    [MATCHES]: [200, [unread(1)]],
    [READ]: [200, { message: 'Read' }],
  };
  const room = await enterRoom(
    { ...table, ...answers },
    {
      around: (chat) => (
        <>
          <UnreadInTitle />
          <nav>
            <UnreadDot />
          </nav>
          {chat}
        </>
      ),
    },
  );
  return { ...room, marks: () => room.bodies(READ) };
}
async function again(answers: Answers = {}) {
  cleanup();
  return enter(answers);
}

const line = () => screen.queryByText('New messages');
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the read position', () => {
  it('is saved on the server and in the cache, and the separator stays at the first new message', async () => {
    const { marks } = await enter();
    await waitFor(() => expect(marks()).toEqual([{ messageId: 2 }]));
    expect(isBefore(screen.getByText('Known'), line()!)).toBe(true);
    expect(isBefore(line()!, screen.getByText('News'))).toBe(true);
    await waitFor(() => expect(screen.queryByText('1 new message')).toBeNull());
    expect(document.title).not.toMatch(/^\(/);
  });

  it('leaves out what comes in a hidden tab, which is read on return', async () => {
    const { marks, answers } = await enter();
    await waitFor(() => expect(marks()).toHaveLength(1));
    become('hidden');
    received(3, 'Anyone there?');
    await waitFor(() => expect(shown('Anyone there?')).not.toBeNull());
    expect(marks()).toHaveLength(1);
    expect(isBefore(screen.getByText('News'), line()!)).toBe(true);
    answers[MATCHES] = [200, [unread(2)]];
    heard({ type: 'matches_changed' });
    become('visible');
    await waitFor(() => expect(marks()).toEqual([{ messageId: 2 }, { messageId: 3 }]));
  });

  it("ignores the user's own messages and those of the system; the live region speaks new ones", async () => {
    const messages = [aMessage(1, 'Known'), aMessage(2, 'News', 1001), aMessage(3, 'Welcome', 61)];
    await enter({ [MESSAGES]: [200, messages] });
    expect(line()).toBeNull();
    const spoken = () => document.querySelector('[aria-live=polite].sr-only')!.textContent;
    expect([spoken(), screen.getByRole('log').getAttribute('aria-live')]).toEqual(['', 'off']);
    received(4, 'Hi Ada');
    await waitFor(() => expect(spoken()).toBe('Mateo: Hi Ada'));
  });

  it('counts into the title and the badge', async () => {
    fakeApi({ [MATCHES]: [200, [TABLE, { ...TABLE, id: 8, unread: 99 }]] });
    const both = (
      <>
        <UnreadInTitle />
        <UnreadDot />
      </>
    );
    renderFor(ADA, both);
    expect(await screen.findByText('99+')).toBeTruthy();
    expect(document.title).toMatch(/^\(99\+\)/);
    cleanup();
    expect(document.title).not.toMatch(/^\(/);
  });
});

describe('the composer', () => {
  it('restores the draft and a refused message after leaving the chat, until it is given up', async () => {
    await enter();
    await write('Refused');
    heard({ type: 'error', code: 'x', message: 'Not now', clientId: sent()[0]!.clientId });
    await userEvent.type(field(), 'Half a thou');
    await again();
    expect([field().value, shown(/Not now/)]).toEqual(['Half a thou', expect.anything()]);
    await click('Cancel');
    expect(screen.queryByText('Refused')).toBeNull();
    await again();
    expect(screen.queryByText('Refused')).toBeNull();
  });

  it('keeps the unsent messages of two tabs, and shows in one what becomes of them in the other', async () => {
    for (const text of ['From the first', 'From the second']) {
      const before = new Set(document.querySelectorAll('textarea'));
      const { socket } = openRoom({ answers: { [MESSAGES]: [200, []] } });
      act(() => socket.open());
      await waitFor(() => expect(document.querySelectorAll('textarea')).toHaveLength(before.size + 1));
      const own = [...document.querySelectorAll('textarea')].find((each) => !before.has(each))!;
      await userEvent.type(own, `${text}{Enter}`);
    }
    await again();
    const second = () => screen.queryByText('From the second');
    expect([screen.queryByText('From the first'), second()]).not.toContain(null);
    const [key, stored] = Object.entries(localStorage).find(([, value]) => value.includes('the second'))!;
    inOtherTab(key, null);
    expect(second()).toBeNull();
    inOtherTab(key, stored);
    expect(second()).not.toBeNull();
  });

  it('shows a message once that was stored before a reload, or sent by another tab', async () => {
    for (const isKnownAtOnce of [true, false]) {
      await again();
      await write('Half way');
      const { clientId } = sent()[0]!;
      const stored = aMessage(3, 'Half way', 1001);
      const thread: [number, unknown] = [200, [aMessage(2, 'News'), { ...stored, clientId }]];
      const { answers } = await again(isKnownAtOnce ? { [MESSAGES]: thread } : {});
      if (!isKnownAtOnce) {
        answers[MESSAGES] = thread;
        heard({ type: 'new_message', message: stored });
      }
      await waitFor(() => expect(screen.queryByText('Sending...')).toBeNull());
      expect(screen.getAllByText('Half way', { selector: '[role=log] *' })).toHaveLength(1);
      await again();
      expect(screen.queryByText('Half way')).toBeNull();
    }
  });

  it('counts a message as failed whose tab was closed before it was confirmed', async () => {
    await enter();
    await write('Half way');
    jest.useFakeTimers();
    cleanup();
    openRoom();
    await pass(9_999);
    expect(screen.getByText('Sending...')).toBeTruthy();
    await pass(1);
    expect(screen.getByText('Not sent.')).toBeTruthy();
  });

  it('keeps the drafts of two tabs apart, and the last one for a new tab', async () => {
    const tabs: Record<string, Record<string, string>> = {};
    const inTab = async (tab: string, expected: string, act: () => unknown) => {
      sessionStorage.clear();
      Object.assign(sessionStorage, tabs[tab]);
      await again();
      expect(field().value).toBe(expected);
      await act();
      tabs[tab] = { ...sessionStorage };
    };
    await inTab('first', '', () => draft('from the first'));
    await inTab('second', 'from the first', () => draft('from the second'));
    await inTab('first', 'from the first', () => write(''));
    await inTab('second', 'from the second', () => undefined);
    await inTab('third', 'from the second', () => undefined);
  });

  it('loses its draft with a log-out in another tab', async () => {
    await enter();
    draft('secret');
    const stored = () => JSON.stringify({ ...sessionStorage });
    expect(stored()).toContain('secret');
    inOtherTab('tablemates.notes-of', null);
    expect(stored()).not.toContain('secret');
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

it("the user's own message is deleted after a question, which says why that failed, until the next try", async () => {
  const path = 'DELETE /api/matches/7/messages/2';
  const { answers, to } = await enter({
    [MESSAGES]: [200, [aMessage(1, 'News'), aMessage(2, 'Oops', 1001)]],
    [path]: [503, { message: 'The eraser is away.' }],
  });
  await click('Delete message');
  expect(to(path)).toEqual([]);
  await confirm('Delete message');
  await waitFor(() => expect(visibleToast()).toMatchObject({ description: 'The eraser is away.' }));
  act(clearToasts);
  expect(inDialog().getByText('The eraser is away.')).toBeTruthy();
  await confirm('Keep it');
  await click('Delete message');
  expect(inDialog().queryByText('The eraser is away.')).toBeNull();
  answers[path] = [200, { message: 'Message deleted' }];
  await confirm('Delete message');
  expect(await screen.findByText('Message deleted')).toBeTruthy();
  expect([screen.queryByText('Oops'), screen.queryByRole('alertdialog')]).toEqual([null, null]);
});
