import { addDays } from '../../../../src/domain/shared/calendar-date.js';
import { startOf } from '../../../../src/domain/shared/slot.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aRequestBody, aSaturday, aTableOf, matchesOf } from '../../../support/http/a-table.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const OWN = '/api/user/active-request';
const ASK = '/api/matching-request';

const product = theSharedProduct();
let ada: APerson;
beforeEach(async () => {
  ada = await product.person().signUp();
});

const asks = async (fields: object = {}) =>
  (await ada.expect('POST', ASK, 200, aRequestBody({ ...fields }))).body;

describe('a matching request', () => {
  it('is read by the home screen until it is withdrawn, once or twice', async () => {
    await ada.does(`GET ${OWN} 404`);
    const asked = await asks({ maxDistance: 12 });
    expect(asked).toMatchObject({ status: 'active', venueType: 'cafe', maxDistance: 12 });
    expect((await ada.get(OWN)).body).toMatchObject({
      id: asked.id,
      preferredDate: aSaturday(),
      distanceApplies: false,
      keepsLocation: false,
      decidedAt: expect.stringMatching(/T0[45]:15:00.000Z$/),
      othersWaiting: 'few',
    });
    const cancel = `POST ${ASK}/${String(asked.id)}/cancel 200`;
    await ada.does(cancel, cancel, `GET ${OWN} 404`);
    await asks();
  });

  it('has defaults, and takes the bounds of every range', async () => {
    const { maxDistance: _d, ageRangeMin: _a, ageRangeMax: _b, ...bare } = aRequestBody();
    const { body } = await ada.expect('POST', ASK, 200, bare);
    expect(body).toMatchObject({ maxDistance: 5, ageRangeMin: null, ageRangeMax: null });
    for (const ends of [
      { maxDistance: 5, ageRangeMin: 18, ageRangeMax: 18 },
      { maxDistance: 50, ageRangeMin: 80, ageRangeMax: 80 },
    ]) {
      const { id } = (await ada.get<{ id: number }>(OWN)).body;
      const changed = await ada.expect('PUT', `${ASK}/${id}`, 200, aRequestBody(ends));
      expect(changed.body).toMatchObject({ status: 'active', ...ends });
    }
  });

  it('names the open request, or the match, that is in its way', async () => {
    const { id } = await asks();
    const other = ada.post(ASK, aRequestBody({ venueType: 'restaurant' }));
    expect(await refused(other, 409, 'active_request')).toMatchObject({
      message: 'You already have an active request',
      conflict: true,
      conflictType: 'active_request',
      existingRequest: { id, meetupType: 'group' },
    });
    const { people } = await aTableOf(product, undefined, { venueType: 'restaurant' });
    expect(await refused(people[0]!.post(ASK, aRequestBody()), 409, 'active_match')).toMatchObject({
      message: 'You are already in an active match',
      conflictType: 'active_match',
      existingRequest: null,
    });
  });

  it('is one of many concurrent ones of a user', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ada.post(ASK, aRequestBody())));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
    const winner = answers.find(({ status }) => status === 200)!.body.id;
    expect((await ada.get(OWN)).body.id).toBe(winner);
  });

  it.each([
    ['no date', { preferredDate: '' }, 'preferredDate', 'Date is required'],
    ['a date that does not exist', { preferredDate: '2026-02-30' }, 'preferredDate'],
    ['a Sunday', { preferredDate: addDays(aSaturday(), 1) }, 'preferredDate'],
    ['a Saturday next year', { preferredDate: addDays(aSaturday(), 7 * 52) }, 'preferredDate'],
    ['too short a way', { maxDistance: 4 }, 'maxDistance'],
    ['beyond the range', { ageRangeMax: 81 }, 'ageRangeMax'],
    ['ages the wrong way round', { ageRangeMin: 40, ageRangeMax: 30 }, 'ageRangeMin'],
  ])('is refused with %s on its field, and not saved', async (_what, change, field, message?: string) => {
    const { status, body } = await ada.post(ASK, aRequestBody(change));
    expect([status, body.fields]).toEqual([400, { [field]: message ?? expect.any(String) }]);
    await ada.does(`GET ${OWN} 404`);
  });

  it('and what was decided while it waited are refused where a table was found meanwhile', async () => {
    const { people, matchId } = await aTableOf(product);
    const person = people[0]!;
    const path = `${ASK}/${(await person.get<{ id: number }>(OWN)).body.id}`;
    const conflict = { conflict: true, conflictType: 'active_match' };
    for (const decided of [
      person.send('PUT', path, aRequestBody()),
      person.post(`${path}/cancel?while=waiting`),
    ])
      expect(await refused(decided, 409, 'active_match')).toMatchObject(conflict);
    const match = `/api/matches/${matchId}`;
    await person.does(`GET ${match} 200`, `POST ${path}/cancel 200`, `GET ${match} 404`);
  });

  it('that was opened before a location leads to a table at its hour, for five users in Los Angeles', async () => {
    const slot = { preferredDate: aSaturday(3), preferredTime: 'lunch', venueType: 'cafe' } as const;
    const place = { location: 'Los Angeles', latitude: 34.05, longitude: -118.24 };
    for (let users = 0; users < 5; users++) {
      if (users > 0) ada = await product.person().signUp();
      await asks(slot);
      await ada.expect('PATCH', '/api/user/location', 200, place);
    }
    const [match] = await matchesOf(ada, (matches) => matches[0]?.participants.length === 5);
    expect(match).toMatchObject({
      timeZone: 'America/Los_Angeles',
      startsAt: startOf(slot, 'America/Los_Angeles').toISOString(),
    });
  });
});
