import { addDays } from '../../../../src/domain/shared/calendar-date.js';
import { startOf } from '../../../../src/domain/shared/slot.js';
import type { APerson } from '../../../support/http/a-person.js';
import { aRequestBody, aSaturday, aTableOf, matchesOf } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
/** Whose requests are all refused. */
let refused: APerson;
beforeAll(async () => {
  refused = await product.person().signUp();
});

describe('opening a matching request', () => {
  it('opens a request that the home screen can read', async () => {
    const person = await product.person().signUp();
    expect((await person.get('/api/user/active-request')).status).toBe(404);

    const asked = await person.post('/api/matching-request', aRequestBody({ maxDistance: 12 }));
    expect(asked).toMatchObject({
      status: 200,
      body: { status: 'active', venueType: 'cafe', maxDistance: 12 },
    });

    const { status, body } = await person.get('/api/user/active-request');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: asked.body.id,
      preferredDate: aSaturday(),
      distanceApplies: false,
      keepsLocation: false,
      decidedAt: expect.stringMatching(/T0[45]:15:00.000Z$/),
      othersWaiting: 'few',
    });
  });

  it('uses the defaults of 5 miles and any age', async () => {
    const person = await product.person().signUp();
    const { maxDistance: _d, ageRangeMin: _a, ageRangeMax: _b, ...bare } = aRequestBody();
    expect(await person.post('/api/matching-request', bare)).toMatchObject({
      status: 200,
      body: { maxDistance: 5, ageRangeMin: null, ageRangeMax: null },
    });
  });

  it.each([
    { maxDistance: 5, ageRangeMin: 18, ageRangeMax: 18 },
    { maxDistance: 50, ageRangeMin: 80, ageRangeMax: 80 },
  ])('accepts the bounds of every range: %j', async (ends) => {
    const person = await product.person().signUp();
    expect(await person.post('/api/matching-request', aRequestBody(ends))).toMatchObject({
      status: 200,
      body: ends,
    });
  });

  it('requires a date', async () => {
    const person = await product.person().signUp();
    const { body } = await person.post('/api/matching-request', aRequestBody({ preferredDate: '' }));
    expect(body).toMatchObject({
      message: 'Date is required',
      fields: { preferredDate: 'Date is required' },
    });
  });

  it('names the open request in the 409 response', async () => {
    const person = await product.person().signUp();
    const first = await person.post('/api/matching-request', aRequestBody());
    expect(
      await person.post('/api/matching-request', aRequestBody({ venueType: 'restaurant' })),
    ).toMatchObject({
      status: 409,
      body: {
        message: 'You already have an active request',
        conflict: true,
        conflictType: 'active_request',
        existingRequest: { id: first.body.id, meetupType: 'group' },
      },
    });
  });

  it('saves one of twenty concurrent requests of a user', async () => {
    const person = await product.person().signUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.post('/api/matching-request', aRequestBody())),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const winner = answers.find(({ status }) => status === 200)!.body.id;
    expect((await person.get('/api/user/active-request')).body.id).toBe(winner);
  });

  it('names the match of a user who is seated', async () => {
    const { people } = await aTableOf(product, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'], {
      venueType: 'restaurant',
    });
    expect(await people[0]!.post('/api/matching-request', aRequestBody())).toMatchObject({
      status: 409,
      body: {
        message: 'You are already in an active match',
        conflictType: 'active_match',
        existingRequest: null,
      },
    });
  });

  it.each([
    ['a date that does not exist', { preferredDate: '2026-02-30' }, 'preferredDate'],
    ['a Sunday', { preferredDate: addDays(aSaturday(), 1) }, 'preferredDate'],
    ['a Saturday that is over', { preferredDate: addDays(aSaturday(), -14) }, 'preferredDate'],
    ['a Saturday next year', { preferredDate: addDays(aSaturday(), 7 * 52) }, 'preferredDate'],
    ['too short a way', { maxDistance: 4 }, 'maxDistance'],
    ['too long a way', { maxDistance: 51 }, 'maxDistance'],
    ['children', { ageRangeMin: 17 }, 'ageRangeMin'],
    ['beyond the range', { ageRangeMax: 81 }, 'ageRangeMax'],
    ['ages the wrong way round', { ageRangeMin: 40, ageRangeMax: 30 }, 'ageRangeMin'],
  ])('refuses %s with a field error and saves nothing', async (_what, change, field) => {
    const answer = await refused.post('/api/matching-request', aRequestBody(change));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toHaveProperty(field);
    expect((await refused.get('/api/user/active-request')).status).toBe(404);
  });
});

describe('a request opened before its user has set a location', () => {
  it('leads to a table at the hour of that location, for five users in Los Angeles', async () => {
    const slot = { preferredDate: aSaturday(3), preferredTime: 'lunch', venueType: 'cafe' } as const;
    const people: APerson[] = [];
    while (people.length < 5) people.push(await product.person().signUp());
    for (const person of people) {
      await person.expect('POST', '/api/matching-request', 200, aRequestBody(slot));
      await person.expect('PATCH', '/api/user/location', 200, {
        location: 'Los Angeles',
        latitude: 34.05,
        longitude: -118.24,
      });
    }
    const [match] = await matchesOf(people[0]!, (matches) => matches[0]?.participants.length === 5);
    expect(match).toMatchObject({
      timeZone: 'America/Los_Angeles',
      startsAt: startOf(slot, 'America/Los_Angeles').toISOString(),
    });
  });
});

describe('cancelling a request', () => {
  it('withdraws it and is idempotent', async () => {
    const person = await product.person().signUp();
    const { body } = await person.post('/api/matching-request', aRequestBody());
    const cancel = () => person.post(`/api/matching-request/${String(body.id)}/cancel`);
    expect((await cancel()).status).toBe(200);
    expect((await cancel()).status).toBe(200);
    expect((await person.get('/api/user/active-request')).status).toBe(404);
    expect((await person.post('/api/matching-request', aRequestBody())).status).toBe(200);
  });
});

describe('changing a request', () => {
  it('replaces it', async () => {
    const person = await product.person().signUp();
    const { body } = await person.expect('POST', '/api/matching-request', 200, aRequestBody());
    const path = `/api/matching-request/${body.id}`;
    const changed = await person.expect('PUT', path, 200, aRequestBody({ maxDistance: 40 }));
    expect(changed.body).toMatchObject({ status: 'active', maxDistance: 40 });
    expect((await person.get('/api/user/active-request')).body).toMatchObject({ maxDistance: 40 });
  });

  it('and a cancellation decided while waiting are refused where a table was found meanwhile', async () => {
    const { people, matchId } = await aTableOf(product);
    const [person] = people as [(typeof people)[0]];
    const { body } = await person.get<{ id: number }>('/api/user/active-request');
    const path = `/api/matching-request/${body.id}`;
    const conflict = { code: 'active_match', conflict: true, conflictType: 'active_match' };
    expect((await person.expect('PUT', path, 409, aRequestBody())).body).toMatchObject(conflict);
    expect((await person.expect('POST', `${path}/cancel?while=waiting`, 409)).body).toMatchObject(conflict);
    expect((await person.get(`/api/matches/${matchId}`)).status).toBe(200);
    await person.expect('POST', `${path}/cancel`, 200);
    expect((await person.get(`/api/matches/${matchId}`)).status).toBe(404);
  });
});
