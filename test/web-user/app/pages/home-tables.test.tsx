import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import HomePage from '../../../../web-user/src/app/pages/HomePage.js';
import { timeLeft } from '../../../../web-user/src/features/match/when.js';
import { HomeSafe } from '../../../../web-user/src/features/safety/HomeSafe.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { aBallot, aVenue } from '../../../support/web/a-ballot.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { button } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const NO_REQUEST: Answers = { 'GET /api/user/matches': [200, []], 'GET /api/meetups/browse': [200, []] };

function open(answers: Answers, person = ADA) {
  const api = fakeApi(answers);
  renderFor(person, <HomePage />);
  return api;
}

const BUNS = { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 };
const CHANGE = {
  kind: 'merge',
  expiresAt: '2026-11-27T17:00:00Z',
  others: ['Mia'],
  newcomers: 3,
  agrees: null,
};

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the card of a table', () => {
  const MATCHED = aRequest({ status: 'matched', keepsLocation: true, othersWaiting: null });
  const CONFIRMED: Match = { ...TABLE, status: 'confirmed', startsAt: '2026-11-28T18:00:00Z' };

  function openSeated(match: Match, at: string, answers: Answers = {}) {
    jest.useFakeTimers({ now: new Date(at), advanceTimers: true });
    return open({
      ...NO_REQUEST,
      'GET /api/user/active-request': [200, MATCHED],
      'GET /api/user/matches': [200, [match]],
      'GET /api/matches/7/venues': [200, aBallot({ venues: [] })],
      'GET /api/matches/7/change': [200, { change: null }],
      ...answers,
    });
  }
  const steps = (card: ReturnType<typeof region>) =>
    card.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('shows faces, the days left and what is left to do, and has one next step', async () => {
    const { calls, answers } = openSeated(TABLE, '2026-11-21T17:00:00Z', {
      'POST /api/matches/7/confirm': [200, {}],
    });
    const card = within(await screen.findByRole('region', { name: 'Match Found' }));
    expect(card.getByText('in 7 days')).toBeTruthy();
    expect(card.getAllByRole('heading')).toHaveLength(1);
    expect(steps(card)).toEqual([
      ...['MMateo', 'PPriya', 'JJonas', 'WWren'],
      "Say you're coming0 of 5 said yes",
      expect.stringMatching(/^Pick the place/),
      'Say hi',
    ]);
    answers['GET /api/user/matches'] = [200, [{ ...TABLE, isSeatConfirmed: true, hasWritten: true }]];
    fireEvent.click(button("I'll be there"));
    expect(await card.findByText('(Done)', { exact: false, selector: 'li:last-child *' })).toBeTruthy();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/matches/7/confirm');
    expect(card.queryByRole('button', { name: "I'll be there" })).toBeNull();
    expect(steps(card).slice(4)).toEqual([
      "Say you're coming (Done)0 of 5 said yes",
      expect.stringMatching(/^Pick the place/),
      'Say hi (Done)',
    ]);
  });

  it.each([
    ['asks for a vote', { venues: [aVenue({})], chosenId: 1 }, /^Pick the place ?1 place, vote/],
    ['is done after it', { venues: [aVenue({ isMine: true })], chosenId: 1 }, /^Pick the place \(Done\)/],
    ['is open without a place', { venues: [], chosenId: null }, /^Pick the place(?! \(Done)/],
  ])('has a step about the place, which %s', async (_when, ballot, text) => {
    openSeated(TABLE, '2026-11-21T17:00:00Z', { 'GET /api/matches/7/venues': [200, aBallot(ballot)] });
    const step = await screen.findByRole('link', { name: text });
    expect(step.getAttribute('href')).toBe('/chat/7#place');
  });

  it('follows the ballot of the table while it is open', async () => {
    const { answers } = openSeated(TABLE, '2026-11-21T17:00:00Z');
    await screen.findByRole('link', { name: /^Pick the place/ });
    act(() => FakeSocket.latest.open());
    answers['GET /api/matches/7/venues'] = [200, aBallot({ venues: [aVenue({})], chosenId: 1 })];
    act(() => FakeSocket.latest.say({ type: 'matches_changed' }));
    expect(await screen.findByRole('link', { name: /^Pick the place ?1 place, vote/ })).toBeTruthy();
  });

  it('puts a question of the table in the place of the checklist', async () => {
    openSeated(CONFIRMED, '2026-11-26T17:00:00Z', { 'GET /api/matches/7/change': [200, { change: CHANGE }] });
    expect(await screen.findByRole('button', { name: "Yes, I'm in" })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Say hi')).toBeNull());
    expect(region('Match Found').getByRole('link', { name: 'Join Chat' })).toBeTruthy();
  });

  it('leads to the place while someone has to book', async () => {
    openSeated(
      { ...TABLE, booking: { status: 'asked', bookerId: null, bookedAs: null } },
      '2026-11-26T17:00:00Z',
    );
    const link = await screen.findByRole('link', { name: 'Not booked yet. Who calls?' });
    expect(link.getAttribute('href')).toBe('/chat/7#place');
  });

  it('says on the day when and where, who comes, and shares the plan', async () => {
    openSeated({ ...CONFIRMED, suggestedLocation: 'Cafe Mira, 12 Main Street' }, '2026-11-28T17:30:00Z', {
      'GET /api/matches/7/shared-plan': [200, { canShare: true, sharedAt: null }],
    });
    const card = within(await screen.findByRole('region', { name: 'Match Found' }));
    expect(card.getByText('Today at 1')).toBeTruthy();
    expect(card.getByText('in 30 minutes')).toBeTruthy();
    expect(card.getByText('Cafe Mira, 12 Main Street')).toBeTruthy();
    expect(await card.findByRole('button', { name: "I'm here" })).toBeTruthy();
    expect(card.getByText('Running late?')).toBeTruthy();
    expect(card.queryByText('Say hi')).toBeNull();
    fireEvent.click(button('Share my plan'));
    expect(await card.findByRole('button', { name: 'Make a link' })).toBeTruthy();
  });

  it('asks afterwards how it was, with faces, until that is said', async () => {
    const over: Match = { ...TABLE, status: 'completed' };
    const { answers } = open({ ...NO_REQUEST, 'GET /api/user/matches': [200, [over]] });
    const card = within(await screen.findByRole('region', { name: 'How was it?' }));
    expect(card.getByText('Priya')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toBe('/#feedback-7');
    expect(screen.getByRole('button', { name: /Cafe Group/ })).toBeTruthy();
    cleanup();
    const feedback = { attended: true, again: [], note: '' };
    open({ ...answers, 'GET /api/user/matches': [200, [{ ...over, feedback }]] });
    await screen.findByText('Ready to Meet New People');
    expect(screen.queryByText('How was it?')).toBeNull();
  });

  it.each([
    ['2026-11-28T12:31:00Z', 'in 5 hours'],
    ['2026-11-28T16:31:00Z', 'in 1 hour'],
    ['2026-11-28T17:00:00Z', 'in 1 hour'],
    ['2026-11-28T17:01:00Z', 'in 59 minutes'],
    ['2026-11-28T17:35:00Z', 'in 25 minutes'],
  ])('at %s says "%s"', (at, words) => {
    jest.useFakeTimers({ now: new Date(at) });
    expect(timeLeft(CONFIRMED).label).toBe(words);
  });

  it('calls a joined meetup by its name where no request led to it', async () => {
    open({ ...NO_REQUEST, 'GET /api/user/matches': [200, [{ ...TABLE, meetup: BUNS }]] });
    expect(await screen.findByRole('region', { name: 'Buns and board games' })).toBeTruthy();
    expect(screen.queryByText('Match Found')).toBeNull();
    expect(screen.getByText('Ready to Meet New People')).toBeTruthy();
  });
});

describe('what is next in time', () => {
  const at = (now: string) => jest.useFakeTimers({ now: new Date(now), advanceTimers: true });
  const seated = (matches: Match[], request: unknown = null) =>
    open({
      ...NO_REQUEST,
      ...(request ? { 'GET /api/user/active-request': [200, request] } : {}),
      'GET /api/user/matches': [200, matches],
    });
  const lines = () =>
    screen
      .getAllByRole('link')
      .filter((link) => /^(Home safe|How was it|Table of|Buns)/.test(link.textContent))
      .map((link) => `${link.textContent} -> ${link.getAttribute('href')}`);
  const MEETUP: Match = {
    ...TABLE,
    id: 6,
    suggestedTime: 'brunch',
    startsAt: '2026-11-28T16:00:00Z',
    meetup: BUNS,
  };
  const LATER: Match = { ...TABLE, suggestedDate: '2026-12-19', startsAt: '2026-12-19T18:00:00Z' };
  const LAST_WEEK: Match = {
    ...TABLE,
    id: 5,
    status: 'completed',
    suggestedDate: '2026-11-21',
    startsAt: '2026-11-21T18:00:00Z',
  };

  it('is a meetup in an hour before the table of the request in three weeks, which has a line', async () => {
    at('2026-11-28T15:00:00Z');
    seated([MEETUP, LATER], aRequest({ status: 'matched' }));
    const card = within(await screen.findByRole('region', { name: 'Match Found' }));
    expect(card.getByText('Meetup: Buns and board games')).toBeTruthy();
    expect(card.getByText('✓ Matched')).toBeTruthy();
    expect(lines()).toEqual(['Table of 5Sat, Dec 19, 1:00 PM (Lunch) · Cafe -> /chat/7']);
    expect(screen.queryByText('Finding Your Group')).toBeNull();
  });

  it('asks about last week in a line while there is a next table', async () => {
    at('2026-11-24T15:00:00Z');
    seated([LATER, LAST_WEEK]);
    await screen.findByRole('region', { name: 'Match Found' });
    expect(lines()).toEqual(['How was it?Sat, Nov 21, 1:00 PM (Lunch) -> /#feedback-5']);
  });

  it('asks about last week in a line while a search runs', async () => {
    at('2026-11-24T15:00:00Z');
    seated([LAST_WEEK], aRequest());
    await screen.findByText('Finding Your Group');
    expect(lines()).toHaveLength(1);
  });

  it('has a line for nothing that is done or has a card, which asks about what is not answered', async () => {
    at('2026-11-24T15:00:00Z');
    const feedback = { attended: true, again: [], note: null };
    seated([LATER, { ...LAST_WEEK, feedback }]);
    await screen.findByRole('region', { name: 'Match Found' });
    expect(lines()).toEqual([]);
    cleanup();
    seated([{ ...LAST_WEEK, id: 4, feedback }, LAST_WEEK]);
    await screen.findByRole('region', { name: 'How was it?' });
    expect(screen.getByRole('link', { name: 'Tell us' }).getAttribute('href')).toBe('/#feedback-5');
    expect(lines()).toEqual([]);
  });

  const TONIGHT: Match = { ...LAST_WEEK, suggestedDate: '2026-11-28', startsAt: '2026-11-28T18:00:00Z' };
  const SAFE = 'Home safe?Sat, Nov 28, 1:00 PM (Lunch) -> /chat/5';

  it.each([
    ['before it is time', '2026-11-28T21:59:00Z', TONIGHT, false],
    ['on that evening', '2026-11-28T22:00:00Z', TONIGHT, true],
    ['the next morning', '2026-11-29T06:00:00Z', TONIGHT, false],
    ['after leaving the chat', '2026-11-28T22:00:00Z', { ...TONIGHT, hasLeftChat: true }, false],
    [
      'who did not come',
      '2026-11-28T22:00:00Z',
      { ...TONIGHT, feedback: { attended: false, again: [], note: null } },
      false,
    ],
  ])('%s asks whether the member is home safe: %s %#', async (_when, now, match, isAsked) => {
    at(now);
    seated([match]);
    await screen.findByText('Ready to Meet New People');
    expect(lines()).toEqual(isAsked ? [SAFE] : []);
  });

  it('does not ask again once that was answered on this device', async () => {
    at('2026-11-28T22:00:00Z');
    fakeApi({ 'POST /api/matches/5/home-safe': [200, {}] });
    renderFor(ADA, <HomeSafe matchId={5} />);
    fireEvent.click(screen.getByRole('button', { name: 'Tell the moderators' }));
    await screen.findByText('Thank you for answering. Take care!');
    cleanup();
    seated([TONIGHT]);
    await screen.findByText('Ready to Meet New People');
    expect(lines()).toEqual([]);
  });

  it('keeps the question of a table that has a line', async () => {
    at('2026-11-27T15:00:00Z');
    const tonight: Match = { ...TABLE, status: 'confirmed', startsAt: '2026-11-28T23:00:00Z' };
    open({
      ...NO_REQUEST,
      'GET /api/user/matches': [200, [MEETUP, tonight]],
      'GET /api/matches/7/change': [200, { change: CHANGE }],
    });
    expect(await screen.findByRole('button', { name: "Yes, I'm in" })).toBeTruthy();
  });
});
