import type { APerson } from '../support/http/a-person.js';
import { aRequestBody, aSaturday } from '../support/http/a-table.js';
import { sharedProduct } from '../support/http/shared-product.js';

const PATH = '/api/user/friend-group';
const HOME = { latitude: 40.71, longitude: -73.95 };
/** Accounts of an attacker who was sent a code: on both sides of each limit of its owner. */
const PUPPETS = Array.from({ length: 8 }, (_, index) => ({
  dateOfBirth: `${2006 - 3 * index}-01-01`,
  latitude: HOME.latitude + (index * 2) / 69.1,
}));

it('eight accounts with one code learn neither how far away nor how old its owner is', async () => {
  const product = await sharedProduct();
  const request = aRequestBody({ preferredDate: aSaturday(6), maxDistance: 8, ageRangeMax: 25 });
  const asks = async (person: APerson, latitude: number) => {
    const location = { location: 'Somewhere', ...HOME, latitude };
    await person.expect('PATCH', '/api/user/location', 200, location);
    await person.expect('POST', '/api/matching-request', 200, request);
  };
  const owner = await product.person().signUp({ firstName: 'Victim', dateOfBirth: '2004-01-01' });
  await asks(owner, HOME.latitude);

  const answers = new Set<string>();
  for (const { dateOfBirth, latitude } of PUPPETS) {
    const { body } = await owner.expect('POST', PATH, 200);
    const { invitation } = body.group as { invitation: string };
    const puppet = await product.person().signUp({ dateOfBirth });
    await asks(puppet, latitude);
    const joined = await puppet.post(`${PATH}/join`, { invitation });
    const group = joined.body.group as { state: string; friends: string[] } | undefined;
    answers.add(`${joined.status} ${group?.state} ${group?.friends.join()}`);
    await puppet.delete(PATH);
    await owner.delete(PATH);
  }
  expect([...answers]).toEqual(['200 together Victim']);
});
