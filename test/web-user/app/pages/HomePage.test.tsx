import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HomePage from '../../../../web-user/src/app/pages/HomePage.js';
import { aMeetup } from '../../../support/web/a-meetup.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { button, press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

const NO_REQUEST: Answers = { 'GET /api/user/matches': [200, []], 'GET /api/meetups/browse': [200, []] };
const SEARCHING: Answers = { ...NO_REQUEST, 'GET /api/user/active-request': [200, aRequest()] };

function open(answers: Answers, person = ADA) {
  const api = fakeApi(answers);
  renderFor(person, <HomePage />);
  return api;
}

const BUNS = { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 };

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the home screen', () => {
  it('greets the user by first name and offers every action', async () => {
    open(NO_REQUEST);
    expect(screen.getByRole('heading', { name: 'Hi, Ada!' })).toBeTruthy();
    for (const name of ['Edit profile', 'Settings', 'Log out', 'Trust verification: Medium Trust · 40/100'])
      expect(button(name).textContent).toContain(name);
    expect(await screen.findByText('Ready to Meet New People')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Cafe Group/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Restaurant Group/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Nearby Places/ }).getAttribute('href')).toBe('/map');
    expect(screen.getByRole('link', { name: /View All/ }).getAttribute('href')).toBe('/browse');
    expect(screen.queryByText('Active Request')).toBeNull();
  });

  it.each([
    [/Cafe Group/, 'Cafe'],
    [/Restaurant Group/, 'Restaurant'],
  ])('opens the request dialog at %s with that venue type selected', async (card, venue) => {
    open(NO_REQUEST);
    await press(card);
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
    await press(button);
    expect(await screen.findByRole('dialog', { name: dialog })).toBeTruthy();
  });

  it('offers to remove a verified phone in the settings, and nothing without one', async () => {
    open(NO_REQUEST);
    await press('Settings');
    await screen.findByRole('button', { name: 'Change my email' });
    expect(screen.queryByRole('button', { name: 'Remove phone' })).toBeNull();
    cleanup();
    open(NO_REQUEST, { ...ADA, isPhoneVerified: true, phoneNumber: '+14155550123', trustScore: 60 });
    await press('Settings');
    await press('Remove phone');
    const question = await screen.findByRole('alertdialog', { name: 'Remove your phone?' });
    expect(question.textContent).toContain('your trust score will be 40');
  });

  it('shows the saved location, or asks for one', async () => {
    open(NO_REQUEST);
    await screen.findByRole('button', { name: 'Change' });
    expect(region('Your location').getByText('Cambridge, Massachusetts')).toBeTruthy();
    cleanup();
    open(NO_REQUEST, { ...ADA, location: null });
    expect(await screen.findByRole('button', { name: 'Add your location' })).toBeTruthy();
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
    expect(card.getByText('Searching...')).toBeTruthy();
    expect(screen.queryByText('Match Found')).toBeNull();
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
    await press(/Restaurant Group/);
    await sheet();
    await press('Stay');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(left()).toEqual([]);

    await press(/Restaurant Group/);
    await sheet();
    delete answers['GET /api/user/active-request'];
    answers['GET /api/user/matches'] = [200, []];
    await press('Leave it');
    const dialog = within(await screen.findByRole('dialog', { name: 'Find a table' }));
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Restaurant' }).checked).toBe(true);
    expect(left()).toEqual(['/api/matches/7/leave']);
    await expectToast('Left Match');
  });

  it('opens the form as always once the table has started, which leaving would not change', async () => {
    open({ ...SEARCHING, 'GET /api/user/matches': [200, [{ ...TABLE, startsAt: '2020-01-04T18:00:00Z' }]] });
    await press(/Cafe Group/);
    expect(await screen.findByRole('dialog', { name: 'Find a table' })).toBeTruthy();
  });

  it('asks for the location within the request form while none is set', async () => {
    open(NO_REQUEST, { ...ADA, location: null });
    await press(/Cafe Group/);
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
    await expectToast('Request Cancelled');
    expect(looks()).toBe(before + 1);
  });

  it('says that the request is matched', async () => {
    open({ ...SEARCHING, 'GET /api/user/matches': [200, [TABLE]] });
    await screen.findByText('Match Found');
    expect(region('Active Request').getByText('✓ Matched')).toBeTruthy();
  });

  it('finds a match in a joined meetup too, says that it is one, and that the search goes on', async () => {
    open({ ...SEARCHING, 'GET /api/user/matches': [200, [{ ...TABLE, meetup: BUNS }]] });
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
