import type { APerson, ASocket } from '../support/http/a-person.js';
import { aTableOf } from '../support/http/a-table.js';
import { VALUES } from '../support/http/hostile-values.js';
import { theSharedProduct } from '../support/http/shared-product.js';

const MAX_FRAME_BYTES = 16 * 1024;

const product = theSharedProduct();
let member: APerson;
let matchId: number;

beforeAll(async () => {
  const table = await aTableOf(product);
  member = table.people[0]!;
  matchId = table.matchId;
});

/** Sends the frame, then one that always gets a response. @returns the responses before that one */
async function answersTo(socket: ASocket, frame: string): Promise<string[]> {
  const before = socket.received.length;
  socket.send(frame);
  const clientId = `after ${before}`;
  socket.send({ type: 'chat_message', matchId, message: 'still here', clientId });
  await socket.waitFor('message_sent', (each) => each.clientId === clientId);
  const responses = socket.received.slice(before).filter((each) => each.clientId !== clientId);
  return responses.map(({ type, code }) => (type === 'error' ? String(code) : type));
}

describe('a WebSocket frame', () => {
  const kinds = { join_room: ['matchId'], chat_message: ['matchId', 'message', 'clientId', 'userId'] };
  const cases = Object.entries(kinds).flatMap(([type, fields]) => [
    [type, 'type'] as const,
    ...fields.map((field) => [type, field] as const),
  ]);

  it.each(cases)('%s with an invalid %s gets a response and has no effect', async (type, field) => {
    const socket = await (await member.connect()).joinRoom(matchId);
    const sound = { type, matchId, message: 'hello', clientId: 'c', userId: 1 };
    for (const [what, value] of Object.entries(VALUES)) {
      if (value.length > MAX_FRAME_BYTES - 200) continue;
      // Unique, because the response to a repeated message may come after that to the next one.
      const clientId = `${type} ${field} ${what}`.slice(-64);
      const frame = JSON.stringify({ ...sound, clientId, [field]: '@' }).replace('"@"', () => value);
      const answers = await answersTo(socket, frame);
      expect([what, answers.length > 0]).toEqual([what, true]);
      expect([what, answers]).not.toEqual([what, expect.arrayContaining(['unexpected'])]);
      expect([what, answers]).not.toEqual([what, expect.arrayContaining(['unavailable'])]);
    }
    socket.close();
  });

  it('over 16 KB closes the connection, and so does a binary one', async () => {
    for (const frame of ['x'.repeat(MAX_FRAME_BYTES + 1), Buffer.from('{"type":"join_room"}')]) {
      const socket = await member.connect();
      socket.send(frame);
      expect([1008, 1009]).toContain(await socket.closed);
    }
  });
});
