import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ballotChanges, BallotAnnouncer } from '../../../../web-user/src/features/venue/BallotAnnouncer.js';
import { LeadingVenue } from '../../../../web-user/src/features/venue/PlaceStep.js';
import { VenueVote } from '../../../../web-user/src/features/venue/VenueVote.js';
import { withMyVote } from '../../../../web-user/src/features/venue/ballot.js';
import type { VenueBallot } from '../../../../web-user/src/shared/api/types.js';
import { reportResponse, reportNoResponse } from '../../../../web-user/src/shared/offline/connection.js';
import { visibleToast } from '../../../../web-user/src/shared/ui/toast/toast-store.js';
import { aBallot, aVenue } from '../../../support/web/a-ballot.js';
import { ADA, TABLE } from '../../../support/web/ada.js';
import { press } from '../../../support/web/controls.js';
import { type Answers, fakeApi } from '../../../support/web/fake-api.js';
import { FakeSocket } from '../../../support/web/fake-socket.js';
import { renderFor } from '../../../support/web/render.js';
import { expectToast } from '../../../support/web/toasts.js';

beforeEach(reportResponse);

const GET = 'GET /api/matches/7/venues';
const voteFor = (id: number) => `POST /api/matches/7/venues/${id}/vote`;
const deleteMessage = (id: number) => `DELETE /api/matches/7/venues/${id}/vote`;

function openBallot(answers: Answers = {}) {
  const api = fakeApi({ [GET]: [200, aBallot()], ...answers });
  renderFor(
    ADA,
    <>
      <output aria-label="leading">
        <LeadingVenue match={TABLE} />
      </output>
      <VenueVote match={TABLE} />
      <BallotAnnouncer match={TABLE} />
    </>,
    '/chat/7',
  );
  return api;
}

const leading = () => screen.getByLabelText('leading').textContent;

/** Delays this request until the returned function is called. */
function delayResponses(held: string): () => void {
  const answer = globalThis.fetch;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  globalThis.fetch = async (input, init) => {
    if (`${init?.method} ${String(input)}` === held) await released;
    return answer(input, init);
  };
  return release;
}

