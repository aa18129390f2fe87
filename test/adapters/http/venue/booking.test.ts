import { beforeAll, describe, expect, it } from '@jest/globals';
import { aTableOf, type SeatedTable } from '../../../support/http/a-table.js';
import { sharedProduct } from '../../../support/http/shared-product.js';
import type { ProductUnderTest } from '../../../support/http/test-product.js';

interface Ballot {
  readonly chosenId: number | null;
  readonly isOpen: boolean;
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

let product: ProductUnderTest;
let table: SeatedTable;
beforeAll(async () => {
  product = await sharedProduct();
  table = await aTableOf(product);
  for (const [at, name] of ['Corner House', 'Tea Time'].entries())
    await table.people[at]!.expect('POST', `/api/matches/${table.matchId}/venues`, 200, { name });
  const { venues } = await ballot();
  await table.people[0]!.expect('POST', `${path('venues')}/${venues[0]!.id}/vote`, 200);
});

const path = (what: string) => `/api/matches/${table.matchId}/${what}`;
const ballot = async () =>
  (await table.people[0]!.expect('GET', path('venues'), 200)).body as unknown as Ballot;

describe('the booking of a venue that was named without the map', () => {
  it('is taken by one of all who volunteer at the same time', async () => {
    const answers = await Promise.all(table.people.map((person) => person.send('POST', path('booking'))));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...table.people.slice(1).map(() => 409)]);
    expect((await ballot()).booking.status).toBe('taken');
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
    const other = table.people.find(({ id }) => id !== booker.id)!;
    const match = await other.expect('GET', `/api/matches/${table.matchId}`, 200);
    expect(match.body.booking).toEqual({ status: 'booked', bookerId: booker.id, bookedAs: 'Ada' });
    const { body: file } = await other.get<{ text: string }>(path('calendar.ics'));
    expect(file.text.replaceAll('\r\n ', '')).toContain('Booked as Ada');
    expect((await ballot()).isOpen).toBe(false);
  });

  it('is refused to who does not have it, without a name, and for a table of others', async () => {
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
    const stranger = await product.person().signUp();
    for (const method of ['POST', 'DELETE'])
      expect((await stranger.send(method, path('booking'))).status).toBe(404);
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
