import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { openUnreadSocket, clientFrame, flood } from '../support/http/socket-flood.js';
import type { APerson } from '../support/http/a-person.js';
import { aTableOf } from '../support/http/a-table.js';
import { ownProduct, type OwnProduct } from '../support/http/own-product.js';
import { peakGrowthDuring, CAN_READ_MEMORY } from '../support/process-memory.js';

const SOCKETS = 3;
const GROWTH_LIMIT_MB = 50;
const PATIENCE_SECONDS = 12;
const TEXT = 1;
const PING = 9;
const PONG = 10;
/** Far more than the socket buffers of the operating system. */
const MAX_MESSAGES = 4_000;
const IN_FLIGHT = 20;
/** The longest message, in four bytes per character. */
const LONG_MESSAGE = '🍜'.repeat(2_000);

let product: OwnProduct;

const deafSockets = (person: APerson): Promise<Socket[]> =>
  Promise.all(Array.from({ length: SOCKETS }, () => openUnreadSocket(product.url, person)));

const allEnded = Array.from({ length: SOCKETS }, () => true);

/** The floods from WebSockets that read nothing, and what else is told of the same server. */
function whileRateLimitsAre(RATE_LIMITS: 'on' | 'off', tellMore: () => void = () => undefined): void {
  describe(`WebSockets that read nothing, while rate limits are ${RATE_LIMITS},`, () => {
    let mallory: APerson;

    beforeAll(async () => {
      product = await ownProduct({ RATE_LIMITS });
      mallory = await product.person().signUp();
    });
    afterAll(() => product?.stop());

    it.each([
      ['pings', clientFrame(PING, 'p'.repeat(125))],
      ['frames that are answered with an error', clientFrame(TEXT, '{}')],
    ])('are closed with bounded memory when they send a flood of %s', async (_what, frame) => {
      const attack = async () => {
        const sockets = await deafSockets(mallory);
        return Promise.all(sockets.map((socket) => flood(socket, frame, PATIENCE_SECONDS)));
      };
      // The heap of a new process grows under any load.
      expect(await attack()).toEqual(allEnded);
      const growth = await peakGrowthDuring(product.process.pid, attack);
      if (CAN_READ_MEMORY) expect(growth).toBeLessThan(GROWTH_LIMIT_MB);
    });

    tellMore();
  });
}

whileRateLimitsAre('on');

whileRateLimitsAre('off', () => {
  it('are closed at a megabyte of buffered data, and the chat continues', async () => {
    const { matchId, people } = await aTableOf(product);
    const [mallory, ada] = [people[0]!, await (await people[1]!.connect()).joinRoom(matchId)];
    const attack = async () => {
      const sockets = await deafSockets(mallory);
      let ended = 0;
      for (const socket of sockets) {
        socket.on('error', () => undefined).once('close', () => ended++);
        socket.write(clientFrame(TEXT, JSON.stringify({ type: 'join_room', matchId })));
      }
      let written = 0;
      const talk = async () => {
        while (ended < SOCKETS && written < MAX_MESSAGES) {
          const clientId = randomUUID();
          written++;
          ada.send({ type: 'chat_message', matchId, message: LONG_MESSAGE, clientId });
          await ada.waitFor('message_sent', (frame) => frame.clientId === clientId);
          // Recorded frames are cleared, because a search over all of them would be slow.
          ada.received.splice(0, ada.received.length - IN_FLIGHT);
          // A client that does not read detects the closed connection only when it writes.
          for (const socket of sockets) socket.write(clientFrame(PONG, ''));
        }
      };
      await Promise.all(Array.from({ length: IN_FLIGHT }, talk));
      return ended;
    };
    // The heap of a new process grows under any load.
    expect(await attack()).toBe(SOCKETS);
    const growth = await peakGrowthDuring(product.process.pid, async () =>
      expect(await attack()).toBe(SOCKETS),
    );
    if (CAN_READ_MEMORY) expect(growth).toBeLessThan(2 * GROWTH_LIMIT_MB);
  });
});
