import { act, screen, waitFor, within } from '@testing-library/react';
import { ChatOffers } from '../../../../web-user/src/features/pair-chat/ChatOffers.js';
import { MatchCard } from '../../../../web-user/src/features/match/MatchCard.js';
import { reportResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { ADA, OFFER, TABLE } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const GET = 'GET /api/chat-offers';
const POST = 'POST /api/chat-offers/3';

beforeEach(reportResponse);

function open(answers: Answers) {
  const api = fakeApi(answers);
  renderFor(ADA, <ChatOffers />, '/matches');
  return { answers: api.answers, sent: () => api.calls.find(({ method }) => method === 'POST')?.body };
}

describe('the offer of a chat of two', () => {
  it('names the other, and opens the chat when both have agreed', async () => {
    const { sent } = open({ [GET]: [200, [OFFER]], [POST]: [200, { matchId: 12 }] });
    expect(await screen.findByText('You met on Sat, Nov 28. Answer until Dec 20, 2026.')).toBeTruthy();
    await press('Open a chat');
    await waitFor(() => expect(screen.getByLabelText('path').textContent).toBe('/chat/12'));
    expect(sent()).toEqual({ agrees: true });
  });

  it('is a row for each person on one card, and each button says whom it is about', async () => {
    open({ [GET]: [200, [OFFER, { ...OFFER, id: 4, userId: 1004, firstName: 'Jonas', isWaiting: true }]] });
    const card = within(await screen.findByRole('region', { name: "They'd like to stay in touch" }));
    expect(card.getAllByRole('listitem')).toHaveLength(2);
    const about = card
      .getAllByRole('button')
      .map((button) => [
        button.textContent,
        document.getElementById(button.getAttribute('aria-describedby')!)!.textContent,
      ]);
    expect(about).toEqual([
      ['Open a chat', 'Mia'],
      ['No, thanks', 'Mia'],
      ["I'd rather not", 'Jonas'],
    ]);
  });

  it('keeps the focus after agreeing, and does not take it when the other changes the offer', async () => {
    const { answers } = open({ [GET]: [200, [OFFER]], [POST]: [200, { matchId: null }] });
    await screen.findByRole('button', { name: 'Open a chat' });
    Object.assign(answers, { [GET]: [200, [{ ...OFFER, isWaiting: true }]] });
    await press('Open a chat');
    const row = (await screen.findByText('Mia')).closest('li')!;
    await waitFor(() => expect(document.activeElement).toBe(row));
    row.blur();
    Object.assign(answers, { [GET]: [200, [OFFER]] });
    act(() => FakeSocket.latest.say({ type: 'matches_changed' }));
    await screen.findByRole('button', { name: 'Open a chat' });
    expect(document.activeElement).toBe(document.body);
  });

  it('that could not be loaded can be loaded again', async () => {
    const { answers } = open({ [GET]: [500, { message: 'No.', code: 'unexpected' }] });
    Object.assign(answers, { [GET]: [200, [OFFER]] });
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Open a chat' })).toBeTruthy();
  });

  it('that is over says so and goes away', async () => {
    const refused = { message: 'This offer is over.', code: 'chat_offer_is_over' };
    const { answers } = open({ [GET]: [200, [OFFER]], [POST]: [409, refused] });
    await screen.findByRole('button', { name: 'Open a chat' });
    Object.assign(answers, { [GET]: [200, []] });
    await press('Open a chat');
    await waitFor(() => expect(visibleToast()?.description).toBe('This offer is over.'));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('can be declined, also after agreeing', async () => {
    const { sent } = open({
      [GET]: [200, [{ ...OFFER, isWaiting: true }]],
      [POST]: [200, { matchId: null }],
    });
    expect(await screen.findByText(/^You said yes. If Mia does too by/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Open a chat' })).toBeNull();
    await press("I'd rather not");
    await waitFor(() => expect(sent()).toEqual({ agrees: false }));
  });
});

it('a chat of two is listed without a meal, a seat or a question', () => {
  fakeApi({});
  const chat = {
    ...TABLE,
    status: 'in_touch' as const,
    meetupType: '1v1' as const,
    users: TABLE.users.slice(0, 1),
  };
  renderFor(ADA, <MatchCard match={chat} />, '/matches');
  expect(screen.getByText('In touch')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Start Chat/ }).getAttribute('href')).toBe('/chat/7');
  expect(screen.queryByText('Time')).toBeNull();
  expect(screen.queryAllByRole('button')).toEqual([]);
});
