import { OPENED } from '../../../src/infrastructure/compose/tokens.js';
import { CHAT_RATE } from '../../../src/application/chat/limits.js';
import { eventually } from '../../support/eventually.js';
import { APerson, type ASocket, type Frame } from '../../support/http/a-person.js';
import { aTableOf } from '../../support/http/a-table.js';
import { startProduct, type TestProduct } from '../../support/http/test-product.js';
import { type TestDatabase, testDatabase } from '../../support/postgres/test-database.js';
import { hasRedis, REDIS_NOTE, type RedisServer, startRedis } from '../../support/redis/redis-server.js';

const MESSAGES = 30;
const USERS = 5;

interface Message {
  readonly id: number;
  readonly message: string;
}

let redis: RedisServer | undefined;

const BUSES: Array<[name: string, settings: () => Promise<Record<string, string>>, suite: typeof describe]> =
  [
    ['PostgreSQL', async () => ({}), describe],
    [
      `Redis${REDIS_NOTE}`,
      async () => {
        redis = await startRedis();
        return { REDIS_URL: redis.url };
      },
      hasRedis ? describe : (describe.skip as typeof describe),
    ],
  ];

const messageOf = (frame: Frame): Message => frame.message as unknown as Message;

/** The messages of users that a socket received, its own acknowledged ones included. */
const received = ({ received: frames }: ASocket): Message[] =>
  frames
    .filter(({ type }) => type === 'new_message' || type === 'message_sent')
    .map(messageOf)
    .filter(({ message }) => message.startsWith('writer '));

for (const [name, settings, suite] of BUSES) {
  suite(`a room on two servers over ${name}`, () => {
    let database: TestDatabase;
    let servers: TestProduct[];

    const on = (server: TestProduct, person: APerson): APerson =>
      Object.assign(new APerson(server), { ...person, product: server });

    beforeAll(async () => {
      database = await testDatabase();
      const env = { ...(await settings()), RATE_LIMITS: 'on' };
      servers = await Promise.all([0, 1].map(() => startProduct({ database, env })));
    });
    afterAll(async () => {
      await Promise.all((servers ?? []).map((server) => server.stop()));
      await database?.drop();
      await redis?.stop();
      redis = undefined;
    });

    /** Refunds each user their messages in advance, so that the burst stays within the limit. */
    const allowMore = async ({ server }: TestProduct, people: readonly APerson[]): Promise<void> => {
      const limiter = server.container.get(OPENED).inProcessLimiter;
      const refunds = people.flatMap(({ id }) => Array<string>(2 * MESSAGES).fill(String(id)));
      await Promise.all(refunds.map((user) => limiter.refund(CHAT_RATE, user)));
    };

    it('has one order of the messages of ten writers, the same for each socket and the history', async () => {
      const { matchId, people } = await aTableOf(servers[0]!);
      const sockets = await Promise.all(
        people.flatMap((person) =>
          servers.map(async (server) => (await on(server, person).connect()).joinRoom(matchId)),
        ),
      );
      expect(sockets).toHaveLength(2 * USERS);
      for (const server of servers) await allowMore(server, people);
      sockets.forEach((socket, writer) => {
        for (let n = 0; n < MESSAGES; n++)
          socket.send({
            type: 'chat_message',
            matchId,
            message: `writer ${writer}: ${n}`,
            clientId: `${writer}-${n}`,
          });
      });
      const all = sockets.length * MESSAGES;
      for (const socket of sockets) await eventually(async () => received(socket).length >= all);

      const history: Message[] = [];
      for (let before = ''; history.length < all;) {
        const { body } = await people[0]!.get<Message[]>(`/api/matches/${matchId}/messages${before}`);
        history.unshift(...body.filter(({ message }) => message.startsWith('writer ')));
        before = `?before=${body[0]!.id}`;
      }
      const order = history.map(({ id, message }) => `${id} ${message}`);
      for (const socket of sockets)
        expect(received(socket).map(({ id, message }) => `${id} ${message}`)).toEqual(order);
      for (const socket of sockets) socket.close();
    });

    it('is limited to about 20 messages of a user in 10 seconds, counted over both', async () => {
      const { matchId, people } = await aTableOf(servers[0]!, undefined, { preferredTime: 'dinner' });
      const [here, there] = (await Promise.all(
        servers.map(async (server) => (await on(server, people[0]!).connect()).joinRoom(matchId)),
      )) as [ASocket, ASocket];
      const write = (socket: ASocket, clientId: string): Promise<Frame> => {
        socket.send({ type: 'chat_message', matchId, message: 'Hi', clientId });
        return socket.waitForOneOf(['message_sent', 'error'], (frame) => frame.clientId === clientId);
      };
      for (let n = 0; n < 20; n++) expect(await write(here, `a${n}`)).toMatchObject({ type: 'message_sent' });
      expect(await write(here, 'one more')).toMatchObject({ code: 'too_many_attempts' });
      await eventually(async () => there.received.filter(({ type }) => type === 'new_message').length === 20);
      expect(await write(there, 'elsewhere')).toMatchObject({ code: 'too_many_attempts' });
      here.close();
      there.close();
    });
  });
}
