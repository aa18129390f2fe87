import { aRequestBody, aSaturday } from '../../../support/http/a-table.js';
import { bornYearsAgo } from '../../../support/http/born-years-ago.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();

/** A slot of its own, because the product remembers for ten minutes who waits in a slot that another file asked about. */
const SLOT = { preferredDate: aSaturday(4), preferredTime: 'dinner', venueType: 'restaurant' };

async function waits(age: number, ageRangeMin: number, ageRangeMax: number) {
  const person = await product.person().signUp({ dateOfBirth: bornYearsAgo(age) });
  const request = await person.expect(
    'POST',
    '/api/matching-request',
    200,
    aRequestBody({ ...SLOT, ageRangeMin, ageRangeMax }),
  );
  return { person, outlook: `/api/matching-request/${String(request.body.id)}/outlook` };
}

it('a user who waits learns which limit is the tightest, until they wait no more', async () => {
  // They accept Ada's age and not each other's, so that they form no table.
  for (let other = 0; other < 5; other += 1) await waits(26, 18, 23);
  const { person: ada, outlook } = await waits(22, 18, 22);
  expect((await ada.get(outlook)).body).toEqual({
    compatible: 0,
    tightest: { limit: 'ages', gain: 5, maxDistance: 10, ageRangeMin: 18, ageRangeMax: 26 },
  });
  await ada.expect('POST', outlook.replace('/outlook', '/cancel'), 200);
  expect((await ada.get(outlook)).status).toBe(404);
});
