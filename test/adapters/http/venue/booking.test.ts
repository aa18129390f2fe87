import { aTableOf, type SeatedTable } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

interface Ballot {
  readonly chosenId: number | null;
  readonly isOpen: boolean;
  readonly notesForBooker: readonly string[];
  readonly booking: {
    readonly status: string;
    readonly bookerId: number | null;
    readonly bookedAs: string | null;
  };
  readonly venues: ReadonlyArray<{
    readonly id: number;
    readonly isFull: boolean;
    readonly latitude: number | null;
  }>;
}

const product = theSharedProduct();
let table: SeatedTable;
beforeAll(async () => {
  table = await aTableOf(product);
  for (const [at, name] of ['Corner House', 'Tea Time'].entries())
    await table.people[at]!.expect('POST', `/api/matches/${table.matchId}/venues`, 200, { name });
  const { venues } = await ballot();
  await table.people[0]!.expect('POST', `${path('venues')}/${venues[0]!.id}/vote`, 200);
});

const path = (what: string) => `/api/matches/${table.matchId}/${what}`;
const ballot = async (person = table.people[0]!) =>
  (await person.expect('GET', path('venues'), 200)).body as unknown as Ballot;

describe('the booking of a venue that was named without the map', () => {
  it('is taken by one of all who volunteer at the same time', async () => {
    const answers = await Promise.all(table.people.map((person) => person.send('POST', path('booking'))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...table.people.slice(1).map(() => 409)]);
    expect((await ballot()).booking.status).toBe('taken');
  });

  it('tells the notes of members to the booker who calls, without names, once until the task is handed back', async () => {
    const notes = ['I am coeliac.', 'Halal, please.', 'A seat near the door.'];
    const seated = [table.people[0]!, table.people[3]!, table.people[2]!];
    for (const [at, { id }] of seated.entries())
      await product.query(
        `insert into private_preferences (user_id, diets, is_step_free, note_for_booker, languages)
         values ($1, '{}', false, $2, '{}')`,
        [id, notes[at]],
      );
    const stranger = await product.person().signUp();
    await product.query(
      `insert into private_preferences (user_id, diets, is_step_free, note_for_booker, languages)
       values ($1, '{}', false, 'Not at this table.', '{}')`,
      [stranger.id],
    );
    const { booking } = await ballot();
    const booker = table.people.find(({ id }) => id === booking.bookerId)!;
    const told = async () =>
      Promise.all(table.people.map(async (person) => (await ballot(person)).notesForBooker));
    const sorted = ['A seat near the door.', 'Halal, please.', 'I am coeliac.'];
    expect((await told()).flat()).toEqual([]);
    await booker.expect('DELETE', path('booking'), 200);
    const other = table.people.find((person) => person !== booker)!;
    expect((await other.send('POST', path('booking/call'))).body).toMatchObject({ code: 'not_the_booker' });
    await booker.expect('POST', path('booking'), 200);
    expect(await ballot(booker)).toMatchObject({ call: 'not_yet', notesForBooker: [] });
    await booker.expect('POST', path('booking/call'), 200);
    expect(await ballot(booker)).toMatchObject({ call: 'now' });
    expect(await ballot(other)).toMatchObject({ call: null });
    expect(await told()).toEqual(table.people.map((person) => (person === booker ? sorted : [])));
    for (const person of table.people)
      for (const url of ['/api/user/matches', `/api/matches/${table.matchId}`, `/api/chat/${table.matchId}`])
        expect(JSON.stringify((await person.send('GET', url)).body)).not.toMatch(
          /coeliac|Halal|near the door/,
        );
    await booker.expect('DELETE', path('booking'), 200);
    expect((await told()).flat()).toEqual([]);
    await booker.expect('POST', path('booking'), 200);
    await booker.expect('POST', path('booking/call'), 200);
    expect(await ballot(booker)).toMatchObject({ call: 'before', notesForBooker: [] });
  });

  it('is seen by everyone at the table: full, then booked, in the match and in the calendar', async () => {
    const before = await ballot();
    const booker = table.people.find(({ id }) => id === before.booking.bookerId)!;
    await booker.expect('PUT', path('booking'), 200, { outcome: 'full', venueId: before.chosenId });
    const after = await ballot();
    expect(after.chosenId).not.toBe(before.chosenId);
    expect(after.venues.map(({ isFull }) => isFull)).toEqual([true, false]);
    const settled = { outcome: 'booked', venueId: after.chosenId, bookedAs: 'Ada' };
    const { body } = await booker.send('PUT', path('booking'), { ...settled, venueId: before.chosenId });
    expect(body).toMatchObject({ code: 'venue_has_changed' });
    await booker.expect('PUT', path('booking'), 200, settled);
    expect((await ballot(booker)).notesForBooker).toEqual([]);
    const other = table.people.find(({ id }) => id !== booker.id)!;
    const match = await other.expect('GET', `/api/matches/${table.matchId}`, 200);
    expect(match.body.booking).toEqual({ status: 'booked', bookerId: booker.id, bookedAs: 'Ada' });
    const { body: file } = await other.get<{ text: string }>(path('calendar.ics'));
    expect(file.text.replaceAll('\r\n ', '')).toContain('Booked as Ada');
    expect((await ballot()).isOpen).toBe(false);
  });

  it('is refused to who does not have it, and without a name', async () => {
    const { booking, chosenId } = await ballot();
    const [other] = table.people.filter(({ id }) => id !== booking.bookerId);
    const body = { outcome: 'booked', venueId: chosenId, bookedAs: 'Ben' };
    expect((await other!.send('PUT', path('booking'), body)).body).toMatchObject({ code: 'not_the_booker' });
    const booker = table.people.find(({ id }) => id === booking.bookerId)!;
    const nameless = await booker.send('PUT', path('booking'), { ...body, bookedAs: null });
    expect([nameless.status, nameless.body]).toEqual([
      400,
      expect.objectContaining({ fields: { bookedAs: expect.any(String) } }),
    ]);
  });

  it('stays without its booker, whose name others no longer read as the one who has the task', async () => {
    const { booking } = await ballot();
    const booker = table.people.find(({ id }) => id === booking.bookerId)!;
    await booker.expect('DELETE', path('leave'), 200);
    const [other] = table.people.filter(({ id }) => id !== booker.id);
    const { body } = await other!.expect('GET', path('venues'), 200);
    expect(body.booking).toEqual({ status: 'booked', bookerId: null, bookedAs: 'Ada' });
  });
});
