import { PostgresDeliverability } from '../../../../src/adapters/persistence/notifications/postgres-deliverability.js';
import { deliverabilityContract } from '../../../contracts/deliverability-contract.js';
import { ownDatabase } from '../../../support/postgres/product-database.js';

const database = ownDatabase('kept');

async function open() {
  await database.clear();
  await database.pool.query('delete from sent_mails');
  const ids = await database.people({}, {});
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from users where id = any ($1) order by id',
    [ids],
  );
  const addresses = rows.map(({ email }) => email) as [string, string];
  return { store: new PostgresDeliverability(database.em), ids, addresses };
}

describe('deliverability in PostgreSQL', () => {
  deliverabilityContract(open);

  it('keeps since when an address is undeliverable, and the newest words of the server', async () => {
    const { store, addresses } = await open();
    const [first, second] = [new Date('2026-03-02T15:00:00Z'), new Date('2026-03-03T15:00:00Z')];
    await store.mark(addresses[0], '550 no', first);
    await store.mark(addresses[0], '550 still no', second);
    const { rows } = await database.pool.query('select reply, since from undeliverable_addresses');
    expect(rows).toEqual([{ reply: '550 still no', since: first }]);
  });

  it('does not mark another address of the account, in whatever way it came there', async () => {
    const { store, ids, addresses } = await open();
    await store.mark(addresses[0], '550 no', new Date());
    await database.pool.query(`update users set email = 'corrected@example.org' where id = $1`, [ids[0]]);
    expect(await store.isUndeliverable('corrected@example.org')).toBe(false);
  });
});
