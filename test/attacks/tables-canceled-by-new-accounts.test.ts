import { aStaffMember } from '../support/http/a-staff-member.js';
import { aSaturday, aTableOf, matchesOf } from '../support/http/a-table.js';
import { sharedProduct } from '../support/http/shared-product.js';
import { waitForJobs } from '../support/http/wait-for-jobs.js';

const TABLES = 8;
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Mallory'];
/** A slot of its own, because nobody else may fill the tables. */
const REQUEST = { preferredDate: aSaturday(5), preferredTime: 'dinner', venueType: 'restaurant' };

it('eight accounts of a minute cancel eight tables: the others have tables again, and moderators review the eight', async () => {
  const product = await sharedProduct();
  const tables = [];
  for (let at = 0; at < TABLES; at++) tables.push(await aTableOf(product, NAMES, REQUEST));
  const attackers = tables.map(({ people, matchId }) => ({ matchId, person: people.at(-1)! }));
  const others = tables.flatMap(({ people }) => people.slice(0, -1));
  await Promise.all(
    attackers.map(({ person, matchId }) => person.expect('DELETE', `/api/matches/${matchId}`, 200)),
  );

  const seatedAgain = async () => {
    const open = await Promise.all(others.map((one) => matchesOf(one, () => true)));
    return open.filter((matches) => matches.some(({ status }) => status === 'pending')).length;
  };
  await waitForJobs(product);
  expect(await seatedAgain()).toBe(others.length);
  const moderator = await aStaffMember(product, 'moderator');
  const { body } = await moderator.get<Array<{ source: string; about: { id: number }; by: null }>>(
    '/api/admin/reports?sort=["id","DESC"]&range=[0,19]',
  );
  const early = body.filter(({ source }) => source === 'early_cancellation');
  expect(early.map(({ about }) => about.id).sort((a, b) => a - b)).toEqual(
    attackers.map(({ person }) => person.id).sort((a, b) => a - b),
  );
  expect(new Set(early.map(({ by }) => by))).toEqual(new Set([null]));
});
