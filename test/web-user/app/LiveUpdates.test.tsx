import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { LiveUpdates } from '../../../web-user/src/app/LiveUpdates.js';
import { ChatRoom } from '../../../web-user/src/features/chat/ChatRoom.js';
import { MATCHES } from '../../../web-user/src/shared/api/keys.js';
import { visibleToast } from '../../../web-user/src/shared/ui/toast/toast-store.js';
import { aMessage } from '../../support/web/a-message.js';
import { aSafety } from '../../support/web/a-safety.js';
import { ADA, TABLE } from '../../support/web/ada.js';
import { fakeApi } from '../../support/web/fake-api.js';
import { FakeSocket } from '../../support/web/fake-socket.js';
import { renderFor } from '../../support/web/render.js';
import { expectToast } from '../../support/web/toasts.js';

function receive(frame: Record<string, unknown>): void {
  act(() => FakeSocket.latest.open());
  act(() => FakeSocket.latest.say(frame));
}

it.each(['/', '/matches', '/chat', '/chat/8'])('a cancelled match is announced at %s', async (path) => {
  fakeApi({});
  renderFor(ADA, <LiveUpdates />, path);
  await act(async () => receive({ type: 'match_cancelled', matchId: 7 }));
  expect(visibleToast()).toMatchObject({ title: 'Meeting Cancelled' });
});

it.each([
  ['/', null],
  ['/matches', null],
  ['/browse', 'Match Found'],
  ['/chat/8', 'Match Found'],
])(
  'at %s a found table has the notice %s, because home and the matches show it themselves',
  (path, title) => {
    fakeApi({});
    renderFor(ADA, <LiveUpdates />, path);
    receive({ type: 'match_found', matchId: 7 });
    expect(visibleToast()?.title ?? null).toBe(title);
  },
);

it('a cancelled meetup is named, and no new table is promised', () => {
  fakeApi({});
  const { client } = renderFor(ADA, <LiveUpdates />);
  client.setQueryData(MATCHES, [
    { ...TABLE, meetup: { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 } },
  ]);
  receive({ type: 'match_cancelled', matchId: 7 });
  expect(visibleToast()?.description).toBe('The organizer cancelled “Buns and board games”.');
});

it.each(['/', '/chat/7'])('a seat that is lost by a corrected age is explained at %s', (path) => {
  fakeApi({});
  renderFor(ADA, <LiveUpdates />, path);
  receive({ type: 'seat_lost', matchId: 7 });
  expect(visibleToast()).toMatchObject({
    title: 'Your seat has changed',
    description: expect.stringContaining("it's outside the age range of your table"),
  });
});

it('a request that ended by a move is explained', () => {
  fakeApi({});
  renderFor(ADA, <LiveUpdates />);
  receive({ type: 'request_closed' });
  expect(visibleToast()).toMatchObject({
    title: 'Your request has ended',
    description: expect.stringContaining('that Saturday is too close'),
  });
});

it('in its own chat a cancelled match is announced by the chat', () => {
  fakeApi({});
  renderFor(ADA, <LiveUpdates />, '/chat/7');
  receive({ type: 'match_cancelled', matchId: 7 });
  expect(visibleToast()).toBeNull();
});

it('in the chat of another match a cancelled match is announced and nothing redirects', async () => {
  fakeApi({
    'GET /api/matches/8': [200, { ...TABLE, id: 8 }],
    'GET /api/matches/8/messages': [200, [aMessage(1, 'Hello everyone')]],
  });
  renderFor(
    ADA,
    <>
      <LiveUpdates />
      <ChatRoom matchId={8} safety={aSafety()} onOpenProfile={jest.fn()} />
    </>,
    '/chat/8',
  );
  await screen.findByText('Hello everyone');
  jest.useFakeTimers();
  receive({ type: 'match_cancelled', matchId: 7 });
  await expectToast('Meeting Cancelled');
  act(() => void jest.advanceTimersByTime(3_000));
  jest.useRealTimers();
  expect(screen.getByLabelText('path').textContent).toBe('/chat/8');
});
