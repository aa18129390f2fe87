import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import FirstChatPage from '../../../../web-user/src/app/pages/FirstChatPage.js';
import MatchesPage from '../../../../web-user/src/app/pages/MatchesPage.js';
import type { Match } from '../../../../web-user/src/shared/api/types.js';
import { zoneOf } from '../../../../web-user/src/shared/today.js';
import { aRequest } from '../../../support/web/a-request.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { fakeApi } from '../../../support/web/fake-api.js';
import { renderFor } from '../../../support/web/render.js';

const opening =
  (page: ReactNode, path: string) =>
  (...matches: Match[]): void => {
    fakeApi({ 'GET /api/user/matches': [200, matches] });
    renderFor(ADA, page, path);
  };
const openMatches = opening(<MatchesPage />, '/matches');
const openChat = opening(<FirstChatPage />, '/chat');

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the matches page', () => {
  it('has a title and a link to the home screen', async () => {
    openMatches(TABLE);
    expect(screen.getByRole('heading', { level: 1, name: 'Your Matches' })).toBeTruthy();
    expect(hrefOf('Back')).toBe('/');
    await screen.findByRole('link', { name: 'Start Group Chat' });
    expect(hrefOf('Start Group Chat')).toBe('/chat/7');
  });

  it('shows a running search as home does, and lets it be changed', async () => {
    fakeApi({
      'GET /api/user/matches': [200, []],
      'GET /api/user/active-request': [200, aRequest()],
      'GET /api/user/friend-group': [200, { group: null }],
    });
    renderFor(ADA, <MatchesPage />, '/matches');
    const card = within(await screen.findByRole('region', { name: 'Active Request' }));
    expect(await card.findByRole('button', { name: 'Bring a friend' })).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Change my request' }));
    expect(await screen.findByRole('dialog', { name: 'Change your request' })).toBeTruthy();
  });

  it('shows the running search also to a user with a seat at a meetup, and not to one with a table', async () => {
    const meetup = { id: 31, title: 'Buns and board games', isOrganizer: false, maxParticipants: 6 };
    for (const [match, isSearching] of [
      [{ ...TABLE, meetup }, true],
      [TABLE, false],
    ] as const) {
      fakeApi({ 'GET /api/user/matches': [200, [match]], 'GET /api/user/active-request': [200, aRequest()] });
      renderFor(ADA, <MatchesPage />, '/matches');
      await screen.findByRole('link', { name: /^Start Group Chat/ });
      expect(screen.queryByText('Finding Your Group') !== null).toBe(isSearching);
      cleanup();
    }
  });

  it.each([
    [2, 'MP', []],
    [3, 'MPJ', []],
    [4, 'MPJ', ['+1']],
    [5, 'MPJ', ['+2']],
  ])('shows, for a match with %i others, %s and %j', async (others, initials, more) => {
    const users = [...TABLE.users, { ...TABLE.users[0]!, id: 1006, username: 'Zoe' }].slice(0, others);
    openMatches({ ...TABLE, users });
    const stack = await screen.findByRole('img', { name: /^With Mateo/ });
    const shown = [...stack.children].map(({ textContent }) => textContent);
    expect(shown).toEqual([...initials, ...more]);
  });

  it('labels the chat of two users as a conversation and not as a group', async () => {
    openMatches({
      ...TABLE,
      meetupType: '1v1',
      users: TABLE.users.slice(0, 1),
      sharedInterest: 'food',
      commonGround: [{ kind: 'topic', answer: 'food', sharedBy: 'all' }],
    });
    expect(await screen.findByRole('link', { name: 'Start Chat' })).toBeTruthy();
    expect(screen.getByText('Just the two of you')).toBeTruthy();
    expect(screen.getByText(/You both like food\.$/)).toBeTruthy();
  });

  it('says why a table is one: what all of it shares, then what most of it shares, and no percentage', async () => {
    const shared = (answer: string, sharedBy: 'all' | 'most', kind: 'topic' | 'interest' = 'topic') => {
      return { kind, answer, sharedBy };
    };
    const meetup = { id: 31, title: 'Dumplings', isOrganizer: false, maxParticipants: 5 };
    openMatches(
      { ...TABLE, commonGround: [shared('food', 'all'), shared('travel', 'all'), shared('career', 'most')] },
      { ...TABLE, id: 8, commonGround: [shared('career', 'most'), shared('Board games', 'most')] },
      { ...TABLE, id: 9, commonGround: [shared('food', 'all', 'interest'), shared('food', 'most')] },
      { ...TABLE, id: 10, meetup, commonGround: [shared('food', 'all')] },
      { ...TABLE, id: 11, commonGround: [] },
    );
    await screen.findAllByRole('region');
    const said = screen
      .getAllByRole('region')
      .map(
        (card) =>
          [...card.querySelectorAll('p')].find((one) => one.textContent.includes('like'))?.textContent,
      );
    expect(said).toEqual([
      'Why this table? You all like food and travel. Most of you like career talk.',
      'Why this table? Most of you like career talk and Board games.',
      'Why this table? You all like food.',
      'You all like food.',
      undefined,
    ]);
    expect(document.body.textContent).not.toMatch(/%|Match\b/);
  });

  it('labels date, time, venue and area, and a chosen venue replaces the area', async () => {
    openMatches(
      { ...TABLE, timeZone: zoneOf(), suggestedLocation: 'Near Brookline' },
      { ...TABLE, id: 8, suggestedLocation: 'Cafe Mira, 12 High Street' },
    );
    await screen.findAllByText('Venue');
    const lines = (index: number) =>
      [...screen.getAllByRole('region')[index]!.querySelectorAll('dt')].map(
        (term) => `${term.textContent}: ${term.parentElement!.querySelector('dd')!.textContent}`,
      );
    const when = ['Date: Sat, Nov 28', 'Time: 1:00 PM (Lunch)'];
    expect(lines(0)).toEqual([...when, 'Venue: Cafe', 'Area: Near Brookline']);
    expect(lines(1).slice(2)).toEqual(['Venue: Cafe Mira, 12 High Street']);
  });

  it('lists matches of the past in their own section', async () => {
    openMatches(TABLE, { ...TABLE, id: 5, status: 'archived' });
    const past = within(await screen.findByRole('region', { name: 'Past' }));
    expect(past.getByRole('link', { name: 'Start Group Chat' }).getAttribute('href')).toBe('/chat/5');
    expect(screen.getAllByRole('link', { name: 'Start Group Chat' })).toHaveLength(2);
  });

  it('links to a new request when there are no matches', async () => {
    openMatches();
    expect(await screen.findByText('No matches yet')).toBeTruthy();
    expect(hrefOf('Start Matching')).toBe('/');
  });
});

