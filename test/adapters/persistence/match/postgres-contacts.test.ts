import { PostgresContacts } from '../../../../src/adapters/persistence/match/postgres-contacts.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

it('the admins are neither moderators nor members nor deleted accounts', async () => {
  const [grace, mia, gone] = await database.people({}, {}, {}, {});
  const setRole = (id: number, role: string) =>
    database.pool.query(`update users set role = $2 where id = $1`, [id, role]);
  await setRole(grace, 'admin');
  await setRole(mia, 'moderator');
  await setRole(gone, 'admin');
  await database.pool.query(`update users set deleted_at = now() where id = $1`, [gone]);
  const admins = await new PostgresContacts(database.em).admins();
  expect(admins.map(({ userId }) => userId)).toEqual([grace]);
});
