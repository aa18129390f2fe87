import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBallot } from '../../../support/web/a-ballot.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { openApp } from '../../../support/web/open-app.js';

it.each([
  ['a table has a ballot', null, 1],
  [
    'a meetup has none, because its venue is set',
    { id: 3, title: 'Dumplings', isOrganizer: false, maxParticipants: 6 },
    0,
  ],
] as const)('the chat of %s', async (_what, meetup, ballots) => {
  const match = { ...TABLE, meetup };
  const { calls } = openApp(
    ADA,
    {
      'GET /api/user/matches': [200, [match]],
      'GET /api/matches/7': [200, match],
      'GET /api/matches/7/messages': [200, []],
      'GET /api/matches/7/venues': [200, aBallot()],
    },
    '/chat/7',
  );
  await userEvent.click(await screen.findByRole('button', { name: /^Where & when/ }));
  await waitFor(() =>
    expect(screen.queryAllByRole('list', { name: 'Suggested places' })).toHaveLength(ballots),
  );
  expect(calls.some(({ path }) => path.endsWith('/venues'))).toBe(ballots > 0);
});

it('the chat has one way to what is unread in another, and none to its own', async () => {
  const meetup = { id: 3, title: 'Dumplings', isOrganizer: false, maxParticipants: 6 };
  const dumplings = { ...TABLE, id: 8, meetup, unread: 3 };
  const own = { ...TABLE, unread: 4 };
  const { answers } = openApp(
    ADA,
    {
      'GET /api/user/matches': [200, [own, dumplings, { ...TABLE, id: 9, unread: 1 }]],
      'GET /api/matches/7': [200, own],
      'GET /api/matches/7/messages': [200, []],
      'GET /api/matches/8': [200, dumplings],
      'GET /api/matches/8/messages': [200, []],
    },
    '/chat/7',
  );
  const link = await screen.findByRole('link', { name: /new message/ });
  expect(link.textContent).toBe('Dumplings33 new messages');
  answers['GET /api/user/matches'] = [200, [TABLE, { ...dumplings, unread: 0 }]];
  await userEvent.click(link);
  await screen.findByRole('button', { name: /Dumplings/ });
  await waitFor(() => expect(screen.queryByRole('link', { name: /new message/ })).toBeNull());
});