describe('with past matches only', () => {
  const PAST = { ...TABLE, status: 'archived' } as const;

  it.each([
    ['the matches page', openMatches, 'No matches yet'],
    ['the chat route', openChat, 'No active matches yet'],
  ])(
    '%s shows its empty state above the past, whose chats can still be read',
    async (_page, openPage, words) => {
      openPage(PAST);
      const empty = await screen.findByText(words);
      const past = screen.getByRole('region', { name: 'Past' });
      expect(empty.compareDocumentPosition(past) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
      expect(hrefOf('Start Group Chat')).toBe('/chat/7');
    },
  );

  it('a match of the last week is not past, so there is no empty state', async () => {
    openMatches({ ...TABLE, status: 'completed' });
    await screen.findByRole('link', { name: 'Start Group Chat' });
    expect(screen.queryByText('No matches yet')).toBeNull();
  });
});

describe('the chat route without an id', () => {
  it.each([
    ['', 0],
    [' while one other chat has unread messages', 1],
    [' while several have', 2],
  ])('opens the soonest upcoming match%s', async (_while, count) => {
    const others = [5, 6].map((id, index) => ({
      ...TABLE,
      id,
      status: 'completed' as const,
      unread: index < count ? 2 : 0,
    }));
    openChat({ ...TABLE, id: 9 }, { ...TABLE, id: 8, unread: count }, ...others);
    await screen.findByText('/chat/9');
  });

  it('opens the first past match if none is upcoming', async () => {
    openChat({ ...TABLE, id: 5, status: 'completed' }, { ...TABLE, id: 4, status: 'archived' });
    await screen.findByText('/chat/5');
  });

  it('links to a new request if there is no match', async () => {
    openChat();
    expect(await screen.findByRole('heading', { name: 'No active matches yet' })).toBeTruthy();
    expect(hrefOf('Find a Match')).toBe('/');
  });
});
