import { aRequestBody, aSaturday } from '../../../support/http/a-table.js';
import { refused } from '../../../support/http/refused.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const PATH = '/api/user/private-preferences';
const NOTHING = { diets: [], isStepFree: false, noteForBooker: null, languages: [] };

const product = theSharedProduct();

describe('the private preferences of a member', () => {
  it('are empty at first, replaced as a whole, and read by their owner', async () => {
    const person = await product.person().signUp();
    expect(await person.get(PATH)).toMatchObject({ status: 200, body: NOTHING });
    const said = {
      diets: ['vegan', 'gluten_free'],
      isStepFree: true,
      noteForBooker: 'a high chair, please',
      languages: ['de', 'en'],
    };
    expect(await person.send('PUT', PATH, said)).toMatchObject({ status: 200, body: said });
    expect((await person.get(PATH)).body).toEqual(said);
    expect(await person.send('PUT', PATH, { isStepFree: false })).toMatchObject({
      status: 200,
      body: NOTHING,
    });
  });

  it.each([
    { diets: Array(6).fill('vegan') },
    { noteForBooker: 'x'.repeat(201) },
    { languages: Array(11).fill('en') },
  ])('are refused with a field error and not saved: %j', async (body) => {
    const person = await product.person().signUp();
    const refused = await person.send<{ fields: object }>('PUT', PATH, body);
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.fields)).toEqual(Object.keys(body));
    expect((await person.get(PATH)).body).toEqual(NOTHING);
  });
});

describe('a request that asks something of the whole table', () => {
  it('needs a language of the own for a shared one, also for its price', async () => {
    const person = await product.person().signUp();
    // A slot about which no other file asks, because the product remembers for ten minutes who waits in it.
    const body = aRequestBody({ sharedLanguage: true, preferredDate: aSaturday(5) });
    for (const path of ['/api/matching-request', '/api/matching-request/pool'])
      await refused(person.post(path, body), 400, 'language_needed');
    await person.send('PUT', PATH, { languages: ['fr'] });
    expect(await person.post('/api/matching-request/pool', body)).toMatchObject({
      status: 200,
      body: { fit: 0, withLanguage: 0, peers: null },
    });
    expect((await person.post('/api/matching-request', body)).status).toBe(200);
    expect((await person.get('/api/user/active-request')).body).toMatchObject({
      sharedLanguage: true,
      notTheOnly: null,
    });
    await refused(person.send('PUT', PATH, { languages: [] }), 409, 'language_is_asked_for');
  });
});
