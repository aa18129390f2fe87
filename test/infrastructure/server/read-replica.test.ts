import { eventually } from '../../support/eventually.js';
import { aMeetupBody } from '../../support/http/a-meetup.js';
import type { APerson } from '../../support/http/a-person.js';
import { signInToConsole } from '../../support/http/a-staff-member.js';
import { aTableOf } from '../../support/http/a-table.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';
import { type InterruptibleProxy, proxyBefore } from '../../support/interruptible-proxy.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';

let replica: TestDatabase;
let proxy: InterruptibleProxy;
let product: TestProduct;
let admin: APerson;
let meetupId: number;
const log: string[] = [];

/** The replica is an empty database, so that a result shows where it was read. */
beforeAll(async () => {
  replica = await testDatabase();
  const through = await proxyBefore(replica.url);
  proxy = through;
  product = await startProduct({
    env: { DATABASE_URL: 'postgres://not-used/here', DATABASE_REPLICA_URL: through.url },
    log: (line) => void log.push(line),
  });
  admin = await signInToConsole(product, await product.person().signUp(), 'admin');
  const body = aMeetupBody();
  meetupId = (await admin.expect('POST', '/api/admin/meetups', 200, body)).body.id as number;
});
afterAll(async () => {
  await product.stop();
  await proxy.close();
  await replica.drop();
});

const browse = async (person: APerson): Promise<number> => {
  const { body } = await person.expect('GET', '/api/meetups/browse', 200);
  return (body as unknown as unknown[]).length;
};
const LISTS = ['users', 'matches', 'meetups', 'audit-log'];
const lengthsOfLists = () =>
  Promise.all(
    LISTS.map(async (name) => {
      const { body } = await admin.expect('GET', `/api/admin/${name}`, 200);
      return (body as unknown as unknown[]).length;
    }),
  );
const readsBy = async (server: string): Promise<number> => {
  const metrics = await (await fetch(`${product.url}/metrics`)).text();
  return Number(new RegExp(`^replica_reads_total{server="${server}"} (\\d+)`, 'm').exec(metrics)![1]);
};

describe('with a replica', () => {
  it('lists of meetups and of the console are read from it', async () => {
    const person = await product.person().signUp();
    await eventually(async () => (await browse(person)) === 0);
    expect(await readsBy('replica')).toBeGreaterThan(0);
    expect(await lengthsOfLists()).toEqual([0, 0, 0, 0]);
  });

  it('records, polls, chat and own meetups are read from the primary', async () => {
    const { matchId, people } = await aTableOf(product);
    const [ada, ben] = people as [APerson, APerson];
    await ada.expect('POST', `/api/meetups/${meetupId}/join`, 200);
    expect((await ada.expect('GET', `/api/meetups/${meetupId}`, 200)).body).toMatchObject({ joined: true });
    expect((await ada.get<object[]>('/api/meetups')).body).toHaveLength(1);
    const socket = await (await ada.connect()).joinRoom(matchId);
    socket.send({ type: 'chat_message', matchId, message: 'here', clientId: 'c' });
    await socket.waitFor('message_sent');
    const { body } = await ben.get<Array<{ message: string }>>(`/api/matches/${matchId}/messages`);
    expect(body.at(-1)!.message).toBe('here');
    await admin.expect('GET', `/api/admin/users/${ada.id}`, 200);
    await admin.expect('GET', `/api/admin/meetups/${meetupId}`, 200);
    socket.close();
  });

  it('while it is away, lists are read from the primary without an error, with a log line and a metric', async () => {
    const person = await product.person().signUp();
    // A busy machine may have made the replica late before, which is logged too.
    await eventually(async () => (await browse(person)) === 0);
    const logged = log.length;
    proxy.disconnect();
    const before = await readsBy('primary');
    for (let reads = 0; reads < 5; reads++) expect(await browse(person)).toBe(1);
    expect(Math.min(...(await lengthsOfLists()))).toBeGreaterThan(0);
    expect(await readsBy('primary')).toBeGreaterThanOrEqual(before + 5);
    const lines = () => log.slice(logged).filter((line) => line.includes('the replica is not used'));
    await eventually(async () => lines().length > 0);
    expect(lines()).toHaveLength(1);

    proxy.reconnect();
    await eventually(async () => (await browse(person)) === 0);
    expect(log.slice(logged).filter((line) => line.includes('the replica is used again'))).toHaveLength(1);
  });
});
