import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '../../support/eventually.js';
import type { APerson } from '../../support/http/a-person.js';
import { aTableOf } from '../../support/http/a-table.js';
import { ChatClient } from '../../support/http/chat-client.js';
import { ProductCluster } from '../../support/http/product-cluster.js';
import { type InterruptibleProxy, startInterruptibleProxy } from '../../support/interruptible-proxy.js';
import type { Query } from '../../support/postgres/pool-of.js';
import { hasRedis, REDIS_NOTE, type RedisServer, startRedis } from '../../support/redis/redis-server.js';

const RECONNECTED_MS = 3_000;
const REVOKED_MS = 1_000;

/** How a test starts and interrupts the bus. */
interface Bus {
  start(): Promise<Record<string, string>>;
  /** Takes the bus away until the returned function is called. */
  interrupt(query: Query): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

const overPostgres: Bus = {
  start: async () => ({}),
  interrupt: async (query) => {
    let isOver = false;
    const interrupting = (async () => {
      while (!isOver) {
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where application_name in ('tablemates-signals', 'tablemates-publisher') and datname = current_database()`,
        );
        await pause(20);
      }
    })();
    return async () => {
      isOver = true;
      await interrupting;
    };
  },
  stop: async () => undefined,
};

function overRedis(): Bus {
  let redis: RedisServer;
  let proxy: InterruptibleProxy;
  return {
    start: async () => {
      redis = await startRedis();
      proxy = await startInterruptibleProxy({ host: '127.0.0.1', port: Number(new URL(redis.url).port) });
      return { REDIS_URL: `redis://127.0.0.1:${proxy.port}` };
    },
    interrupt: async () => {
      proxy.disconnect();
      return async () => proxy.reconnect();
    },
    stop: async () => {
      await proxy.close();
      await redis.stop();
    },
  };
}

const BUSES: Array<[name: string, bus: Bus, suite: typeof describe]> = [
  ['PostgreSQL', overPostgres, describe],
  [`Redis${REDIS_NOTE}`, overRedis(), hasRedis ? describe : (describe.skip as typeof describe)],
];

for (const [name, bus, suite] of BUSES) {
  suite(`two processes over ${name}`, () => {
    let cluster: ProductCluster;
    let query: Query;
    let matchId: number;
    let people: APerson[];
    let clients: ChatClient[];

    beforeAll(async () => {
      cluster = await ProductCluster.start(2, await bus.start());
      const product = cluster.products[0]!;
      ({ query } = product);
      ({ matchId, people } = await aTableOf(product));
      clients = await Promise.all(people.map((person, index) => aClient(person, index)));
    });
    afterAll(async () => {
      clients?.forEach((client) => client.stop());
      await cluster?.stop();
      await bus.stop();
    });

    /** A client that prefers the process with the index modulo their number. */
    const aClient = (person: APerson, index: number): Promise<ChatClient> => {
      const preferring = () => {
        const urls = cluster.products.map(({ url }) => url);
        return urls.map((_, offset) => urls[(index + offset) % urls.length]!);
      };
      return new ChatClient(person, matchId, preferring).start();
    };

    /** The same browser on the process with the index. */
    const on = (index: number, person: APerson): APerson => {
      const product = cluster.products[index]!;
      return Object.assign(product.person(), { ...person, product });
    };

    /** All clients send until it has happened, each at most three messages without confirmation. @returns the texts */
    async function chatDuring(label: string, happens: () => Promise<void>): Promise<string[]> {
      let isOver = false;
      const happening = happens().finally(() => (isOver = true));
      const sent: string[] = [];
      const send = (client: ChatClient): void => {
        const text = `${label} ${sent.length} of ${client.person.id}`;
        sent.push(text);
        client.send(text);
      };
      while (!isOver) {
        for (const client of clients) if (client.outbox.size < 3) send(client);
        await pause(40);
      }
      await happening;
      await eventually(async () => clients.every(({ outbox }) => outbox.size === 0));
      // A receiver sees a gap when the next message arrives.
      for (const client of clients) send(client);
      await eventually(async () => clients.every(({ outbox }) => outbox.size === 0));
      return sent;
    }

    /** Waits until each client has sent five more messages. */
    async function allHaveSent(): Promise<void> {
      const before = clients.map(({ confirmed }) => confirmed.length);
      await eventually(async () => clients.every(({ confirmed }, n) => confirmed.length >= before[n]! + 5));
    }

    async function expectEachOnce(sent: readonly string[]): Promise<void> {
      const confirmed = clients.flatMap((client) => client.confirmed.splice(0));
      expect(confirmed.toSorted()).toEqual(sent.toSorted());
      const { rows } = await query<{ id: number; message: string }>(
        `select id, message from chat_messages where match_id = $1 and message = any($2) order by id`,
        [matchId, sent],
      );
      expect(rows.map(({ message }) => message).toSorted()).toEqual(sent.toSorted());
      for (const client of clients) {
        expect(client.misplaced).toEqual([]);
        await eventually(async () => rows.every(({ id, message }) => client.thread.get(id) === message));
      }
    }

    /** Runs it, and measures the time until all clients are back in the room. */
    async function timeToReturn(happens: () => Promise<void>): Promise<number> {
      const before = clients.flatMap(({ closeCodes }) => closeCodes).length;
      const began = performance.now();
      await happens();
      await eventually(async () => clients.flatMap(({ closeCodes }) => closeCodes).length > before);
      await eventually(async () => clients.every(({ isIn }) => isIn));
      return performance.now() - began;
    }

    /** Signs out on the first process. @returns the time until the second one has closed the socket and refuses requests */
    async function timeToRevoke(): Promise<number> {
      const person = await cluster.products[0]!.person().signUp();
      const there = on(1, person);
      const socket = await there.connect();
      for (let polls = 0; polls < 3; polls++) await there.expect('GET', '/api/user/matches', 200);
      await on(0, person).expect('POST', '/api/logout', 200);
      const began = performance.now();
      const refused = eventually(async () => (await there.get('/api/user/matches')).status === 401);
      expect(await socket.closed).toBe(4401);
      await refused;
      return performance.now() - began;
    }

    it('a session that ends on one closes its socket on the other, and is refused there, within a second', async () => {
      expect(await timeToRevoke()).toBeLessThan(REVOKED_MS);
    });

    it('the same holds while the bus is away, and clients refetch when it is back', async () => {
      const restore = await bus.interrupt(query);
      expect(await timeToRevoke()).toBeLessThan(REVOKED_MS);
      clients[0]!.send('sent without a bus');
      await eventually(async () => clients[0]!.outbox.size === 0);
      await restore();
      for (const client of clients) {
        await eventually(async () => [...client.thread.values()].includes('sent without a bus'));
        expect(client.closeCodes).toEqual([]);
        client.confirmed.splice(0);
      }
    });

    // How clients return does not depend on the bus.
    if (bus !== overPostgres) return;

    it.each([
      ['killed', 'SIGKILL', 1006],
      ['replaced by a new one', 'SIGTERM', 1001],
    ] as const)(
      'when one is %s, its clients are on the other within 3 seconds, and every message is stored and shown once',
      async (label, signal, code) => {
        if (signal === 'SIGTERM') await cluster.add();
        let tookMs = Infinity;
        const sent = await chatDuring(label, async () => {
          await allHaveSent();
          tookMs = await timeToReturn(() => cluster.endOldest(signal));
          await allHaveSent();
        });
        expect(tookMs).toBeLessThan(RECONNECTED_MS);
        expect(sent.length).toBeGreaterThan(50);
        expect(clients.flatMap(({ closeCodes }) => closeCodes)).toContain(code);
        await expectEachOnce(sent);
      },
    );
  });
}
