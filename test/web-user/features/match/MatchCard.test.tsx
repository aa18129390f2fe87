import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { MatchCard } from '../../../../web-user/src/features/match/MatchCard.js';
import { MatchFoundCard } from '../../../../web-user/src/features/match/MatchFoundCard.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { zoneOf } from '../../../../web-user/src/shared/today.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

beforeEach(() => {
  fakeApi({});
});

function show(fields: Partial<Match>): string {
  cleanup();
  renderFor(ADA, <MatchCard match={{ ...TABLE, ...fields }} />);
  return screen.getByRole('region').textContent!;
}

const participants = (count: number) => TABLE.participants.slice(0, count);
const attendance = (confirmed: number) => ({ confirmed, late: [], here: [] });
const meetup = { id: 31, title: 'Dumplings', isOrganizer: false, maxParticipants: 8 };

it.each<[Partial<Match>, string]>([
  [{}, 'Waiting for answers'],
  [{ attendance: attendance(4) }, 'Waiting for answers'],
  [{ attendance: attendance(5) }, 'Table is set'],
  [{ participants: participants(4), users: TABLE.users.slice(0, 3) }, 'Filling up'],
  [{ status: 'confirmed', attendance: attendance(1) }, '2 more yeses, please'],
  [{ status: 'confirmed', attendance: attendance(2) }, '1 more yes, please'],
  [{ status: 'confirmed', attendance: attendance(3) }, 'Table is set'],
  [{ status: 'confirmed', meetup }, '3 seats left'],
  [{ status: 'confirmed', meetup: { ...meetup, maxParticipants: 6 } }, '1 seat left'],
  [{ status: 'confirmed', meetup: { ...meetup, maxParticipants: 5 } }, '3 more yeses, please'],
  [{ status: 'completed', meetup }, 'Completed'],
])('the card of a match that is %j says %s', (fields, status) => {
  const texts = [
    ...['Waiting for answers', 'Table is set', 'more yeses, please', 'more yes, please', 'Filling up'],
    ...['seats left', 'seat left', 'Completed'],
  ];
  const text = show(fields);
  expect(text).toContain(status);
  expect(texts.filter((other) => text.includes(other) && !status.endsWith(other))).toEqual([]);
});

it('a table names everyone, and a large meetup four of them', () => {
  expect(show({})).toContain('With Mateo, Priya, Jonas, and Wren');
  const users = [...TABLE.users, ...TABLE.users].map((user, index) => ({ ...user, id: 1002 + index }));
  expect(show({ users: users.slice(0, 5) })).toContain('With Mateo, Priya, Jonas, Wren, and Mateo');
  expect(show({ users: users.slice(0, 6) })).toContain('With Mateo, Priya, Jonas, Wren and 2 more');
});

it('the zone of a time is named for a reader elsewhere only', () => {
  expect(show({ timeZone: zoneOf() })).toContain('1:00 PM (Lunch)Venue');
  expect(show({ timeZone: 'Pacific/Kiritimati' })).toContain('Line Islands Time');
});

it('a chat with messages is opened beside the last one, and started where it has none', () => {
  show({});
  expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull();
  const lastMessage = {
    id: 5,
    text: 'Hello!',
    userId: 1002,
    firstName: 'Mateo',
    createdAt: '2026-11-21T15:00:00Z',
  };
  show({ lastMessage });
  expect(screen.getByRole('link', { name: 'Open chat' }).getAttribute('href')).toBe('/chat/7');
  show({ lastMessage, status: 'completed', hasLeftChat: true });
  expect(screen.queryByRole('link', { name: 'Open chat' })).toBeNull();
});

it('a vibe that is shared is said of the people and not as what they like', () => {
  const vibe = (sharedBy: 'all' | 'most') => ({ kind: 'vibe' as const, answer: 'chill', sharedBy });
  const food = { kind: 'topic' as const, answer: 'food', sharedBy: 'most' as const };
  expect(show({ commonGround: [vibe('most')] })).toContain('Most of you are easygoing.');
  expect(show({ commonGround: [vibe('all')] })).toContain("You're all easygoing.");
  expect(show({ commonGround: [vibe('all')], users: TABLE.users.slice(0, 1) })).toContain(
    "You're both easygoing.",
  );
  expect(show({ commonGround: [food, vibe('most')] })).toContain(
    'Most of you like food. Most of you are easygoing.',
  );
});

it.each([
  ['dinner', '2026-11-28T23:00:00Z', '2026-11-28T14:00:00Z', 'Tonight at 6'],
  ['lunch', '2026-11-28T18:00:00Z', '2026-11-28T14:00:00Z', 'Today at 1'],
  ['dinner', '2026-11-28T23:00:00Z', '2026-11-28T04:59:00Z', null],
])('the card of a %s says from midnight on when it is (%#)', async (suggestedTime, startsAt, now, hour) => {
  jest.useFakeTimers({ now: new Date(now) });
  await act(async () => renderFor(ADA, <MatchFoundCard match={{ ...TABLE, suggestedTime, startsAt }} />));
  expect(screen.getByRole('heading').textContent).toBe('Match Found');
  expect(screen.queryByText(/^(Today|Tonight) at/)?.textContent ?? null).toBe(hour);
});
