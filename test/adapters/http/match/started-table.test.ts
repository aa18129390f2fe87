import { ALL_MATCHES, aTableOf, endDinner, type SeatedTable } from '../../../support/http/a-table.js';
import { theSharedProduct } from '../../../support/http/shared-product.js';

const product = theSharedProduct();
let table: SeatedTable;
beforeAll(async () => {
  table = await aTableOf(product);
  await product.query(`update matches set starts_at = now() - interval '10 minutes' where id = $1`, [
    table.matchId,
  ]);
});

it('a member who leaves a table ten minutes in closes the chat for themselves, and nobody cancels it', async () => {
  const [leaver, other] = table.people as [SeatedTable['people'][0], SeatedTable['people'][0]];
  const path = `/api/matches/${table.matchId}`;
  const refused = await other.expect('DELETE', path, 409);
  expect(refused.body).toMatchObject({ code: 'match_has_started' });

  const left = await leaver.expect('DELETE', `${path}/leave`, 200);
  expect(left.body).toMatchObject({ outcome: 'left_chat' });
  expect((await leaver.get(`${path}/messages`)).status).toBe(404);
  expect((await leaver.get(path)).status).toBe(404);
  expect((await leaver.get('/api/user/matches')).body).toEqual([]);
  expect((await leaver.get('/api/user/active-request')).status).toBe(404);
  expect((await other.get<{ participants: number[] }>(path)).body.participants).toContain(leaver.id);

  await endDinner(product, table.matchId);
  expect((await other.get('/api/user/matches')).body).toEqual([]);
  expect((await leaver.get(ALL_MATCHES)).body).toMatchObject([
    { id: table.matchId, status: 'completed', hasLeftChat: true, unread: 0, lastMessage: null },
  ]);
  expect((await leaver.get(`${path}/messages`)).status).toBe(404);
  await other.expect('POST', `${path}/feedback`, 200, { attended: true, again: [], didNotCome: [leaver.id] });
  await leaver.expect('POST', `${path}/feedback`, 200, { attended: true, again: [other.id] });
});