const button = (name: string) =>
  screen.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^(?:Vote|Your vote) for ${name}$`) });
const isPressed = (element: HTMLElement) => element.getAttribute('aria-pressed') === 'true';
const rowOf = (name: string) => screen.getByText(name, { selector: 'li *' }).closest('li')!;
const expectRow = (name: string, ...words: string[]) =>
  words.forEach((word) => expect(rowOf(name).textContent).toContain(word));
const vote = async (name: string) => userEvent.click(await button(name));

describe('the venue ballot', () => {
  it('says which places are closed then, whose hours to check, and how to reach them', async () => {
    const venues = [
      aVenue({ name: 'Always', phone: '+1 617 555 0147', website: 'https://always.example/' }),
      aVenue({ id: 2, name: 'Early Kettle', openness: 'closed' }),
      aVenue({ id: 3, name: 'Perhaps', openness: 'unknown' }),
    ];
    openBallot({ [GET]: [200, aBallot({ venues })] });
    expect((await screen.findByRole('link', { name: 'Website of Always' })).getAttribute('rel')).toBe(
      'noreferrer',
    );
    expect(screen.getByRole('link', { name: 'Call Always: +1 617 555 0147' })).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows.map((text) => /It's closed then|Check the hours/.exec(text!)?.[0])).toEqual([
      undefined,
      "It's closed then",
      'Check the hours',
    ]);
  });

  it('is summarized by how many places there are until the reader has voted, then by the leading one', async () => {
    openBallot({ [voteFor(2)]: [200, aBallot({ venues: [aVenue({ votes: 1, isMine: true })] })] });
    await button('Cafe Mira');
    expect(leading()).toBe('2 places, vote');
    await vote('Tea Time');
    await waitFor(() => expect(leading()).toBe('Cafe Mira'));
  });

  it('shows each proposal with its author, votes and link to the map', async () => {
    openBallot();
    await button('Cafe Mira');
    expectRow('Cafe Mira', 'Leading', '12 Main Street', 'Suggested for your table', '1 vote');
    expectRow('Tea Time', 'Suggested by Ben', 'No votes yet');
    expect(rowOf('Tea Time').textContent).not.toContain('Leading');
    expect(screen.getByText(/^You can vote until Sat, Nov 28, 10:00/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tea Time on the map' }).getAttribute('href')).toBe(
      '/map?place=Tea+Time&lat=42.36&lon=-71.06&type=cafe',
    );
  });

  it.each([
    ['before any vote', {}, 'Leading'],
    [
      "that is the reader's own",
      { byProduct: false, proposedBy: { id: ADA.id, firstName: 'Ada' } },
      'Suggested by you',
    ],
    ['of a former member', { byProduct: false }, 'Suggested by someone who left'],
  ])('labels a proposal %s', async (_which, fields, label) => {
    openBallot({ [GET]: [200, aBallot({ venues: [aVenue(fields)] })] });
    await button('Cafe Mira');
    expectRow('Cafe Mira', label);
    expect(rowOf('Cafe Mira').textContent.includes('Suggested for your table')).toBe(label === 'Leading');
  });
});

describe('a vote', () => {
  it('is counted optimistically, moves to another venue, and is removed by a second press', async () => {
    const { answers, calls } = openBallot();
    let counted = aBallot();
    const count = (id: number | null) => (): [number, VenueBallot] => [
      200,
      (counted = withMyVote(counted, id)),
    ];
    answers[voteFor(1)] = count(1);
    answers[voteFor(2)] = count(2);
    answers[deleteMessage(2)] = count(null);

    await vote('Cafe Mira');
    expect(isPressed(await button('Cafe Mira'))).toBe(true);
    expect((await button('Cafe Mira')).textContent).toBe('Your vote');
    expectRow('Cafe Mira', '2 votes');
    await vote('Tea Time');
    expect(isPressed(await button('Cafe Mira'))).toBe(false);
    expect(isPressed(await button('Tea Time'))).toBe(true);
    expectRow('Cafe Mira', '1 vote');
    await vote('Tea Time');
    await waitFor(() => expectRow('Tea Time', 'No votes yet'));
    expect(calls.map(({ method, path }) => `${method} ${path}`).slice(1)).toEqual([
      voteFor(1),
      voteFor(2),
      deleteMessage(2),
    ]);
  });

  it('that is rejected is rolled back with an error', async () => {
    openBallot({ [voteFor(2)]: [409, { message: 'Voting is closed.', code: 'vote_is_closed' }] });
    await vote('Tea Time');
    await waitFor(() => expect(visibleToast()).toMatchObject({ description: 'Voting is closed.' }));
    expect(isPressed(await button('Tea Time'))).toBe(false);
    expectRow('Tea Time', 'No votes yet');
  });

  it('in quick succession is sent sequentially and shown immediately', async () => {
    const { calls } = openBallot({
      [voteFor(1)]: [200, withMyVote(aBallot(), 1)],
      [voteFor(2)]: [200, withMyVote(aBallot(), 2)],
    });
    const release = delayResponses(voteFor(1));
    await vote('Cafe Mira');
    await vote('Tea Time');
    expect(isPressed(await button('Tea Time'))).toBe(true);
    expect(isPressed(await button('Cafe Mira'))).toBe(false);
    expect(calls.map(({ path }) => path)).toEqual(['/api/matches/7/venues']);
    release();
    await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/matches/7/venues/2/vote'));
    expect(calls.at(-2)?.path).toBe('/api/matches/7/venues/1/vote');
    expect(isPressed(await button('Tea Time'))).toBe(true);
  });

  it('that is too late shows the closed ballot', async () => {
    const { answers } = openBallot({ [voteFor(2)]: [409, { message: 'Voting is closed.' }] });
    await button('Tea Time');
    answers[GET] = [200, aBallot({ isOpen: false })];
    await vote('Tea Time');
    expect(await screen.findByText("We're meeting here")).toBeTruthy();
  });

  it('of another member appears after an event and is announced', async () => {
    const { answers } = openBallot();
    await button('Cafe Mira');
    act(() => FakeSocket.latest.open());
    answers[GET] = [
      200,
      aBallot({ venues: [aVenue({ votes: 2 }), aVenue({ id: 3, name: 'Corner Bakery', votes: 1 })] }),
    ];
    act(() => FakeSocket.latest.say({ type: 'matches_changed' }));
    const spoken = await screen.findByText('Cafe Mira: 2 votes.');
    expect(spoken.closest('[aria-live="polite"]')?.textContent).toBe(
      'Cafe Mira: 2 votes.Corner Bakery was suggested.',
    );
  });
});

describe('a ballot that cannot be voted on', () => {
  it('without proposals links to the map', async () => {
    openBallot({
      [GET]: [200, aBallot({ venues: [], chosenId: null, suggestedLocation: 'Near Brookline' })],
    });
    expect(await screen.findByText('No place yet. Suggest one from the map.')).toBeTruthy();
    expect(leading()).toBe('Near Brookline');
    const link = screen.getByRole('link', { name: 'Suggest from the map' });
    expect(link.getAttribute('href')).toBe('/map');
  });

  it('shows the chosen venue first when closed', async () => {
    openBallot({ [GET]: [200, aBallot({ isOpen: false, chosenId: 2 })] });
    await screen.findByText("We're meeting here");
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual([expect.stringContaining('Tea Time'), expect.stringContaining('Cafe Mira')]);
  });

  it('shows the venue and no vote buttons when closed', async () => {
    const venues = [aVenue({ votes: 3, isMine: true })];
    openBallot({ [GET]: [200, aBallot({ isOpen: false, takesProposals: false, venues })] });
    expect(await screen.findByText('Voting is closed.')).toBeTruthy();
    expect(screen.getByText("Where we're meeting")).toBeTruthy();
    expectRow('Cafe Mira', "We're meeting here", 'Your vote');
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('link', { name: /Propose/ })).toBeNull();
  });

  it('is read-only offline', async () => {
    openBallot();
    await button('Cafe Mira');
    act(reportNoResponse);
    expect(screen.getByText("You can vote once you're back online.")).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
    expect(rowOf('Tea Time')).toBeTruthy();
  });

  it('offers a retry when it cannot be loaded', async () => {
    const { answers } = openBallot({ [GET]: [500, { message: 'Oops' }] });
    expect((await screen.findByRole('alert')).textContent).toContain("We couldn't load the places.");
    answers[GET] = [200, aBallot()];
    await press('Try again');
    expect(await button('Cafe Mira')).toBeTruthy();
  });
});

describe('the announcement of a changed ballot', () => {
  it.each<[Partial<VenueBallot>, string[]]>([
    [{}, []],
    [{ isOpen: false }, ["Voting is closed. You're meeting at Cafe Mira."]],
    [{ isOpen: false, venues: [], chosenId: null }, ['Voting is closed.']],
  ])('of a ballot that is now %j says %j', (fields, said) =>
    expect(ballotChanges(aBallot(), aBallot(fields))).toEqual(said),
  );
});

describe('a place without the map', () => {
  it('is suggested by its name', async () => {
    const named = aVenue({ id: 3, name: 'Corner House', latitude: null, longitude: null });
    const { calls } = openBallot({ [`POST /api/matches/7/venues`]: [200, aBallot({ venues: [named] })] });
    await userEvent.type(await screen.findByLabelText('Or name a place'), ' Corner House {Enter}');
    await button('Corner House');
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({ body: { name: 'Corner House' } });
    expect(screen.queryByRole('link', { name: 'Corner House on the map' })).toBeNull();
  });

  it('can be suggested after the vote, until the start, and by the one who picks first of all', async () => {
    openBallot({ [GET]: [200, aBallot({ isOpen: false, chosenId: null, venues: [], isPicker: true })] });
    expect(await screen.findByText(/^You pick!/)).toBeTruthy();
    expect(screen.getByLabelText('Or name a place')).toBeTruthy();
    cleanup();
    openBallot({ [GET]: [200, aBallot({ isOpen: false, takesProposals: false })] });
    await screen.findByText('Voting is closed.');
    expect(screen.queryByLabelText('Or name a place')).toBeNull();
  });

  it('is taken back by the one who suggested it, while nobody else has voted for it', async () => {
    const own = { byProduct: false, proposedBy: { id: ADA.id, firstName: 'Ada' } };
    const venues = [aVenue({ ...own, votes: 1 }), aVenue({ ...own, id: 2, name: 'Tea Time' })];
    const { calls } = openBallot({
      [GET]: [200, aBallot({ venues })],
      'DELETE /api/matches/7/venues/2': [200, aBallot({ venues: [venues[0]!] })],
    });
    await press('Take back Tea Time');
    await waitFor(() => expect(screen.queryByText('Tea Time')).toBeNull());
    expect(calls.map(({ method }) => method)).toContain('DELETE');
    expect(screen.queryByRole('button', { name: 'Take back Cafe Mira' })).toBeNull();
  });
});

describe('what the booker is told before the call', () => {
  const told = async (fields: Partial<VenueBallot>) => {
    const booking = { status: 'taken', bookerId: ADA.id, bookedAs: null } as const;
    openBallot({ [GET]: [200, aBallot({ booking, ...fields })] });
    const task = await screen.findByRole('region', { name: 'Booking' });
    const { textContent } = task;
    cleanup();
    return textContent;
  };

  it('are the notes of members, without names, and nothing where there are none', async () => {
    const notes = ['Halal, please.', 'I am coeliac.'];
    expect(await told({ notesForBooker: notes })).toContain(
      'Please mention when you book:Halal, please.I am coeliac.',
    );
    expect(await told({})).not.toContain('Please mention');
  });

  it('is what the map knows about bookings', async () => {
    const saying = (bookingPolicy: 'required' | 'yes' | 'no' | null) =>
      told({ venues: [aVenue({ bookingPolicy })] });
    expect(await saying('required')).toContain('Better book here, says the map.');
    expect(await saying('no')).toContain('They take no bookings, says the map.');
    for (const bookingPolicy of ['yes', null] as const)
      expect(await saying(bookingPolicy)).not.toContain('map');
  });
});

describe('the booking', () => {
  const BOOKING = '/api/matches/7/booking';
  const booked = (booking: VenueBallot['booking']) => aBallot({ booking });
  const OWN: VenueBallot = {
    ...booked({ status: 'taken', bookerId: ADA.id, bookedAs: null }),
    call: 'not_yet',
  };

  it('is taken where everyone is told to take it, before the places', async () => {
    openBallot({
      [GET]: [200, booked({ status: 'asked', bookerId: null, bookedAs: null })],
      [`POST ${BOOKING}`]: [200, OWN],
    });
    const take = await screen.findByRole('button', { name: "I'll book" });
    const after = take.compareDocumentPosition(rowOf('Cafe Mira'));
    expect(after & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await userEvent.click(take);
    expect(await screen.findByRole('button', { name: "I'll call" })).toBeTruthy();
  });

  it('comes to who has it with a sentence to say and the notes', async () => {
    openBallot({
      [GET]: [200, OWN],
      [`POST ${BOOKING}/call`]: [200, { ...OWN, call: 'now', notesForBooker: ['I am coeliac.'] }],
    });
    await press("I'll call");
    const task = (await screen.findByText('I am coeliac.')).closest('section')!;
    expect(screen.queryByRole('button', { name: "I'll call" })).toBeNull();
    expect(task.textContent).toContain('Say: a table for 5 at 1:00 PM under Saturday table.');
  });

  it.each([
    ['Booked as Ada', { outcome: 'booked', venueId: 1, bookedAs: 'Ada' }],
    ['No booking needed', { outcome: 'not_needed', venueId: 1 }],
    ["They're full", { outcome: 'full', venueId: 1 }],
  ])('"%s" says how it ended', async (name, body) => {
    const { calls } = openBallot({ [GET]: [200, OWN], [`PUT ${BOOKING}`]: [200, aBallot()] });
    const field = await screen.findByLabelText('Name of the booking');
    await userEvent.clear(field);
    await userEvent.type(field, 'Ada');
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ body }));
  });

  it('is given back, and a refusal shows its reason and the current state', async () => {
    const { calls } = openBallot({
      [GET]: [200, OWN],
      [`DELETE ${BOOKING}`]: [409, { message: 'Someone else has it.', code: 'booking_is_taken' }],
    });
    await press('Someone else should');
    await expectToast('Error');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(1));
  });

  it('shows nothing to do while another member has the task, and a place without room takes no votes', async () => {
    const venues = [aVenue(), aVenue({ id: 2, name: 'Tea Time', isFull: true })];
    openBallot({ [GET]: [200, { ...booked({ status: 'taken', bookerId: 1003, bookedAs: null }), venues }] });
    await button('Cafe Mira');
    expect(screen.queryByRole('region', { name: 'Booking' })).toBeNull();
    expectRow('Tea Time', 'No room');
    expect(screen.queryByRole('button', { name: 'Vote for Tea Time' })).toBeNull();
  });
});
