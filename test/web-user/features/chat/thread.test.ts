import { groupByDay, dayLabel } from '../../../../web-user/src/features/chat/days.js';
import {
  PAGE_SIZE,
  prependEarlier,
  mergeNewestPage,
  addMessage,
} from '../../../../web-user/src/features/chat/thread.js';
import type { ChatMessage } from '../../../../web-user/src/shared/api/types.js';

const message = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  message: `number ${id}`,
  createdAt: '2026-11-21T12:00:00Z',
  deleted: false,
  user: { id: 1002, username: 'Mateo', firstName: 'Mateo', profileImageUrl: null, ageRange: null },
  line: null,
  ...more,
});
const page = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => message(from + index));
const ids = ({ messages }: { messages: readonly ChatMessage[] }) => messages.map(({ id }) => id);

describe('the thread of a chat', () => {
  it('contains a message once that is received twice', () => {
    const thread = addMessage({ messages: page(1, 2), hasEarlier: false }, message(2));
    expect(ids(thread)).toEqual([1, 2]);
  });

  it('sorts messages that are received out of order', () => {
    const thread = addMessage({ messages: [message(1), message(3)], hasEarlier: false }, message(2));
    expect(ids(thread)).toEqual([1, 2, 3]);
  });

  it('keeps older pages when the newest page is refetched', () => {
    const known = prependEarlier({ messages: page(11, 5), hasEarlier: true }, page(1, 10));
    expect(ids(mergeNewestPage(known, page(11, 7)))).toEqual(ids({ messages: page(1, 17) }));
  });

  it('shows a message as deleted that was deleted before the refetch', () => {
    const thread = mergeNewestPage({ messages: page(1, 2), hasEarlier: false }, [
      message(1),
      message(2, { deleted: true, message: '' }),
    ]);
    expect(thread.messages[1]).toMatchObject({ deleted: true });
  });

  it('has no gap: after too many missed messages the older part is dropped', () => {
    const latest = page(1000, PAGE_SIZE);
    const thread = mergeNewestPage({ messages: page(1, 10), hasEarlier: false }, latest);
    expect(ids(thread)).toEqual(ids({ messages: latest }));
    expect(thread.hasEarlier).toBe(true);
  });

  it('keeps a message received while an older page is loading', () => {
    const before = { messages: page(1, 3), hasEarlier: false };
    expect(ids(mergeNewestPage(before, page(1, 3), addMessage(before, message(4))))).toEqual([1, 2, 3, 4]);
    const latest = page(1000, PAGE_SIZE);
    const farBehind = mergeNewestPage(before, latest, addMessage(before, message(2000)));
    expect(ids(farBehind)).toEqual([...ids({ messages: latest }), 2000]);
  });

  it('keeps an older page loaded during the refetch of the newest one', () => {
    const before = { messages: page(11, 5), hasEarlier: true };
    const now = prependEarlier(before, page(1, 10));
    expect(mergeNewestPage(before, page(11, 5), now)).toEqual({ messages: page(1, 15), hasEarlier: false });
  });

  it('drops messages that the newest page no longer contains, even the last one', () => {
    const known = { messages: page(1, 4), hasEarlier: false };
    expect(ids(mergeNewestPage(known, [message(1), message(3)]))).toEqual([1, 3]);
    expect(ids(mergeNewestPage(known, []))).toEqual([]);
  });

  it('drops older pages that disagree with the newest page, so that they are refetched', () => {
    const known = prependEarlier({ messages: page(301, PAGE_SIZE), hasEarlier: true }, page(101, PAGE_SIZE));
    const without = page(300, PAGE_SIZE + 1).filter(({ id }) => id !== 400);
    expect(mergeNewestPage(known, without)).toEqual({ messages: without, hasEarlier: true });
    const shownAgain = mergeNewestPage({ messages: without, hasEarlier: true }, page(301, PAGE_SIZE));
    expect(ids(shownAgain)).toContain(400);
  });

  it('keeps a deletion received during the refetch', () => {
    const before = { messages: page(1, 3), hasEarlier: false };
    const now = addMessage(before, message(2, { message: '', deleted: true }));
    expect(mergeNewestPage(before, page(1, 3), now).messages[1]).toMatchObject({ id: 2, deleted: true });
  });

  it('has no earlier messages before a short page', () => {
    expect(mergeNewestPage(undefined, page(1, 3)).hasEarlier).toBe(false);
    expect(prependEarlier({ messages: page(300, 3), hasEarlier: true }, page(1, 20)).hasEarlier).toBe(false);
  });
});

describe('the days of a chat', () => {
  it('follow the calendar of the reader, not UTC', () => {
    const late = [
      message(1, { createdAt: '2026-11-21T03:00:00Z' }),
      message(2, { createdAt: '2026-11-21T12:00:00Z' }),
    ];
    expect(groupByDay(late, 'America/New_York').map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-21',
    ]);
    expect(groupByDay(late, 'UTC')).toHaveLength(1);
  });

  it('are labeled relative to today', () => {
    expect(dayLabel('2026-11-21', '2026-11-21')).toBe('Today');
    expect(dayLabel('2026-11-20', '2026-11-21')).toBe('Yesterday');
    expect(dayLabel('2026-11-14', '2026-11-21')).toBe('Saturday, November 14');
  });
});
