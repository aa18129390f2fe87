import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HomePage from '../../../../web-user/src/app/pages/HomePage.js';
import { HomeSafe } from '../../../../web-user/src/features/safety/HomeSafe.js';
import { clearToasts, visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { aBallot, aVenue } from '../../../support/web/a-ballot.js';
import { aMeetup } from '../../../support/web/a-meetup.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';

const NO_REQUEST: Answers = {
  'GET /api/user/matches': [200, []],
  'GET /api/meetups/browse': [200, []],
};
const SEARCHING: Answers = { ...NO_REQUEST, 'GET /api/user/active-request': [200, aRequest()] };

beforeEach(() => {
  clearToasts();
  FakeSocket.install();
});
afterEach(() => void jest.useRealTimers());

function open(answers: Answers, person = ADA) {
  const api = fakeApi(answers);
  renderFor(person, <HomePage />);
  return api;
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the home screen', () => {
  it('greets the user by first name and offers every action', async () => {
    open(NO_REQUEST);
    expect(screen.getByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
    for (const name of ['Edit profile', 'Log out', /Medium Trust · 40\/100/]) {
      expect(screen.getByRole('button', { name })).toBeTruthy();
    }
    expect(await screen.findByText('Ready to Meet New People')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Cafe Group/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Restaurant Group/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Nearby Places/ }).getAttribute('href')).toBe('/map');
    expect(screen.getByRole('link', { name: /View All/ }).getAttribute('href')).toBe('/browse');
    expect(screen.queryByText('Active Request')).toBeNull();
  });

  it('says the words of the buttons beside the greeting', () => {
    open(NO_REQUEST);
    for (const words of ['Edit profile', 'Settings', 'Log out', 'Trust verification: Medium Trust · 40/100'])
      expect(screen.getByText(words)).toBeTruthy();
  });

  it.each([
    [/Cafe Group/, 'Cafe'],
    [/Restaurant Group/, 'Restaurant'],
  ])('opens the request dialog at %s with that venue type selected', async (card, venue) => {
    open(NO_REQUEST);
    await userEvent.click(await screen.findByRole('button', { name: card }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a table' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: venue }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: '1:00 PM (Lunch)' }).checked).toBe(false);
  });

  it.each([
    [/^Trust verification/, 'Trust Verification'],
    ['Edit profile', 'Edit Profile'],
    ['Change', 'Set Your Location'],
  ])('opens a dialog with %s', async (button, dialog) => {
    open(NO_REQUEST);
    await userEvent.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
  });

  it('offers to remove a verified phone in the settings, and nothing without one', async () => {
    open(NO_REQUEST);
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await screen.findByRole('button', { name: 'Change my email' });
    expect(screen.queryByRole('button', { name: 'Remove phone' })).toBeNull();
    cleanup();
    open(NO_REQUEST, { ...ADA, isPhoneVerified: true, phoneNumber: '+14155550123', trustScore: 60 });
    await userEvent.click(screen.getByRole('button', { name: 'Settings' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove phone' }));
    const question = await screen.findByRole('alertdialog', { name: 'Remove your phone?' });
    expect(question.textContent).toContain('your trust score will be 40');
  });

  it('shows the saved location, or a prompt to set it', async () => {
    open(NO_REQUEST);
    expect((await screen.findByRole('button', { name: 'Change' })).textContent).toBe('Change');
    expect(region('Your location').getByText('Cambridge, Massachusetts')).toBeTruthy();
  });

  it('asks for a location if none is saved', async () => {
    open(NO_REQUEST, { ...ADA, location: null });
    expect(await screen.findByRole('button', { name: 'Add your location' })).toBeTruthy();
  });

  it('shows that the search is running', async () => {
    open(SEARCHING);
    expect(await screen.findByText('Finding Your Group')).toBeTruthy();
    expect(region('Active Request').getByText('Searching...')).toBeTruthy();
    expect(screen.queryByText('Match Found')).toBeNull();
  });

  it('has facts, friend, change and cancel of a search on one card, and says each fact once', async () => {
    open({ ...SEARCHING, 'GET /api/user/friend-group': [200, { group: null }] });
    const card = within(await screen.findByRole('region', { name: 'Active Request' }));
    expect(card.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Finding Your Group',
    ]);
    for (const name of [
      'Bring a friend',
      'I have a code',
      'Change my request',
      'Cancel Request',
      'Why not yet?',
    ])
      expect(await card.findByRole('button', { name })).toBeTruthy();
    for (const fact of ['Sat, Nov 28', '1:00 PM (Lunch)', '10 miles', '18 – 60+'])
      expect(document.body.textContent.split(fact)).toHaveLength(2);
  });

  it('shows a table of five in which the user sits already, while the search runs', async () => {
    open(SEARCHING);
    await screen.findByText('Finding Your Group');
    const faces = [...document.querySelectorAll('[data-face]')].map(({ textContent }) => textContent);
    expect(faces).toEqual(['A']);
    expect(document.querySelectorAll('.seat-wait')).toHaveLength(5);
  });

  it('becomes the moment of the table in its place, and announces it, when one is found', async () => {
    const { answers } = open({ ...SEARCHING });
    await screen.findByText('Finding Your Group');
    answers['GET /api/user/matches'] = [200, [{ ...TABLE, lastReadMessageId: 0 }]];
    fireEvent(document, new Event('visibilitychange'));
    const sentence = "You're at a table with Mateo, Priya, Jonas, and Wren.";
    const card = within(await screen.findByRole('region', { name: 'Match Found' }));
    expect(card.getByText(sentence)).toBeTruthy();
    expect(card.getByRole('link', { name: 'Say hi' }).getAttribute('href')).toBe('/chat/7');
    expect(card.getByRole('button', { name: 'Share' })).toBeTruthy();
    expect(card.getByRole('link', { name: 'Join Chat' })).toBeTruthy();
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(sentence);
    expect(screen.queryByText('Finding Your Group')).toBeNull();
  });

  it('says before the form that one request is open, and offers to change it', async () => {
    open(SEARCHING);
    expect(await screen.findByText('You can have one open request at a time.')).toBeTruthy();
    await userEvent.click(region('Active Request').getByRole('button', { name: 'Change my request' }));
    expect(await screen.findByRole('dialog', { name: 'Change your request' })).toBeTruthy();
  });

  it('asks before the form whether a table is left, and goes on with the form once it is', async () => {
    const matched = aRequest({ status: 'matched', keepsLocation: true, othersWaiting: null });
    const { calls, answers } = open({
      ...NO_REQUEST,
      'GET /api/user/active-request': [200, matched],
      'GET /api/user/matches': [200, [TABLE]],
      'DELETE /api/matches/7/leave': [200, { outcome: 'left' }],
    });
    const sheet = () => screen.findByRole('alertdialog', { name: "You're at a table on Sat, Nov 28" });
    const left = () => calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
    await userEvent.click(await screen.findByRole('button', { name: /Restaurant Group/ }));
    await sheet();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(left()).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: /Restaurant Group/ }));
    await sheet();
    delete answers['GET /api/user/active-request'];
    answers['GET /api/user/matches'] = [200, []];
    await userEvent.click(screen.getByRole('button', { name: 'Leave it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a table' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Restaurant' }).checked).toBe(true);
    expect(left()).toEqual(['/api/matches/7/leave']);
    expect(visibleToast()).toMatchObject({ title: 'Left Match' });
  });

  it('opens the form as always once the table has started, which leaving would not change', async () => {
    open({
      ...SEARCHING,
      'GET /api/user/matches': [200, [{ ...TABLE, startsAt: '2020-01-04T18:00:00Z' }]],
    });
    await userEvent.click(await screen.findByRole('button', { name: /Cafe Group/ }));
    expect(await screen.findByRole('dialog', { name: 'Find a table' })).toBeTruthy();
  });

  it('asks for the location within the request form while none is set', async () => {
    open(NO_REQUEST, { ...ADA, location: null });
    await userEvent.click(await screen.findByRole('button', { name: /Cafe Group/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a table' }));
    expect(await dialog.findByRole('form', { name: 'Your location' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Use Current Location' })).toBeTruthy();
  });

  it('cancels a request and refetches what is left', async () => {
    const { calls, answers } = open({ ...SEARCHING, 'POST /api/matching-request/71/cancel': [200, {}] });
    const looks = () =>
      calls.filter(({ path }) => path.startsWith('/api/user/matches?include=past%2Cpairs')).length;
    const cancel = await screen.findByRole('button', { name: 'Cancel Request' });
    const before = looks();
    delete answers['GET /api/user/active-request'];
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(cancel);
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByText('Ready to Meet New People')).toBeTruthy();
    expect(screen.queryByText('Active Request')).toBeNull();
    expect(visibleToast()).toMatchObject({ title: 'Request Cancelled' });
    expect(looks()).toBe(before + 1);
  });

  it('links from a found match to its chat', async () => {
    open({ ...SEARCHING, 'GET /api/user/matches': [200, [TABLE]] });
    expect(await screen.findByText('Match Found')).toBeTruthy();
    expect(region('Active Request').getByText('✓ Matched')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Join Chat' }).getAttribute('href')).toBe('/chat/7');
    expect(screen.queryByText('Finding Your Group')).toBeNull();
  });

  it('finds a match in a joined meetup too, says that it is one, and that the search goes on', async () => {
    const meetup = { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 };
    open({ ...SEARCHING, 'GET /api/user/matches': [200, [{ ...TABLE, meetup }]] });
    const card = within(await screen.findByRole('region', { name: 'Match Found' }));
    expect(card.getByText('Meetup: Buns and board games')).toBeTruthy();
    expect(card.getByRole('link', { name: 'Join Chat' }).getAttribute('href')).toBe('/chat/7');
    expect(screen.queryByText('Finding Your Group')).toBeNull();
    const request = region('Active Request');
    expect(request.getByText('✓ Matched')).toBeTruthy();
    expect(
      request.getByText("You have a seat at a meetup. We're still looking for a table for this request."),
    ).toBeTruthy();
    expect(request.getByRole('button', { name: 'Cancel Request' })).toBeTruthy();
  });

  it('shows an error when the state of the search cannot be loaded, with a retry', async () => {
    const { answers } = open({ ...NO_REQUEST, 'GET /api/user/active-request': [503, { message: 'Away' }] });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch active request');
    expect(screen.queryByText('Ready to Meet New People')).toBeNull();
    Object.assign(answers, SEARCHING);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Finding Your Group')).toBeTruthy();
  });
});

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
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
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
    press("I'll be there");
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
    const change = {
      kind: 'merge',
      expiresAt: '2026-11-27T17:00:00Z',
      others: ['Mia'],
      newcomers: 3,
      agrees: null,
    };
    openSeated(CONFIRMED, '2026-11-26T17:00:00Z', { 'GET /api/matches/7/change': [200, { change }] });
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
    press('Share my plan');
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
  ])('at %s says "%s"', async (at, words) => {
    openSeated(CONFIRMED, at);
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('calls a joined meetup by its name where no request led to it', async () => {
    const meetup = { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 };
    open({ ...NO_REQUEST, 'GET /api/user/matches': [200, [{ ...TABLE, meetup }]] });
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
    meetup: { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 },
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

  it('has a line for nothing that is done or has a card', async () => {
    at('2026-11-24T15:00:00Z');
    const feedback = { attended: true, again: [], note: null };
    seated([LATER, { ...LAST_WEEK, feedback }]);
    await screen.findByRole('region', { name: 'Match Found' });
    expect(lines()).toEqual([]);
    cleanup();
    seated([LAST_WEEK]);
    await screen.findByRole('region', { name: 'How was it?' });
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
    const expiresAt = '2026-11-27T17:00:00Z';
    const change = { kind: 'merge', expiresAt, others: ['Mia'], newcomers: 3, agrees: null };
    const tonight: Match = { ...TABLE, status: 'confirmed', startsAt: '2026-11-28T23:00:00Z' };
    open({
      ...NO_REQUEST,
      'GET /api/user/matches': [200, [MEETUP, tonight]],
      'GET /api/matches/7/change': [200, { change }],
    });
    expect(await screen.findByRole('button', { name: "Yes, I'm in" })).toBeTruthy();
  });
});

describe('the next meetups', () => {
  it('link to their details', async () => {
    const joined = aMeetup({ id: 33, title: 'A long lunch', joined: true, matchId: 7 });
    const { calls } = open({ ...NO_REQUEST, 'GET /api/meetups/browse': [200, [aMeetup(), joined]] });
    const link = await screen.findByRole('link', { name: 'Buns and board games' });
    expect(link.getAttribute('href')).toBe('/browse?meetup=31');
    const card = region('Browse Meetups');
    expect(card.getAllByText('11:00 AM (Brunch) · 2 miles away')).toHaveLength(2);
    expect(card.getAllByText('3/6')).toHaveLength(2);
    expect(card.getByText("You're in")).toBeTruthy();
    expect(calls.map(({ path }) => path)).toContain('/api/meetups/browse?limit=3');
  });

  it.each([
    ['there are none', [200, []], 'No open meetups right now.'],
    ['they cannot be loaded', [503, { message: 'Away' }], "We couldn't load open meetups."],
  ] as Array<[string, [number, unknown], string]>)('show a message if %s', async (_when, answer, text) => {
    open({ ...NO_REQUEST, 'GET /api/meetups/browse': answer });
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
